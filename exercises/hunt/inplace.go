// inplace.go ends hunts whose fault an earlier version of the tool has let into the clone.

package hunt

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/keeper"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// UnderFault is the error of a task in whose files the fault of a hunt stands.
func UnderFault(x tasks.Task) error {
	return fmt.Errorf("in the files of %s stands the fault of a hunt: first find that, or end it: "+
		"go run ./exercises restore %s", course.Title(x), course.Short(x.Chapter))
}

// endInPlace gives back what stood in the files of a hunt before: the learner's, or ours. What
// stands there now is kept, under a mark.
func endInPlace(d *desk.Desk, x tasks.Task) error {
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
