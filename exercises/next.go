// next.go sets the next task up and remembers where the learner is.

package main

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/tasks"
)

// next sets up the task after the one where the learner is, or the one named.
// While that one is not green, it is shown again.
func (t *tool) next(args []string) error {
	list, err := tasks.Read(t.root)
	if err != nil {
		return err
	}
	here, begun := t.here()
	switch {
	case len(args) > 0 && len(args) <= 2 && slices.Contains(args, "more"):
		chapter := list[0].Chapter
		if begun {
			chapter = here.Chapter
		}
		if len(args) == 2 { // ch02 more, more ch02
			i := slices.Index(args, "more")
			if chapter, err = t.chapter(args[1-i]); err != nil {
				return err
			}
		}
		return t.goToFirst(of(list, chapter), func(x tasks.Task) bool { return !x.Core }, fmt.Sprintf("All that chapter %d has beyond its core is done.", numberOf(chapter)))
	case len(args) > 0:
		if chapter, err := t.chapter(args[0]); err == nil && len(args) == 1 {
			return t.goToFirst(of(list, chapter), func(x tasks.Task) bool { return x.Core }, fmt.Sprintf("The core of chapter %d is done. The other tasks: go run ./exercises %s", numberOf(chapter), short(chapter)))
		}
		x, err := t.task(args)
		if err != nil {
			return err
		}
		return t.goTo(x)
	case !begun:
		return t.goToFirst(list, func(x tasks.Task) bool { return x.Core }, allDone)
	}
	done, err := t.isDone(here)
	switch {
	case err != nil:
		return err
	case !done:
		return t.showAgain(list, here)
	}
	return t.goOn(list, here)
}

// showAgain shows the task where the learner is, and how to leave it for later.
func (t *tool) showAgain(list []tasks.Task, here tasks.Task) error {
	if s, _ := t.standing(here); s == red && !t.isFresh(here) {
		fmt.Fprintf(t.out, "%s is not green yet; go run ./exercises check says why.\n\n", title(here))
	}
	if err := t.goTo(here); err != nil {
		return err
	}
	if after, _ := t.after(list, here, !here.Core); after != nil && after.Core == here.Core {
		fmt.Fprintf(t.out, "  (To leave it for later: go run ./exercises next %s)\n", after.Number())
	}
	return nil
}

// goOn goes from a task that is done to the one that comes next, and says what lies
// behind and what is passed over.
func (t *tool) goOn(list []tasks.Task, here tasks.Task) error {
	after, passed := t.after(list, here, !here.Core)
	if after == nil {
		core, _ := t.left(list)
		if core == 0 {
			fmt.Fprintln(t.out, allDone)
		} else {
			fmt.Fprintf(t.out, "In this chapter and behind it no task of the core is left; before it, %s: go run ./exercises\n", countOf(core, "task"))
		}
		return nil
	}
	if after.Chapter != here.Chapter {
		if _, more := t.left(of(list, here.Chapter)); more > 0 {
			fmt.Fprintf(t.out, "The core of chapter %d is done. (%s left, for whoever wants more: go run ./exercises %s)\n", numberOf(here.Chapter), countOf(more, "task"), short(here.Chapter))
		} else {
			fmt.Fprintf(t.out, "Chapter %d is done.\n", numberOf(here.Chapter))
		}
	}
	passed = slices.DeleteFunc(passed, func(y tasks.Task) bool {
		return y.Chapter == here.Chapter && y.Place < here.Place // what is left open is looked for there, too
	})
	if len(passed) > 0 {
		are := "is"
		if len(passed) > 1 {
			are = "are"
		}
		fmt.Fprintf(t.out, "%s %s green already.\n", firstOf(passed, title), are)
	}
	return t.goTo(*after)
}

// firstOf names the first three of a list, and counts the others.
func firstOf[T any](list []T, name func(T) string) string {
	var names []string
	for _, x := range list[:min(len(list), 3)] {
		names = append(names, name(x))
	}
	said := strings.Join(names, ", ")
	if more := len(list) - len(names); more > 0 {
		said += fmt.Sprintf(" and %d more", more)
	}
	return said
}

const allDone = "The core of the course is done, all of it. What is left: go run ./exercises"

// isDone judges a task, unless it is known to be done or not begun. One that was red
// may be green now for another reason than its own code.
func (t *tool) isDone(x tasks.Task) (bool, error) {
	if s, known := t.standing(x); known && (s != red || t.isFresh(x)) {
		return s == green, nil
	}
	v, err := t.judge(x)
	return err == nil && v.status == green, err
}

// isFresh reports whether nothing has been written yet where a task was set up.
func (t *tool) isFresh(x tasks.Task) bool {
	return !inFile(x) && slices.ContainsFunc(t.entriesOf(x), t.isUntouched)
}

