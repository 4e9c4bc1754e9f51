// state.go says how the tasks stand: what stands in their files, and what was said of it.

package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path"
	"slices"
	"strings"

	"mateinfive/exercises/kept"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
)

// A progress is what the tool remembers between two commands. If it is lost or garbled,
// the map begins anew, and no code is missed.
type progress struct {
	At      string                       // the task where the learner is, by its key
	Chapter string                       // the chapter that was started last
	Again   string                       // the task that was done again last
	Hints   map[string]int               // how many hints of a task have been opened
	Done    map[string]bool              // the tasks that have been green
	Judged  map[string]judged            // how a task was judged last
	Begun   map[string]bool              // the files that were emptied, and have not been sent back since
	Carried map[string]string            // prints of the files that were carried, by where they came to
	Hunts   map[string]map[string]string // of each hunt that is on: its files, and where what stood there is kept
	Exams   map[string]uint64            // of each exam that was red last: which questions it had
}

// A judged is what was said of a task, and of which code.
type judged struct {
	Sum    string
	Status status
}

const progressFile = kept.Dir + "/progress.json"

func (t *tool) progress() progress {
	p := progress{
		Hints: map[string]int{}, Done: map[string]bool{}, Judged: map[string]judged{}, Begun: map[string]bool{},
		Carried: map[string]string{}, Hunts: map[string]map[string]string{},
	}
	was := p
	text, err := os.ReadFile(t.abs(progressFile))
	if err != nil || json.Unmarshal(text, &p) != nil || p.Hints == nil || p.Done == nil || p.Judged == nil ||
		p.Begun == nil || p.Carried == nil || p.Hunts == nil {
		return was
	}
	return p
}

func (t *tool) remember(change func(*progress)) error {
	p := t.progress()
	change(&p)
	text, err := json.MarshalIndent(p, "", "\t")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(t.abs(kept.Dir), 0o755); err != nil {
		return err
	}
	return safefile.Write(t.abs(progressFile), append(text, '\n'))
}

type content int

const (
	yours   content = iota // the learner's
	ours                   // the course's own; of a file of the learner's own, as it is delivered
	empty                  // the course's own with the function of the task taken out
	faulty                 // the course's own with the fault of a hunt
	missing                // it is not there, or cannot be read
)

// text is a file, named from the root, as it stands.
func (t *tool) text(file string) string {
	text, _ := os.ReadFile(t.abs(file))
	return tasks.Plain(text)
}

func (t *tool) content(file string) content {
	chapter, _, _ := strings.Cut(file, "/")
	a := t.archives[chapter]
	text, err := os.ReadFile(t.abs(file))
	switch plain := tasks.Plain(text); {
	case err != nil:
		return missing
	case plain == "": // so is what the course does not have
		return yours
	case plain == a.Ours[file]:
		return ours
	case plain == a.Stubs[file]:
		return empty
	case slices.ContainsFunc(slices.Collect(maps.Values(a.Faults)), func(f map[string]string) bool { return plain == f[file] }):
		return faulty
	}
	return yours
}

func (t *tool) files(x tasks.Task) []string {
	if was := t.progress().Hunts[key(x)]; was != nil { // an earlier version may have had it elsewhere
		return slices.Sorted(maps.Keys(was))
	}
	if x.Kind == tasks.Hunt {
		return slices.Sorted(maps.Keys(t.archives[x.Chapter].Faults[x.Name]))
	}
	return x.Paths()
}

// isOn reports whether a hunt is on: its fault has been let in, and is not found yet.
func (t *tool) isOn(x tasks.Task) bool { return t.progress().Hunts[key(x)] != nil }

// A status is how a task stands.
type status int

const (
	open    status = iota // not begun
	red                   // taken out, or begun and not right
	green                 // done
	changed               // changed since it was judged
	broken                // does not compile
)

