// fixture_test.go is a tiny course, and the command at work in it.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fatih/color"
	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/safefile"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

var full = flag.Bool("full", false, "prove all, and no sample: every stub, solution, wrong answer and hunt, and the whole course as a learner goes through it")

// asTool makes this test program the tool itself.
const asTool = "MATEINFIVE_TOOL"

// What the tests start may share the machine with much else. What they compare has no colors.
func TestMain(m *testing.M) {
	color.NoColor = true
	if os.Getenv(asTool) != "" {
		main()
	}
	if level := os.Getenv(asProgram); level != "" {
		beProgram(level)
		os.Exit(0)
	}
	if os.Getenv("MATEINFIVE_PATIENCE") == "" {
		os.Setenv("MATEINFIVE_PATIENCE", "20s")
	}
	os.Exit(m.Run())
}

// realCourse returns the root of this repository, and its tasks of these kinds.
func realCourse(t *testing.T, kinds ...string) (root string, list []tasks.Task) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if list, err = tasks.Read(root); err != nil {
		t.Fatal(err)
	}
	list = slices.DeleteFunc(list, func(x tasks.Task) bool { return !slices.Contains(kinds, x.Kind) })
	if len(list) == 0 {
		t.Fatalf("the list of tasks has none of the kinds %q", kinds)
	}
	return root, list
}

