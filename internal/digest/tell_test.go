// tell_test.go reads what a red package says, in a course of one chapter with two functions.

package digest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	list = "ch02-moves\tcore\trebuild\tchess/knight.go\tKnight.IsValid\tTestKnight\tA line.\tgo run ./ch02-moves\n" +
		"ch02-moves\tcore\trebuild\tchess/path.go\tBoard.blocker\tTestBlocker\tA walk.\tgo run ./ch02-moves\n"
	knight = "package chess\n\nfunc (Knight) IsValid() {}\n"
	walk   = "package chess\n\nfunc (b Board) blocker() {}\n"
	play   = "package terminal\n\nimport _ \"mateinfive/ch02-moves/chess\"\n"
)

// newRoom makes that course, and is the folder of its rules.
func newRoom(t *testing.T) room {
	t.Helper()
	r := room{root: t.TempDir(), chapter: "ch02-moves", dir: "ch02-moves/chess"}
	for file, text := range map[string]string{
		"go.mod":                              "module mateinfive\n",
		"exercises/tasks.tsv":                 list,
		"ch02-moves/chess/knight.go":          knight,
		"ch02-moves/chess/path.go":            walk,
		"ch02-moves/chess/star.go":            "package chess\n\nfunc (k King) Set() { k.n = 1 }\n",
		"ch02-moves/chess/knight_test.go":     "package chess\n",
		"ch02-moves/terminal/play.go":         play,
		"ch02-moves/terminal/play_test.go":    "package terminal\n",
		"exercises/testdata/ch02-moves.txtar": "",
	} {
		path := r.abs(file)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// printed is what a test program prints of tests, each a name and, if it is red, what it says.
func printed(tests ...[2]string) *outcome {
	out := ""
	for _, test := range tests {
		end := "PASS"
		out += "\x16=== RUN   " + test[0] + "\n"
		if test[1] != "" {
			end = "FAIL"
			out += "    knight_test.go:9: " + strings.ReplaceAll(test[1], "\n", "\n        ") + "\n"
		}
		out += "\x16--- " + end + ": " + test[0] + " (0.00s)\n"
	}
	return &outcome{Report: readRaw(out + "\x16FAIL\n")}
}

func TestTell(t *testing.T) {
	blocker := [2]string{"TestBlocker", "blocker = a1, want -"}
	knights := [][2]string{
		{"TestKnight/in_the_corner", ""},
		{"TestKnight/in_the_middle", "IsValid: 1 missing\n8 ?\nPlay:  go run ./ch02-moves -fen 8"},
		{"TestKnight/at_the_edge", "IsValid: 2 missing"},
	}
	tests := []struct {
		name    string
		changed []string // the newest first
		tests   [][2]string
		want    string
	}{
		{
			name:    "the first red row of a task",
			changed: []string{"ch02-moves/chess/knight.go"},
			tests:   knights,
			want: `2.1 Knight.IsValid, TestKnight: 2 of 3 rows are red. The first:
  in the middle
  IsValid: 1 missing
  8 ?
  Play:  go run ./ch02-moves -fen 8
  Edit:  ch02-moves/chess/knight.go:3
  Stuck: go run ./exercises hint 2.1
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "of two tasks that are red the one whose file was written last",
			changed: []string{"ch02-moves/chess/path.go", "ch02-moves/chess/knight.go"},
			tests:   append(knights, blocker),
			want: `2 tests of ch02-moves/chess are red. Begin with this one:

2.2 Board.blocker, TestBlocker:
  blocker = a1, want -
  (- is NoSquare.)
  Edit:  ch02-moves/chess/path.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.2

Most likely for the same reason: TestKnight.
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "the task's own test is green",
			changed: []string{"ch02-moves/chess/path.go"},
			tests:   [][2]string{{"TestBlocker", ""}, {"TestGames", "the game is not as it should be"}},
			want: `TestGames:
  the game is not as it should be
  TestBlocker, the test of Board.blocker, which you changed last, is green.
  Edit:  ch02-moves/chess/path.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.2
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "a method without its star",
			changed: []string{"ch02-moves/chess/star.go"},
			tests:   [][2]string{{"TestKnight", "At(e4) = <nil>"}},
			want: `2.1 Knight.IsValid, TestKnight:
  At(e4) = <nil>
  Why:   (k King) at ch02-moves/chess/star.go:3 has no star: Set works on a copy of the King, ` +
				`and what it changes is gone when it returns. With a star: (k *King)
  Edit:  ch02-moves/chess/knight.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.1
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "a test that says something itself, and one of its rows",
			changed: []string{"ch02-moves/chess/knight.go"},
			tests:   [][2]string{{"TestKnight", "task Rook is not written yet"}, {"TestKnight/in_the_middle", "1 missing"}},
			want: `2.1 Knight.IsValid, TestKnight:
  in the middle
  1 missing
  Edit:  ch02-moves/chess/knight.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.1
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "what panics while another test runs",
			changed: []string{"ch02-moves/chess/path.go"},
			tests:   [][2]string{{"TestKnight", "It panics at ch02-moves/chess/path.go:3: oh"}},
			want: `2.2 Board.blocker, while TestKnight ran:
  It panics at ch02-moves/chess/path.go:3: oh
  Edit:  ch02-moves/chess/path.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.2
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "what panics while the test of a task ran that was changed later",
			changed: []string{"ch02-moves/chess/knight.go", "ch02-moves/chess/path.go"},
			tests:   [][2]string{{"TestBlocker", ""}, {"TestKnight", "It panics at ch02-moves/chess/path.go:3: oh"}},
			want: `2.2 Board.blocker, while TestKnight ran:
  It panics at ch02-moves/chess/path.go:3: oh
  TestBlocker, the test of Board.blocker, which you have changed, is green.
  Edit:  ch02-moves/chess/path.go:3
  Play:  go run ./ch02-moves
  Stuck: go run ./exercises hint 2.2
All of it: go test -run . ./ch02-moves/chess
`,
		},
		{
			name:    "no task, and a file of the learner's own",
			changed: []string{"ch02-moves/chess/camel.go"},
			tests:   [][2]string{{"TestGames", strings.Repeat("a line\n", 30)}},
			want: "TestGames:\n" + strings.Repeat("  a line\n", mostLines-2) + "  (14 more lines)\n" +
				strings.Repeat("  a line\n", 2) +
				"  (Changed by you in ch02-moves/chess: camel.go)\n" +
				"All of it: go test -run . ./ch02-moves/chess\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRoom(t)
			r.changed = tt.changed
			if got := r.tell(printed(tt.tests...)); got != tt.want {
				t.Errorf("it says\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// Tests may break off by a panic, or since something did not come back.
func TestBrokeOff(t *testing.T) {
	o := printed([2]string{"TestKnight", "oh"})
	o.brokeOff = 3
	const want = "(The tests broke off 3 times. Those that are left were not run.)\n"
	if got := newRoom(t).tell(o); !strings.Contains(got, want) {
		t.Errorf("it does not say %q, but\n%s", want, got)
	}
}

// Of a long row what is drawn or compared is cut, and neither what it says of that nor its Play.
func TestCut(t *testing.T) {
	board := func(ranks string) string {
		var rows []string
		for _, rank := range ranks {
			rows = append(rows, string(rank)+" . . . . . . . .")
		}
		return strings.Join(rows, "\n") + "\n"
	}
	const play = "Play:  go run ./ch04-special\n"
	const files = "  a b c d e f g h\n"
	tests := []struct{ name, text, want string }{
		{
			name: "a diff goes before a board does, and the Play stays",
			text: "becomes\n  []string{\n- \t\"a\",\n- \t\"b\",\n+ \t\"c\",\n  }\n" + board("87654321") + files + play + "printed\nprinted\n",
			want: "becomes\n  []string{\n- \t\"a\",\n- \t\"b\",\n(2 more lines)\n" + board("87654321") + files + play + "printed\nprinted",
		},
		{
			name: "of two boards it is the second, and what is said between and below them stays",
			text: "it says\n" + board("87654321") + files + "so it is\n" + board("87654321") + files + "and why\n" + play,
			want: "it says\n" + board("87654321") + files + "so it is\n" + board("876") + "(6 more lines)\nand why\n" + play,
		},
		{
			name: "a text that is wanted goes, and the end stays",
			text: "got\n" + strings.Repeat("x\n", 10) + "want\n" + strings.Repeat("y\n", 10) + play + "why\n",
			want: "got\n" + strings.Repeat("x\n", 10) + "want\n" + strings.Repeat("y\n", 2) + "(8 more lines)\n" + play + "why",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := cut(tt.text); got != strings.TrimSpace(tt.want) {
				t.Errorf("it leaves\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// What rests on a red package says a line; the last of the chapter says where to go, too.
func TestFollows(t *testing.T) {
	r := newRoom(t)
	r.changed = []string{"ch02-moves/chess/knight.go"}
	o := printed([2]string{"TestKnight/in_the_middle", "IsValid: 1 missing\n8 ?"}, [2]string{"TestKnight/b", "no"})
	said := r.tell(o)
	r.dir = "ch02-moves/terminal"
	const line = "1 test is red here, since ./ch02-moves/chess is. All of it: go test -run . ./ch02-moves/terminal\n"
	const way = `
2.1 Knight.IsValid, TestKnight: 2 of 2 rows are red. The first:
  in the middle
  IsValid: 1 missing
  Edit:  ch02-moves/chess/knight.go:3
  Play:  go run ./ch02-moves
More of it: go test ./ch02-moves/chess
`
	if got := r.follows(o, "ch02-moves/chess", said); got != line+way {
		t.Errorf("it says\n%s\nwant\n%s", got, line+way)
	}
	if err := os.Rename(r.abs("ch02-moves/terminal/play_test.go"), r.abs("ch02-moves/chess/play_test.go")); err != nil {
		t.Fatal(err)
	}
	if got := r.follows(o, "ch02-moves/chess", said); got != line {
		t.Errorf("it is not the last, and says\n%s\nwant\n%s", got, line)
	}
}

// What a folder rests on is asked only where somebody has changed something.
func TestChangedBelow(t *testing.T) {
	tests := []struct{ dir, changed, want string }{
		{dir: "ch02-moves/terminal", changed: "ch02-moves/chess/knight.go", want: "ch02-moves/chess"},
		{dir: "ch02-moves/terminal", changed: "ch02-moves/terminal/play.go", want: ""},
		{dir: "ch02-moves/chess", changed: "ch02-moves/terminal/play.go", want: ""},
	}
	r := newRoom(t)
	for _, tt := range tests {
		r.dir, r.changed = tt.dir, []string{tt.changed}
		if got := strings.Join(r.changedBelow(), " "); got != tt.want {
			t.Errorf("%s rests on %q with a change, want %q, where %s has changed", tt.dir, got, tt.want, tt.changed)
		}
	}
}
