// restore.go brings ours back, and what the learner had written.

package main

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// restore lists what is not the course's own or, given a task, a chapter or the word all,
// puts ours back; with -mine, what the learner wrote last.
func (t *tool) restore(args []string) error {
	mine := slices.Contains(args, "-mine")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "-mine" })
	switch {
	case len(args) == 0 && mine:
		return misuse("restore")
	case len(args) == 0:
		t.listFiles(gotool.Chapters(t.root))
		return nil
	case len(args) == 1 && args[0] == "all":
		return t.restoreChapters(gotool.Chapters(t.root), mine)
	}
	if chapter, err := t.chapter(args[0]); err == nil && len(args) == 1 {
		return t.restoreChapters([]string{chapter}, mine)
	}
	x, err := t.task(args)
	switch {
	case err != nil:
		return err
	case x.Kind == tasks.Hunt && !t.isOn(x):
		return fmt.Errorf("%s is not on: its fault is not in the program", title(x))
	case x.Kind == tasks.Hunt:
		fmt.Fprintf(t.out, "%s is off.\n", title(x))
		return t.endHunt(x)
	}
	bring, all := t.bringOurs, []error(nil)
	if mine {
		bring = t.bringMine
	}
	for _, file := range x.Paths() {
		all = append(all, bring(file))
	}
	return errors.Join(all...)
}

// restoreChapters brings back all that is not ours, or with mine all that is kept of the
// learner's where ours stands, or nothing.
func (t *tool) restoreChapters(chapters []string, mine bool) error {
	var all []error
	for _, chapter := range chapters {
		for _, x := range of(t.list, chapter) {
			if t.isOn(x) && !mine {
				fmt.Fprintf(t.out, "%s is off.\n", title(x))
				all = append(all, t.endHunt(x))
			}
		}
		files := slices.Concat(slices.Collect(maps.Keys(t.archives[chapter].Ours)), t.keptOf(chapter))
		slices.Sort(files)
		for _, file := range slices.Compact(files) {
			switch c := t.content(file); {
			case !mine && c != ours && t.archives[chapter].Ours[file] != "":
				all = append(all, t.bringOurs(file))
			case mine && c != yours && t.lastOf(file) != nil && t.lastKept(file, "") != t.text(file):
				all = append(all, t.bringMine(file))
			}
		}
	}
	if len(all) == 0 && mine {
		fmt.Fprintln(t.out, "All that is kept of yours stands there already.")
	} else if len(all) == 0 {
		t.listFiles(chapters)
	}
	return errors.Join(all...)
}

// keptOf lists the files of a chapter of which a version is kept.
func (t *tool) keptOf(chapter string) (files []string) {
	folders, _ := filepath.Glob(t.abs(kept.Dir + "/*/" + chapter))
	for _, folder := range folders {
		for _, file := range tasks.GoFiles(t.root, t.fromRoot(folder)) {
			files = append(files, file[strings.LastIndex(file, chapter+"/"):])
		}
	}
	return files
}

func (t *tool) bringOurs(file string) error {
	chapter, _, _ := strings.Cut(file, "/")
	e, err := t.put(file, t.huntMarkOf(file), t.archives[chapter].Ours[file])
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Ours is back: %s\n", file)
	if e.Path != "" {
		fmt.Fprintf(t.out, "  Yours is kept in %s\n", e.Path)
	}
	return t.remember(func(p *progress) { delete(p.Begun, file) })
}

// lastOf is the last version of a learner's file that is kept and does not stand there now, or nil.
func (t *tool) lastOf(file string) *kept.Entry {
	chapter, _, _ := strings.Cut(file, "/")
	a := t.archives[chapter]
	for _, e := range slices.Backward(kept.Versions(t.root, file, "")) {
		if text := t.text(e.Path); text != t.text(file) && text != a.Ours[file] && text != a.Stubs[file] && !hasTwoVersions(text) {
			return &e
		}
	}
	return nil
}

// bringMine puts the learner's version back that was kept last. Then that is the last.
func (t *tool) bringMine(file string) error {
	e := t.lastOf(file)
	if e == nil {
		return fmt.Errorf("no other version of yours is kept of %s", file)
	}
	was, err := t.put(file, t.huntMarkOf(file), t.text(e.Path))
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "Yours of %s is back: %s\n", e.When, file)
	if was.Path != "" {
		fmt.Fprintf(t.out, "  What stood there is kept in %s\n", was.Path)
	}
	chapter, _, _ := strings.Cut(file, "/")
	return t.keep(chapter)
}

func (t *tool) listFiles(chapters []string) {
	states := map[content]string{yours: "yours", empty: "empty", faulty: "a hunt", missing: "not there"}
	n := 0
	say := func(state, file string) {
		fmt.Fprintf(t.out, "  %-10s %s\n", state, file)
		n++
	}
	for _, chapter := range chapters {
		for _, x := range of(t.list, chapter) {
			if t.isOn(x) {
				say("a hunt", title(x)+", somewhere in "+x.Dir())
			}
		}
		for _, file := range slices.Sorted(maps.Keys(t.archives[chapter].Ours)) {
			if c := t.content(file); c != ours && !t.isHunted(file) {
				say(states[c], file)
			}
		}
		for _, file := range t.added(chapter) {
			say("your own", file)
		}
		for _, file := range t.edited(chapter) {
			say("changed", file+"   ("+t.oursByGit([]string{file})+")")
		}
	}
	if n == 0 {
		fmt.Fprintln(t.out, "All files are the course's own; there is nothing to bring back.")
		return
	}
	fmt.Fprintln(t.out, "  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept")
}
