// main_test.go tries what belongs to no command: help, bad lines, where it is started.

package main

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestHelp(t *testing.T) {
	f := newFixture(t)
	f.Says(0, "help", "go run ./exercises next  ", "go run ./exercises check  ",
		"go run ./exercises hint  ", "go run ./exercises watch  ", "go run ./exercises   ", "go run ./exercises help all")
	if got := strings.Count(f.Words.String(), "\n"); got != knownByHeart {
		t.Errorf("help has %d lines, want %d:\n%s", got, knownByHeart, f.Words)
	}
	for _, c := range commands {
		f.Says(0, "help all", strings.TrimSpace(c.name+" "+c.usage), c.help)
	}
}

// A chapter lists its tasks, however it is called.
func TestAChapterIsACommand(t *testing.T) {
	f := newFixture(t)
	want := f.Do(0, "ch02")
	for _, line := range []string{"2", "ch2", "ch02-moves"} {
		f.Exactly(0, line, want)
	}
}

func TestBadCommandLines(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"dance":          `"dance" is none of the commands`,
		"ch02 x":         `"ch02" is none of the commands`,
		"check":          "you are at no task yet: the first is set up by go run ./exercises next",
		"check two":      `"two" names no task: a task is named by its number, like 2.4, or its name`,
		"start ch02 now": "this is not how start is typed: go run ./exercises help all shows it",
		"restore -mine":  "this is not how restore is typed",
	} {
		f.Says(1, line, want)
	}
	f.Says(1, "start 7", `there is no chapter "7"; there is ch01-display, ch02-moves, ch03-check`)
	f.Write("exercises/tasks.tsv", "ch02\n")
	f.Says(1, "next", "exercises/tasks.tsv:1: want 8 cells")
}

// Outside the course there is nothing to do; in a subfolder everything works.
func TestWhereItIsStarted(t *testing.T) {
	f := newFixture(t)
	inside := filepath.Join(f.Root, "ch02-moves", "chess")
	f.Root = ""
	t.Chdir(t.TempDir())
	f.Says(1, "", "not inside the course's folder", "Go to the folder with the file go.mod")
	t.Chdir(inside)
	f.Says(0, "restore", "You are in a subfolder", "there is nothing to bring back")
}
