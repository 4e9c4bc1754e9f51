// progress.go remembers where the learner is. If it is lost, the map begins anew, and
// no code is missed.

package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"mateinfive/docs/source"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// A progress is what the tool remembers between two commands.
type progress struct {
	At      string            // the task where the learner is, by its key
	Hints   map[string]int    // how many hints of a task have been opened
	Done    map[string]bool   // the tasks that have been green
	Judged  map[string]judged // how a task was judged last
	Entered map[string]bool   // the chapters into which the learner's functions were carried
}

// A judged is what was said of a task, and of which code.
type judged struct {
	Print string
	Green bool
}

// progressFile is where it is kept.
func (t *tool) progressFile() string { return filepath.Join(t.store().Dir(), "progress.json") }

// progress reads what is remembered. If it is lost or garbled, it begins anew.
func (t *tool) progress() progress {
	var p progress
	if text, err := os.ReadFile(t.progressFile()); err == nil {
		_ = json.Unmarshal(text, &p)
	}
	if p.Hints == nil {
		p.Hints = make(map[string]int)
	}
	if p.Done == nil {
		p.Done = make(map[string]bool)
	}
	if p.Judged == nil {
		p.Judged = make(map[string]judged)
	}
	if p.Entered == nil {
		p.Entered = make(map[string]bool)
	}
	return p
}

// remember changes what is remembered.
func (t *tool) remember(change func(*progress)) error {
	before, err := os.ReadFile(t.progressFile())
	if err != nil {
		before = nil
	}
	p := t.progress()
	change(&p)
	text, err := json.MarshalIndent(p, "", "\t")
	if err != nil {
		return err
	}
	return kept.Write(t.progressFile(), before, append(text, '\n'))
}

// store is where nothing gets lost.
func (t *tool) store() *kept.Store {
	s := kept.New(t.root)
	s.Now = t.now
	return s
}

// locked runs a step while no other tool works on the same course.
func (t *tool) locked(step func() error) error {
	release, err := t.store().Lock()
	if err != nil {
		return err
	}
	defer release()
	return step()
}

// fingerprint tells whether the code of a task has changed since it was judged: its
// functions, and what the learner has written beside them for them to call.
func (t *tool) fingerprint(x tasks.Task) string {
	var code strings.Builder
	for _, e := range t.entriesOf(x) {
		code.WriteString(t.declaration(e))
		file, _ := os.ReadFile(t.abs(e.File))
		for _, helper := range t.helpers(e, file) {
			code.WriteString(helper.Text)
		}
	}
	if d, err := source.Find(t.abs(x.Dir()), x.Name); err == nil {
		code.WriteString(d.Text)
	}
	if inFile(x) {
		files, _ := filepath.Glob(t.abs(x.Dir() + "/*.go"))
		for _, file := range files {
			text, _ := os.ReadFile(file)
			code.Write(text)
		}
	}
	sum := sha256.Sum256([]byte(code.String()))
	return hex.EncodeToString(sum[:8])
}
