// coursetest.go is a tiny course, and commands at work in it.

// Package coursetest is what the tests of the commands share: a tiny course of three chapters in a
// folder of its own ([New]), a learner who types command lines and writes files there, and a go
// command that says what a test wants it to say (events.go).
package coursetest

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fatih/color"
	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// The files that most tests change.
const (
	Rook      = "ch02-moves/chess/rook.go"
	Name      = "ch02-moves/chess/name.go"
	Sides     = "ch02-moves/chess/sides.go"
	Piece     = "ch02-moves/chess/piece.go"
	Mobility  = "ch02-moves/exercises/mobility.go"
	Targets   = "ch02-moves/exercises/targets.go"
	Value     = "ch01-display/chess/value.go"
	Value3    = "ch03-check/chess/value.go"
	Rook3     = "ch03-check/chess/rook.go"
	Mobility3 = "ch03-check/exercises/mobility.go"
)

//go:embed tiny.txtar
var tiny string

// files are tiny.txtar, and the archives that are made of it.
var files = sync.OnceValue(func() map[string]string {
	files := make(map[string]string)
	text := strings.TrimSuffix(tasks.Plain([]byte(tiny)), "\n")
	for _, file := range strings.Split(text, "\n-- ")[1:] {
		name, text, _ := strings.Cut(file, " --\n")
		files[name] = text + "\n"
	}
	root, err := os.MkdirTemp("", "course-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(root)
	if err := WriteAll(root, files); err != nil {
		panic(err)
	}
	for _, chapter := range gotool.Chapters(root) {
		if files[tasks.ArchiveFile(chapter)], err = upstream.Archive(root, chapter); err != nil {
			panic(err)
		}
	}
	return files
})

// Ours is a file of the course as it is delivered.
func Ours(file string) string { return files()[file] }

// All are all files of the course as it is delivered, by name.
func All() map[string]string { return maps.Clone(files()) }

// Mine is our text of a file of the course as a learner might have written it: with a
// line more, and not as we did it.
func Mine(file, line string) string {
	text := files()[file]
	text = strings.Replace(text, "from/8 == to/8 || from%8 == to%8", "!(from/8 != to/8 && from%8 != to%8)", 1)
	text = strings.Replace(text, "panic(\"task Mobility: not written yet\")", "return 2", 1)
	return text + "\n// " + line + "\n"
}

// There is a file of chapter 2 as it stands in chapter 3.
func There(text string) string { return strings.ReplaceAll(text, "ch02-moves", "ch03-check") }

// WriteAll writes files into a folder.
func WriteAll(root string, files map[string]string) error {
	for name, text := range files {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// A Fixture is a course of its own, with the commands, and what they said last.
type Fixture struct {
	T    *testing.T
	Root string
	desk.Tools
	Words  *bytes.Buffer
	Ran    []string            // the go commands
	Laid   map[string]string   // what was laid over the files of the last of them
	Answer string              // what go says; empty: that the tests it is asked for are green
	Judges func(string) string // or what it says to a command line, if not nil
	run    func(root string, tools desk.Tools, args []string) int
}

// Commands are the commands that a test uses, by name; that without a name is the map.
type Commands map[string]desk.Command

// run runs a command line as main does.
func (c Commands) run(root string, tools desk.Tools, args []string) int {
	d, err := desk.New(root, tools)
	name := ""
	if len(args) > 0 {
		name, args = args[0], args[1:]
	}
	switch command := c[name]; {
	case err != nil:
	case command == nil:
		err = fmt.Errorf("this test has no command %q", name)
	default:
		err = command(d, args)
	}
	switch {
	case err == nil:
		return 0
	case !errors.Is(err, desk.ErrNotGreen):
		fmt.Fprintln(tools.Err, err)
	}
	return 1
}

// noColor takes the colors out of what tests compare.
var noColor = sync.OnceFunc(func() { color.NoColor = true })

// New is a fresh course with some commands.
func New(t *testing.T, commands Commands) *Fixture { return NewWith(t, commands.run) }

// NewWith is a fresh course in which run runs the command lines.
func NewWith(t *testing.T, run func(root string, tools desk.Tools, args []string) int) *Fixture {
	t.Helper()
	noColor()
	f := &Fixture{T: t, Root: t.TempDir(), Words: new(bytes.Buffer), run: run}
	f.Tools = desk.Tools{
		In:  strings.NewReader(""),
		Out: f.Words,
		Err: f.Words,
		Ctx: context.Background(),
		Go:  f.fakeGo,
		Now: func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
	}
	if err := WriteAll(f.Root, files()); err != nil {
		t.Fatal(err)
	}
	return f
}

// Desk is the desk that the next command would have.
func (f *Fixture) Desk() *desk.Desk {
	f.T.Helper()
	d, err := desk.New(f.Root, f.Tools)
	if err != nil {
		f.T.Fatal(err)
	}
	return d
}

// Course is the course as it is now.
func (f *Fixture) Course() *course.Course {
	f.T.Helper()
	return f.Desk().Course
}

// fakeGo stands in for the go command.
func (f *Fixture) fakeGo(_ context.Context, _ string, o gotool.Overlay, args ...string) (string, int, error) {
	line := strings.Join(args, " ")
	f.Ran = append(f.Ran, line)
	f.Laid = make(map[string]string)
	for file, text := range o {
		rel, _ := filepath.Rel(f.Root, file)
		f.Laid[filepath.ToSlash(rel)] = string(text)
	}
	out, exit := f.Answer, 0
	if f.Judges != nil {
		out = f.Judges(line)
	} else if out == "" {
		out = GreenFor(line)
	}
	if strings.Contains(out, `"fail"`) {
		exit = 1
	}
	return out, exit, nil
}

// Abs is the path of a file of the course.
func (f *Fixture) Abs(name string) string { return filepath.Join(f.Root, filepath.FromSlash(name)) }

// Write has the learner write a file.
func (f *Fixture) Write(name, text string) {
	f.T.Helper()
	if err := WriteAll(f.Root, map[string]string{name: text}); err != nil {
		f.T.Fatal(err)
	}
}

// Read reads a file of the course.
func (f *Fixture) Read(name string) string {
	f.T.Helper()
	text, err := os.ReadFile(f.Abs(name))
	if err != nil {
		f.T.Error(err)
	}
	return string(text)
}

// Remove takes a file or a folder away.
func (f *Fixture) Remove(name string) {
	f.T.Helper()
	if err := os.RemoveAll(f.Abs(name)); err != nil {
		f.T.Fatal(err)
	}
}

// Stub is a file of the course with its function taken out.
func (f *Fixture) Stub(file string) string {
	f.T.Helper()
	return f.Course().ArchiveOf(file).Stubs[file]
}

// Files is the course as it is now, by name, but for what is kept.
func (f *Fixture) Files() map[string]string { return f.below(".", kept.Dir+"/") }

// Kept is what is kept, by name; what is remembered of the way is none of it.
func (f *Fixture) Kept() map[string]string { return f.below(kept.Dir, progress.File) }

// below reads the files below a folder, but for those whose names begin otherwise, and
// unfinished ones.
func (f *Fixture) below(dir, but string) map[string]string {
	found := make(map[string]string)
	_ = fs.WalkDir(os.DirFS(f.Root), dir, func(name string, d fs.DirEntry, err error) error {
		isUnfinished := err == nil && strings.HasPrefix(d.Name(), safefile.Prefix)
		switch {
		case err != nil:
			return nil
		case d.IsDir() && isUnfinished:
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		if !isUnfinished && !strings.HasPrefix(name, but) {
			text, _ := os.ReadFile(f.Abs(name))
			found[name] = string(text)
		}
		return nil
	})
	return found
}

// OnlyAdded wants all that was kept before to be as it was.
func (f *Fixture) OnlyAdded(before map[string]string) {
	f.T.Helper()
	now := f.Kept()
	for name, text := range before {
		if now[name] != text {
			f.T.Errorf("%s is no longer as it was", name)
		}
	}
}

// IsThere wants these texts to stand somewhere in the course or in what is kept, each a whole file.
func (f *Fixture) IsThere(texts ...string) {
	f.T.Helper()
	all := slices.Concat(slices.Collect(maps.Values(f.Files())), slices.Collect(maps.Values(f.Kept())))
	for _, text := range texts {
		if !slices.Contains(all, text) {
			f.T.Errorf("nowhere is there any more:\n%s", text)
		}
	}
}

// IsOurs wants the whole course to be ours to the byte, and nothing beside it.
func (f *Fixture) IsOurs() {
	f.T.Helper()
	if d := cmp.Diff(files(), f.Files()); d != "" {
		f.T.Errorf("the course (- ours, + what is there):\n%s", d)
	}
}

// Has wants a file to say exactly this.
func (f *Fixture) Has(name, want string) {
	f.T.Helper()
	if d := cmp.Diff(want, f.Read(name)); d != "" {
		f.T.Errorf("%s (- want, + got):\n%s", name, d)
	}
}

// Try runs a command line, and returns its exit status.
func (f *Fixture) Try(line string) int { return f.run(f.Root, f.Tools, strings.Fields(line)) }

// Do runs a command line, sees to its exit status and that what was kept is so still, and
// returns its words.
func (f *Fixture) Do(exit int, line string) string {
	f.T.Helper()
	defer f.OnlyAdded(f.Kept())
	f.Words.Reset()
	f.Ran = nil
	if got := f.Try(line); got != exit {
		f.T.Errorf("%q: exit status %d, want %d; it said\n%s", line, got, exit, f.Words)
	}
	return f.Words.String()
}

// Says is [Fixture.Do], and wants these words among those it says, in their order.
func (f *Fixture) Says(exit int, line string, want ...string) {
	f.T.Helper()
	f.Do(exit, line)
	f.Said(want...)
}

// Said wants these words among those said last, in their order.
func (f *Fixture) Said(want ...string) {
	f.T.Helper()
	rest, ok := f.Words.String(), true
	for _, w := range want {
		if _, rest, ok = strings.Cut(rest, w); !ok {
			f.T.Errorf("it says\n%s\nwant in it, in this order %q", f.Words, want)
			return
		}
	}
}

// Exactly is [Fixture.Do], and wants nothing but these words.
func (f *Fixture) Exactly(exit int, line, want string) {
	f.T.Helper()
	if d := cmp.Diff(want, f.Do(exit, line)); d != "" {
		f.T.Errorf("%q (- want, + got):\n%s", line, d)
	}
}

// Never wants words not to have been said by the last command.
func (f *Fixture) Never(words string) {
	f.T.Helper()
	if strings.Contains(f.Words.String(), words) {
		f.T.Errorf("it says %q in\n%s", words, f.Words)
	}
}

// LetInPlace sets a hunt up as earlier versions of the tool did: the fault stands in the clone
// itself, and what was the learner's is kept.
func (f *Fixture) LetInPlace(chapter, hunt string) {
	f.T.Helper()
	d := f.Desk()
	was := make(map[string]string)
	for file, fault := range d.Course.Archives[chapter].Faults[hunt] {
		e, err := d.Keeper.Put(file, "", fault)
		if err != nil {
			f.T.Fatal(err)
		}
		was[file] = e.Path
	}
	err := d.Progress.Remember(func(p *progress.Progress) {
		p.Hunts[chapter+" "+hunt] = was
		p.At = chapter + " " + hunt
	})
	if err != nil {
		f.T.Fatal(err)
	}
}

// Green does a task: it is set up, the learner writes its file, and the tests are green.
func (f *Fixture) Green(task, file, text string) {
	f.T.Helper()
	f.Do(0, "next "+task)
	f.Write(file, text)
	f.Answer, f.Judges = "", nil
	f.Says(0, "check "+task, " is green")
}
