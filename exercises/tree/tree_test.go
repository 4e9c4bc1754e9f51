// tree_test.go records searches, right ones and wrong ones, and some that cannot be recorded.

package tree

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/internal/gotool"
)

// theCourse reads the course, and our answers in the champion's files.
func theCourse(t *testing.T) (*course.Course, gotool.Overlay) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	c, err := course.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	o := make(gotool.Overlay)
	for _, x := range c.Of(chapter) {
		if x.Dir() != champion || !x.IsOwn() || x.Name == "Fast" { // which changes the others
			continue
		}
		text, err := os.ReadFile(c.Abs("exercises/testdata/" + chapter + "/solution/" + x.Name +
			".go"))
		if err != nil {
			t.Fatal(err)
		}
		o[c.Abs(x.Path())] = text
	}
	return c, o
}

// look records a task with a change in our answer.
func look(t *testing.T, task, before, after, fen string, drawn bool) (said string, svg []byte) {
	t.Helper()
	c, o := theCourse(t)
	x, err := c.Find(task, chapter)
	if err != nil {
		t.Fatal(err)
	}
	file := c.Abs(x.Path())
	if before != "" && !bytes.Contains(o[file], []byte(before)) {
		t.Fatalf("our answer does not say %q", before)
	}
	o[file] = bytes.Replace(o[file], []byte(before), []byte(after), 1)
	said, svg, err = Look{
		Course: c, Go: gotool.Run, Task: x, FEN: fen, Drawn: drawn, Overlay: o,
	}.Do(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return said, svg
}

func TestLook(t *testing.T) {
	coursetest.NeedsGo(t)
	for _, tt := range []struct{ name, task, before, after, fen, want string }{
		{
			name: "ours", task: "Search.AlphaBeta",
			want: "agrees with the full minimax.",
		},
		{
			name: "no minus", task: "Search.Negamax", before: "score := -s.",
			after: "score := s.",
			want:  "x the root  White        +778     +134",
		},
		{
			name: "a position of one's own", task: "Search.AlphaBeta",
			before: ", -beta, -sure)", after: ", -sure, -beta)",
			fen: "k7/8/8/3p4/4P3/8/8/K7 b - - 0 1", want: "The signs are turned, and the " +
				"places are not",
		},
		{
			name: "never an end", task: "Search.Negamax", before: "depth-1, ply+1",
			after: "depth, ply+1",
			want:  "asks with depth 1 after Kb1",
		},
		{
			name: "a panic", task: "Search.Negamax", before: "best := -Mate",
			after: "best := p.LegalMoves()[99].From.File()",
			want: "it panics: runtime error: index out of range [99] with length 4, at " +
				"ch05-full/champion/negamax.go:25",
		},
		{
			name: "a panic with control characters", task: "Search.Negamax",
			before: "best := -Mate", after: "best := 0; panic(\"\\x1b[2Jred\")",
			want: `it panics: \x1b[2Jred, at`,
		},
		{
			name: "it does not compile", task: "Search.Negamax", before: "best := -Mate",
			after: "best := Matt",
			want:  "It does not compile:\n  ch05-full/champion/negamax.go:25: undefined: Matt",
		},
		{
			name: "it is not even Go", task: "Search.Negamax", before: "best := -Mate",
			after: "best := (",
			want:  "It does not compile:\n  ch05-full/champion/negamax.go:26: ",
		},
		{
			name: "another signature", task: "Search.Negamax", before: "depth, ply int) int",
			after: "depth int) int",
			want: "5.11 Search.Negamax cannot be recorded: ch05-full/champion/negamax.go has " +
				"Negamax(p *chess.Position, depth int) int, and this asks with Negamax(p " +
				"*chess.Position, depth, ply int) int.\n",
		},
		{
			name: "a stub", task: "Search.Negamax", before: "\ts.Nodes++",
			after: "\tpanic(\"task Search.Negamax: not written yet\")",
			want:  "There is nothing to see yet: task Search.Negamax: not written yet.\n",
		},
		{
			name: "a position that is none", task: "Search.Negamax", fen: "8/8/8/8 w - - 0 1",
			want: `"8/8/8/8 w - - 0 1" is no position for a search`,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			said, _ := look(t, tt.task, tt.before, tt.after, tt.fen, false)
			if !strings.Contains(strings.Join(strings.Fields(said), " "),
				strings.Join(strings.Fields(tt.want), " ")) {
				t.Errorf("it says\n%s\nwant %q", said, tt.want)
			}
		})
	}
}

