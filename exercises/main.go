// main.go is `go run ./exercises`: the progress board, hints and empty chairs.

// The command exercises goes through the course with a learner: it shows how
// far they are, gives hints one by one, checks an answer, shows another one,
// and empties functions of a chapter to be written again.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/fatih/color"

	"mateinfive/exercises/gotool"
)

func main() {
	t := &tool{
		// color.Output is the standard output, for every kind of terminal.
		in: os.Stdin, out: color.Output, errOut: os.Stderr,
		goTool: gotool.Run,
		now:    time.Now,
	}
	os.Exit(t.run(os.Args[1:]))
}

// A tool is this command with what it works on: the repository, the terminal, and
// the go command.
type tool struct {
	root        string
	in          io.Reader
	out, errOut io.Writer
	goTool      func(ctx context.Context, root string, o gotool.Overlay, args ...string) (out string, exit int, err error)
	now         func() time.Time
}

// A command is one thing this program does. The first has no name: it is what
// happens if nothing else is asked for.
type command struct {
	name  string
	usage string // what follows the name
	help  string
	run   func(t *tool, args []string) error
}

// commands is filled in by init, because help reads it.
var commands []command

func init() {
	commands = []command{
		{"", "", "how far you are, and what comes next", (*tool).board},
		{"hint", "1.2 [N]", "open one more hint, or look at the Nth", (*tool).hint},
		{"check", "1.2", "check your answer to one exercise", (*tool).check},
		{"solution", "1.2 [-anyway]", "show another answer, once yours is green", (*tool).solution},
		{"play", "1 [flags]", "play a chapter with all its exercises solved", (*tool).play},
		{"empty", "ch01 [NewSquare]", "empty a function, to write it again; or list what to empty", (*tool).empty},
		{"restore", "[NewSquare | all]", "list the emptied functions, or bring them back", (*tool).restore},
		{"help", "", "this list", (*tool).help},
	}
}

// errRed says that all has been said and that the exit status is 1.
var errRed = errors.New("red")

// A usageError is a command that was not typed as it should be.
type usageError string

func (e usageError) Error() string { return string(e) }

// run runs one command line and returns the exit status: 0, 1 if the job could
// not be done or an answer is red, 2 if the command line made no sense.
func (t *tool) run(args []string) int {
	err := t.dispatch(args)
	var usage usageError
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errRed):
		return 1
	case errors.As(err, &usage):
		fmt.Fprintln(t.errOut, err)
		return 2
	}
	fmt.Fprintln(t.errOut, err)
	return 1
}

func (t *tool) dispatch(args []string) error {
	name := ""
	if len(args) > 0 {
		name, args = args[0], args[1:]
	}
	switch name {
	case "-h", "-help", "--help":
		name = "help"
	}
	for _, c := range commands {
		if c.name != name {
			continue
		}
		if t.root == "" {
			root, err := gotool.Root()
			if err != nil {
				return fmt.Errorf("%w\nGo to the folder with the file go.mod, and try again there", err)
			}
			t.root = root
			t.sayWhere()
		}
		return c.run(t, args)
	}
	return usageError(fmt.Sprintf("%q is none of the commands; go run ./exercises help lists them", name))
}

// sayWhere tells a learner in a subfolder how to read the paths that follow.
func (t *tool) sayWhere() {
	if here, err := os.Getwd(); err == nil && here != t.root {
		fmt.Fprintf(t.errOut, "(You are in a subfolder: all that follows is as seen from %s)\n", t.root)
	}
}

// misuse returns the usage error of the named command.
func misuse(name string) error {
	for _, c := range commands {
		if c.name == name {
			return usageError(fmt.Sprintf("usage: go run ./exercises %s %s", c.name, c.usage))
		}
	}
	return usageError("see: go run ./exercises help")
}

func (t *tool) help(args []string) error {
	for _, c := range commands {
		line := "go run ./exercises"
		if c.name != "" {
			line += " " + c.name
		}
		if c.usage != "" {
			line += " " + c.usage
		}
		fmt.Fprintf(t.out, "  %-48s %s\n", line, c.help)
	}
	return nil
}
