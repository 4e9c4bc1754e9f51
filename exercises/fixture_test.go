// fixture_test.go is a tiny course, and the command at work in it.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fatih/color"
	"github.com/google/go-cmp/cmp"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
)

const rookFile = `// rook.go is how a rook moves.

package chess

import (
	"fmt"
	"strings"
)

// A Rook goes straight.
type Rook struct{}

// Piece is what moves.
type Piece interface{ IsValid(from, to int) bool }

// IsValid says whether a rook goes there.
func (Rook) IsValid(from, to int) bool {
	return fmt.Sprint(from) == fmt.Sprint(to)
}

// String is the rook's name.
func (Rook) String() string { return strings.ToLower("Rook") }

// Value is in pawns.
func Value() int { return 5 }

// Next is the other side.
func Next(side int) int { return 1 - side }

// Sides is how many sides there are.
func Sides() int { return 2 }
`

const listFile = "# chapter	weight	kind	folder	name	line	see\n" +
	"ch01-display	core	rebuild	chess	Value	A number.	\n" +
	"ch02-moves	core	rebuild	chess	Rook.IsValid	Straight on.	go run ./ch02-moves   then: moves f4\n" +
	"ch02-moves	core	write	exercises	Mobility	How many moves.	\n" +
	"ch02-moves	core	rebuild	chess	Rook.String	A name.	\n" +
	"ch02-moves	more	write	exercises	Targets	What can be taken.	\n" +
	"ch02-moves	core	hunt	chess	Hunt1	A fault has moved in.	go run ./ch02-moves\n" +
	"ch03-check	core	rebuild	chess	Rook.IsValid	Once more.	\n" +
	"ch03-check	more	rebuild	chess	Rook.String	A name again.	\n"

const pageFile = "# Moves\n\n## A rook: `straight`\n\n<!-- task: ch02-moves/chess Rook.IsValid -->\n**Task 2.1**\n\n## Counting\n\n<!-- task: ch02-moves Mobility -->\n**Task 2.2**\n"

const sheetFile = "# Sheets\n\nBegin with\n2.1, the shortest.\n\n## 2.1 Rook.IsValid\n\nStraight on.\n\n### Hints\n\n<details><summary>Which way?</summary>\n\nStraight on.\n</details>\n\n" +
	"## 2.2 `Mobility`\n\nCount the moves.\n\nSee it: `go run ./ch02-moves`,\nthen look.\n\n" +
	"### Hints\n\n<details><summary>Which <code>pieces</code>\nare asked?</summary>\n\nThose of one color &amp; no other.\n\n```go\n## 9.9 no heading\n```\n</details>\n" +
	"<details>\n<summary>And then?</summary>\n<!-- code: x -->\n[Add](../docs/ch02-moves.md#counting) them up.\n</details>\n<details><summary>All of it?</summary>Two loops.</details>\n\n### Solution\n\n<details><summary>Open</summary>\n\n<!-- code: exercises/x Mobility -->\n```go\nfunc Mobility()\n```\n\nWhy so: it is short.\n</details>\n\n" +
	"## 2.4 Targets\n\nMark them.\n\n### Hints\n\n### Solution\n\n## Words\n\nNothing.\n"

// rook is the file of chapter 2 that most tests change.
const rook = "ch02-moves/chess/rook.go"

