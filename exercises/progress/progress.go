// progress.go remembers the way through the course between two commands.

// Package progress is what the tool remembers of a learner: where they are, what was judged,
// which hints they have opened. A command reads it once, with [Read], asks it as often as it
// likes, and changes it by [Progress.Remember] alone. What a learner has written is no part of
// it: if it is lost, no code is, and which tasks are theirs follows from their files.
package progress

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"mateinfive/exercises/kept"
	"mateinfive/internal/safefile"
)

// File is where it lies, from the root.
const File = kept.Dir + "/progress.json"

// Numbering counts the orders that the tasks have had. It is noted when somebody begins, so that
// only those hear of other numbers who began with them.
const Numbering = 3

// A Progress is what is remembered. Tasks are named by their key: "ch02-moves Rook.IsValid".
type Progress struct {
	At       string                       // the task where the learner is
	Chapter  string                       // the chapter that was started last
	Again    string                       // the task that was done again last
	Hints    map[string]int               // how many hints of a task have been opened
	Done     map[string]bool              // the tasks that have been green
	Judged   map[string]Judged            // how a task was judged last
	Begun    map[string]bool              // the files that were emptied, and have not been sent back since
	Carried  map[string]string            // prints of the files that were carried, by where they came to
	Hunts    map[string]map[string]string // of each hunt that is on: the copy or, in the clone, its files, and where yours are kept
	Exams    map[string]uint64            // of each exam that was red last: which questions it had
	Stations map[string]bool              // of each station that was judged: whether it was green last
	Greens   map[string][]string          // of each player: the prints of its versions that were green

	Numbering int // [Numbering] when the learner began; 0 before there was such a count

	OwnHunt  OwnHunt // the hunt in the learner's own program that is on, if one is
	OwnFound int     // how many of those faults were found

	file string    // its path
	tell io.Writer // for what has become of a damaged file
	err  error     // why it cannot be read, though it may be there: then nothing is written over it
}

// An OwnHunt is a fault in a copy of the learner's own program.
type OwnHunt struct {
	Level   int    // of the exam whose answers show it
	Station string // of it, if it was one
	Dir     string // of the program
	Seed    uint64 // of the questions
	Fault   string // in words; empty if no hunt is on
}

// A Judged is what was said of a task, and of which code.
type Judged struct {
	Sum    string // the print of its files
	Around string // that of the whole chapter; empty where an earlier version has judged
	Status Status
}

// Read reads what is remembered in the course at root; without a file that is nothing. A file
// that is damaged is put aside, and tell is told.
func Read(root string, tell io.Writer) *Progress {
	p := &Progress{file: filepath.Join(root, filepath.FromSlash(File)), tell: tell}
	return p.anew()
}

// Remember changes what is remembered, on the disk and in p. The file is read once more before,
// so that what another command has noted meanwhile stays.
func (p *Progress) Remember(change func(*Progress)) error {
	now := p.anew()
	if now.err != nil {
		return fmt.Errorf("%s cannot be read, so nothing is noted there: %w", File, now.err)
	}
	change(now)
	text, err := now.json()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(p.file), 0o755); err != nil {
		return err
	}
	sweep(filepath.Dir(p.file))
	if err := safefile.Write(p.file, text); err != nil {
		return err
	}
	*p = *now
	return nil
}

// anew is what the file says now.
func (p *Progress) anew() *Progress {
	now := &Progress{file: p.file, tell: p.tell}
	text, err := os.ReadFile(p.file)
	switch {
	case errors.Is(err, fs.ErrNotExist): // nothing is remembered yet
		now.Numbering = Numbering
	case err != nil:
		now.err = err
	case json.Unmarshal(text, now) != nil:
		now = &Progress{file: p.file, tell: p.tell}
		now.err = now.putAside(text)
	}
	now.fill()
	return now
}

// fill makes the maps that are not there yet.
func (p *Progress) fill() {
	filled(&p.Hints)
	filled(&p.Done)
	filled(&p.Judged)
	filled(&p.Begun)
	filled(&p.Carried)
	filled(&p.Hunts)
	filled(&p.Exams)
	filled(&p.Stations)
	filled(&p.Greens)
}

func filled[K comparable, V any](m *map[K]V) {
	if *m == nil {
		*m = make(map[K]V)
	}
}

func (p *Progress) json() ([]byte, error) {
	text, err := json.MarshalIndent(p, "", "\t")
	return append(text, '\n'), err
}

// abandonedAfter is the age at which an unfinished file is no longer being written.
const abandonedAfter = time.Hour

// sweep takes away the unfinished files that killed commands have left in a folder.
func sweep(folder string) {
	files, _ := filepath.Glob(filepath.Join(folder, safefile.Prefix+"*"))
	for _, file := range files {
		info, err := os.Lstat(file)
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		if time.Since(info.ModTime()) > abandonedAfter {
			os.Remove(file)
		}
	}
}
