// kept.go is the folder of what must not be lost: only added to, never changed.

// Package kept keeps the course's own functions while a learner's stand in their
// place, and the learner's versions when ours come back.
//
// All of it lies in exercises/.kept, one file an entry. An entry is never changed
// and never removed: what becomes of it later is told by another entry. Each name
// begins with a number that no other has, so that it is the only one of that name
// on disks that take Play and play for the same; it names the function and says
// when. The first line of a file is what the tools read. Below it stands the whole
// Go file as it was at that moment, for whoever wants to read or copy it.
package kept

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/docs/source"
)

// A Kind is what an entry tells.
type Kind string

const (
	// In the file, Placed stands in the place of Original:
	Emptied Kind = "emptied" // an empty body
	Carried Kind = "carried" // the learner's version, from an earlier chapter or from what is kept
	Hunted  Kind = "hunted"  // a fault to be found

	Placed Kind = "placed" // the file of the entry Of has been written
	Failed Kind = "failed" // the file of the entry Of could not be written, and is as it was
	Closed Kind = "closed" // the Original of the entry Of is back
	Yours  Kind = "yours"  // the file as the learner had it, before it was written over
)

// An Entry is one thing that is kept.
type Entry struct {
	Number   int // from 1; later entries have higher numbers
	Kind     Kind
	When     time.Time
	Task     string `json:",omitempty"` // of a hunt, and of a version brought back by hand: the task's name
	File     string `json:",omitempty"` // from the root, with slashes: "ch02-moves/chess/rook.go"
	Symbol   string `json:",omitempty"` // "Rook.IsValid"
	Original string `json:",omitempty"` // the course's own declaration
	Placed   string `json:",omitempty"` // what was put in its place
	Of       int    `json:",omitempty"` // the entry that this one tells more of

	Whole []byte `json:"-"` // the whole file as it was
	Path  string `json:"-"` // where the entry lies, from the root
}

// Folder is the folder of the entry's file: "ch02-moves/chess".
func (e Entry) Folder() string { return path.Dir(e.File) }

// Chapter is the chapter of the entry's file: "ch02-moves".
func (e Entry) Chapter() string {
	chapter, _, _ := strings.Cut(e.File, "/")
	return chapter
}

// A Store is the kept folder of one course.
type Store struct {
	root     string
	Now      func() time.Time
	Patience time.Duration // how long Lock waits for another tool
}

// New returns the store of the course in the folder root. It need not be there
// yet.
func New(root string) *Store { return &Store{root, time.Now, 10 * time.Second} }

// Dir is the folder with the entries.
func (s *Store) Dir() string { return filepath.Join(s.root, "exercises", ".kept") }

// A BrokenError is an entry that cannot be read. It stops nothing: all others
// count as ever.
type BrokenError struct {
	Path string // from the root
	Err  error
}

func (e *BrokenError) Error() string {
	return fmt.Sprintf("%s cannot be read (%v). The rest of it may still be read by eye; move it to another folder to be rid of this line", e.Path, e.Err)
}

func (e *BrokenError) Unwrap() error { return e.Err }

var entryName = regexp.MustCompile(`^(\d{4,9})-`)

// Entries lists what is kept, in order, and names the entries that cannot be read.
func (s *Store) Entries() (list []Entry, broken []*BrokenError, err error) {
	files, err := os.ReadDir(s.Dir())
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, fmt.Errorf("what is kept cannot be read: %w", err)
	}
	for _, f := range files {
		m := entryName.FindStringSubmatch(f.Name())
		if m == nil {
			continue
		}
		e, err := s.read(f.Name())
		if n, _ := strconv.Atoi(m[1]); err == nil && e.Number != n {
			err = fmt.Errorf("it says that its number is %d", e.Number)
		}
		if err != nil {
			broken = append(broken, &BrokenError{s.fromRoot(f.Name()), err})
			continue
		}
		list = append(list, e)
	}
	slices.SortFunc(list, func(a, b Entry) int { return a.Number - b.Number })
	return list, broken, nil
}

func (s *Store) fromRoot(name string) string { return "exercises/.kept/" + name }

// read reads one entry.
func (s *Store) read(name string) (Entry, error) {
	text, err := os.ReadFile(filepath.Join(s.Dir(), name))
	if err != nil {
		return Entry{}, err
	}
	first, rest, _ := bytes.Cut(text, []byte("\n"))
	var e Entry
	if err := json.Unmarshal(first, &e); err != nil {
		return Entry{}, fmt.Errorf("its first line is no record: %w", err)
	}
	e.Whole, e.Path = rest, s.fromRoot(name)
	return e, nil
}

// Open lists the entries whose function still stands in the place of ours, in
// order: of each function the last entry, if ours has not come back since. Those
// do not count of which nothing came, because the program was ended before it
// wrote the file.
func (s *Store) Open() ([]Entry, []*BrokenError, error) {
	all, broken, err := s.Entries()
	var open []Entry
	for i, e := range all {
		isLast := !slices.ContainsFunc(all[i+1:], func(later Entry) bool { return later.isOf(e) && s.isPlaced(all, later) })
		if s.isPlaced(all, e) && isLast && !said(all, Closed, e) {
			open = append(open, e)
		}
	}
	return open, broken, err
}

// isOf reports whether two entries speak of the same function.
func (e Entry) isOf(other Entry) bool { return e.File == other.File && e.Symbol == other.Symbol }