// course is a small repository: three chapters with the same rook.
var course = map[string]string{
	"go.mod":                            "module mateinfive\n\ngo 1.24\n",
	"ch01-display/main.go":              "package main\n\nfunc main() {}\n",
	"ch01-display/chess/rook.go":        rookFile,
	"ch02-moves/main.go":                "package main\n\nfunc main() { println(Value()) }\n\n// Value is the same name again.\nfunc Value() int { return 1 }\n",
	"ch03-check/main.go":                "package main\n\nfunc main() {}\n",
	rook:                                rookFile,
	"ch02-moves/chess/rook_test.go":     "package chess\n\nfunc TestRook(t *testing.T) {}\n",
	"ch02-moves/exercises/exercises.go": "package exercises\n\nfunc Mobility() int {\n\tpanic(\"task Mobility: not written yet\")\n}\n\nfunc Targets() int {\n\tpanic(\"task Targets: not written yet\")\n}\n",
	"ch03-check/chess/rook.go":          rookFile,
	"ch03-check/chess/check.go":         "package chess\n\n// Check is new, in ch03-check.\nfunc Check() bool { return false }\n",
	"docs/README.md":                    "[Moves](ch02-moves.md), [more](ch02-again.md), [zero](ch03-zero.md), [check](ch03-check.md)\n",
	"docs/ch02-moves.md":                pageFile,
	"docs/ch02-again.md":                "# Again\n\n## The end\n\n<!-- task: ch02-moves Hunt1 -->\n",
	"docs/ch03-check.md":                "<!-- code: ch03-check/chess Check -->\n",
	"docs/ch03-zero.md":                 "<!-- code: ch03-check/chess Value -->\n",
	"exercises/tasks.tsv":               listFile,
	"exercises/exercises.go":            "package main\n",
	"exercises/ch02-moves.md":           sheetFile,
	"exercises/testdata/ch02-moves/solution/Mobility.go": "// Mobility.go is one way.\n\npackage exercises\n\nimport \"fmt\"\n\n// Mobility counts.\nfunc Mobility() int { return len(fmt.Sprint(help)) }\n\n" +
		"// help helps.\nconst help = 1\n",
	"exercises/testdata/ch02-moves/hunt/Hunt1.go": "package chess\n\n// Next is the other side.\nfunc Next(side int) int { return side }\n\n// Sides is how many sides there are.\nfunc Sides() int { return 3 }\n",
	"exercises/testdata/ch02-moves/hunt/Hunt1.md": "# Two of three\n\nIt was in a document.\n",
}

// A test may run on a terminal; what it compares has no colors.
func init() { color.NoColor = true }

// A fixture is the command in a course of its own, with what it said.
type fixture struct {
	*tool
	t      *testing.T
	words  *bytes.Buffer
	ran    []string            // the go commands
	laid   map[string]string   // what was laid over the files of the last of them
	answer string              // what go says
	judge  func(string) string // or what it says to a command line, if not nil
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	f := &fixture{t: t, words: new(bytes.Buffer)}
	f.tool = &tool{
		root: t.TempDir(), in: strings.NewReader(""), out: f.words, errOut: f.words,
		now:    func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
		goTool: f.fakeGo,
	}
	for name, text := range course {
		f.write(name, text)
	}
	return f
}

// fakeGo stands in for the go command.
func (f *fixture) fakeGo(_ context.Context, _ string, o gotool.Overlay, args ...string) (string, int, error) {
	line := strings.Join(args, " ")
	f.ran, f.laid = append(f.ran, line), make(map[string]string)
	for file, with := range o {
		if with == "" { // it is hidden
			continue
		}
		text, err := os.ReadFile(with)
		if err != nil {
			f.t.Error(err)
		}
		f.laid[f.fromRoot(file)] = string(text)
	}
	out, exit := f.answer, 0
	if f.judge != nil {
		out = f.judge(line)
	}
	if strings.Contains(out, `"fail"`) {
		exit = 1
	}
	return out, exit, nil
}

func (f *fixture) write(name, text string) {
	f.t.Helper()
	path := f.abs(name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		f.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) read(name string) string {
	f.t.Helper()
	text, err := os.ReadFile(f.abs(name))
	if err != nil {
		f.t.Fatal(err)
	}
	return string(text)
}

// edit changes one place of a file.
func (f *fixture) edit(name, before, after string) {
	f.t.Helper()
	text := f.read(name)
	if strings.Count(text, before) != 1 {
		f.t.Fatalf("%s says %q %d times, want once:\n%s", name, before, strings.Count(text, before), text)
	}
	f.write(name, strings.Replace(text, before, after, 1))
}

// fill writes a learner's body into a function.
func (f *fixture) fill(name, symbol, body string) {
	f.t.Helper()
	text := f.read(name)
	d, err := source.FindIn(f.abs(name), []byte(text), symbol)
	if err != nil {
		f.t.Fatal(err)
	}
	f.write(name, text[:d.BodyStart]+body+text[d.BodyEnd:])
}

// mine empties functions of chapter 2 and writes something in them.
func (f *fixture) mine(symbols ...string) {
	f.t.Helper()
	for _, symbol := range symbols {
		f.do(0, "empty ch02 chess "+symbol)
		f.fill(rook, symbol, fmt.Sprintf(" return %q ", "mine "+symbol))
	}
}

// files is the course as it is now, by name; but for what is kept.
func (f *fixture) files() map[string]string {
	f.t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir(f.root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".kept":
			return filepath.SkipDir
		case !d.IsDir():
			files[f.fromRoot(path)] = f.read(f.fromRoot(path))
		}
		return nil
	})
	if err != nil {
		f.t.Fatal(err)
	}
	return files
}

