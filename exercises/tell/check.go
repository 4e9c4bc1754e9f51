// check.go is the command check: it judges a task, and tells what matters.

// Package tell tells a learner what the tests of a task say: a red one with its rows and the first
// failure in full (red.go), a green one with ours beside theirs and the way on (green.go).
package tell

import (
	"fmt"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/hunt"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/pull"
	"mateinfive/internal/tasks"
)

// Check judges the task that is named, or the one where the learner is. If that is not green, the
// error is [desk.ErrNotGreen].
func Check(d *desk.Desk, args []string) error {
	x, err := asked(d, args)
	if err != nil {
		return err
	}
	was := d.Progress.Judged[course.Key(x)]
	v, err := verdict(d, x, was.Status != progress.Green && was.Around == d.SumAround(x))
	if err == nil && v.Status != progress.Green {
		err = desk.ErrNotGreen
	}
	return err
}

// asked is the task that is named, or the one where the learner is; of a chapter it is that one if it
// belongs there, or else the first that waits for a verdict.
func asked(d *desk.Desk, args []string) (x tasks.Task, err error) {
	if len(args) != 1 {
		return d.Task(args)
	}
	chapter, err := d.Course.Chapter(strings.ToLower(args[0]))
	if err != nil {
		return d.Task(args)
	}
	if here, begun := d.Here(); begun && here.Chapter == chapter {
		return here, nil
	}
	for _, x := range d.Course.Of(chapter) {
		if status := d.Status(x); (status == progress.Red || status == progress.Changed) && !d.IsOff(x) {
			return x, nil
		}
	}
	short := course.Short(chapter)
	return x, fmt.Errorf("in %s no task is set up, and check judges one task: go run ./exercises next %s sets the next one up, "+
		"and go run ./exercises %[2]s lists them all", chapter, short)
}

// Verdict judges a task, tells what matters of it, and returns it. Of a task that is not set up there
// is nothing to judge: it is green if it was, or else open.
func Verdict(d *desk.Desk, x tasks.Task) (judge.Verdict, error) { return verdict(d, x, false) }

// verdict is that of a task, whose chapter may be the same as when it was judged last.
func verdict(d *desk.Desk, x tasks.Task, isSame bool) (v judge.Verdict, err error) {
	content := d.Course.Content(x.Path())
	number := x.Number()
	switch {
	case d.IsOff(x):
		return tellOff(d, x), nil
	case content == course.Missing && x.Kind != tasks.Hunt:
		return v, fmt.Errorf("%s is not there, or cannot be read. Yours comes back with: "+
			"go run ./exercises restore -mine %s   ours: go run ./exercises restore %s", x.Path(), number, number)
	case d.IsInHunt(x):
		return v, hunt.UnderFault(x)
	case hunt.IsGone(d, x):
		return v, goneCopy(d, x)
	}
	v, err = judge.Judge(d, x)
	if err != nil {
		return v, err
	}
	isTheirs := content == course.Yours || content == course.Empty
	if v.Status != progress.Green && isSame && isTheirs {
		d.Say("(Nothing in %s has changed since your last check. "+
			"Is %s saved, and is it the file that you write in?)\n", d.Ground(x), x.Path())
	}
	if x.IsOwn() && content == course.Ours && v.Status == progress.Red {
		v.Status = progress.Open // nothing is written, so nothing is wrong yet
	}
	tell(d, x, v)
	return v, nil
}

// tellOff tells of a task that is not set up, and how it would be.
func tellOff(d *desk.Desk, x tasks.Task) judge.Verdict {
	if d.IsGreen(x) && x.Kind != tasks.Hunt {
		d.Say("%s is done, and ours stands there now.\n", course.Title(x))
		d.Say("To have yours back: go run ./exercises restore -mine %s   ", x.Number())
		d.Say("To do it once more: go run ./exercises next %s\n", x.Number())
	} else {
		d.Say("%s is %s.\nIt is set up by: go run ./exercises next %s\n", course.Title(x), d.Status(x), x.Number())
	}
	return judge.Verdict{Status: d.Status(x)}
}

func tell(d *desk.Desk, x tasks.Task, v judge.Verdict) {
	if edited := d.Course.Edited(x.Chapter); len(edited) > 0 { // tests, too: they may be at fault
		d.Say("(Changed by you, too, and no task's: %s. Ours again: %s)\n",
			course.FirstOf(edited), pull.OursByGit(d, edited[:min(len(edited), 3)]))
	}
	switch {
	case v.Status == progress.Green:
		tellGreen(d, x, len(v.Rows))
	case v.Status == progress.Broken:
		d.Say("%s cannot be judged yet.\n%s\n", course.Title(x), onScreen(v.Broken))
		if d.IsInCopy(x) {
			d.Say("To begin the hunt anew: go run ./exercises restore %s   then: next %[1]s\n", x.Number())
		}
	case x.Kind == tasks.Hunt:
		tellHunt(d, x, v)
	default:
		tellRed(d, x, v)
	}
}
