// check_test.go feeds wrong answers of every kind to the judge.

package check

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// fakeTester writes down what a *testing.T is told. Skip, Fatal and FailNow
// end a real test; here the test looks at stopped.
type fakeTester struct {
	log     *[]string
	name    string
	stopped bool
}

func newFake() (*fakeTester, *Exercise) {
	f := &fakeTester{log: new([]string), name: "Test"}
	e := newExercise(f, "2.1", "Mobility")
	e.asked = false
	return f, e
}

func (f *fakeTester) Helper() {}
func (f *fakeTester) Run(name string, body func(tester)) bool {
	body(&fakeTester{log: f.log, name: f.name + "/" + name})
	return true
}
func (f *fakeTester) say(what string, args []any) {
	*f.log = append(*f.log, f.name+" "+what+": "+fmt.Sprint(args...))
}
func (f *fakeTester) Error(args ...any) { f.say("error", args) }
func (f *fakeTester) Fatal(args ...any) { f.say("fatal", args); f.stopped = true }
func (f *fakeTester) Skip(args ...any)  { f.say("skip", args); f.stopped = true }
func (f *fakeTester) FailNow()          { f.say("end", nil); f.stopped = true }

const diagram = `8 . . . . . . k .
7 . . . . . p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 R . . . . . K .
  a b c d e f g h`

