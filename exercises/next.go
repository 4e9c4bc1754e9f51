// next.go sets the next task up and remembers where the learner is.

package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mateinfive/exercises/tasks"
)

// allDone says that no core task is left to go to.
func (t *tool) allDone() string {
	if core, _ := t.left(t.list); core > 0 {
		return fmt.Sprintf("From here on no task of the core is left; in earlier chapters, %s: go run ./exercises", countOf(core, "task"))
	}
	return "The core of the course is done, all of it. What is left: go run ./exercises"
}

// next sets up the task after the one where the learner is, or the one named.
// While that one is not green, it is shown again.
func (t *tool) next(args []string) error {
	here, begun := t.here()
	switch {
	case len(args) > 0 && len(args) <= 2 && slices.Contains(args, "more"):
		chapter := t.list[0].Chapter
		if begun {
			chapter = here.Chapter
		}
		if len(args) == 2 { // ch02 more, more ch02
			var err error
			if chapter, err = t.chapter(args[1-slices.Index(args, "more")]); err != nil {
				return err
			}
		}
		return t.goToFirst(of(t.list, chapter), func(x tasks.Task) bool { return !x.Core }, fmt.Sprintf("All that chapter %d has beyond its core is done.", numberOf(chapter)))
	case len(args) > 0:
		if chapter, err := t.chapter(args[0]); err == nil && len(args) == 1 {
			return t.goToFirst(of(t.list, chapter), isCore, fmt.Sprintf("The core of chapter %d is done. The other tasks: go run ./exercises %s", numberOf(chapter), short(chapter)))
		}
		x, err := t.task(args)
		if err != nil {
			return err
		}
		return t.goTo(x)
	case !begun:
		from := t.progress().Chapter // a reader may start with any
		return t.goToFirst(t.list, func(x tasks.Task) bool { return x.Core && x.Chapter >= from }, t.allDone())
	}
	done, err := t.isDone(here)
	switch {
	case err != nil:
		return err
	case done:
		return t.goToAfter(here)
	}
	if s := t.standing(here); s == red && t.content(here.Path()) == yours {
		fmt.Fprintf(t.out, "%s is not green yet; go run ./exercises check says why.\n\n", title(here))
	}
	if err := t.goTo(here); err != nil {
		return err
	}
	if after, _ := t.after(here, !here.Core); after != nil && after.Core == here.Core {
		fmt.Fprintf(t.out, "  (To leave it for later: go run ./exercises next %s)\n", after.Number())
	}
	return nil
}

func isCore(x tasks.Task) bool { return x.Core }

// isDone judges a task if that has to be: one that has been changed, and one that was red,
// which may be green now for another reason than its own code.
func (t *tool) isDone(x tasks.Task) (bool, error) {
	s := t.standing(x)
	if s == green || s == open || t.content(x.Path()) == empty {
		return s == green, nil
	}
	v, err := t.judge(x)
	return err == nil && v.status == green, err
}

// goToAfter goes from a task that is done to the one that comes next, and says what lies
// behind and what is passed over.
func (t *tool) goToAfter(here tasks.Task) error {
	after, passed := t.after(here, !here.Core)
	if after == nil {
		fmt.Fprintln(t.out, t.allDone())
		return nil
	}
	if after.Chapter != here.Chapter {
		if _, more := t.left(of(t.list, here.Chapter)); more > 0 {
			fmt.Fprintf(t.out, "The core of chapter %d is done. (%s more: go run ./exercises %s)\n", numberOf(here.Chapter), countOf(more, "task"), short(here.Chapter))
		} else {
			fmt.Fprintf(t.out, "Chapter %d is done.\n", numberOf(here.Chapter))
		}
	}
	passed = slices.DeleteFunc(passed, func(y tasks.Task) bool {
		return y.Chapter == here.Chapter && y.Place < here.Place // what is left open is looked for there, too
	})
	if len(passed) > 0 {
		fmt.Fprintf(t.out, "Green already: %s.\n", firstOf(passed, title))
	}
	return t.goTo(*after)
}

