// board.go draws the progress board.

package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/fatih/color"

	"mateinfive/exercises/gotool"
)

// marks is how the board shows a status: a letter, so that it can be read
// without color, and a color where there is one.
var marks = map[status]struct {
	letter string
	color  *color.Color
}{
	unknown:   {"?", color.New(color.FgYellow)},
	unwritten: {".", color.New(color.Faint)},
	red:       {"x", color.New(color.FgRed)},
	green:     {"#", color.New(color.FgGreen)},
}

// board shows how far the learner is, and the next step.
func (t *tool) board(args []string) error {
	if len(args) > 0 {
		return misuse("")
	}
	all, err := allExercises(t.root)
	if err != nil {
		return err
	}
	if err := t.warnOfChairs(); err != nil {
		return err
	}
	outcomes, err := t.judge(nil, all...)
	if err != nil {
		return err
	}
	var broken []string
	for _, chapter := range gotool.Chapters(t.root) {
		var squares []string
		for _, x := range all {
			if x.chapter != chapter {
				continue
			}
			o := outcomes[x.id]
			squares = append(squares, marks[o.status].color.Sprint(marks[o.status].letter))
			if o.broken != "" && (len(broken) == 0 || broken[len(broken)-1] != o.broken) {
				broken = append(broken, o.broken)
			}
		}
		if len(squares) > 0 {
			short, _, _ := strings.Cut(chapter, "-")
			fmt.Fprintf(t.out, "  %s  %s\n", short, strings.Join(squares, " "))
		}
	}
	if len(all) > 0 {
		fmt.Fprintf(t.out, "  %s\n", legend())
	}
	for _, b := range broken {
		fmt.Fprintln(t.out, " ", b)
	}
	if len(broken) == 0 {
		t.next(all, outcomes)
	}
	return nil
}

// legend says what the letters of the board mean.
func legend() string {
	var words []string
	for _, m := range []struct {
		status status
		word   string
	}{{green, "green"}, {red, "red"}, {unwritten, "not begun"}, {unknown, "does not compile"}} {
		words = append(words, marks[m.status].color.Sprint(marks[m.status].letter)+" "+m.word)
	}
	return strings.Join(words, "   ")
}

// warnOfChairs says, before anything else, which functions of the chapters are
// empty: what stands on them may be red for that alone.
func (t *tool) warnOfChairs() error {
	list, err := t.chairs()
	if err != nil || len(list) == 0 {
		return err
	}
	if empty := t.describe(list); len(empty) > 0 {
		list = empty
		fmt.Fprintln(t.out, "  Rebuild or restore what is empty before you trust what is red:")
	}
	fmt.Fprintf(t.out, "  go run ./exercises restore %s   (or all)\n", list[0].Symbol)
	return nil
}

// next says what to do now: what is red before what is not yet written,
// because that is what the learner was at. Who opens a chapter reads its page
// first, and begins where its sheet says.
func (t *tool) next(all []exercise, outcomes map[string]outcome) {
	begun := make(map[string]bool)  // a chapter in which something is written
	solved := make(map[string]bool) // and one in which something is green
	for _, x := range all {
		status := outcomes[x.id].status
		begun[x.chapter] = begun[x.chapter] || status != unwritten
		solved[x.chapter] = solved[x.chapter] || status == green
	}
	for _, wanted := range []status{red, unwritten} {
		for _, x := range all {
			if outcomes[x.id].status != wanted {
				continue
			}
			if !begun[x.chapter] {
				x = t.first(x)
			}
			where := outcomes[x.id].where
			if where == "" {
				where = x.chapter + "/exercises/exercises.go"
			}
			fmt.Fprintf(t.out, "  next: %v   %s\n", x, where)
			read := sheetPath(x.chapter)
			if !solved[x.chapter] {
				read = "docs/" + x.chapter + ".md, then " + read
			}
			fmt.Fprintf(t.out, "  read: %s\n  then: go run ./exercises check %s\n", read, x.id)
			return
		}
	}
	if len(all) == 0 {
		fmt.Fprintln(t.out, "  There are no exercises here yet.")
		return
	}
	fmt.Fprintf(t.out, "  All %d are green. Take a chapter apart next: go run ./exercises empty %s\n", len(all), all[0].chapter)
}

var beginWith = regexp.MustCompile(`Begin with\s+(\d+\.\d+)`)

// first returns the exercise with which the sheet of the chapter says to begin,
// or x if it does not say.
func (t *tool) first(x exercise) exercise {
	text, err := os.ReadFile(t.abs(sheetPath(x.chapter)))
	if err != nil {
		return x
	}
	if m := beginWith.FindSubmatch(text); m != nil {
		if named, err := t.exercise(string(m[1])); err == nil && named.chapter == x.chapter {
			return named
		}
	}
	return x
}
