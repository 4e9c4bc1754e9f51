// hunt.go lets a fault in, and gives back what stood in its files before.

package main

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"mateinfive/internal/tasks"
)

// letIn puts the files with the fault of a hunt in the place of what stands there. What is
// the learner's is kept first, and comes back when the fault is found.
func (t *tool) letIn(x tasks.Task) error {
	files := t.files(x)
	switch {
	case t.isOn(x):
		return nil
	case slices.ContainsFunc(files, func(file string) bool { return t.content(file) == faulty }):
		return underFault(x)
	}
	was := make(map[string]string)
	for _, file := range files {
		was[file] = ""
	}
	note := func(p *progress) { p.Hunts[key(x)] = was }
	if err := t.remember(note); err != nil { // where that cannot be, nothing is changed
		return err
	}
	for _, file := range files {
		e, err := t.put(file, "", t.archives[x.Chapter].Faults[x.Name][file])
		was[file] = e.Path
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

// huntMarkOf is the mark under which a file is kept that may have been swapped for a hunt.
func (t *tool) huntMarkOf(file string) string {
	if t.isHunted(file) {
		return huntMark
	}
	return ""
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
	}
	return t.remember(func(p *progress) { delete(p.Hunts, key(x)) })
}