// after is the core task that comes next and is not done: behind x in its chapter,
// or left open before it, or in a later chapter. With more, those of its chapter that
// are marked so count too. What is passed over on the way is green.
func (t *tool) after(x tasks.Task, more bool) (next *tasks.Task, passed []tasks.Task) {
	own := of(t.list, x.Chapter)
	order := slices.Concat(own[x.Place:], own[:x.Place-1])
	for _, y := range t.list {
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

// goTo sets a task up, remembers it and says what it is. With the first task of a chapter
// the learner's files are carried into it.
func (t *tool) goTo(x tasks.Task) error {
	if p := t.progress(); p.Chapter < x.Chapter && !slices.ContainsFunc(of(t.list, x.Chapter), func(y tasks.Task) bool { return t.standing(y) != open }) {
		if err := t.enter(x.Chapter, false); err != nil {
			return err
		}
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
	fmt.Fprintf(t.out, "  read:  %s\n  write: %s\n  test:  %s\n", t.read(x), where, testOf(x))
	fmt.Fprintf(t.out, "  then:  go run ./exercises check        stuck: go run ./exercises hint\n")
	for _, h := range of(t.list, x.Chapter) {
		if key(h) != key(x) && t.isOn(h) {
			fmt.Fprintf(t.out, "  (The fault of %s is still in %s: what the program says may be wrong.)\n", title(h), x.Chapter)
		}
	}
	if core, _ := t.after(x, false); !x.Core && core != nil {
		fmt.Fprintf(t.out, "  (Back to the core: go run ./exercises next %s)\n", core.Number())
	}
	return nil
}

// testOf is the command that runs the tests which speak of a task.
func testOf(x tasks.Task) string {
	switch {
	case x.Kind == tasks.Hunt:
		return fmt.Sprintf("go test ./%s/...   and: %s", x.Chapter, x.See)
	case x.IsOwn():
		return fmt.Sprintf("go test -run %s ./%s", x.Test, x.Dir())
	}
	return fmt.Sprintf("go test -timeout 10s -failfast ./%s -run %s", x.Dir(), x.Test)
}

// setUp takes a function out or lets a fault in, and says where to write.
func (t *tool) setUp(x tasks.Task) (where string, err error) {
	if x.Kind == tasks.Hunt {
		return fmt.Sprintf("somewhere in %s (a fault has moved in; git diff would give it away)", x.Dir()), t.letIn(x)
	}
	note := ""
	a := t.archives[x.Chapter]
	switch t.content(x.Path()) {
	case ours, missing:
		begin := cmp.Or(a.Stubs[x.Path()], a.Ours[x.Path()])
		if err := t.remember(func(p *progress) { delete(p.Yours, x.Path()) }); err != nil {
			return "", err
		}
		if _, err := t.put(x.Path(), "", begin); err != nil {
			return "", err
		}
		if !x.IsOwn() {
			note = "   (empty now; restore brings ours back)"
		}
	case empty:
		note = "   (empty)"
	case faulty:
		return "", fmt.Errorf("in %s is the fault of a hunt: first find it, or end it: go run ./exercises restore %s", x.Path(), short(x.Chapter))
	case yours:
		note = "   (yours)"
		if t.isGreen(x) && !x.IsOwn() {
			note = fmt.Sprintf("   (yours, and green; to write it once more, first: go run ./exercises restore %s)", x.Number())
		}
	}
	return t.where(x) + note, nil
}

// where is the place of a task's code: its file, and there the line of the function.
func (t *tool) where(x tasks.Task) string {
	if x.Kind == tasks.Hunt {
		return x.Dir()
	}
	if line := lineOf(t.text(x.Path()), x.Name); line > 0 {
		return fmt.Sprintf("%s:%d", x.Path(), line)
	}
	return x.Path()
}

// head is how the declaration of a task begins: that of its function or its type.
func head(name string) (starts []string) {
	recv, method, isMethod := strings.Cut(name, ".")
	if !isMethod {
		return []string{"func " + name + "(", "type " + name + " ", "type " + name + "["}
	}
	for _, star := range []string{"", "*"} {
		starts = append(starts, " "+star+recv+") "+method+"(", "("+star+recv+") "+method+"(")
	}
	return starts
}

// lineOf is the line, from 1, in which a declaration begins, or 0.
func lineOf(text, name string) int {
	for i, line := range strings.Split(text, "\n") {
		for _, start := range head(name) {
			isMethod := strings.Contains(start, ")")
			if strings.HasPrefix(line, start) || isMethod && strings.HasPrefix(line, "func (") && strings.Contains(line, start) {
				return i + 1
			}
		}
	}
	return 0
}
