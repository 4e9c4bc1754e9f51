// tree.go is the command tree: the calls of the learner's search, and the first that is wrong.

// Package tree records the calls that the learner's search makes in a small position, and what
// each of them returned. Nothing is changed for it: wrap.go lays a few lines around the
// function while it is built, and what was recorded is judged and drawn by ch05-full/calltree.
package tree

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"mateinfive/ch05-full/calltree"
	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/internal/console"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
	"mateinfive/internal/tasks"
)

const (
	chapter  = "ch05-full"
	champion = chapter + "/champion"
	program  = "./" + chapter + "/calltree/run"
)

// patience is for the build and the search together. The program itself is done, or says that
// the search does not come back, within half a minute.
const patience = 3 * time.Minute

// Has reports whether there is a tree to draw of a task.
func Has(x tasks.Task) bool { return x.Chapter == chapter && ints[method(x)] != "" }

// method is the name of a task's method of Search.
func method(x tasks.Task) string {
	name, _ := strings.CutPrefix(x.Name, "Search.")
	return name
}

// Draw is the command. Its arguments are a task, or none for the one where the learner is, a
// position if it is not to choose one, and flags.
func Draw(d *desk.Desk, args []string) error {
	a, err := read(args)
	if err != nil {
		return err
	}
	x, err := task(d, a.task)
	if err != nil {
		return err
	}
	said, svg, err := Look{
		Course: d.Course, Go: d.Go, Task: x, FEN: a.fen, Depth: a.depth, Drawn: a.picture != "",
	}.Do(d.Ctx)
	if err != nil {
		return err
	}
	d.Say("%s", said)
	if a.picture == "" {
		return nil
	}
	if svg == nil {
		return fmt.Errorf("there is no tree, so %s is not written", a.picture)
	}
	if err := desk.WritePicture(a.picture, svg, "a tree", calltree.IsTree); err != nil {
		return err
	}
	d.Say("The tree as a picture: %s\n", a.picture)
	return nil
}

// arguments are what stands behind the word tree.
type arguments struct {
	task, fen, picture string
	depth              int
}

// read reads the arguments. Flags may stand anywhere, and the fields of a FEN in quotes or not.
func read(args []string) (a arguments, err error) {
	set := flag.NewFlagSet("tree", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.StringVar(&a.picture, "svg", "", "")
	set.IntVar(&a.depth, "depth", 0, "")
	var words []string
	for {
		if err := set.Parse(args); err != nil {
			return a, fmt.Errorf("tree: %w. It is typed so: %s", err, usage)
		}
		if set.NArg() == 0 {
			break
		}
		words, args = append(words, set.Arg(0)), set.Args()[1:]
	}
	if a.depth < 0 || a.depth > 3 {
		return a, errors.New("tree: -depth is 1, 2 or 3: more makes a tree that cannot be read")
	}
	if a.picture != "" {
		if filepath.Ext(a.picture) != ".svg" {
			return a, fmt.Errorf("the picture is an SVG file, so its name ends in .svg: "+
				"-svg tree.svg, and not %.60q", a.picture)
		}
		if a.picture, err = outside.Path(a.picture); err != nil {
			return a, err
		}
	}
	if len(words) > 0 && !strings.Contains(words[0], "/") {
		a.task, words = words[0], words[1:]
	}
	a.fen = strings.Join(words, " ")
	return a, nil
}

const usage = `go run ./exercises tree 5.12 ["FEN"] [-depth 2] [-svg FILE]`

// task is the task that is named, or the one where the learner is, or the last of the searches
// that is written.
func task(d *desk.Desk, name string) (x tasks.Task, err error) {
	if name != "" {
		if x, err = d.Task([]string{name}); err != nil {
			return x, err
		}
	} else if here, begun := d.Here(); begun && Has(here) {
		return here, nil
	} else {
		for _, y := range d.Course.Of(chapter) {
			if Has(y) && (x.Name == "" || d.Course.Content(y.Path()) == course.Yours) {
				x = y
			}
		}
	}
	if !Has(x) {
		var all []string
		for _, y := range d.Course.Of(chapter) {
			if Has(y) {
				all = append(all, course.Title(y))
			}
		}
		return x, fmt.Errorf("%s is no search, so there is no tree of it: there is one of %s",
			course.Title(x), strings.Join(all, ", "))
	}
	return x, nil
}

// A Look records one search.
type Look struct {
	Course  *course.Course
	Go      desk.GoCommand
	Task    tasks.Task
	FEN     string // "" for the positions of calltree
	Depth   int    // 0 for what fits
	Drawn   bool   // a picture is wanted
	Overlay gotool.Overlay
}

// Do records the search and returns what there is to say of it, with the tree. A search that
// cannot be recorded is no error: what is said is why.
func (l Look) Do(ctx context.Context) (said string, svg []byte, err error) {
	c, x := l.Course, l.Task
	around, err := Around(c.Abs(champion), l.Overlay, method(x))
	shape := ShapeError{}
	switch {
	case errors.As(err, &shape):
		return fmt.Sprintf("%s cannot be recorded: %s/%v.\n", course.Title(x), champion, shape),
			nil, nil
	case errors.Is(err, ErrMissing):
		around = nil // perhaps since a file does not parse: Go says which it is
	case err != nil:
		return "", nil, err
	}
	tmp, err := os.MkdirTemp("", "mateinfive-tree-")
	if err != nil {
		return "", nil, err
	}
	defer os.RemoveAll(tmp)
	report, picture := filepath.Join(tmp, "report"), filepath.Join(tmp, "tree.svg")
	args := []string{
		"run", program, "-function", method(x), "-fen", l.FEN, "-depth", fmt.Sprint(l.Depth),
		"-out", report,
	}
	if l.Drawn {
		args = append(args, "-picture", picture)
	}
	inTime, stop := context.WithTimeout(ctx, patience)
	defer stop()
	out, exit, err := l.Go(inTime, c.Root, l.Overlay.And(around), args...)
	text, unwritten := os.ReadFile(report)
	switch {
	case ctx.Err() != nil:
		return "", nil, ctx.Err()
	case unwritten == nil:
		svg, _ = os.ReadFile(picture)
		return string(text), svg, nil
	case errors.Is(err, gotool.ErrFlood):
		return fmt.Sprintf("%s prints without end, so it was stopped. Does a loop there "+
			"never end?\n", course.Title(x)), nil, nil
	case inTime.Err() != nil:
		return fmt.Sprintf("%s had not come to its end after %v. Does a loop there never "+
			"end?\n", course.Title(x), patience), nil, nil
	case err != nil:
		return "", nil, err
	case strings.Contains(out, "stack overflow"):
		return fmt.Sprintf("%s calls itself, or another function, without end: the stack is "+
			"full.\n", course.Title(x)), nil, nil
	case exit != 0 && strings.Contains(out, ".go:") && !strings.Contains(out, "goroutine "):
		return judge.Explained(c, "It does not compile:", out) + "\n", nil, nil
	}
	return fmt.Sprintf("%s ended the program before anything was recorded:\n%s\n",
		course.Title(x), beginning(out)), nil, nil
}

// beginning is what a program printed first, as it may be sent to a terminal.
func beginning(out string) string {
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	lines = lines[:min(len(lines), 12)]
	for i, line := range lines {
		lines[i] = console.Printable(strings.ReplaceAll(line, "\t", "    "))
	}
	return strings.Join(lines, "\n")
}
