// check_test.go looks at what is said of an answer that is wrong. How one goes wrong
// is in whole_test.go.

package check

import (
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/guard"
)

const small = `8 . . . . . . k .
7 . . . . . p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 R . . . . . K .
  a b c d e f g h`

const (
	edit  = "Edit:  internal/check\n"
	stuck = "Stuck: go run ./exercises hint Mobility"
)

func TestMiss(t *testing.T) {
	flight := &Miss{
		Call: "Flights(board, Black)", Got: "[h8]", Want: "[]",
		Diagram: small, Extra: []string{"h8"}, Missing: []string{"f8"},
		Why:  "Once the king has left g8, the rook on a8 sees h8.",
		Play: `go run ./ch03-check -fen "6k1/5ppp/8/8/8/8/8/R5K1 b"`, Then: "flights",
	}
	tests := []struct {
		name   string
		misses []*Miss
		want   []string
	}{
		{"first in full, then one line", []*Miss{flight, flight}, []string{
			`Flights(board, Black)    got [h8]    want []
  8 . . . . . ? k X     X  you said yes, the rules say no
  7 . . . . . p p p     ?  the rules say yes, you did not
  6 . . . . . . . .
  5 . . . . . . . .
  4 . . . . . . . .
  3 . . . . . . . .
  2 . . . . . . . .
  1 R . . . . . K .
    a b c d e f g h
Once the king has left g8, the rook on a8 sees h8.
` + edit + `Play:  go run ./ch03-check -fen "6k1/5ppp/8/8/8/8/8/R5K1 b"   then: flights
` + stuck,
			"Flights(board, Black)    got [h8]    want []",
		}},
		{"a picture", []*Miss{
			{Call: "Framed(board)", Got: "ab\ncd", Want: "ab\ncx"},
			{Call: "Framed(board)", Got: "ab", Want: "ab\ncx"},
			{Call: "Framed(board)", Got: "ab\ncx\n", Want: "ab\ncx"},
		}, []string{
			"Framed(board)    line 2: got \"cd\"    want \"cx\"\n  got:\n    ab\n    cd\n  want:\n    ab\n    cx\n" + edit + stuck,
			"Framed(board)    line 2: got \"the end\"    want \"cx\"",
			"Framed(board)    line 3: got \"\"    want \"the end\"",
		}},
		{"an empty answer is visible", []*Miss{{Call: "Letters()", Want: "KQRBNP"}}, []string{"Letters()    got nothing    want KQRBNP\n" + edit + stuck}},
		{"what would steer a screen is spelled out", []*Miss{{Call: "Letters()", Got: "K\x1b[2J\tQ", Want: "KQ"}}, []string{"Letters()    got K\\x1b[2J\\tQ    want KQ\n" + edit + stuck}},
		{"only a sentence", []*Miss{{Call: "The board has no king."}}, []string{"The board has no king.\n" + edit + stuck}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := &Task{name: "Mobility", function: "Mobility"}
			for i, miss := range tt.misses {
				if d := cmp.Diff(tt.want[i], e.tell(miss.line(), miss.rest(), miss.play())); d != "" {
					t.Errorf("miss %d (- want, + got):\n%s", i, d)
				}
			}
		})
	}
}

func TestPlace(t *testing.T) {
	t.Chdir(t.TempDir())
	const text = "package exercises\n\n\nfunc (s *Stack[T]) Push(v T) {}\n\nvar B = 2\n\ntype Chancellor struct{}\n"
	if err := os.WriteFile("mine.go", []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"Stack.Push": "mine.go:4", "B": "mine.go:6", "Chancellor": "mine.go:8", "Rook": ""} {
		if got := place(name).String(); strings.TrimSuffix(folder()+"/"+want, "/") != got {
			t.Errorf("%s is at %s, want %s", name, got, want)
		}
	}
}

// What a dump knows of a loop depends on the moment and on the compiler.
func TestLoops(t *testing.T) {
	test := guard.Frame{File: "ch02-moves/exercises/exercises_test.go", Line: 7, Name: "TestTaskMobility"}
	rules := guard.Frame{File: "ch02-moves/chess/knight.go", Line: 8, Name: "Knight.IsValid"}
	answer := guard.Frame{File: "ch02-moves/exercises/exercises.go", Line: 9, Name: "Mobility"}
	const loop = " then. Does a loop there never end?\n"
	tests := []struct {
		name   string
		frames []guard.Frame
		want   verdict
	}{
		{"in the answer", []guard.Frame{answer, test}, verdict{endless, "Mobility does not come back; it was at ch02-moves/exercises/exercises.go:9" + loop + edit + stuck}},
		{"in the answer, which the compiler has made a part of the test", []guard.Frame{test}, verdict{endless, "Mobility does not come back; it was at internal/check" + loop + edit + stuck}},
		{"in the answer, or in what it calls", []guard.Frame{rules, answer, test}, verdict{endless, "Mobility does not come back; it was at ch02-moves/exercises/exercises.go:9" + loop + "It had called Knight.IsValid, which was at ch02-moves/chess/knight.go:8.\n" + edit + stuck}},
		{"in the rules", []guard.Frame{rules, test}, verdict{unbuilt, "Knight.IsValid does not come back; it was at ch02-moves/chess/knight.go:8" + loop + isTakenOut}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			asked.Store("")
			e := &Task{name: "Mobility", function: "Mobility"}
			got := e.judgeFailure(&guard.Failure{Kind: guard.Late, Text: "running", Frames: tt.frames})
			if d := cmp.Diff(tt.want, got, cmp.AllowUnexported(verdict{})); d != "" {
				t.Errorf("- want, + got:\n%s", d)
			}
		})
	}
}

// A task may have two functions, one of which is still a stub: what goes wrong in the other
// is told all the same. What panics by right is not missing.
func TestARuleThatTheAnswerCalls(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("mobility.go", []byte("func Other() {\n\tpanic(\"task Mobility: not written yet\")\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	answer := guard.Frame{File: "ch02-moves/exercises/exercises.go", Line: 9, Name: "Mobility"}
	for name, isMissing := range map[string]bool{"MustParseDiagram": false, "Knight.IsValid": true} {
		e := &Task{name: "Mobility", function: "Mobility"}
		asked.Store("")
		rule := guard.Frame{File: "ch02-moves/chess/rule.go", Line: 8, Name: name}
		got := e.judgeFailure(&guard.Failure{Kind: guard.Panicked, Text: "oh", Frames: []guard.Frame{rule, answer}})
		if got.kind != wrong || !strings.Contains(got.text, "Your code calls it at "+answer.String()) || strings.Contains(got.text, isTakenOut) != isMissing {
			t.Errorf("of %s it says\n%v", name, got)
		}
	}
}
