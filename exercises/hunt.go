// hunt.go lets a fault in, and gives back what stood in its files before.

package main

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mateinfive/exercises/tasks"
)

// letIn puts the files with the fault of a hunt in the place of what stands there. What is
// the learner's is kept first, and comes back when the fault is found.
func (t *tool) letIn(x tasks.Task) error {
	if t.isOn(x) {
		return nil
	}
	if slices.ContainsFunc(t.files(x), func(file string) bool { return t.content(file) == faulty }) {
		return underFault(x)
	}
	if err := t.swap(x, t.archives[x.Chapter].Faults[x.Name]); err != nil {
		return err
	}
	// What the learner has written elsewhere may need what they wrote here.
	out, _, err := t.goTool(t.ctx, t.root, nil, "vet", "./"+x.Dir())
	if err != nil {
		return err
	}
	beside := make(map[string]string)
	for _, file := range t.yoursIn(x.Chapter) {
		if strings.Contains(out, file+":") {
			beside[file] = t.archives[x.Chapter].Ours[file]
		}
	}
	if len(beside) > 0 {
		fmt.Fprintf(t.out, "(Beside the fault these do not compile, and ours stand there meanwhile: %s)\n", strings.Join(slices.Sorted(maps.Keys(beside)), ", "))
	}
	return t.swap(x, beside)
}

// swap puts texts into files as long as a hunt is on, and remembers where theirs are kept.
func (t *tool) swap(x tasks.Task, texts map[string]string) error {
	for _, file := range slices.Sorted(maps.Keys(texts)) {
		where := ""
		note := func(p *progress) {
			if p.Hunts[key(x)] == nil {
				p.Hunts[key(x)] = make(map[string]string)
			}
			p.Hunts[key(x)][file] = where
		}
		if err := t.remember(note); err != nil { // where that cannot be, nothing is changed
			return err
		}
		e, err := t.put(file, "", texts[file])
		where = e.Path
		if err = errors.Join(err, t.remember(note)); err != nil {
			return err
		}
	}
	return nil
}

// underFault is the error of a task in whose files the fault of a hunt stands.
func underFault(x tasks.Task) error {
	return fmt.Errorf("in the files of %s stands the fault of a hunt: first find that, or end it: go run ./exercises restore %s", title(x), short(x.Chapter))
}

// huntMark marks what is kept of the files of a hunt, mended or not.
const huntMark = "hunt"

// isHunted reports whether a file has been swapped for a hunt that is on.
func (t *tool) isHunted(file string) bool {
	for _, was := range t.progress().Hunts {
		if _, is := was[file]; is {
			return true
		}
	}
	return false
}

// endHunt gives back what stood in the files of a hunt before: the learner's, or ours. What
// stands there now is kept, under a mark: it is no version of the learner's own function.
func (t *tool) endHunt(x tasks.Task) error {
	was := t.progress().Hunts[key(x)]
	for _, file := range slices.Sorted(maps.Keys(was)) {
		text := t.archives[x.Chapter].Ours[file]
		if was[file] != "" {
			if text = t.text(was[file]); text == "" {
				return fmt.Errorf("what stood in %s cannot be read: %s", file, was[file])
			}
		}
		e, err := t.put(file, huntMark, text)
		if err != nil {
			return err
		}
		if was[file] != "" {
			fmt.Fprintf(t.out, "(Yours stands again in %s. What stood there in the hunt: %s)\n", file, cmp.Or(e.Path, "the fault"))
		}
		if err := t.remember(func(p *progress) { p.Yours[file] = was[file] != "" }); err != nil {
			return err
		}
	}
	return t.remember(func(p *progress) { delete(p.Hunts, key(x)) })
}
