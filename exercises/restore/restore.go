// restore.go is the command restore: ours comes back, or what the learner had written.

// Package restore lists what is not the course's own, and brings it back. What stands there is
// kept first; with -mine the learner's own comes back that was kept last.
package restore

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/hunt"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/pull"
	"mateinfive/internal/tasks"
)

// Restore lists what is not the course's own or, given a task, a chapter or the word all,
// puts ours back; with -mine, what the learner wrote last.
func Restore(d *desk.Desk, args []string) error {
	mine := slices.Contains(args, "-mine")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-mine" })
	switch {
	case len(args) == 0 && mine:
		return desk.Misuse("restore")
	case len(args) == 0:
		list(d, d.Course.Chapters())
		return nil
	case len(args) == 1 && args[0] == "all":
		return restoreChapters(d, d.Course.Chapters(), mine)
	}
	if chapter, err := d.Course.Chapter(args[0]); err == nil && len(args) == 1 {
		return restoreChapters(d, []string{chapter}, mine)
	}
	x, err := d.Task(args)
	switch {
	case err != nil:
		return err
	case x.Kind == tasks.Hunt && !d.IsOn(x):
		return fmt.Errorf("%s is not on: its fault is not in the program", course.Title(x))
	case x.Kind == tasks.Hunt:
		return endHunt(d, x)
	}
	bring := bringOurs
	if mine {
		bring = bringMine
	}
	var all []error
	for _, file := range x.Paths() {
		all = append(all, bring(d, file))
	}
	return errors.Join(all...)
}

func endHunt(d *desk.Desk, x tasks.Task) error {
	d.Say("%s is off.\n", course.Title(x))
	return hunt.End(d, x)
}

// restoreChapters brings back all that is not ours, or with mine all that is kept of the
// learner's where ours stands, or nothing.
func restoreChapters(d *desk.Desk, chapters []string, mine bool) error {
	var all []error
	for _, chapter := range chapters {
		if mine {
			all = append(all, mineOfChapter(d, chapter)...)
		} else {
			all = append(all, oursOfChapter(d, chapter)...)
		}
	}
	if len(all) == 0 && mine {
		d.Say("All that is kept of yours stands there already.\n")
	} else if len(all) == 0 {
		list(d, chapters)
	}
	return errors.Join(all...)
}

// oursOfChapter puts ours back in all files of a chapter, and returns an error, or nil, for each
// thing that was done.
func oursOfChapter(d *desk.Desk, chapter string) (all []error) {
	for _, x := range d.Course.Of(chapter) {
		if d.IsOn(x) {
			all = append(all, endHunt(d, x))
		}
	}
	if err := hunt.Sweep(d, chapter); err != nil {
		all = append(all, err)
	}
	for _, file := range slices.Sorted(maps.Keys(d.Course.Archives[chapter].Ours)) {
		if d.Course.Content(file) != course.Ours {
			all = append(all, bringOurs(d, file))
		}
	}
	return all
}

// mineOfChapter brings back what is kept of the learner's in a chapter, but for files in which
// theirs stands, and returns the same.
func mineOfChapter(d *desk.Desk, chapter string) (all []error) {
	files := slices.AppendSeq(d.Keeper.KeptOf(chapter), maps.Keys(d.Course.Archives[chapter].Ours))
	slices.Sort(files)
	for _, file := range slices.Compact(files) {
		isYours := d.Course.Content(file) == course.Yours
		if !isYours && d.Keeper.LastOther(file) != nil && !d.Keeper.IsKept(file) {
			all = append(all, bringMine(d, file))
		}
	}
	return all
}

func bringOurs(d *desk.Desk, file string) error {
	e, err := d.Keeper.Put(file, d.Keeper.MarkOf(file), d.Course.ArchiveOf(file).Ours[file])
	if err != nil {
		return err
	}
	d.Say("Ours is back: %s\n", file)
	if e.Path != "" {
		d.Say("  Yours is kept in %s\n", e.Path)
	}
	return d.Progress.Remember(func(p *progress.Progress) { delete(p.Begun, file) })
}

// bringMine puts the learner's version back that was kept last. Then that is the last.
func bringMine(d *desk.Desk, file string) error {
	e := d.Keeper.LastOther(file)
	if e == nil {
		return fmt.Errorf("no other version of yours is kept of %s", file)
	}
	was, err := d.Keeper.Put(file, d.Keeper.MarkOf(file), d.Course.Text(e.Path))
	if err != nil {
		return err
	}
	d.Say("Yours of %s is back: %s\n", e.When, file)
	if was.Path != "" {
		d.Say("  What stood there is kept in %s\n", was.Path)
	}
	chapter, _, _ := strings.Cut(file, "/")
	return d.Keeper.Keep(chapter)
}

// list lists what is not the course's own.
func list(d *desk.Desk, chapters []string) {
	states := map[course.Content]string{
		course.Yours:   "yours",
		course.Empty:   "empty",
		course.Faulty:  "a hunt",
		course.Missing: "not there",
	}
	n := 0
	say := func(state, file string) {
		d.Say("  %-10s %s\n", state, file)
		n++
	}
	for _, chapter := range chapters {
		for _, x := range d.Course.Of(chapter) {
			if d.IsOn(x) {
				say("a hunt", course.Title(x)+", somewhere in "+d.Ground(x)+"/"+x.File)
			}
		}
		for _, file := range slices.Sorted(maps.Keys(d.Course.Archives[chapter].Ours)) {
			if c := d.Course.Content(file); c != course.Ours && !d.IsHunted(file) {
				say(states[c], file)
			}
		}
		for _, file := range d.Course.Added(chapter) {
			say("your own", file)
		}
		for _, file := range d.Course.Edited(chapter) {
			say("changed", file+"   ("+pull.OursByGit(d, []string{file})+")")
		}
	}
	if n == 0 {
		d.Say("All files are the course's own; there is nothing to bring back.\n")
		return
	}
	d.Say("  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
}
