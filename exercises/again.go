// again.go sets an old task up once more, in a copy beside the clone.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// again sets a green task up in a copy of the course, for five minutes of practice: the one
// that is named, or else the core task whose turn it is, the earliest first.
func (t *tool) again(args []string) (err error) {
	last := t.progress().Again
	i := 1 + slices.IndexFunc(t.list, func(x tasks.Task) bool { return key(x) == last })
	inTurn := slices.DeleteFunc(slices.Concat(t.list[i:], t.list[:i]), func(x tasks.Task) bool { return !x.Core || x.Kind == tasks.Hunt || !t.isGreen(x) })
	x := t.list[0]
	if len(inTurn) > 0 {
		x = inTurn[0]
	}
	if len(args) > 0 {
		x, err = t.task(args)
	}
	switch {
	case err != nil:
		return err
	case x.Kind == tasks.Hunt:
		return fmt.Errorf("%s is a hunt, and you know where its fault is: take a function that you have written", title(x))
	case !t.isGreen(x):
		return fmt.Errorf("%s is not green yet: go run ./exercises next %s", title(x), x.Number())
	}
	dir, err := t.copyFor(x)
	if err != nil {
		return fmt.Errorf("%s could not be set up in a copy: %w", title(x), err)
	}
	fmt.Fprintf(t.out, "%s\n  %s\n  cd %s\n  edit %s\n  go run ./exercises check %s\n", title(x), x.Line, dir, x.Path(), x.Number())
	fmt.Fprintf(t.out, "(A copy, with %s empty in it: nothing changes here, and you may delete the folder.)\n", title(x))
	return t.remember(func(p *progress) { p.Again = key(x) })
}

// copyFor copies the course without what is kept, and sets the task up there. Ours stands
// in the copy for all that is empty or red in its chapter.
func (t *tool) copyFor(x tasks.Task) (dir string, err error) {
	if dir, err = os.MkdirTemp("", "again-"+x.Number()+"-"+x.Name+"-"); err != nil {
		return "", err
	}
	over := t.isolated(x)
	over[t.abs("go.mod")], over[t.abs("go.sum")] = []byte(t.text("go.mod")), []byte(t.text("go.sum"))
	for _, file := range x.Paths() {
		over[t.abs(file)] = []byte(t.archives[x.Chapter].Ours[file])
	}
	for _, name := range append(gotool.Chapters(t.root), "docs", "exercises", "internal") {
		err = errors.Join(err, os.CopyFS(filepath.Join(dir, name), os.DirFS(t.abs(name))))
	}
	for file, text := range over {
		err = errors.Join(err, os.WriteFile(filepath.Join(dir, t.fromRoot(file)), text, 0o644))
	}
	err = errors.Join(err, os.RemoveAll(filepath.Join(dir, kept.Dir)))
	_, undone := (&tool{root: dir, list: t.list, archives: t.archives}).setUp(x)
	if err = errors.Join(err, undone); err != nil {
		os.RemoveAll(dir)
	}
	return dir, err
}
