// map.go draws the map of the course.

package main

import (
	"fmt"
	"strings"

	"github.com/fatih/color"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// marks is how the map shows a status: a letter, so that it can be read without
// color, and a color where there is one.
var marks = map[status]struct {
	letter string
	color  *color.Color
}{
	unknown: {"?", color.New(color.FgYellow)},
	open:    {".", color.New(color.Faint)},
	red:     {"x", color.New(color.FgRed)},
	green:   {"#", color.New(color.FgGreen)},
}

// drawMap shows how far the learner is, in all chapters, and the next step.
func (t *tool) drawMap(args []string) error {
	if len(args) > 0 {
		return misuse("")
	}
	list, err := tasks.Read(t.root)
	if err != nil {
		return err
	}
	here, begun := t.here()
	stand := make(map[string]status)
	for _, x := range list {
		if stand[key(x)], err = t.judged(x); err != nil {
			return err
		}
	}
	for _, chapter := range gotool.Chapters(t.root) {
		var core, more []string
		for _, x := range of(list, chapter) {
			mark := marks[stand[key(x)]]
			square := mark.color.Sprint(mark.letter)
			if begun && key(x) == key(here) {
				square = "[" + square + "]"
			}
			if x.Core {
				core = append(core, square)
			} else {
				more = append(more, square)
			}
		}
		if len(core)+len(more) == 0 {
			continue
		}
		line := "  " + short(chapter) + "  " + strings.Join(core, " ")
		if len(more) > 0 {
			line += "   more: " + strings.Join(more, " ")
		}
		if n := t.theirs(chapter); n > 0 {
			line += "   " + countOf(n, "function") + " of yours"
		}
		fmt.Fprintln(t.out, line)
	}
	fmt.Fprintf(t.out, "  %s\n", legend())
	if !begun {
		fmt.Fprintln(t.out, "  begin: go run ./exercises next")
		return nil
	}
	fmt.Fprintf(t.out, "  you are at %s, %s\n", title(here), words[stand[key(here)]])
	if s := stand[key(here)]; s == green || s == open && !inFile(here) {
		fmt.Fprintln(t.out, "  go on: go run ./exercises next")
	} else {
		fmt.Fprintln(t.out, "  then:  go run ./exercises check        all of the chapter: go run ./exercises "+short(here.Chapter))
	}
	return nil
}

// listTasks lists the tasks of a chapter by their names.
func (t *tool) listTasks(chapter string) error {
	list, err := tasks.Read(t.root)
	if err != nil {
		return err
	}
	here, _ := t.here()
	for _, x := range of(list, chapter) {
		s, err := t.judged(x)
		if err != nil {
			return err
		}
		at := " "
		if key(x) == key(here) {
			at = ">"
		}
		weight := "core"
		if !x.Core {
			weight = "more"
		}
		fmt.Fprintf(t.out, "%s %s %-5s %s  %-26s %s\n", at, marks[s].color.Sprint(marks[s].letter), x.Number(), weight, x.Name, x.Kind)
	}
	fmt.Fprintf(t.out, "  %s\n  go to one: go run ./exercises next %d.1\n", legend(), numberOf(chapter))
	return nil
}

// judged is how a task stands; its tests are run where they have to be.
func (t *tool) judged(x tasks.Task) (status, error) {
	if s, known := t.standing(x); known {
		return s, nil
	}
	v, err := t.judge(x)
	return v.status, err
}

// legend says what the letters of the map mean.
func legend() string {
	var parts []string
	for _, s := range []status{green, red, open, unknown} {
		word := words[s]
		switch s {
		case green:
			word = "done"
		case unknown:
			word = "does not compile"
		}
		parts = append(parts, marks[s].color.Sprint(marks[s].letter)+" "+word)
	}
	return strings.Join(parts, "   ")
}

// theirs counts the functions of a chapter that the learner has written.
func (t *tool) theirs(chapter string) int {
	list, _ := t.entries()
	n := 0
	for _, e := range list {
		isTheirs := e.Kind == kept.Carried || e.Kind == kept.Emptied && !t.isUntouched(e)
		if e.Chapter() == chapter && isTheirs && t.declaration(e) != "" {
			n++
		}
	}
	return n
}
