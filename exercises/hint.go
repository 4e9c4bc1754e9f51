// hint.go opens the hints of a sheet, one by one.

package main

import (
	"fmt"
	"strconv"

	"mateinfive/exercises/tasks"
)

// hint opens one more hint of the task where the learner is or of another, or
// shows a given one.
func (t *tool) hint(args []string) error {
	wanted := 0
	if len(args) > 0 {
		if n, err := strconv.Atoi(args[len(args)-1]); err == nil && n > 0 {
			wanted, args = n, args[:len(args)-1]
		}
	}
	x, err := t.task(args)
	if err != nil {
		return err
	}
	s, err := t.section(x)
	if err != nil {
		return err
	}
	opened, all := t.progress().Hints[key(x)], len(s.hints)
	n := wanted
	if n == 0 {
		n = min(opened+1, all)
	}
	switch {
	case all == 0:
		return fmt.Errorf("%s has no hints for task %s", sheetPath(x.Chapter), title(x))
	case n > all:
		return usageError(fmt.Sprintf("task %s has hints 1 to %d", title(x), all))
	}
	h := s.hints[n-1]
	fmt.Fprintf(t.out, "%s, hint %d of %d: %s\n\n%s\n\n", title(x), n, all, h.question, h.answer)
	if n < all {
		fmt.Fprintf(t.out, "Still stuck: go run ./exercises hint %s\n", x.Number())
	} else {
		fmt.Fprintf(t.out, "That was the last one. Any of them again: go run ./exercises hint %s 1\n", x.Number())
		fmt.Fprintf(t.out, "Our answer: %s\n", t.oursOf(x))
	}
	return t.remember(func(p *progress) { p.Hints[key(x)] = max(n, opened) })
}

// oursOf says where our answer to a task is to be read.
func (t *tool) oursOf(x tasks.Task) string {
	if x.IsOwn() {
		return fmt.Sprintf("%s, %q, below \"Solution\"", sheetPath(x.Chapter), title(x))
	}
	page, _ := t.onPage(x)
	return page + ", at its end"
}
