// hunt.go lets a fault in, and gives back what stood in its files before.

// Package hunt swaps the files of a hunt: the fault moves in, and goes out again.
package hunt

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/keeper"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// LetIn puts the files with the fault of a hunt in the place of what stands there. What is
// the learner's is kept first, and comes back when the fault is found.
func LetIn(d *desk.Desk, x tasks.Task) error {
	files := d.Files(x)
	isFaulty := func(file string) bool { return d.Course.Content(file) == course.Faulty }
	switch {
	case d.IsOn(x):
		return nil
	case slices.ContainsFunc(files, isFaulty):
		return UnderFault(x)
	}
	was := make(map[string]string)
	for _, file := range files {
		was[file] = ""
	}
	note := func(p *progress.Progress) { p.Hunts[course.Key(x)] = was }
	if err := d.Progress.Remember(note); err != nil { // where that cannot be, nothing is changed
		return err
	}
	for _, file := range files {
		e, err := d.Keeper.Put(file, "", d.Course.Archives[x.Chapter].Faults[x.Name][file])
		was[file] = e.Path
		if err = errors.Join(err, d.Progress.Remember(note)); err != nil {
			return err
		}
	}
	return nil
}

// UnderFault is the error of a task in whose files the fault of a hunt stands.
func UnderFault(x tasks.Task) error {
	return fmt.Errorf("in the files of %s stands the fault of a hunt: first find that, or end it: "+
		"go run ./exercises restore %s", course.Title(x), course.Short(x.Chapter))
}

// End gives back what stood in the files of a hunt before: the learner's, or ours. What
// stands there now is kept, under a mark.
func End(d *desk.Desk, x tasks.Task) error {
	was := d.Progress.Hunts[course.Key(x)]
	for _, file := range slices.Sorted(maps.Keys(was)) {
		text := d.Course.Archives[x.Chapter].Ours[file]
		if was[file] != "" {
			text = d.Course.Text(was[file])
			if text == "" {
				return fmt.Errorf("what stood in %s cannot be read: %s", file, was[file])
			}
		}
		e, err := d.Keeper.Put(file, keeper.HuntMark, text)
		if err != nil {
			return err
		}
		if was[file] != "" {
			hunted := cmp.Or(e.Path, "the fault")
			d.Say("(Yours stands again in %s. What stood there in the hunt: %s)\n", file, hunted)
		}
	}
	return d.Progress.Remember(func(p *progress.Progress) { delete(p.Hunts, course.Key(x)) })
}