// isGreen is isDone where what was red counts as red, and what cannot be judged as not
// done.
func (t *tool) isGreen(x tasks.Task) bool {
	if s, known := t.standing(x); known {
		return s == green
	}
	done, _ := t.isDone(x)
	return done
}

// after is the core task that comes next and is not done: behind x in its chapter,
// or left open before it, or in a later chapter. With more, those of its chapter that
// are marked so count too. What is passed over on the way is green.
func (t *tool) after(list []tasks.Task, x tasks.Task, more bool) (next *tasks.Task, passed []tasks.Task) {
	own := of(list, x.Chapter)
	order := slices.Concat(own[x.Place:], own[:x.Place-1])
	for _, y := range list {
		if y.Chapter > x.Chapter {
			order = append(order, y)
		}
	}
	for _, y := range order {
		if !y.Core && !(more && y.Chapter == x.Chapter) {
			continue
		}
		if !t.isGreen(y) {
			return &y, passed
		}
		passed = append(passed, y)
	}
	return nil, passed
}

// left counts the tasks that are not done, those of the core and the others.
func (t *tool) left(list []tasks.Task) (core, more int) {
	for _, x := range list {
		switch {
		case t.isGreen(x):
		case x.Core:
			core++
		default:
			more++
		}
	}
	return core, more
}

// goToFirst goes to the first task of a kind that is not done.
func (t *tool) goToFirst(list []tasks.Task, wanted func(tasks.Task) bool, otherwise string) error {
	for _, x := range list {
		if wanted(x) && !t.isGreen(x) {
			return t.goTo(x)
		}
	}
	fmt.Fprintln(t.out, otherwise)
	return nil
}

// goTo sets a task up, remembers it and says what it is.
func (t *tool) goTo(x tasks.Task) error {
	if !t.progress().Entered[x.Chapter] {
		t.judgeBefore(x.Chapter)
	}
	var core *tasks.Task // to go back to
	if !x.Core {
		list, err := tasks.Read(t.root)
		if err != nil {
			return err
		}
		core, _ = t.after(list, x, false)
	}
	return t.locked(func() error {
		if !t.progress().Entered[x.Chapter] {
			if err := t.enter(x.Chapter); err != nil {
				return err
			}
		}
		begin, where, err := t.setUp(x)
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
		fmt.Fprintf(t.out, "  read:  %s\n  write: %s\n  begin: %s\n", t.place(x), where, begin)
		fmt.Fprintf(t.out, "  then:  go run ./exercises check        stuck: go run ./exercises hint\n")
		if core != nil {
			fmt.Fprintf(t.out, "  (Back to the core: go run ./exercises next %s)\n", core.Number())
		}
		t.warnOfFaults(x)
		return nil
	})
}

// warnOfFaults names the other hunts of a chapter whose fault is still in: the program
// may say what is not so.
func (t *tool) warnOfFaults(x tasks.Task) {
	list, _ := tasks.Read(t.root)
	for _, h := range of(list, x.Chapter) {
		if h.Kind != tasks.Hunt || h.Name == x.Name || len(t.entriesOf(h)) == 0 {
			continue
		}
		if s, known := t.standing(h); !known || s != green {
			fmt.Fprintf(t.out, "  (The fault of %s is still in %s: what the program says may be wrong.)\n", title(h), x.Chapter)
		}
	}
}

// setUp takes a function out or lets a fault in, and says how to begin and where
// to write.
func (t *tool) setUp(x tasks.Task) (begin, where string, err error) {
	switch x.Kind {
	case tasks.Hunt:
		if err := t.letIn(x); err != nil {
			return "", "", err
		}
		return fmt.Sprintf("go test ./%s/...   and: %s", x.Chapter, x.See), fmt.Sprintf("somewhere in %s (a fault has moved in; git diff would give it away)", x.Dir()), nil
	case tasks.Rebuild:
		return t.setUpChair(x)
	}
	return fmt.Sprintf("go test -run Task%s ./%s", x.Name, x.Dir()), t.where(x), nil
}

// setUpChair takes the function of a task out, unless it is out already.
func (t *tool) setUpChair(x tasks.Task) (begin, where string, err error) {
	d, err := source.Find(t.abs(x.Dir()), x.Name)
	if err != nil {
		return "", "", t.kindParseError(err)
	}
	note := ""
	switch s, known := t.standing(x); {
	case known && s == open, len(t.entriesOf(x)) == 0 && !t.isForeign(x):
		if d, err = t.takeOut(d); err != nil {
			return "", "", err
		}
		note = "   (empty now; our version is kept)"
	case known && s == green:
		note = fmt.Sprintf("   (yours, and green; to write it once more, first: go run ./exercises restore %s %s)", short(x.Chapter), x.Name)
	case t.isFresh(x):
		note = "   (empty)"
	default:
		note = "   (yours)"
	}
	return t.beginWith(d), fmt.Sprintf("%s:%d%s", t.fromRoot(d.File), d.Line, note), nil
}