// needsGo skips a test that starts go, where that cannot be or where the proof of a page
// has started go already.
func needsGo(t *testing.T) {
	t.Helper()
	if gotool.Nested() {
		t.Skip("this is a proof within a proof")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
}

// goLimited is gotool.Run, two at a time.
func goLimited(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
	children <- struct{}{}
	defer func() { <-children }()
	return gotool.Run(ctx, root, o, args...)
}

var children = make(chan struct{}, 2)

// The files that most tests change.
const (
	rook      = "ch02-moves/chess/rook.go"
	name      = "ch02-moves/chess/name.go"
	sides     = "ch02-moves/chess/sides.go"
	piece     = "ch02-moves/chess/piece.go"
	mobility  = "ch02-moves/exercises/mobility.go"
	targets   = "ch02-moves/exercises/targets.go"
	value     = "ch01-display/chess/value.go"
	value3    = "ch03-check/chess/value.go"
	rook3     = "ch03-check/chess/rook.go"
	mobility3 = "ch03-check/exercises/mobility.go"
)

// course is a small repository of three chapters: testdata/tiny.txtar, with its archives.
var course map[string]string

var readCourse = sync.OnceValue(func() error {
	text, err := os.ReadFile("testdata/tiny.txtar")
	if err != nil {
		return err
	}
	course = make(map[string]string)
	for _, file := range strings.Split(strings.TrimSuffix(tasks.Plain(text), "\n"), "\n-- ")[1:] {
		name, text, _ := strings.Cut(file, " --\n")
		course[name] = text + "\n"
	}
	root, err := os.MkdirTemp("", "course-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)
	err = writeAll(root, course)
	for _, chapter := range gotool.Chapters(root) {
		if err == nil {
			course[tasks.ArchiveFile(chapter)], err = upstream.Archive(root, chapter)
		}
	}
	return err
})

// writeAll writes files into a folder.
func writeAll(root string, files map[string]string) error {
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

// A fixture is the command in a course of its own, with what it said.
type fixture struct {
	*tool
	t      *testing.T
	words  *bytes.Buffer
	ran    []string            // the go commands
	laid   map[string]string   // what was laid over the files of the last of them
	answer string              // what go says
	judges func(string) string // or what it says to a command line, if not nil
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	if err := readCourse(); err != nil {
		t.Fatal(err)
	}
	f := &fixture{t: t, words: new(bytes.Buffer), answer: greens("Test")}
	f.tool = &tool{
		root: t.TempDir(), in: strings.NewReader(""), out: f.words, errOut: f.words, ctx: context.Background(),
		now:    func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
		goTool: f.fakeGo,
	}
	if err := writeAll(f.root, course); err != nil {
		t.Fatal(err)
	}
	return f
}

// fakeGo stands in for the go command.
func (f *fixture) fakeGo(_ context.Context, _ string, o gotool.Overlay, args ...string) (string, int, error) {
	line := strings.Join(args, " ")
	f.ran, f.laid = append(f.ran, line), make(map[string]string)
	for file, text := range o {
		f.laid[f.fromRoot(file)] = string(text)
	}
	out, exit := f.answer, 0
	if f.judges != nil {
		out = f.judges(line)
	}
	if strings.Contains(out, `"fail"`) {
		exit = 1
	}
	return out, exit, nil
}

func (f *fixture) write(name, text string) {
	f.t.Helper()
	if err := writeAll(f.root, map[string]string{name: text}); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) read(name string) string { return readFile(f.t, f.abs(name)) }

func (f *fixture) remove(name string) {
	f.t.Helper()
	if err := os.RemoveAll(f.abs(name)); err != nil {
		f.t.Fatal(err)
	}
}

// mine is our text of a file of the course as a learner might have written it: with a
// line more, and not as we did it.
func mine(file, line string) string {
	text := strings.Replace(course[file], "from/8 == to/8 || from%8 == to%8", "!(from/8 != to/8 && from%8 != to%8)", 1)
	text = strings.Replace(text, "panic(\"task Mobility: not written yet\")", "return 2", 1)
	return text + "\n// " + line + "\n"
}

// stub is a file of the course with its function taken out.
func (f *fixture) stub(file string) string {
	f.t.Helper()
	chapter, _, _ := strings.Cut(file, "/")
	return f.archives[chapter].Stubs[file]
}

// files is the course as it is now, by name, but for what is kept.
func (f *fixture) files() map[string]string { return f.below(".", kept.Dir+"/") }

// kept is what is kept, by name; what is remembered of the way is none of it.
func (f *fixture) kept() map[string]string { return f.below(kept.Dir, progressFile) }

// below reads the files below a folder, but for those whose names begin otherwise, and
// unfinished ones.
func (f *fixture) below(dir, but string) map[string]string {
	files := make(map[string]string)
	_ = fs.WalkDir(os.DirFS(f.root), dir, func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !strings.HasPrefix(name, but) && !strings.HasPrefix(d.Name(), safefile.Prefix) {
			text, _ := os.ReadFile(f.abs(name))
			files[name] = string(text)
		}
		return nil
	})
	return files
}

// onlyAdded wants all that was kept before to be as it was.
func (f *fixture) onlyAdded(before map[string]string) {
	f.t.Helper()
	now := f.kept()
	for name, text := range before {
		if now[name] != text {
			f.t.Errorf("%s is no longer as it was", name)
		}
	}
}

// isThere wants these texts to stand somewhere in the course or in what is kept, each a whole file.
func (f *fixture) isThere(texts ...string) {
	f.t.Helper()
	all := slices.Concat(slices.Collect(maps.Values(f.files())), slices.Collect(maps.Values(f.kept())))
	for _, text := range texts {
		if !slices.Contains(all, text) {
			f.t.Errorf("nowhere is there any more:\n%s", text)
		}
	}
}

// isOurs wants the whole course to be ours to the byte, and nothing beside it.
func (f *fixture) isOurs() {
	f.t.Helper()
	if d := cmp.Diff(course, f.files()); d != "" {
		f.t.Errorf("the course (- ours, + what is there):\n%s", d)
	}
}

// has wants a file to say exactly this.
func (f *fixture) has(name, want string) {
	f.t.Helper()
	if d := cmp.Diff(want, f.read(name)); d != "" {
		f.t.Errorf("%s (- want, + got):\n%s", name, d)
	}
}

// do runs a command line, sees to its exit status and that what was kept is so still, and
// returns its words.
func (f *fixture) do(exit int, line string) string {
	f.t.Helper()
	defer f.onlyAdded(f.kept())
	f.words.Reset()
	f.ran = nil
	if got := f.run(strings.Fields(line)); got != exit {
		f.t.Errorf("%q: exit status %d, want %d; it said\n%s", line, got, exit, f.words)
	}
	return f.words.String()
}

// says is do, and wants these words among those it says, in their order.
func (f *fixture) says(exit int, line string, want ...string) {
	f.t.Helper()
	f.do(exit, line)
	f.said(want...)
}

// said wants these words among those said last, in their order.
func (f *fixture) said(want ...string) {
	f.t.Helper()
	rest, ok := f.words.String(), true
	for _, w := range want {
		if _, rest, ok = strings.Cut(rest, w); !ok {
			f.t.Errorf("it says\n%s\nwant in it, in this order %q", f.words, want)
			return
		}
	}
}

// exactly is do, and wants nothing but these words.
func (f *fixture) exactly(exit int, line, want string) {
	f.t.Helper()
	if d := cmp.Diff(want, f.do(exit, line)); d != "" {
		f.t.Errorf("%q (- want, + got):\n%s", line, d)
	}
}

// never wants words not to have been said by the last command.
func (f *fixture) never(words string) {
	f.t.Helper()
	if strings.Contains(f.words.String(), words) {
		f.t.Errorf("it says %q in\n%s", words, f.words)
	}
}

// green does a task: it is set up, the learner writes its file, and the tests are green.
func (f *fixture) green(task, file, text string) {
	f.t.Helper()
	f.do(0, "next "+task)
	f.write(file, text)
	f.answer, f.judges = greens("Test"), nil
	f.says(0, "check "+task, " is green")
}

// An event is a line of go test -json.
type event struct{ Action, Package, Test, Output, ImportPath, FailedBuild string }

func lines(events ...event) (all string) {
	for _, e := range events {
		line, _ := json.Marshal(e)
		all += string(line) + "\n"
	}
	return all
}

const inChapter2 = "mateinfive/ch02-moves/chess"

// events writes what go test -json says of a package: each of the words is a test, a
// colon, and how it ended or what it printed. Without a test before the colon it is the
// package; its end follows from the others.
func events(words ...string) string {
	end := event{Action: "pass", Package: inChapter2}
	var list []event
	for _, w := range words {
		test, what, _ := strings.Cut(w, ":")
		switch what {
		case "fail":
			end.Action = "fail"
			fallthrough
		case "pass", "skip", "run":
			list = append(list, event{Action: what, Package: inChapter2, Test: test})
		default:
			list = append(list, event{Action: "output", Package: inChapter2, Test: test, Output: what + "\n"})
		}
	}
	return lines(append(list, end)...)
}

// greens are the events of a test with a row, and reds those of one that fails in its
// second and its third row.
func greens(test string) string {
	return events(test+":run", test+"/right:run", test+"/right:pass", test+":pass")
}

func reds(test string) string {
	return events(
		test+":run", test+":=== RUN   "+test, test+"/right:run", test+"/right:pass", test+"/in_the_corner:run",
		test+"/in_the_corner:    all_test.go:3: from a1 to a4    got no    want yes",
		test+"/in_the_corner:          8 . .", test+"/in_the_corner:    --- FAIL: "+test+"/in_the_corner (0.00s)", test+"/in_the_corner:fail",
		test+"/T1-2_again:run", test+"/T1-2_again:    all_test.go:3: and so on", test+"/T1-2_again:fail",
		test+":--- FAIL: "+test+" (0.00s)", test+":fail")
}

// noGo are the events of a package that does not compile.
func noGo(said string) string {
	return lines(
		event{ImportPath: "p [p.test]", Action: "build-output", Output: said + "\n"},
		event{ImportPath: "p [p.test]", Action: "build-fail"},
		event{Package: inChapter2, Action: "output", Output: "FAIL\t" + inChapter2 + " [build failed]\n"},
		event{Package: inChapter2, Action: "fail", FailedBuild: "p [p.test]"})
}
