// hunt.go begins and ends a hunt.

// Package hunt lets the fault of a hunt into a copy of its chapter (copy.go), and throws the copy
// away when the fault is found. Earlier versions of the tool let it into the clone: such a hunt
// ends here, too (inplace.go).
package hunt

import (
	"fmt"
	"os"
	"path/filepath"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// LetIn lays out a copy of the chapter with the fault of a hunt in it. Nothing of the learner's is
// changed. A hunt that is on is left as it is, and a copy that has been deleted is laid out anew.
func LetIn(d *desk.Desk, x tasks.Task) error {
	if d.IsOn(x) && !IsGone(d, x) {
		return nil
	}
	for _, y := range d.Course.Of(x.Chapter) {
		if y.Name != x.Name && d.IsInCopy(y) {
			return fmt.Errorf("%s is on in the copy of %s: first find that fault, or end it: "+
				"go run ./exercises restore %s", course.Title(y), x.Chapter, y.Number())
		}
	}
	// Where nothing can be remembered, nothing is laid out.
	if err := d.Progress.Remember(func(*progress.Progress) {}); err != nil {
		return err
	}
	if err := Sweep(d, x.Chapter); err != nil {
		return err
	}
	if err := layOut(d, x); err != nil {
		return fmt.Errorf("%s could not be set up in a copy: %w", course.Title(x), err)
	}
	return d.Progress.Remember(func(p *progress.Progress) {
		p.Hunts[course.Key(x)] = map[string]string{course.CopyOf(x.Chapter): ""}
	})
}

// IsGone reports whether a hunt is on in a copy that is no longer there.
func IsGone(d *desk.Desk, x tasks.Task) bool {
	_, err := os.Stat(d.Course.Abs(course.CopyOf(x.Chapter)))
	return d.IsInCopy(x) && err != nil
}

// End ends a hunt: the copy is thrown away, and what the learner has changed in it is kept first.
func End(d *desk.Desk, x tasks.Task) error {
	if !d.IsInCopy(x) {
		return endInPlace(d, x)
	}
	list, err := d.Keeper.KeepCopy(x.Chapter)
	if err != nil {
		return err
	}
	for _, e := range list {
		d.Say("(What you wrote in the hunt is kept: %s)\n", e.Path)
	}
	if err := d.Progress.Remember(func(p *progress.Progress) { delete(p.Hunts, course.Key(x)) }); err != nil {
		return err
	}
	return throwAway(d, x.Chapter)
}

// Sweep throws away the copy of a chapter, unless a hunt is on in it: a killed command has left
// it, or what was remembered is lost.
func Sweep(d *desk.Desk, chapter string) error {
	for _, y := range d.Course.Of(chapter) {
		if d.IsInCopy(y) {
			return nil
		}
	}
	if _, err := d.Keeper.KeepCopy(chapter); err != nil {
		return err
	}
	return throwAway(d, chapter)
}

// throwAway takes the copy of a chapter away, in one step for whoever looks.
func throwAway(d *desk.Desk, chapter string) error {
	from := d.Course.Abs(course.CopyOf(chapter))
	if _, err := os.Stat(from); err != nil {
		return nil
	}
	tmp, err := unfinished(d)
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	return os.Rename(from, filepath.Join(tmp, chapter))
}
