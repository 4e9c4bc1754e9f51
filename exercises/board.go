// board.go draws the progress board.

package main

import (
	"fmt"
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
func (d *desk) board(args []string) error {
	if len(args) > 0 {
		return misuse("")
	}
	all, err := allExercises(d.root)
	if err != nil {
		return err
	}
	outcomes, err := d.judge(nil, all...)
	if err != nil {
		return err
	}
	var broken []string
	for _, chapter := range gotool.Chapters(d.root) {
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
			fmt.Fprintf(d.out, "  %s  %s\n", short, strings.Join(squares, " "))
		}
	}
	for _, b := range broken {
		fmt.Fprintln(d.out, " ", b)
	}
	d.next(all, outcomes)
	return d.listChairs()
}

// next says what to do now: what is red before what is not yet written,
// because that is what the learner was at.
func (d *desk) next(all []exercise, outcomes map[string]outcome) {
	counts := make(map[status]int)
	for _, x := range all {
		counts[outcomes[x.id].status]++
	}
	for _, wanted := range []status{red, unwritten} {
		for _, x := range all {
			o := outcomes[x.id]
			if o.status != wanted {
				continue
			}
			where := o.where
			if where == "" {
				where = x.chapter + "/exercises/exercises.go"
			}
			fmt.Fprintf(d.out, "  next: %v   %s\n", x, where)
			fmt.Fprintf(d.out, "  read: %s   then: go run ./exercises check %s\n", sheetPath(x.chapter), x.id)
			return
		}
	}
	switch {
	case len(all) == 0:
		fmt.Fprintln(d.out, "  There are no exercises here yet.")
	case counts[unknown] == 0:
		fmt.Fprintf(d.out, "  All %d are green. Take a chapter apart next: go run ./exercises help\n", len(all))
	}
}