func TestCase(t *testing.T) {
	miss := &Miss{
		Call: "Flights(board, Black)", Got: "[h8]", Want: "[]",
		Diagram: diagram, Extra: []string{"h8"}, Missing: []string{"f8"},
		Why:  "Once the king has left g8, the rook on a8 sees h8.",
		Play: `go run ./ch03-check -fen "6k1/5ppp/8/8/8/8/8/R5K1 b"`, Then: "flights",
	}
	const edit = "Edit:  exercises/check/exercises.go\n"
	const stuck = "Stuck: go run ./exercises hint 2.1"
	tests := []struct {
		name  string
		asked bool
		cases []func() *Miss
		want  []string
	}{
		{"right", false, []func() *Miss{func() *Miss { return nil }}, nil},
		{"first in full, then one line", false, []func() *Miss{
			func() *Miss { return miss },
			func() *Miss { return nil },
			func() *Miss { return miss },
		}, []string{
			`Test/0 error: Flights(board, Black)    got [h8]    want []
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
			"Test/2 error: Flights(board, Black)    got [h8]    want []",
		}},
		{"a picture", false, []func() *Miss{
			func() *Miss { return &Miss{Call: "Framed(board)", Got: "ab\ncd", Want: "ab\ncx"} },
			func() *Miss { return &Miss{Call: "Framed(board)", Got: "ab", Want: "ab\ncx"} },
			func() *Miss { return &Miss{Call: "Framed(board)", Got: "ab\ncx\n", Want: "ab\ncx"} },
		}, []string{
			"Test/0 error: Framed(board)    line 2: got \"cd\"    want \"cx\"\n  got:\n    ab\n    cd\n  want:\n    ab\n    cx\n" + edit + stuck,
			"Test/1 error: Framed(board)    line 2 is missing; want \"cx\"",
			"Test/2 error: Framed(board)    line 3 is too many: \"\"",
		}},
		{"an empty answer is visible", false, []func() *Miss{
			func() *Miss { return &Miss{Call: "Letters()", Want: "KQRBNP"} },
		}, []string{"Test/0 error: Letters()    got nothing    want KQRBNP\n" + edit + stuck}},
		{"only a sentence", false, []func() *Miss{
			func() *Miss { return &Miss{Call: "The board has no king."} },
		}, []string{"Test/0 error: The board has no king.\n" + edit + stuck}},
		{"the stub is skipped", false, []func() *Miss{
			func() *Miss { panic("exercise 2.1: not written yet") },
		}, []string{
			"Test/0 skip: not written yet",
			"Test skip: exercise 2.1 is not written yet: Mobility waits at exercises/check/exercises.go\nEdit:  put your code in the place of its panic\n" + stuck,
		}},
		{"the stub is red when asked for", true, []func() *Miss{
			func() *Miss { panic("exercise 2.1: not written yet") },
		}, []string{
			"Test/0 skip: not written yet",
			"Test fatal: exercise 2.1 is not written yet: Mobility waits at exercises/check/exercises.go\nEdit:  put your code in the place of its panic\n" + stuck,
		}},
		{"the chapter's own code builds no board", false, []func() *Miss{
			func() *Miss { CannotBuild("no such piece"); return nil },
		}, []string{
			"Test/0 skip: no board",
			"Test fatal: The chapter's own code cannot build this test's board (no such piece).\nIs a chair empty? go run ./exercises restore lists them.",
		}},
		{"an answer on top of an unwritten one", false, []func() *Miss{
			func() *Miss { panic("exercise 1.4: not written yet") },
		}, []string{
			"Test/0 skip: not written yet",
			"Test skip: exercise 2.1 builds on exercise 1.4, which is not written yet\nEdit:  exercises/check/exercises.go\nStuck: go run ./exercises hint 1.4",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			fake, e := newFake()
			e.asked = tt.asked
			for i, f := range tt.cases {
				e.Case(fmt.Sprint(i), f)
			}
			if d := cmp.Diff(tt.want, *fake.log, cmp.Transformer("nil", func(s []string) string { return strings.Join(s, "\n") })); d != "" {
				t.Errorf("wrong words (- want, + got):\n%s", d)
			}
		})
	}
}

func TestPanics(t *testing.T) {
	var none []int
	var nobody *Miss
	tests := []struct {
		name string
		f    func() *Miss
		want string
	}{
		{"an index", func() *Miss { _ = none[3]; return nil }, "index out of range [3] with length 0"},
		{"nil", func() *Miss { _ = nobody.Got; return nil }, "invalid memory address or nil pointer dereference"},
		{"a value", func() *Miss { panic(42) }, ": 42"},
		{"an error", func() *Miss { panic(errors.New("no king")) }, ": no king"},
		{"another panic with a familiar beginning", func() *Miss { panic("exercise is good for you") }, ": exercise is good for you"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			fake, e := newFake()
			e.Case("x", tt.f)
			first, rest, _ := strings.Cut(strings.Join(*fake.log, "\n"), "\n")
			if explained := strings.Contains(rest, "an empty square is a nil Piece"); explained != (tt.name == "nil") {
				t.Errorf("explained as a nil: %v, after %q", explained, first)
			}
			if !strings.HasPrefix(first, "Test/x error: Mobility panics at exercises/check/check_test.go:") || !strings.Contains(first, tt.want) {
				t.Errorf("said %q, want a line of this file and %q", first, tt.want)
			}
		})
	}
}

func TestEndless(t *testing.T) {
	defer func(p time.Duration, h uint64) { patience, heapLimit = p, h }(patience, heapLimit)
	patience = 30 * time.Millisecond
	t.Run("a loop", func(t *testing.T) {
		var stop atomic.Bool
		defer stop.Store(true)
		fake, e := newFake()
		e.Case("x", func() *Miss {
			for !stop.Load() {
			}
			return nil
		})
		want := "Test/x error: Mobility had not come back after 0.03 seconds. Does a loop there never end?\n"
		if got := strings.Join(*fake.log, "\n"); !strings.HasPrefix(got, want) {
			t.Errorf("said\n%s\nwant\n%s", got, want)
		}
		if !fake.stopped {
			t.Error("the exercise goes on after an endless loop")
		}
	})
	t.Run("a hungry loop", func(t *testing.T) {
		patience, heapLimit = 5*time.Second, 1<<20
		var stop atomic.Bool
		defer stop.Store(true)
		fake, e := newFake()
		e.Case("x", func() *Miss {
			food := make([]byte, 8<<20)
			for !stop.Load() {
				food[0]++
			}
			return nil
		})
		if got := strings.Join(*fake.log, "\n"); !strings.Contains(got, "MB of memory and wanted more") || !fake.stopped {
			t.Errorf("said\n%s\nand stopped is %v; want a sentence about memory, and true", got, fake.stopped)
		}
	})
}

// A case that ends its own goroutine (by t.Fatal, say) must not hang the test.
func TestEndedFromInside(t *testing.T) {
	fake, e := newFake()
	e.Case("x", func() *Miss {
		ended := &testing.T{}
		ended.SkipNow()
		return nil
	})
	if got := strings.Join(*fake.log, "\n"); !strings.Contains(got, "ended from inside") {
		t.Errorf("said %q", got)
	}
}

func TestDraw(t *testing.T) {
	flipped := "1 . K\n2 . .\n  b a"
	tests := []struct {
		name           string
		diagram        string
		extra, missing []string
		words          Legend
		want           string
	}{
		{"nothing", flipped, nil, nil, Legend{}, flipped},
		{"words of its own", flipped, []string{"a2"}, []string{"b2"}, Legend{"too many", "left out"}, "1 . K     X  too many\n2 ? X     ?  left out\n  b a"},
		{"from the other side", flipped, []string{"a2"}, nil, Legend{}, "1 . K     X  you said yes, the rules say no\n2 . X\n  b a"},
		{"before a piece", flipped, nil, []string{"a1"}, Legend{}, "1 .?K     ?  the rules say yes, you did not\n2 . .\n  b a"},
		{"no such squares", flipped, nil, []string{"-", "z1", "a9", ""}, Legend{}, "1 . K     ?  the rules say yes, you did not\n2 . .\n  b a"},
		{"no diagram", "", []string{"a1"}, nil, Legend{}, "     X  you said yes, the rules say no"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if d := cmp.Diff(tt.want, Draw(tt.diagram, tt.extra, tt.missing, tt.words)); d != "" {
				t.Errorf("- want, + got:\n%s", d)
			}
		})
	}
}