// records is what is kept, by name; what is remembered of the way is no record.
func (f *fixture) records() map[string]string {
	f.t.Helper()
	records := make(map[string]string)
	names, _ := filepath.Glob(f.abs("exercises/.kept/*.go.txt"))
	for _, name := range names {
		records[filepath.Base(name)] = f.read(f.fromRoot(name))
	}
	return records
}

// onlyAdded wants all that was kept before to be as it was.
func (f *fixture) onlyAdded(before map[string]string) {
	f.t.Helper()
	now := f.records()
	for name, text := range before {
		if now[name] != text {
			f.t.Errorf("%s is no longer as it was", name)
		}
	}
}

// isKept wants these words in the course or among what is kept.
func (f *fixture) isKept(words ...string) {
	f.t.Helper()
	all := fmt.Sprint(f.records(), f.files())
	for _, w := range words {
		if !strings.Contains(all, w) {
			f.t.Errorf("%q is nowhere any more", w)
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

// do runs a command line, sees to its exit status and that what was kept is so
// still, and returns its words.
func (f *fixture) do(exit int, line string) string {
	f.t.Helper()
	defer f.onlyAdded(f.records())
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
	got := f.do(exit, line)
	rest := got
	for _, w := range want {
		_, after, ok := strings.Cut(rest, w)
		if !ok {
			f.t.Errorf("%q says\n%s\nwant in it, in this order %q", line, got, want)
			return
		}
		rest = after
	}
}

// exactly is do, and wants nothing but these words.
func (f *fixture) exactly(exit int, line, want string) {
	f.t.Helper()
	if d := cmp.Diff(want, f.do(exit, line)); d != "" {
		f.t.Errorf("%q (- want, + got):\n%s", line, d)
	}
}

// An event is a line of go test -json.
type event struct{ Action, Package, Test, Output, ImportPath, FailedBuild string }

func lines(events ...event) string {
	var b strings.Builder
	for _, e := range events {
		line, _ := json.Marshal(e)
		b.Write(append(line, '\n'))
	}
	return b.String()
}

// events writes what go test -json says of a package: each of the words is a test,
// a colon, and how it ended or what it printed. Without a test before the colon it
// is the package; its end follows from the others.
func events(words ...string) string {
	const folder = "mateinfive/ch02-moves/chess"
	end := event{Action: "pass", Package: folder}
	var list []event
	for _, w := range words {
		test, what, _ := strings.Cut(w, ":")
		e := event{Action: what, Package: folder, Test: test}
		switch what {
		case "fail":
			end.Action = what
		case "pass", "skip", "run":
		default:
			e.Action, e.Output = "output", what+"\n"
		}
		list = append(list, e)
	}
	return lines(append(list, end)...)
}

// greens are the events of a test with a row, and reds those of one that fails in
// its second and its third row.
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

// unwritten are the events of a task that is as it was delivered, and was asked for.
func unwritten(name string) string {
	test := "TestTask" + name
	return events(
		test+":run", test+"/a case:run", test+"/a case:    all_test.go:3: not written yet", test+"/a case:skip",
		test+":    all_test.go:3: task "+name+" is not written yet: It waits at ch02-moves/exercises/exercises.go:7",
		test+":        Edit:  put your code in the place of its panic",
		test+":        Stuck: go run ./exercises hint "+name,
		test+":--- FAIL: "+test+" (0.00s)", test+":fail")
}