// isPlaced reports whether something came of an entry: whether its file has been
// written.
func (s *Store) isPlaced(all []Entry, e Entry) bool {
	if e.Placed == "" || said(all, Failed, e) {
		return false
	}
	return said(all, Placed, e) || said(all, Closed, e) || s.now(e) != declared(e.File, e.Whole, e.Symbol)
}

// Doubt returns a broken entry that by its name holds our version of a function,
// unless it is known that ours came back; else nil. As long as there is one, what
// stands in the file cannot be taken for ours.
func (s *Store) Doubt(folder, symbol string) *BrokenError {
	all, broken, _ := s.Entries()
	for _, b := range broken {
		number, _ := strconv.Atoi(entryName.FindStringSubmatch(path.Base(b.Path))[1])
		isOf := strings.HasSuffix(b.Path, "-"+strings.ReplaceAll(folder, "/", "-")+"-"+symbol+".go.txt")
		if isOf && !said(all, Closed, Entry{Number: number}) {
			return b
		}
	}
	return nil
}

// said reports whether an entry of a kind speaks of e.
func said(all []Entry, kind Kind, e Entry) bool {
	return slices.ContainsFunc(all, func(other Entry) bool { return other.Kind == kind && other.Of == e.Number })
}

// now is the declaration of an entry as it stands in its file, or empty.
func (s *Store) now(e Entry) string {
	text, err := os.ReadFile(filepath.Join(s.root, filepath.FromSlash(e.File)))
	if err != nil {
		return ""
	}
	return declared(e.File, text, e.Symbol)
}

// declared is a declaration in the text of a file, or empty.
func declared(file string, text []byte, symbol string) string {
	d, _ := source.FindIn(file, text, symbol)
	return d.Text
}

// Add keeps an entry. When it returns without an error, the entry is on disk. Only
// who holds the lock may add.
func (s *Store) Add(e Entry) (Entry, error) {
	if err := os.MkdirAll(s.Dir(), 0o755); err != nil {
		return Entry{}, err
	}
	ignore := filepath.Join(s.Dir(), ".gitignore")
	if _, err := os.Stat(ignore); errors.Is(err, fs.ErrNotExist) {
		if err := Write(ignore, nil, []byte("*\n")); err != nil {
			return Entry{}, err
		}
	}
	files, err := os.ReadDir(s.Dir())
	if err != nil {
		return Entry{}, err
	}
	e.Number, e.When = 1, s.Now()
	for _, f := range files {
		if m := entryName.FindStringSubmatch(f.Name()); m != nil {
			n, _ := strconv.Atoi(m[1])
			e.Number = max(e.Number, n+1)
		}
	}
	line, err := json.Marshal(e)
	if err != nil {
		return Entry{}, err
	}
	name := nameOf(e)
	e.Path = s.fromRoot(name)
	return e, Write(filepath.Join(s.Dir(), name), nil, append(append(line, '\n'), e.Whole...))
}

// nameOf is the file name of an entry. Its ending keeps gofmt and go away from it;
// the name of a fault's function would give the fault away.
func nameOf(e Entry) string {
	about := e.Symbol
	if e.Kind == Hunted {
		about = e.Task
	}
	parts := []string{fmt.Sprintf("%04d", e.Number), e.When.Format("2006-01-02-150405"), string(e.Kind)}
	if e.File != "" {
		parts = append(parts, strings.ReplaceAll(e.Folder(), "/", "-"))
	}
	if about != "" {
		parts = append(parts, strings.ToValidUTF8(about[:min(len(about), 60)], ""))
	}
	if e.Of != 0 {
		parts = append(parts, fmt.Sprintf("%04d", e.Of))
	}
	return strings.Join(parts, "-") + ".go.txt"
}

// Originals returns the course's own text of each file in which a learner's
// function, an empty one or a fault stands, by its absolute name: the file as it
// was before the first of them, so that helpers and imports of the learner's are
// no part of it.
func Originals(root string) (map[string][]byte, error) {
	s := New(root)
	open, _, err := s.Open()
	if err != nil {
		return nil, err
	}
	all, _, err := s.Entries()
	if err != nil {
		return nil, err
	}
	placed := slices.DeleteFunc(slices.Clone(all), func(e Entry) bool { return !s.isPlaced(all, e) })
	originals := make(map[string][]byte)
	for _, first := range open {
		file := filepath.Join(root, filepath.FromSlash(first.File))
		if originals[file] != nil {
			continue
		}
		// Another may have stood in the file when this one came, and one more when
		// that came.
		for i := len(placed) - 1; i >= 0; i-- {
			if e := placed[i]; e.File == first.File && e.Number < first.Number && !closedBefore(all, e, first) {
				first = e
			}
		}
		text := first.Whole
		for _, e := range placed {
			if e.File != first.File || e.Number < first.Number {
				continue
			}
			if d, err := source.FindIn(file, text, e.Symbol); err == nil && d.Text != e.Original {
				text = source.Splice(text, d, e.Original, source.Imports(e.Whole))
			}
		}
		originals[file] = text
	}
	return originals, nil
}

// closedBefore reports whether the function of e was ours again before first came.
func closedBefore(all []Entry, e, first Entry) bool {
	for _, later := range all {
		if later.Number < e.Number || !later.isOf(e) {
			continue
		}
		if slices.ContainsFunc(all, func(c Entry) bool { return c.Kind == Closed && c.Of == later.Number && c.Number < first.Number }) {
			return true
		}
	}
	return false
}
