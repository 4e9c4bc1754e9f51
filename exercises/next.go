// next.go sets the next task up and remembers where the learner is.

package main

import (
	"cmp"
	"fmt"
	"slices"

	"mateinfive/internal/tasks"
)

const coreDone = "From here on the core of the course is done. What is left: go run ./exercises"

// next sets up the task that is named, or the one after that where the learner is, once it is done.
func (t *tool) next(args []string) error {
	here, begun := t.here()
	more := slices.Contains(args, "more")
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "more" })
	chapter, err := here.Chapter, error(nil)
	if len(args) > 0 {
		chapter, err = t.chapter(args[0])
	} else if !begun {
		chapter = t.list[0].Chapter
	}
	switch {
	case err == nil && (more || len(args) == 1):
		allDone := fmt.Sprintf("The core of chapter %d is done. The other tasks: go run ./exercises %s",
			numberOf(chapter), short(chapter))
		if more {
			allDone = fmt.Sprintf("All that chapter %d has beyond its core is done.", numberOf(chapter))
		}
		return t.goToFirst(of(t.list, chapter), func(x tasks.Task) bool { return x.Core != more }, allDone)
	case len(args) > 0:
		x, err := t.task(args)
		if err != nil {
			return err
		}
		return t.goTo(x)
	case !begun:
		from := t.progress().Chapter // a reader may start with any
		return t.goToFirst(t.list, func(x tasks.Task) bool { return x.Core && x.Chapter >= from }, coreDone)
	}
	done, err := t.isDone(here)
	switch {
	case err != nil:
		return err
	case done:
		return t.goToAfter(here)
	case t.isOff(here) && t.after(here, !here.Core) != nil: // since it was set up
		fmt.Fprintf(t.out, "(%s waits, as you have restored it: go run ./exercises next %s)\n", title(here), here.Number())
		return t.goToAfter(here)
	}
	if s := t.standing(here); s == red && t.content(here.Path()) == yours {
		fmt.Fprintf(t.out, "%s is not green yet; go run ./exercises check says why.\n\n", title(here))
	}
	if err := t.goTo(here); err != nil {
		return err
	}
	if after := t.after(here, !here.Core); after != nil && after.Core == here.Core {
		fmt.Fprintf(t.out, "  (To leave it for later: go run ./exercises next %s)\n", after.Number())
	}
	return nil
}

// isDone judges a task if that has to be: one that has been changed, and one that was red,
// which may be green now for another reason than its own code.
func (t *tool) isDone(x tasks.Task) (bool, error) {
	s := t.standing(x)
	if c := t.content(x.Path()); s == green || c == empty || s == open && (c != ours || t.isOff(x) || x.IsOwn()) {
		return s == green, nil
	}
	v, err := t.judge(x)
	return err == nil && v.status == green, err
}

func (t *tool) goToAfter(here tasks.Task) error {
	after := t.after(here, !here.Core)
	if after != nil && after.Chapter != here.Chapter {
		fmt.Fprintf(t.out, "The core of chapter %d is done. (What is beyond it: go run ./exercises %s)\n", numberOf(here.Chapter), short(here.Chapter))
		if err := t.arrive(after.Chapter); err != nil {
			return err
		}
		after = t.after(here, !here.Core) // what came along may be done
	}
	if after == nil {
		fmt.Fprintln(t.out, coreDone)
		return nil
	}
	return t.goTo(*after)
}

// after is the core task that comes next and is not done: behind x in its chapter, or left open
// before it, or in a later chapter. With more, those of its chapter that are marked so count too.
func (t *tool) after(x tasks.Task, more bool) *tasks.Task {
	own := of(t.list, x.Chapter)
	later := slices.DeleteFunc(slices.Clone(t.list), func(y tasks.Task) bool { return y.Chapter <= x.Chapter })
	for _, y := range slices.Concat(own[x.Place:], own[:x.Place-1], later) {
		if (y.Core || more && y.Chapter == x.Chapter) && !t.isGreen(y) {
			return &y
		}
	}
	return nil
}

