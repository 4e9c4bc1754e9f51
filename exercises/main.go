// main.go is `go run ./exercises`: the way through the course.

// The command exercises goes through the course with a learner, task by task: it
// sets the next one up, judges it and gives hints. Before it writes over a file it keeps
// what stood there, and whatever the learner writes stays theirs.
//
// Each command has a package of its own, and all work at a [desk.Desk]. Read them from below:
// course and progress are what is there, learner how the tasks stand, keeper writes files, judge
// runs tests, and the commands are in setup, tell, sheet, watch, tree, mapview, restore,
// exam/sitting, league and ladder.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"github.com/fatih/color"

	"mateinfive/exercises/author"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam/sitting"
	"mateinfive/exercises/ladder"
	"mateinfive/exercises/league"
	"mateinfive/exercises/mapview"
	"mateinfive/exercises/pull"
	"mateinfive/exercises/restore"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/sheet"
	"mateinfive/exercises/tell"
	"mateinfive/exercises/tree"
	"mateinfive/exercises/watch"
	"mateinfive/internal/gotool"
)

func main() {
	// Ctrl-C ends the tests that are under way; what was laid out for them is taken away.
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	// color.Output is the standard output, for every kind of terminal.
	tools := desk.Tools{
		In:  os.Stdin,
		Out: color.Output,
		Err: os.Stderr,
		Go:  gotool.Run,
		Now: time.Now,
		Ctx: ctx,
	}
	status := run("", tools, os.Args[1:])
	stop()
	os.Exit(status)
}

// A command is one thing this program does. That without a name is done if nothing is asked for.
type command struct {
	name  string
	usage string // what follows the name
	help  string
	run   desk.Command // nil for one that is listed once more with other words behind it
}

// commands is filled in by init, because help reads it. The first are the ones to know.
var commands []command

func init() {
	commands = []command{
		{"next", "", "set the next task up: read, write", setup.Next},
		{"check", "", "judge what you have written", tell.Check},
		{"hint", "", "open one more hint", sheet.Hint},
		{"watch", "", "the three in one window: save, and the verdict stands there", watch.Watch},
		{"", "", "the map: what is done, red and open", mapview.Draw},
		{"help", "all", "these, and all other commands", help},
		{"next", "2.4 | rook | ch02", "to a task, to a chapter", nil},
		{"next", "more | ch02 more", "to the tasks marked more, here or there", nil},
		{"ch02", "", "the tasks of a chapter, by name", nil},
		{"check", "2.4", "judge another task", nil},
		{"hint", "2.4", "a hint of another task", nil},
		{"restore", "[2.4 | ch02 | all]", "what is not ours; or bring ours back: yours is kept", restore.Restore},
		{"restore", "-mine 2.4 | ch02 | all", "bring yours back that was kept last", nil},
		{"tree", "5.12", "the calls of your search, and the first that is wrong", tree.Draw},
		{"tree", "5.12 \"FEN\" -svg FILE", "in a position of yours; as a picture, too", nil},
		{"again", "[2.4]", "an old green task once more, in a copy: five minutes", setup.Again},
		{"start", "ch03", "carry your files into a chapter", setup.Start},
		{"exam", "2 ~/mychess", "judge a program of your own: docs/exam.md", sitting.Exam},
		{"exam", "1 -only draw ~/mychess", "a station of it, beside the pages", nil},
		{"exam", "2 -tests ~/mychess", "do your own tests notice faults in it? (Go)", nil},
		{"exam", "2 -hunt ~/mychess", "a fault in a copy of your own program (Go)", nil},
		{"exam", "3 -play ~/mychess", "put our board before it", nil},
		{"exam", "2 -json ~/mychess", "the verdict as JSON; -seed 7 asks everybody the same", nil},
		{"exam", "2 ~/mychess -- COMMAND", "of a program in another language", nil},
		{"league", "~/mychess [FOLDER ...]", "it plays among others: docs/exam.md#a-seat-in-the-league", league.Command},
		{"ladder", "[-games 40 -svg FILE]", "your champion against itself: what each step gave you", ladder.Command},
		{"version", "5.14 | 2026-11-20", "your champion as it was then: a program that speaks UCI", ladder.Version},
		{"map", "-json", "the map as JSON", mapview.JSON},
	}
}

// knownByHeart is how many of the commands a learner has to know.
const knownByHeart = 6

// run runs one command line in the course at root, or in the one where we are, and returns the
// exit status: 0, or 1 if what was judged is not green or the job could not be done.
func run(root string, tools desk.Tools, args []string) int {
	err := dispatch(root, tools, args)
	switch {
	case err == nil:
		return 0
	case !errors.Is(err, desk.ErrNotGreen): // which has been told
		fmt.Fprintln(tools.Err, err)
	}
	return 1
}

func dispatch(root string, tools desk.Tools, args []string) error {
	if root == "" {
		var err error
		if root, err = findRoot(tools); err != nil {
			return err
		}
	}
	d, err := desk.New(root, tools)
	if err != nil {
		return err
	}
	name := ""
	if len(args) > 0 {
		name = strings.ToLower(args[0])
		args = args[1:]
	}
	if name == "author" { // no learner needs it, so help does not name it
		return runAuthor(d, args)
	}
	if err := pull.SeeToMerge(d, name); err != nil {
		return err
	}
	for _, c := range commands {
		if c.name == name && c.run != nil {
			return c.run(d, args)
		}
	}
	if chapter, err := d.Course.Chapter(name); err == nil && len(args) == 0 {
		return mapview.List(d, chapter)
	}
	return fmt.Errorf("%q is none of the commands; go run ./exercises help lists them", name)
}

// runAuthor has an author bring along what a change has made stale.
func runAuthor(d *desk.Desk, args []string) error {
	a := author.Desk{
		Root: d.Course.Root, Out: d.Out, IsTerminal: watch.IsTerminal(os.Stdout),
		Try: gotool.Run, Do: gotool.Command, Follow: gotool.Follow,
	}
	return a.Run(d.Ctx, args)
}

// findRoot finds the course from where the learner is.
func findRoot(tools desk.Tools) (string, error) {
	root, err := gotool.Root()
	if err != nil {
		return "", fmt.Errorf("%w\nGo to the folder with the file go.mod, and try again there", err)
	}
	if here, err := os.Getwd(); err == nil && here != root {
		fmt.Fprintf(tools.Err, "(You are in a subfolder: all that follows is as seen from %s)\n", root)
	}
	return root, nil
}

// help lists the commands: those to know or, with the word all behind it, all of them.
func help(d *desk.Desk, args []string) error {
	start := "go run ./exercises "
	for i, c := range commands {
		if i == knownByHeart {
			if len(args) == 0 {
				break
			}
			d.Say("\nAnd, each after `go run ./exercises`:\n")
			start = ""
		}
		typed := strings.Join(strings.Fields(start+c.name+" "+c.usage), " ")
		d.Say("  %-30s %s\n", typed, c.help)
	}
	return nil
}
