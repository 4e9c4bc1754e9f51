// hunt.go lets a fault in, and gives back what stood in its files before.

package main

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
	"mateinfive/internal/safefile"
)

// letIn puts the files with the fault of a hunt in the place of what stands there. What is
// the learner's is kept first, and comes back when the fault is found.
func (t *tool) letIn(x tasks.Task) error {
	if t.isOn(x) {
		return nil
	}
	faults := t.archives[x.Chapter].Faults[x.Name]
	if len(faults) == 0 {
		return fmt.Errorf("there is no fault for %s in %s", title(x), tasks.ArchiveFile(x.Chapter))
	}
	for file := range faults {
		if t.content(file) == faulty {
			return fmt.Errorf("in %s is the fault of another hunt: first find it, or end it: go run ./exercises restore %s", x.Chapter, short(x.Chapter))
		}
	}
	if err := t.swap(x, faults); err != nil {
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

// swap puts texts into files for as long as a hunt is on.
func (t *tool) swap(x tasks.Task, texts map[string]string) error {
	before := make(map[string][]byte)
	was := make(map[string]string) // where it is kept, or nothing if ours stood there
	for file := range texts {
		text, err := os.ReadFile(t.abs(file))
		if err != nil {
			return err
		}
		before[file], was[file] = text, ""
		if t.content(file) == yours {
			e, err := kept.Add(t.root, file, "", text, t.now())
			if err != nil {
				return err
			}
			was[file] = e.Path
		}
	}
	if err := t.remember(func(p *progress) {
		if p.Hunts[key(x)] == nil {
			p.Hunts[key(x)] = make(map[string]string)
		}
		maps.Copy(p.Hunts[key(x)], was)
	}); err != nil {
		return err
	}
	for file, text := range texts {
		if err := safefile.Replace(t.abs(file), before[file], []byte(text)); err != nil {
			return err
		}
	}
	return nil
}

// isHunted reports whether something else stood in a file before a hunt that is on.
func (t *tool) isHunted(file string) bool {
	for _, was := range t.progress().Hunts {
		if _, is := was[file]; is {
			return true
		}
	}
	return false
}

// endHunt gives back what stood in the files of a hunt before. What stands there now is
// kept, under a mark: it is no version of the learner's own function.
func (t *tool) endHunt(x tasks.Task) error {
	was := t.progress().Hunts[key(x)]
	for _, file := range t.files(x) {
		if _, known := was[file]; !known {
			was = maps.Clone(was)
			if was == nil {
				was = make(map[string]string)
			}
			was[file] = ""
		}
	}
	var back []string
	for _, file := range slices.Sorted(maps.Keys(was)) {
		text := t.archives[x.Chapter].Ours[file]
		if was[file] != "" {
			if text = t.text(was[file]); text == "" {
				return fmt.Errorf("what stood in %s cannot be read: %s", file, was[file])
			}
			back = append(back, file)
		}
		if _, err := t.put(file, "hunt", text); err != nil {
			return err
		}
	}
	if len(back) > 0 {
		fmt.Fprintf(t.out, "(Yours stands again in %s.)\n", strings.Join(back, ", "))
	}
	return t.remember(func(p *progress) {
		delete(p.Hunts, key(x))
		for file, kept := range was {
			if delete(p.Yours, file); kept != "" {
				p.Yours[file] = true
			}
		}
	})
}
