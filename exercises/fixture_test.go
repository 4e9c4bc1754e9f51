// fixture_test.go is a tiny course, and the command at work in it.

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fatih/color"

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
`

const sheetText = "# Sheets\n\nBegin with\n2.2, the shortest.\n\n## 2.1 Mobility\n\nCount the moves.\n\nSee it: `go run ./ch02-moves`,\nthen look.\n\n" +
	"### Hints\n\n<details><summary>Which <code>pieces</code>\nare asked?</summary>\n\nThose of one color &amp; no other.\n\n```go\n## 9.9 no heading\n```\n</details>\n" +
	"<details>\n<summary>And then?</summary>\n<!-- code: x -->\nAdd them up.\n</details>\n\n### Solution\n\n<details><summary>Open</summary>\n\n<!-- code: exercises/x Mobility -->\n```go\nfunc Mobility()\n```\n\nWhy so: it is short.\n</details>\n\n" +
	"## 2.2 Targets\n\nMark them.\n\n### Hints\n\n### Solution\n\n## Words\n\nNothing.\n"

// course is a small repository: two chapters, two exercises in the second.
var course = map[string]string{
	"go.mod":                                "module mateinfive\n\ngo 1.24\n",
	"ch01-display/main.go":                  "package main\n\nfunc main() {}\n",
	"ch01-display/chess/rook.go":            rookFile,
	"ch02-moves/main.go":                    "package main\n\nfunc main() { println(Value()) }\n\n// Value is the same name again.\nfunc Value() int { return 1 }\n",
	"ch02-moves/chess/rook.go":              rookFile,
	"ch02-moves/exercises/exercises.go":     "package exercises\n\nfunc Mobility() int {\n\tpanic(\"exercise 2.1: not written yet\")\n}\n",
	"ch02-moves/exercises/mine_test.go":     "package exercises\n\nfunc TestExercise2_10_Tenth(t *testing.T) {}\n",
	"ch02-moves/exercises/all_test.go":      "package exercises\n\nfunc TestExercise2_1_Mobility(t *testing.T) {\n}\n\nfunc TestExercise2_2_Targets(t *testing.T) {}\n",
	"ch02-moves/chess/rook_test.go":         "package chess\n\nfunc TestRook(t *testing.T) {}\n",
	"docs/ch02-moves.md":                    "# Moves\n\n    go run ./exercises empty ch02 Knight.IsValid\n\n1. `go run ./exercises empty ch02 Value`: a number.\n2. `go run ./exercises empty ch02 Rook.String`: a name.\n",
	"exercises/ch02-moves.md":               sheetText,
	"exercises/testdata/ch02-moves/stub.go": "package exercises\n",
	"exercises/testdata/ch02-moves/solution/2.1.go": "// 2.1.go is one way.\n\npackage exercises\n\nimport \"fmt\"\n\n// Mobility counts.\nfunc Mobility() int { return len(fmt.Sprint(help)) }\n\n" +
		"// help helps.\nconst help = 1\n",
}

// A test may run on a terminal; what it compares has no colors.
func init() { color.NoColor = true }

// A fixture is the command in a course of its own, with what it said.
type fixture struct {
	*tool
	t      *testing.T
	words  *bytes.Buffer
	ran    []string // the go commands
	answer string   // what go says to the next
	exit   int
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	root := t.TempDir()
	f := &fixture{t: t, words: new(bytes.Buffer)}
	f.tool = &tool{
		root: root, in: strings.NewReader(""), out: f.words, errOut: f.words,
		now: func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) },
		goTool: func(_ context.Context, _ string, _ gotool.Overlay, args ...string) (string, int, error) {
			f.ran = append(f.ran, strings.Join(args, " "))
			return f.answer, f.exit, nil
		},
	}
	for name, text := range course {
		f.write(name, text)
	}
	return f
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

// do runs a command line, sees to its exit status and returns its words.
func (f *fixture) do(exit int, line string) string {
	f.t.Helper()
	f.words.Reset()
	if got := f.run(strings.Fields(line)); got != exit {
		f.t.Errorf("%q: exit status %d, want %d; it said\n%s", line, got, exit, f.words)
	}
	return f.words.String()
}

// says is do, and wants these words among those it says.
func (f *fixture) says(exit int, line string, want ...string) {
	f.t.Helper()
	got := f.do(exit, line)
	for _, w := range want {
		if !strings.Contains(got, w) {
			f.t.Errorf("%q says\n%s\nwant in it %q", line, got, w)
		}
	}
}

// events writes what go test -json says of chapter 2: each of the words is a
// test, a colon, and how it ended or what it printed.
func events(words ...string) string {
	var b strings.Builder
	for _, w := range words {
		test, what, _ := strings.Cut(w, ":")
		e := event{Action: what, Package: "mateinfive/ch02-moves/exercises", Test: test}
		switch what {
		case "pass", "fail", "skip", "run":
		default:
			e.Action, e.Output = "output", what+"\n"
		}
		line, _ := json.Marshal(e)
		b.Write(append(line, '\n'))
	}
	return b.String()
}
