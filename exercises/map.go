// map.go draws the map of the course.

package main

import (
	"fmt"
	"strings"

	"github.com/fatih/color"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// marks is how a status is shown: by a letter on the map, so that it can be read without
// color, by a color where there is one, and in words.
var marks = map[status]struct {
	letter, word string
	color        *color.Color
}{
	green:   {"#", "green", color.New(color.FgGreen)},
	red:     {"x", "red", color.New(color.FgRed)},
	changed: {"~", "changed since its last check", color.New(color.FgYellow)},
	broken:  {"?", "not compiling", color.New(color.FgYellow)},
	open:    {".", "open", color.New(color.Faint)},
}

func (t *tool) drawMap([]string) error {
	here, begun := t.here()
	for _, chapter := range gotool.Chapters(t.root) {
		squares := map[bool]string{} // of the core, and beyond it
		for _, x := range of(t.list, chapter) {
			square := t.mark(x)
			if begun && key(x) == key(here) {
				square = "[" + square + "]"
			}
			squares[x.Core] += " " + square
		}
		line := "  " + short(chapter) + " " + squares[true]
		if squares[false] != "" {
			line += "   more:" + squares[false]
		}
		if n := len(t.yoursIn(chapter)); n > 0 {
			line += "   " + countOf(n, "file") + " of yours"
		}
		fmt.Fprintln(t.out, line)
	}
	fmt.Fprintf(t.out, "  %s\n", legend())
	s := t.standing(here)
	switch {
	case !begun:
		fmt.Fprintln(t.out, "  begin: go run ./exercises next")
	case s == green, s == open && !here.IsOwn():
		fmt.Fprintf(t.out, "  you are at %s, %s\n  go on: go run ./exercises next\n", title(here), marks[s].word)
	default:
		fmt.Fprintf(t.out, "  you are at %s, %s\n  then:  go run ./exercises check        all of the chapter: go run ./exercises %s\n", title(here), marks[s].word, short(here.Chapter))
	}
	return nil
}

func (t *tool) mark(x tasks.Task) string {
	m := marks[t.standing(x)]
	return m.color.Sprint(m.letter)
}

func (t *tool) listTasks(chapter string) error {
	here, _ := t.here()
	for _, x := range of(t.list, chapter) {
		at, weight := " ", "core"
		if key(x) == key(here) {
			at = ">"
		}
		if !x.Core {
			weight = "more"
		}
		fmt.Fprintf(t.out, "%s %s %-5s %s  %-26s %s\n", at, t.mark(x), x.Number(), weight, x.Name, x.Kind)
	}
	fmt.Fprintf(t.out, "  %s\n  go to one: go run ./exercises next %d.1\n", legend(), numberOf(chapter))
	return nil
}

func legend() string {
	var parts []string
	for _, s := range []status{green, red, open, changed, broken} {
		parts = append(parts, marks[s].color.Sprint(marks[s].letter)+" "+marks[s].word)
	}
	return strings.Join(parts, "   ")
}