// The picture is XML, and says what the text says.
func TestPicture(t *testing.T) {
	coursetest.NeedsGo(t)
	said, svg := look(t, "Search.Negamax", "best := -Mate", "best := 0", "", true)
	if !strings.Contains(said, "with what does your best begin?") || !bytes.Contains(svg,
		[]byte("with what does")) {
		t.Errorf("the text says\n%s\nthe picture\n%s", said, svg)
	}
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// The page shows what the command says, by our Eval.
func TestPage(t *testing.T) {
	coursetest.NeedsGo(t)
	c, _ := theCourse(t)
	page := c.Text("docs/ch05-less.md")
	const command = "$ go run ./exercises tree 5.12\n"
	_, tree, _ := strings.Cut(page, command)
	tree, verdict, _ := strings.Cut(tree, "```\n")
	_, verdict, _ = strings.Cut(verdict, "```text\n")
	verdict, _, _ = strings.Cut(verdict, "```\n")
	said, _ := look(t, "Search.AlphaBeta", "-beta, -sure)", "-sure, -beta)", "", false)
	if d := cmp.Diff(said, tree+"\n"+verdict); d != "" {
		t.Errorf("behind %q (- command, + page):\n%s", command, d)
	}
}

// What stands around a method calls it by its other name, and leaves its lines where they are.
func TestAround(t *testing.T) {
	const text = "package champion\n\nimport \"x/chess\"\n\n" +
		"func (s *Search) Negamax(position chess.Board, depth, ply int) int {\n\treturn 1 // " +
		"6\n}\n"
	dir := t.TempDir()
	file := filepath.Join(dir, "mine.go")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := Around(dir, nil, "Negamax")
	if err != nil {
		t.Fatal(err)
	}
	want := "package champion; import \"mateinfive/ch05-full/calltree\"\n\nimport " +
		"\"x/chess\"\n\n" +
		"func (s *Search) recordedNegamax(position chess.Board, depth, ply int) int " +
		"{\n\treturn 1 // 6\n}\n\n" +
		"func (s *Search) Negamax(p chess.Board, depth, ply int) int {\n" +
		"\treturned := calltree.Negamax(p, depth, ply)\n" +
		"\tscore := s.recordedNegamax(p, depth, ply)\n" +
		"\treturned(score)\n\treturn score\n}\n"
	if d := cmp.Diff(want, string(got[file])); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	if _, err := Around(dir, nil, "Quiet"); !errors.Is(err, ErrMissing) {
		t.Errorf("Around a method that is not there: %v, want ErrMissing", err)
	}
}

func TestArguments(t *testing.T) {
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	home, err := os.UserHomeDir()
	if err != nil {
		t.Skip("no home folder")
	}
	for _, tt := range []struct {
		line string
		want arguments
		fail string
	}{
		{line: ""},
		{line: "5.12", want: arguments{task: "5.12"}},
		{line: "5.12 8/8/8/8 w - - 0 1", want: arguments{task: "5.12",
			fen: "8/8/8/8 w - - 0 1"}},
		{line: "8/8/8/8 b KQ e3 -svg a.svg", want: arguments{fen: "8/8/8/8 b KQ e3",
			picture: filepath.Join(here, "a.svg")}},
		{line: "-depth 2 5.12 8/8/8/8 b - - 0 1 -svg a.svg", want: arguments{task: "5.12",
			fen: "8/8/8/8 b - - 0 1", picture: filepath.Join(here, "a.svg"),
			depth: 2}},
		{line: "-svg ~/a.svg", want: arguments{picture: filepath.Join(home, "a.svg")}},
		{line: "-svg notes.txt", fail: "its name ends in .svg"},
		{line: "-depth 9 5.12", fail: "-depth is 1, 2 or 3"},
		{line: "-wide", fail: "It is typed so: go run ./exercises tree 5.12"},
	} {
		got, err := read(strings.Fields(tt.line))
		if tt.fail != "" {
			if err == nil || !strings.Contains(err.Error(), tt.fail) {
				t.Errorf("%q: error %v, want %q", tt.line, err, tt.fail)
			}
		} else if err != nil || got != tt.want {
			t.Errorf("%q: %+v, %v, want %+v", tt.line, got, err, tt.want)
		}
	}
}

func TestBeginning(t *testing.T) {
	if got, want := beginning("\tred \x1b[2J\nend\n"), "    red \\x1b[2J\nend"; got != want {
		t.Errorf("beginning = %q, want %q", got, want)
	}
}

// Ctrl-C ends it.
func TestStopped(t *testing.T) {
	c, _ := theCourse(t)
	x, err := c.Find("Search.Negamax", chapter)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, _, err := (Look{Course: c, Go: gotool.Run, Task: x}).Do(ctx); !errors.Is(err,
		context.Canceled) {
		t.Errorf("error %v, want that it was canceled", err)
	}
}

// The champion that its reader has put on the small interface is recorded like any other.
func TestInterface(t *testing.T) {
	coursetest.NeedsGo(t)
	c, o := theCourse(t)
	for _, x := range c.Of(chapter) {
		answer := "Fast/" + x.Name
		if x.Name == "Fast" {
			answer = x.Name
		}
		text, err := os.ReadFile(c.Abs("exercises/testdata/" + chapter + "/solution/" +
			answer + ".go"))
		if err == nil && x.Dir() == champion {
			o[c.Abs(x.Path())] = text
		}
	}
	for _, task := range []string{"Search.Negamax", "Search.AlphaBeta", "Search.Quiet"} {
		x, err := c.Find(task, chapter)
		if err != nil {
			t.Fatal(err)
		}
		said, _, err := Look{Course: c, Go: gotool.Run, Task: x, Overlay: o}.Do(t.Context())
		if err != nil || !strings.Contains(said, "agrees with the full minimax.") {
			t.Errorf("%s: it says\n%s\n%v", task, said, err)
		}
	}
}

// A search may have its position in an interface of the learner's, and take its moves back.
func TestMakeAndUnmake(t *testing.T) {
	coursetest.NeedsGo(t)
	const before = "after := p.After(m)\n\t\tscore := -s.Negamax(&after, depth-1, ply+1)"
	const after = "lost := p.Make(m)\n\t\tscore := -s.Negamax(p, depth-1, ply+1)\n\t\t" +
		"p.Unmake(m, lost)"
	said, _ := look(t, "Search.Negamax", before, after, "", false)
	if !strings.Contains(said, "agrees with the full minimax.") {
		t.Errorf("it says\n%s", said)
	}
}