func (t *tool) standing(x tasks.Task) status {
	p, c := t.progress(), t.content(x.Path())
	was, isOn := p.Judged[key(x)], t.isOn(x)
	switch {
	case t.isInHunt(x) && p.Done[key(x)]: // and as it was before the hunt
		return green
	case t.isInHunt(x):
		return open
	case hasTwoVersions(t.text(x.Path())):
		return broken
	case (isOn || c == yours) && was.Sum == t.sum(x):
		return was.Status
	case isOn, c == empty, c == yours && t.isEmptyStill(x):
		return red
	case c == yours && p.Carried[x.Path()] != tasks.Sum(t.text(x.Path())): // what was carried is as it came
		return changed
	case c == missing && x.Kind != tasks.Hunt:
		return broken
	case p.Done[key(x)] && !x.IsOwn():
		return green // ours is back
	}
	return open
}

// isOff reports whether a task is not set up: ours stands there, and not because the learner
// wrote it word for word; or the fault of a hunt is out.
func (t *tool) isOff(x tasks.Task) bool {
	isOurs := x.Kind == tasks.Rebuild && t.content(x.Path()) == ours && !t.progress().Begun[x.Path()]
	return isOurs || x.Kind == tasks.Hunt && !t.isOn(x)
}

func (t *tool) isGreen(x tasks.Task) bool { return t.standing(x) == green }

// sum is a print of what a learner has written for a task.
func (t *tool) sum(x tasks.Task) string {
	var all strings.Builder
	for _, file := range t.files(x) {
		all.WriteString(t.text(file))
	}
	return tasks.Sum(all.String())
}

// added lists the learner's new files in a chapter.
func (t *tool) added(chapter string) []string {
	return slices.DeleteFunc(tasks.GoFiles(t.root, chapter), func(file string) bool { return !t.archives[chapter].IsNew(file) })
}

// addedBeside lists those in the folder of a task.
func (t *tool) addedBeside(x tasks.Task) []string {
	return slices.DeleteFunc(t.added(x.Chapter), func(file string) bool { return path.Dir(file) != x.Dir() })
}

// edited lists the other files of a chapter, tests too, that are not as the course has them.
func (t *tool) edited(chapter string) (files []string) {
	a := t.archives[chapter]
	for _, file := range slices.Sorted(maps.Keys(a.Sums)) {
		if tasks.Sum(t.text(file)) != a.Sums[file] {
			files = append(files, file)
		}
	}
	return files
}

// yoursIn lists the files of a chapter's tasks that are the learner's.
func (t *tool) yoursIn(chapter string) (files []string) {
	for _, file := range slices.Sorted(maps.Keys(t.archives[chapter].Ours)) {
		if t.content(file) == yours {
			files = append(files, file)
		}
	}
	return files
}

// keep keeps all files of a chapter that are not the course's own, as they stand.
func (t *tool) keep(chapter string) error {
	for _, file := range slices.Concat(t.yoursIn(chapter), t.added(chapter), t.edited(chapter)) {
		if err := t.keepFile(file, t.huntMarkOf(file)); err != nil {
			return err
		}
	}
	return nil
}

// keepFile keeps a file as it stands, unless that is its last version already.
func (t *tool) keepFile(file, mark string) error {
	text, err := os.ReadFile(t.abs(file))
	if err != nil || t.lastKept(file, mark) == tasks.Plain(text) {
		return nil // it is gone, or kept
	}
	_, err = kept.Add(t.root, file, mark, text, t.now())
	return err
}

// lastKept is the last version of a file that is kept, or nothing.
func (t *tool) lastKept(file, mark string) string {
	versions := kept.Versions(t.root, file, mark)
	if len(versions) == 0 {
		return ""
	}
	return t.text(versions[len(versions)-1].Path)
}

// put writes a text over a file of a task. What is the learner's is kept first, and returned.
func (t *tool) put(file, mark, text string) (e kept.Entry, err error) {
	before, _ := os.ReadFile(t.abs(file))
	switch c := t.content(file); {
	case text == "":
		return e, fmt.Errorf("what is to stand in %s cannot be found in exercises/testdata: git checkout brings that folder back", file)
	case c == missing:
		return e, safefile.Create(t.abs(file), []byte(text))
	case tasks.Plain(before) == text:
		return e, nil
	case c == yours:
		if e, err = kept.Add(t.root, file, mark, before, t.now()); err != nil {
			return e, fmt.Errorf("%s could not be kept, so nothing was changed: %w", file, err)
		}
	}
	return e, safefile.Replace(t.abs(file), before, []byte(text))
}
