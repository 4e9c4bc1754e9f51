// hint.go is the command hint: it opens one hint more.

package sheet

import (
	"fmt"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
)

// Hint opens the next hint of a task, the last one again and again.
func Hint(d *desk.Desk, args []string) error {
	x, err := d.Task(args)
	if err != nil {
		return err
	}
	s, err := SectionOf(d.Course, x)
	if err != nil {
		return err
	}
	all := len(s.Hints)
	if all == 0 {
		return fmt.Errorf("%s has no hints for task %s", Path(x.Chapter), course.Title(x))
	}
	n := min(d.Progress.Hints[course.Key(x)]+1, all)
	h := s.Hints[n-1]
	d.Say("%s, hint %d of %d: %s\n\n%s\n\n", course.Title(x), n, all, h.Question, h.Answer)
	if n < all {
		d.Say("Still stuck: go run ./exercises hint %s\n", x.Number())
	} else {
		d.Say("That was the last one. All of them: %s\nOur answer: %s\n", Path(x.Chapter), OursOf(d.Course, x))
	}
	return d.Progress.Remember(func(p *progress.Progress) { p.Hints[course.Key(x)] = n })
}
