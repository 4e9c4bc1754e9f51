// map.go draws the map of the course, and lists the tasks of a chapter.

// Package mapview shows how all tasks stand: a letter each on the map, or a line each in a list.
package mapview

import (
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// Draw draws the map, and says where the learner is.
func Draw(d *desk.Desk, _ []string) error {
	for _, chapter := range d.Course.Chapters() {
		core, more, workshops := squares(d, chapter)
		line := "  " + course.Short(chapter) + " " + core
		if more != "" {
			line += "   more:" + more
		}
		if workshops != "" {
			line += "\n        workshops:" + workshops
		}
		if own := stations(d, chapter); own != "" {
			line += "   stations:" + own
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

// squares are the marks of a chapter's tasks: those of the core, the others on its pages, and
// those of the workshops.
func squares(d *desk.Desk, chapter string) (core, more, workshops string) {
	for _, x := range d.Course.Of(chapter) {
		square := d.Status(x).Mark()
		if isHere(d, x) {
			square = "[" + square + "]"
		}
		switch {
		case x.Core:
			core += " " + square
		case x.Workshop:
			workshops += " " + square
		default:
			more += " " + square
		}
	}
	return core, more, workshops
}

// stations are the marks of a chapter's stations, the parts of its exam: once one has been judged.
func stations(d *desk.Desk, chapter string) (own string) {
	if len(d.Progress.Stations) == 0 {
		return ""
	}
	for _, s := range exam.Stations {
		isGreen, isJudged := d.Progress.Stations[s.Name]
		switch {
		case s.Level != course.NumberOf(chapter):
		case !isJudged:
			own += " " + progress.Open.Mark()
		case isGreen:
			own += " " + progress.Green.Mark()
		default:
			own += " " + progress.Red.Mark()
		}
	}
	return own
}

func isHere(d *desk.Desk, x tasks.Task) bool { return d.Progress.At == course.Key(x) }

// List lists the tasks of a chapter.
func List(d *desk.Desk, chapter string) error {
	list := d.Course.Of(chapter)
	width := len("core")
	if slices.ContainsFunc(list, func(x tasks.Task) bool { return x.Workshop }) {
		width = len("workshop")
	}
	for _, x := range list {
		at := " "
		if isHere(d, x) {
			at = ">"
		}
		d.Say("%s %s %-5s %-*s  %-26s %s\n", at, d.Status(x).Mark(), x.Number(), width, x.Weight(), x.Name, x.Kind)
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
