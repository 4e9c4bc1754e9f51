// map.go draws the map of the course, and lists the tasks of a chapter.

// Package mapview shows how all tasks stand: a letter each on the map, or a line each in a list.
package mapview

import (
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// Draw draws the map, and says where the learner is.
func Draw(d *desk.Desk, _ []string) error {
	for _, chapter := range d.Course.Chapters() {
		core, more := squares(d, chapter)
		line := "  " + course.Short(chapter) + " " + core
		if more != "" {
			line += "   more:" + more
		}
		if n := len(d.Course.YoursIn(chapter)); n > 0 {
			line += "   " + course.CountOf(n, "file") + " of yours"
		}
		d.Say("%s\n", line)
	}
	d.Say("  %s\n", legend())
	here, begun := d.Here()
	if !begun {
		d.Say("  begin: go run ./exercises next\n")
		return nil
	}
	status := d.Status(here)
	d.Say("  you are at %s, %s\n", course.Title(here), status)
	if status == progress.Green || status == progress.Open && !here.IsOwn() {
		d.Say("  go on: go run ./exercises next\n")
	} else {
		d.Say("  then:  go run ./exercises check        all of the chapter: go run ./exercises %s\n",
			course.Short(here.Chapter))
	}
	return nil
}

// squares are the marks of a chapter's tasks: those of the core, and the others.
func squares(d *desk.Desk, chapter string) (core, more string) {
	for _, x := range d.Course.Of(chapter) {
		square := d.Status(x).Mark()
		if isHere(d, x) {
			square = "[" + square + "]"
		}
		if x.Core {
			core += " " + square
		} else {
			more += " " + square
		}
	}
	return core, more
}

func isHere(d *desk.Desk, x tasks.Task) bool { return d.Progress.At == course.Key(x) }

// List lists the tasks of a chapter.
func List(d *desk.Desk, chapter string) error {
	for _, x := range d.Course.Of(chapter) {
		at := " "
		if isHere(d, x) {
			at = ">"
		}
		weight := "core"
		if !x.Core {
			weight = "more"
		}
		d.Say("%s %s %-5s %s  %-26s %s\n", at, d.Status(x).Mark(), x.Number(), weight, x.Name, x.Kind)
	}
	d.Say("  %s\n  go to one: go run ./exercises next %d.1\n", legend(), course.NumberOf(chapter))
	return nil
}

func legend() string {
	var parts []string
	all := []progress.Status{progress.Green, progress.Red, progress.Open, progress.Changed, progress.Broken}
	for _, s := range all {
		parts = append(parts, s.Mark()+" "+s.String())
	}
	return strings.Join(parts, "   ")
}
