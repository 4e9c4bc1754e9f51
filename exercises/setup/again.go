// again.go sets an old task up once more, in a copy beside the clone.

package setup

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
)

// Again sets a green task up in a copy of the course, for five minutes of practice: the one
// that is named, or else the core task whose turn it is, the earliest first.
func Again(d *desk.Desk, args []string) error {
	x := inTurn(d)
	if len(args) > 0 {
		var err error
		x, err = d.Task(args)
		if err != nil {
			return err
		}
	}
	switch {
	case x.Kind == tasks.Hunt:
		return fmt.Errorf("%s is a hunt, and you know where its fault is: take a function that you have written",
			course.Title(x))
	case !d.IsGreen(x):
		return fmt.Errorf("%s is not green yet: go run ./exercises next %s", course.Title(x), x.Number())
	}
	dir, err := copyFor(d, x)
	if err != nil {
		return fmt.Errorf("%s could not be set up in a copy: %w", course.Title(x), err)
	}
	d.Say("%s\n  %s\n", course.Title(x), x.Line)
	d.Say("  cd %s\n  edit %s\n  go run ./exercises check %s\n", dir, x.Path(), x.Number())
	d.Say("(A copy, with %s empty in it: nothing changes here, and you may delete the folder.)\n", course.Title(x))
	return d.Progress.Remember(func(p *progress.Progress) { p.Again = course.Key(x) })
}

// inTurn is the green core task that comes behind the one that was done again last; the first
// task of all, if there is none.
func inTurn(d *desk.Desk) tasks.Task {
	list := d.Course.Tasks
	isLast := func(x tasks.Task) bool { return course.Key(x) == d.Progress.Again }
	i := 1 + slices.IndexFunc(list, isLast)
	for _, x := range slices.Concat(list[i:], list[:i]) {
		if x.Core && x.Kind != tasks.Hunt && d.IsGreen(x) {
			return x
		}
	}
	return list[0]
}

// copyFor copies the course without what is kept, and sets the task up there. Ours stands
// in the copy for all that is empty or red in its chapter.
func copyFor(d *desk.Desk, x tasks.Task) (dir string, err error) {
	if dir, err = os.MkdirTemp("", "again-"+x.Number()+"-"+x.Name+"-"); err != nil {
		return "", err
	}
	over := judge.Isolated(d.Learner, x)
	for _, file := range []string{"go.mod", "go.sum"} {
		over[d.Course.Abs(file)] = []byte(d.Course.Text(file))
	}
	for _, file := range x.Paths() {
		over[d.Course.Abs(file)] = []byte(d.Course.Archives[x.Chapter].Ours[file])
	}
	for _, name := range append(d.Course.Chapters(), "docs", "exercises", "internal") {
		err = errors.Join(err, os.CopyFS(filepath.Join(dir, name), os.DirFS(d.Course.Abs(name))))
	}
	for file, text := range over {
		err = errors.Join(err, os.WriteFile(filepath.Join(dir, d.Course.FromRoot(file)), text, 0o644))
	}
	err = errors.Join(err, os.RemoveAll(filepath.Join(dir, kept.Dir)), os.RemoveAll(filepath.Join(dir, course.HuntDir)))
	copied := &course.Course{Root: dir, Tasks: d.Course.Tasks, Archives: d.Course.Archives}
	_, undone := setUp(desk.At(copied, progress.Read(dir, io.Discard), d.Tools), x)
	if err = errors.Join(err, undone); err != nil {
		os.RemoveAll(dir)
	}
	return dir, err
}
