// next.go sets the next task up and remembers where the learner is.

// Package setup puts tasks before the learner: the next one, one that is named, one from long ago
// in a copy; and carries what they wrote into the chapter where they go.
package setup

import (
	"fmt"
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/hunt"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// coreDone is said where nothing is left to do.
const coreDone = "From here on the core is done. What is left: go run ./exercises"

// Next sets up the task that is named, or the one after that where the learner is, once it is done.
func Next(d *desk.Desk, args []string) error {
	here, begun := d.Here()
	more := slices.Contains(args, "more")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "more" })
	switch {
	case len(args) > 0:
		return goToNamed(d, args, more)
	case more && begun:
		return goInto(d, here.Chapter, more)
	case more:
		return goInto(d, d.Course.Tasks[0].Chapter, more)
	case !begun:
		from := d.Progress.Chapter // a reader may start with any
		isWanted := func(x tasks.Task) bool { return x.Core && x.Chapter >= from }
		return goToFirst(d, d.Course.Tasks, isWanted, coreDone)
	}
	return goOn(d, here)
}

// goToNamed goes to the task, or into the chapter, that is named.
func goToNamed(d *desk.Desk, args []string, more bool) error {
	chapter, err := d.Course.Chapter(args[0])
	if err == nil && (more || len(args) == 1) {
		return goInto(d, chapter, more)
	}
	x, err := d.Task(args)
	if err != nil {
		return err
	}
	return goTo(d, x)
}

// goOn goes on from a task that was begun: to the one after it, once it is done.
func goOn(d *desk.Desk, here tasks.Task) error {
	if hunt.IsGone(d, here) {
		return goTo(d, here)
	}
	done, err := judge.IsDone(d, here)
	switch {
	case err != nil:
		return err
	case done:
		return goToAfter(d, here)
	case d.IsOff(here) && d.After(here, !here.Core) != nil: // since it was set up
		d.Say("(%s waits, as you have restored it: go run ./exercises next %s)\n",
			course.Title(here), here.Number())
		return goToAfter(d, here)
	}
	if s := d.Status(here); s == progress.Red && d.Course.Content(here.Path()) == course.Yours {
		d.Say("%s is not green yet; go run ./exercises check says why.\n\n", course.Title(here))
	}
	if err := goTo(d, here); err != nil {
		return err
	}
	if after := d.After(here, !here.Core); after != nil && after.Core == here.Core {
		d.Say("  (To leave it for later: go run ./exercises next %s)\n", after.Number())
	}
	return nil
}

// goInto goes to the first task of a chapter: of its core or, with more, of the others.
func goInto(d *desk.Desk, chapter string, more bool) error {
	allDone := fmt.Sprintf("The core of chapter %d is done. The other tasks: go run ./exercises %s",
		course.NumberOf(chapter), course.Short(chapter))
	if more {
		allDone = fmt.Sprintf("All tasks of chapter %d that are marked more are done.", course.NumberOf(chapter))
	}
	isWanted := func(x tasks.Task) bool { return x.Core != more }
	return goToFirst(d, d.Course.Of(chapter), isWanted, allDone)
}

// goToAfter goes to the task behind one that is done or left alone.
func goToAfter(d *desk.Desk, here tasks.Task) error {
	after := d.After(here, !here.Core)
	if after != nil && after.Chapter != here.Chapter {
		d.Say("The core of chapter %d is done. (The tasks marked more: go run ./exercises %s)\n",
			course.NumberOf(here.Chapter), course.Short(here.Chapter))
		if err := arrive(d, after.Chapter); err != nil {
			return err
		}
		after = d.After(here, !here.Core) // what came along may be done
	}
	if after == nil {
		fmt.Fprintln(d.Out, coreDone)
		return nil
	}
	return goTo(d, *after)
}

// goToFirst goes to the first task of a kind that is not done.
func goToFirst(d *desk.Desk, list []tasks.Task, wanted func(tasks.Task) bool, otherwise string) error {
	for _, x := range list {
		if !wanted(x) || d.IsGreen(x) {
			continue
		}
		if err := arrive(d, x.Chapter); err != nil {
			return err
		}
		if !d.IsGreen(x) {
			return goTo(d, x)
		}
	}
	fmt.Fprintln(d.Out, otherwise)
	return nil
}

// arrive carries the learner's files into the furthest chapter yet, if nothing is begun there.
func arrive(d *desk.Desk, chapter string) error {
	isBegun := func(y tasks.Task) bool { return d.Status(y) != progress.Open }
	if d.Progress.Chapter >= chapter || slices.ContainsFunc(d.Course.Of(chapter), isBegun) {
		return nil
	}
	return enter(d, chapter, false)
}
