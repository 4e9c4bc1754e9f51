// restore.go brings ours back, and what the learner had written.

package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// restore lists what is not the course's own or, given a task, a chapter or the word all,
// puts ours back; with -mine, what the learner wrote last.
func (t *tool) restore(args []string) error {
	mine := slices.Contains(args, "-mine")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-mine" })
	if len(args) > 3 || len(args) == 0 && mine {
		return misuse("restore")
	}
	if len(args) == 0 {
		t.listFiles()
		return nil
	}
	chapters := gotool.Chapters(t.root)
	if args[0] != "all" {
		chapter, err := t.chapter(args[0])
		if err != nil || len(args) > 1 {
			return t.restoreTask(args, mine)
		}
		chapters = []string{chapter}
	}
	var errs []error
	found := false
	for _, chapter := range chapters {
		for _, x := range of(t.list, chapter) {
			if t.isOn(x) && !mine {
				fmt.Fprintf(t.out, "%s is off.\n", title(x))
				found = true
				errs = append(errs, t.endHunt(x))
			}
		}
		files := slices.Collect(maps.Keys(t.archives[chapter].Ours))
		for file := range t.progress().Yours {
			if strings.HasPrefix(file, chapter+"/") && t.archives[chapter].IsNew(file) {
				files = append(files, file)
			}
		}
		slices.Sort(files)
		for _, file := range files {
			c := t.content(file)
			switch {
			case mine && c != yours && t.lastOf(file) != nil:
				errs = append(errs, t.bringMine(file))
			case !mine && t.archives[chapter].Ours[file] != "" && c != ours:
				errs = append(errs, t.bringOurs(file))
			default:
				continue
			}
			found = true
		}
		if edited := t.edited(chapter); len(edited) > 0 && !mine {
			found = true
			fmt.Fprintf(t.out, "Changed by hand, and git has ours: git checkout -- %s\n", strings.Join(edited, " "))
		}
	}
	switch {
	case !found && mine:
		fmt.Fprintln(t.out, "All that is kept of yours stands there already.")
	case !found:
		fmt.Fprintln(t.out, "All files are the course's own; there is nothing to bring back.")
	}
	return errors.Join(errs...)
}

// restoreTask brings the file of one task back.
func (t *tool) restoreTask(args []string, mine bool) error {
	x, err := t.task(args)
	switch {
	case err != nil:
		return err
	case x.Kind == tasks.Hunt && !t.isOn(x):
		return fmt.Errorf("%s is not on: its fault is not in the program", title(x))
	case x.Kind == tasks.Hunt:
		fmt.Fprintf(t.out, "%s is off.\n", title(x))
		return t.endHunt(x)
	case mine:
		return t.bringMine(x.Path())
	case t.content(x.Path()) == ours:
		fmt.Fprintf(t.out, "%s is the course's own already.\n", x.Path())
		return nil
	}
	return t.bringOurs(x.Path())
}

// bringOurs puts our file in the place of the learner's.
func (t *tool) bringOurs(file string) error {
	chapter, _, _ := strings.Cut(file, "/")
	e, err := t.put(file, "", t.archives[chapter].Ours[file])
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Ours is back: %s\n", file)
	if e.Path != "" {
		fmt.Fprintf(t.out, "  Yours is kept in %s\n", e.Path)
	}
	return t.remember(func(p *progress) { delete(p.Yours, file) })
}

// lastOf is the learner's version of a file that was kept last, another than what stands
// there now; nil if there is none.
func (t *tool) lastOf(file string) *kept.Entry {
	chapter, _, _ := strings.Cut(file, "/")
	a, now := t.archives[chapter], t.text(file)
	for _, e := range slices.Backward(kept.Versions(t.root, file, "")) {
		if text := t.text(e.Path); text != now && text != a.Ours[file] && text != a.Stubs[file] {
			return &e
		}
	}
	return nil
}

// bringMine puts the learner's version back that was kept last.
func (t *tool) bringMine(file string) error {
	e := t.lastOf(file)
	if e == nil {
		return fmt.Errorf("no other version of yours is kept of %s", file)
	}
	was, err := t.put(file, "", t.text(e.Path))
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Yours of %s is back: %s\n", e.When, file)
	if was.Path != "" {
		fmt.Fprintf(t.out, "  What stood there is kept in %s\n", was.Path)
	}
	return t.remember(func(p *progress) { p.Yours[file] = true })
}

// listFiles says which files are not the course's own, and whose they are.
func (t *tool) listFiles() {
	states := map[content]string{yours: "yours", empty: "empty", faulty: "a hunt", missing: "not there"}
	n := 0
	say := func(state, file string) {
		fmt.Fprintf(t.out, "  %-10s %s\n", state, file)
		n++
	}
	for _, chapter := range gotool.Chapters(t.root) {
		hunted := make(map[string]bool)
		for _, x := range of(t.list, chapter) {
			if t.isOn(x) {
				say("a hunt", title(x)+", somewhere in "+x.Dir())
				for _, file := range t.files(x) {
					hunted[file] = true
				}
			}
		}
		for _, file := range slices.Sorted(maps.Keys(t.archives[chapter].Ours)) {
			if c := t.content(file); c != ours && !hunted[file] {
				say(states[c], file)
			}
		}
		for _, file := range t.added(chapter) {
			say("your own", file)
		}
		for _, file := range t.edited(chapter) {
			say("changed", file+"   (git checkout -- "+file+")")
		}
	}
	if n == 0 {
		fmt.Fprintln(t.out, "All files are the course's own; there is nothing to bring back.")
		return
	}
	fmt.Fprintln(t.out, "  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept")
}
