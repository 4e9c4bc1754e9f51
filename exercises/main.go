// main.go is `go run ./exercises`: the way through the course.

// The command exercises goes through the course with a learner, task by task: it
// sets the next one up, judges it and gives hints. Before it writes over a file it keeps
// what stood there, and whatever the learner writes stays theirs.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"time"

	"github.com/fatih/color"

	"mateinfive/exercises/author"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

func main() {
	// Ctrl-C ends the tests that are under way; what was laid out for them is taken away.
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	// color.Output is the standard output, for every kind of terminal.
	t := &tool{in: os.Stdin, out: color.Output, errOut: os.Stderr, goTool: gotool.Run, now: time.Now, ctx: ctx}
	status := t.run(os.Args[1:])
	stop()
	os.Exit(status)
}

// A tool is this command with what it works on: the course, the terminal, and the go command.
type tool struct {
	root        string
	in          io.Reader
	out, errOut io.Writer
	goTool      func(ctx context.Context, root string, o gotool.Overlay, args ...string) (out string, exit int, err error)
	now         func() time.Time
	ctx         context.Context

	list     []tasks.Task
	archives map[string]*tasks.Archive // by chapter
}

// A command is one thing this program does. That without a name is done if nothing is asked for.
type command struct {
	name  string
	usage string // what follows the name
	help  string
	run   func(t *tool, args []string) error
}

// commands is filled in by init, because help reads it. The first are the ones to know.
var commands []command

func init() {
	commands = []command{
		{"next", "", "set the next task up: read, write", (*tool).next},
		{"check", "", "judge what you have written", (*tool).check},
		{"hint", "", "open one more hint", (*tool).hint},
		{"", "", "the map: what is done, red and open", (*tool).drawMap},
		{"help", "all", "these, and all other commands", (*tool).help},
		{"next", "2.4 | rook | ch02", "to a task, to a chapter", nil},
		{"next", "more | ch02 more", "to what is beyond the core, here or there", nil},
		{"ch02", "", "the tasks of a chapter, by name", nil},
		{"check", "2.4", "judge another task", nil},
		{"hint", "2.4", "a hint of another task", nil},
		{"restore", "[2.4 | ch02 | all]", "what is not ours; or bring ours back: yours is kept", (*tool).restore},
		{"restore", "-mine 2.4 | ch02 | all", "bring yours back that was kept last", nil},
		{"again", "[2.4]", "an old green task once more, in a copy: five minutes", (*tool).again},
		{"start", "ch03", "carry your files into a chapter", (*tool).start},
		{"exam", "2 ~/mychess", "judge a program of your own: docs/exam.md", (*tool).exam},
		{"exam", "3 -play ~/mychess", "put our board before it", nil},
		{"exam", "2 ~/mychess -- COMMAND", "of a program in another language", nil},
	}
}

// knownByHeart is how many of the commands a learner has to know.
const knownByHeart = 5

// run runs one command line and returns the exit status: 0, also if a task is red, or 1 if the
// job could not be done.
func (t *tool) run(args []string) int {
	if err := t.dispatch(args); err != nil {
		fmt.Fprintln(t.errOut, err)
		return 1
	}
	return 0
}

func (t *tool) dispatch(args []string) error {
	name := ""
	if len(args) > 0 {
		name, args = strings.ToLower(args[0]), args[1:]
	}
	if err := t.load(); err != nil {
		return err
	}
	if name == "author" { // no learner needs it, so help does not name it
		desk := author.Desk{Root: t.root, Out: t.out, Try: gotool.Run, Do: gotool.Command}
		return desk.Run(t.ctx, args)
	}
	if err := t.seeToMerge(name); err != nil {
		return err
	}
	for _, c := range commands {
		if c.name == name && c.run != nil {
			return c.run(t, args)
		}
	}
	if chapter, err := t.chapter(name); err == nil && len(args) == 0 {
		return t.listTasks(chapter)
	}
	return fmt.Errorf("%q is none of the commands; go run ./exercises help lists them", name)
}

// load finds the course from where the learner is, and reads what it is made of.
func (t *tool) load() error {
	if t.root == "" {
		root, err := gotool.Root()
		if err != nil {
			return fmt.Errorf("%w\nGo to the folder with the file go.mod, and try again there", err)
		}
		t.root = root
		if here, err := os.Getwd(); err == nil && here != root {
			fmt.Fprintf(t.errOut, "(You are in a subfolder: all that follows is as seen from %s)\n", root)
		}
	}
	list, err := tasks.Read(t.root)
	if err != nil {
		return err
	}
	t.list, t.archives = list, make(map[string]*tasks.Archive)
	for _, chapter := range gotool.Chapters(t.root) {
		if t.archives[chapter], err = tasks.ReadArchive(t.root, chapter); err != nil {
			return err
		}
	}
	return nil
}

// misuse is the error of a command with other words behind it than it takes.
func misuse(name string) error {
	return fmt.Errorf("this is not how %s is typed: go run ./exercises help all shows it", name)
}

func (t *tool) help(args []string) error {
	start := "go run ./exercises "
	for i, c := range commands {
		if i == knownByHeart {
			if len(args) == 0 {
				break
			}
			fmt.Fprintln(t.out, "\nAnd, each after `go run ./exercises`:")
			start = ""
		}
		fmt.Fprintf(t.out, "  %-30s %s\n", strings.Join(strings.Fields(start+c.name+" "+c.usage), " "), c.help)
	}
	return nil
}
