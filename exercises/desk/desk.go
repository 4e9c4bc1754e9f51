// desk.go is what a command of the workshop has before it.

// Package desk is what main hands to each command: the learner and the course, who keeps their
// files, the terminal, and the go command.
package desk

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"mateinfive/exercises/course"
	"mateinfive/exercises/keeper"
	"mateinfive/exercises/learner"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A Command does one thing at a desk. Its arguments are the words behind its name. What a
// learner did wrong is told on Out, and then the error is [ErrNotGreen].
type Command func(d *Desk, args []string) error

// ErrNotGreen is the error of a command that has judged, and has told why it is not green. It
// needs no words more, and makes the exit status 1: so `go run ./exercises check && git commit`
// commits nothing red.
var ErrNotGreen = errors.New("not green")

// A Desk is made anew for each command.
type Desk struct {
	*learner.Learner
	Keeper *keeper.Keeper
	Tools
}

// A GoCommand runs the go command as gotool.Run does.
type GoCommand func(
	ctx context.Context, root string, o gotool.Overlay, args ...string,
) (out string, exit int, err error)

// Tools are what a desk has, whatever course lies on it.
type Tools struct {
	In       io.Reader
	Out, Err io.Writer
	Go       GoCommand
	Now      func() time.Time
	Ctx      context.Context // it ends with Ctrl-C
}

// New is a desk for the course at root.
func New(root string, tools Tools) (*Desk, error) {
	c, err := course.Read(root)
	if err != nil {
		return nil, err
	}
	return At(c, progress.Read(root, tools.Err), tools), nil
}

// At is a desk for a course that has been read, and what is remembered of its learner.
func At(c *course.Course, p *progress.Progress, tools Tools) *Desk {
	l := &learner.Learner{Course: c, Progress: p}
	return &Desk{Learner: l, Keeper: &keeper.Keeper{Learner: l, Now: tools.Now}, Tools: tools}
}

// Say writes to the learner.
func (d *Desk) Say(format string, args ...any) { fmt.Fprintf(d.Out, format, args...) }

// Task returns the task that is named, or the one where we are. If its number was that of another
// when the learner began, that one is named, too.
func (d *Desk) Task(args []string) (tasks.Task, error) {
	x, err := d.Learner.Task(args)
	if err != nil || d.Progress.Numbering == progress.Numbering || len(args) != 1 {
		return x, err
	}
	if was, ok := d.Course.Earlier(args[0], d.Progress.Numbering); ok {
		d.Say("(%s was %s when you began, which is %s now.)\n", args[0], was.Name, was.Number())
	}
	return x, nil
}

// Misuse is the error of a command with other words behind it than it takes.
func Misuse(name string) error {
	return fmt.Errorf("this is not how %s is typed: go run ./exercises help all shows it", name)
}