// goToFirst goes to the first task of a kind that is not done.
func (t *tool) goToFirst(list []tasks.Task, wanted func(tasks.Task) bool, otherwise string) error {
	for _, x := range list {
		if !wanted(x) || t.isGreen(x) {
			continue
		}
		if err := t.arrive(x.Chapter); err != nil {
			return err
		}
		if !t.isGreen(x) {
			return t.goTo(x)
		}
	}
	fmt.Fprintln(t.out, otherwise)
	return nil
}

// arrive carries the learner's files into the furthest chapter yet, if nothing is begun there.
func (t *tool) arrive(chapter string) error {
	isBegun := func(y tasks.Task) bool { return t.standing(y) != open }
	if t.progress().Chapter >= chapter || slices.ContainsFunc(of(t.list, chapter), isBegun) {
		return nil
	}
	return t.enter(chapter, false)
}

func (t *tool) goTo(x tasks.Task) error {
	if err := t.arrive(x.Chapter); err != nil {
		return err
	}
	where, err := t.setUp(x)
	if err != nil {
		return err
	}
	if err := t.remember(func(p *progress) { p.At = key(x) }); err != nil {
		return err
	}
	weight := ""
	if !x.Core {
		weight = "   (more)"
	}
	fmt.Fprintf(t.out, "%s%s\n  %s\n", title(x), weight, x.Line)
	if x.Kind == tasks.Hunt {
		fmt.Fprintln(t.out, "  first: three suspects on paper, before you open a file   (where to see it: the hints)")
	}
	fmt.Fprintf(t.out, "  read:  %s\n  write: %s\n  test:  %s\n", t.read(x), where, testOf(x))
	fmt.Fprintf(t.out, "  then:  go run ./exercises check        stuck: go run ./exercises hint\n")
	for _, h := range of(t.list, x.Chapter) {
		if key(h) != key(x) && t.isOn(h) {
			fmt.Fprintf(t.out, "  (The fault of %s is still in %s: what the program says may be wrong.)\n", title(h), x.Chapter)
		}
	}
	if core := t.after(x, false); !x.Core && core != nil {
		fmt.Fprintf(t.out, "  (Back to the core: go run ./exercises next %s)\n", core.Number())
	}
	return nil
}

// testOf is the command that runs the tests which speak of a task.
func testOf(x tasks.Task) string {
	switch {
	case x.Kind == tasks.Hunt:
		return fmt.Sprintf("go test ./%s/...", x.Chapter)
	case x.IsOwn():
		return fmt.Sprintf("go test -run %s ./%s", x.Test, x.Dir())
	}
	return fmt.Sprintf("go test -timeout 10s -failfast ./%s -run %s", x.Dir(), x.Test)
}

// setUp takes a function out or lets a fault in, and says where to write.
func (t *tool) setUp(x tasks.Task) (where string, err error) {
	if x.Kind == tasks.Hunt {
		return fmt.Sprintf("somewhere in %s (a fault has moved in: git diff would give it away; what it replaces of yours is kept, and comes back when it is found)", x.Dir()), t.letIn(x)
	}
	if t.isInHunt(x) {
		return "", underFault(x)
	}
	note := ""
	a := t.archives[x.Chapter]
	switch t.content(x.Path()) {
	case ours, missing:
		if err := t.remember(func(p *progress) { p.Begun[x.Path()] = true }); err != nil {
			return "", err
		}
		if _, err := t.put(x.Path(), "", cmp.Or(a.Stubs[x.Path()], a.Ours[x.Path()])); err != nil {
			return "", err
		}
		if !x.IsOwn() {
			note = "   (empty now; restore brings ours back)"
		}
	case empty:
		note = "   (empty)"
	case yours:
		note = "   (yours)"
	}
	return t.where(x) + note, nil
}

// where is the place of a task's code: its file, and there the line of the function.
func (t *tool) where(x tasks.Task) string {
	if line := tasks.LineOf(t.text(x.Path()), x.Name); line > 0 {
		return fmt.Sprintf("%s:%d", x.Path(), line)
	}
	return x.Path()
}
