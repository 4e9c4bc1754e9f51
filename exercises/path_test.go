// path_test.go goes the way through the course: next, the map, hunts, and what goes
// along from one chapter to the next.

package main

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// green does a task: the learner's body stands in the place of the empty one, and
// the tests are green.
func (f *fixture) green(task, file, before, after string) {
	f.t.Helper()
	f.do(0, "next "+task)
	f.edit(file, before, after)
	f.answer = greens("Test")
	f.says(0, "check "+task, "is green")
}

func TestNext(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "next", `1.1 Value
  A number.
  read:  docs/ch01-display.md
  write: ch01-display/chess/rook.go:25   (empty now; our version is kept)
  begin: go test -timeout 10s -failfast ./ch01-display/chess
  then:  go run ./exercises check        stuck: go run ./exercises hint
`)
	// Again, while it is empty, and while it is red.
	f.says(0, "next", "1.1 Value", "write: ch01-display/chess/rook.go:25   (empty)\n", "(To leave it for later: go run ./exercises next 2.1)\n")
	f.edit("ch01-display/chess/rook.go", "return 0", "return 7")
	f.answer = reds("TestValue")
	f.says(0, "next", "1.1 Value", "rook.go:25   (yours)\n", "next 2.1")

	// It is green: on to the next chapter, and what was written goes along.
	f.answer = greens("TestValue")
	f.exactly(0, "next", `Chapter 1 is done.
Trying your functions in ch02-moves ...
ch02-moves now plays with 1 function of yours: Value.

2.1 Rook.IsValid
  Straight on.
  read:  docs/ch02-moves.md, "A rook: straight"
  write: ch02-moves/chess/rook.go:16   (empty now; our version is kept)
  begin: go test -timeout 10s -failfast ./ch02-moves/chess -run TestRook
  then:  go run ./exercises check        stuck: go run ./exercises hint
`)
	f.edit(rook, "return false", "return from == to")
	f.do(0, "check")
	f.do(0, "restore 2 Value") // what a learner has sent back does not come again
	f.says(0, "next", "2.2 Mobility\n", `read:  exercises/ch02-moves.md, "2.2 Mobility"; and the page, docs/ch02-moves.md, "Counting"`, "write: ch02-moves/exercises/exercises.go:3\n", "begin: go test -run TaskMobility ./ch02-moves/exercises\n")
	if strings.Contains(f.words.String(), "Trying") {
		t.Error("the functions of the chapter before were tried again")
	}
	f.written()
	f.says(0, "next", "2.3 Rook.String\n")
	f.edit(rook, "return \"\"", "return \"rook\"")
	// What is more than the core is left out, the hunt is core.
	f.says(0, "next", "2.5 Hunt1\n", `read:  docs/ch02-again.md, "The end"`, "write: somewhere in ch02-moves/chess (a fault has moved in;", "begin: go test ./ch02-moves/...   and: go run ./ch02-moves\n")
	f.edit(rook, "return side ", "return 1 - side ")
	f.edit(rook, "return 3", "return 2")
	f.says(0, "next", "The core of chapter 2 is done. (1 task left, for whoever wants more: go run ./exercises ch02)\nTrying your functions in ch03-check ...\n", "3 functions of yours: ", "3.1 Rook.IsValid")
	f.edit("ch03-check/chess/rook.go", "return false", "return to == from")
	f.exactly(0, "next", "The core of the course is done, all of it. What is left: go run ./exercises\n")

	// The functions of the learner's stay, and more than the core is there to come.
	f.says(0, "next 2.1", "(yours, and green; to write it once more, first: go run ./exercises restore ch02 Rook.IsValid)")
	f.says(0, "next more", "2.4 Targets   (more)\n")
	if strings.Contains(f.words.String(), "Back to the core") {
		t.Error("there is no core to go back to")
	}
	f.edit(answer, `panic("task Targets: not written yet")`, "return 2")
	f.exactly(0, "next more", "All that chapter 2 has beyond its core is done.\n")
	f.exactly(0, "next more ch02", "All that chapter 2 has beyond its core is done.\n")
	f.says(0, "next more ch03", "3.2 Rook.String   (more)\n")
	f.says(0, "next ch03 more", "3.2 Rook.String   (more)\n")
	f.says(0, "next more 3", "3.2 Rook.String   (more)\n")
	f.says(1, "next more ch07", `there is no chapter "ch07"`)
	f.exactly(0, "next ch02", "The core of chapter 2 is done. The other tasks: go run ./exercises ch02\n")
	f.green("3.2", "ch03-check/chess/rook.go", "return \"\"", "return \"rook\"")
	f.write("exercises/tasks.tsv", listFile+"ch03-check	more	rebuild	chess	Sides	How many.	\n")
	f.says(0, "next", "3.3 Sides   (more)\n") // from one that is more to the next
}

// A learner may go anywhere; the way on is behind that.
func TestNextAnywhere(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"next ch02":       "2.1 Rook.IsValid\n",
		"next 2.4":        "2.4 Targets   (more)\n",
		"next Mobility":   "2.2 Mobility\n",
		"next rook.value": "",
		"next hunt1":      "2.5 Hunt1\n",
	} {
		if want == "" {
			f.says(2, line, "names no task")
			continue
		}
		f.says(0, line, want)
	}
	// What is more names the way back to the core.
	f.says(0, "next 2.4", "stuck: go run ./exercises hint\n  (Back to the core: go run ./exercises next 2.5)\n")
	f.says(0, "next", "2.4 Targets   (more)\n", "  (Back to the core: go run ./exercises next 2.5)\n")
	if strings.Contains(f.words.String(), "To leave it for later") {
		t.Errorf("the same task is named twice:\n%s", f.words)
	}
	f.do(0, "restore all")
	f.written()
	f.answer = greens("TestTaskMobility")
	f.do(0, "next 2.2")
	f.says(0, "next", "2.3 Rook.String")
	f.edit(rook, "return \"\"", "return \"rook\"")
	f.do(0, "check")
	f.do(0, "next Hunt1")
	f.edit(rook, "return side ", "return 1 - side ")
	f.edit(rook, "return 3", "return 2")
	f.says(0, "next", "2.1 Rook.IsValid") // it was left open
	f.edit(rook, "return false", "return from == to")
	f.says(0, "next", "The core of chapter 2 is done.", "3.1 Rook.IsValid")
	f.edit("ch03-check/chess/rook.go", "return false", "return to == from")
	f.says(0, "next", "In this chapter and behind it no task of the core is left; before it, 1 task: go run ./exercises\n")
	// What has changed since is judged again, and is no reason to go back.
	f.edit(answer, "return 2", "return 1 + 1")
	f.answer = reds("TestTaskMobility")
	f.says(0, "next ch02", "2.2 Mobility")
}

// What was written before its turn is passed over, and named.
func TestNextPassesOver(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.written()
	f.edit(rook, "return false", "return from == to")
	f.answer = greens("Test")
	f.says(0, "next", "2.2 Mobility is green already.\n2.3 Rook.String\n")
	f.edit(rook, "return \"\"", "return \"rook\"")
	f.do(0, "next 2.5")
	f.edit(rook, "return 3", "return 2")
	f.edit(rook, "return side ", "return 1 - side ")
	f.do(0, "next 2.1")
	f.says(0, "next", "The core of chapter 2 is done.", "2.2 Mobility, 2.3 Rook.String, 2.5 Hunt1 are green already.\n", "3.1 Rook.IsValid")
	if got := firstOf(strings.Fields("a b c d e"), strings.ToUpper); got != "A, B, C and 2 more" {
		t.Errorf("of five are named %q", got)
	}
}

func TestMap(t *testing.T) {
	f := newFixture(t)
	const legend = "  # done   x red   . open   ? does not compile\n"
	f.exactly(0, "", "  ch01  .\n  ch02  . . . .   more: .\n  ch03  .   more: .\n"+legend+"  begin: go run ./exercises next\n")
	if len(f.ran) > 0 {
		t.Errorf("the map of what is open ran %q", f.ran)
	}
	f.green("2.1", rook, "return false", "return from == to")
	f.exactly(0, "", "  ch01  .\n  ch02  [#] . . .   more: .   1 function of yours\n  ch03  .   more: .\n"+legend+"  you are at 2.1 Rook.IsValid, green\n  go on: go run ./exercises next\n")
	if len(f.ran) > 0 {
		t.Errorf("the map of what is known to be green ran %q", f.ran)
	}
	f.do(0, "next 2.3")
	f.written()
	f.answer = reds("TestTaskMobility")
	f.exactly(0, "", "  ch01  .\n  ch02  # x [x] .   more: .   1 function of yours\n  ch03  .   more: .\n"+legend+"  you are at 2.3 Rook.String, red\n  then:  go run ./exercises check        all of the chapter: go run ./exercises ch02\n")
	if laid := f.laid[rook]; !strings.Contains(laid, "return from == to") || !strings.Contains(laid, "ToLower") {
		t.Errorf("judged over this; want what is green to stay, and ours in the place of what is empty:\n%s", laid)
	}
	for _, line := range []string{"ch02", "2", "moves", "empty ch02"} {
		f.exactly(0, line, `  # 2.1   core  Rook.IsValid               rebuild
  x 2.2   core  Mobility                   write
> x 2.3   core  Rook.String                rebuild
  . 2.4   more  Targets                    write
  . 2.5   core  Hunt1                      hunt
`+legend+"  go to one: go run ./exercises next 2.1\n")
	}
	// What has changed since it was green is judged again.
	f.edit(rook, "return from == to", "return from < to")
	f.says(0, "", "ch02  x x [x] .")
}

func TestHunt(t *testing.T) {
	f := newFixture(t)
	f.do(0, "empty ch02 Sides")
	f.says(1, "hunt ch02", "2.5 Hunt1 would be let in where a function of yours stands", "go run ./exercises restore ch02 ")
	if strings.Contains(f.read(rook), "return side ") {
		t.Error("half of the fault was let in")
	}
	f.exactly(0, "restore ch02", "Sides is back: ch02-moves/chess/rook.go\n")
	f.says(0, "hunt ch02", "2.5 Hunt1\n  A fault has moved in.\n")
	if text := f.read(rook); !strings.Contains(text, "return side ") || !strings.Contains(text, "return 3 ") {
		t.Errorf("the fault was not let in:\n%s", text)
	}
	in := f.read(rook)
	f.says(0, "hunt 2.5", "2.5 Hunt1")
	f.has(rook, in)
	f.says(0, "restore", "  a hunt: ch02 Hunt1   somewhere in ch02-moves/chess\n", "restore ch02 Hunt1 ")
	stub := "exercises/testdata/ch02-moves/stub.go"
	f.write(stub, "package exercises\n")
	f.answer = reds("TestNext")
	// How many tests are red, and not which: that would be the end of the hunt.
	f.exactly(0, "check", "2.5 Hunt1 is red: 1 red test in ch02-moves\n\n  The fault is somewhere in ch02-moves/chess.\n  Play:  go run ./ch02-moves\n  Tests: go test ./ch02-moves/...   (it names the red ones)\n  Stuck: go run ./exercises hint 2.5\n")
	if want := "test -json -timeout 1m ./ch02-moves/..."; f.ran[0] != want || f.laid[rook] != "" {
		t.Errorf("ran %q over %q, want %q over the file as it is", f.ran, f.laid, want)
	}
	if laid := f.laid["ch02-moves/exercises/exercises.go"]; laid != f.read(stub) {
		t.Errorf("what is written elsewhere is no part of a hunt; over the learner's file lies\n%s", laid)
	}
	// While another task is judged, the fault is out.
	f.says(0, "next 2.3", "  (The fault of 2.5 Hunt1 is still in ch02-moves: what the program says may be wrong.)\n")
	f.do(0, "check")
	if laid := f.laid[rook]; !strings.Contains(laid, "return 1 - side") || !strings.Contains(laid, "return 2 ") {
		t.Errorf("another task was judged over\n%s", laid)
	}
	// What is green stands aside for a hunt: it may not use what the fault is in.
	f.green("2.3", rook, "return \"\"", "return \"rook\"")
	f.answer = reds("TestNext")
	f.says(0, "check Hunt1", "is red")
	if laid := f.laid[rook]; !strings.Contains(laid, "ToLower") || !strings.Contains(laid, "return side ") {
		t.Errorf("the hunt was judged over\n%s", laid)
	}
	f.edit(rook, "return side ", "return 1 - side ")
	f.edit(rook, "return 3", "return 1 + 1")
	f.judge = func(line string) string {
		if strings.Contains(line, "-run ^$") { // without what is laid over
			return broken("ch02-moves/chess/rook.go:14:3: undefined: strings")
		}
		return greens("TestNext")
	}
	f.says(0, "check Hunt1", "2.5 Hunt1 cannot be judged yet", "undefined: strings")
	f.judge, f.answer = nil, greens("TestNext")
	if said := f.do(0, "next Hunt1"); strings.Contains(said, "is still in") {
		t.Errorf("where the hunt is on, its fault needs no warning:\n%s", said)
	}
	f.says(0, "check Hunt1", "2.5 Hunt1 is green: 1 row\n", "\nTwo of three\n\nIt was in a document.\n\n", "Go on:")
	if said := f.do(0, "next 2.3"); strings.Contains(said, "is still in") {
		t.Errorf("the fault is mended:\n%s", said)
	}
	f.says(1, "hunt ch02", "ch02-moves has no hunt that is still open")
	f.says(1, "hunt ch03", "has no hunt")
	f.says(1, "hunt 2.1", `there is no chapter "2.1"`)
	f.says(0, "restore Hunt1", "Next is as it was already", "Your version of Sides is kept", "Sides is back")
	f.do(0, "restore all")
	f.has(rook, rookFile)
}

// What is green, and the same in both chapters, goes along, unless it turns the
// tests there red.
func TestStart(t *testing.T) {
	const three = "ch03-check/chess/rook.go"
	f := newFixture(t)
	f.exactly(0, "start ch03", "There is no function of yours to carry into ch03-check: those carry over that are green, and the same in both chapters.\n")
	f.do(0, "next 2.1")
	f.edit(rook, "return false", "return strconv.Itoa(from) == strconv.Itoa(to)")
	f.edit(rook, "import (\n", "import (\n\t\"strconv\"\n")
	f.answer = reds("TestRook")
	f.says(0, "start ch03", "There is no function of yours")
	f.green("2.3", rook, "return \"\"", "return \"rook\"")
	f.do(0, "check 2.1")

	// Together they are not green, alone each is but one that does not compile.
	f.judge = func(string) string {
		if strings.Contains(f.laid[three], "strconv") {
			return broken("ch03-check/chess/rook.go:14:2: undefined: x")
		}
		return greens("Test")
	}
	f.says(0, "start 3", "Your Rook.IsValid stays in ch02-moves. It does not compile: ch03-check/chess/rook.go:14: undefined: x", "ch03-check now plays with 1 function of yours: Rook.String.")
	f.judge = func(string) string {
		if strings.Contains(f.laid[three], "strconv") {
			return reds("TestRook")
		}
		return greens("Test")
	}
	f.exactly(0, "start 3", "Trying your functions in ch03-check ...\nYour Rook.IsValid stays in ch02-moves. In ch03-check it turns \"TestRook/in the corner\" red.\n")
	if want := "test -json -failfast -skip ^TestTask -timeout 1m ./ch03-check/..."; f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran, want)
	}
	f.judge, f.answer = nil, greens("Test")
	f.exactly(0, "start 3", "Trying your functions in ch03-check ...\nch03-check now plays with 1 function of yours: Rook.IsValid.\n\n")
	text := f.read(three)
	for _, want := range []string{"\t\"strconv\"\n", "return strconv.Itoa(from)", "return \"rook\""} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, `"fmt"`+"\n") {
		t.Errorf("an import that nothing uses has stayed in\n%s", text)
	}
	f.says(0, "start 3", "There is no function of yours")
	f.says(0, "", "ch03  .   more: .   2 functions of yours")
	f.says(0, "restore", "  yours: ch03 Rook.String")

	// A task there begins from ours, and what comes back is ours, too.
	f.says(0, "next 3.1", "3.1 Rook.IsValid", "(empty now; our version is kept)")
	f.do(0, "restore 3 Rook.IsValid")
	f.do(0, "restore 3 Rook.String")
	f.has(three, rookFile)
}

// From which chapter functions come, which of them, and what keeps them out.
func TestStartFromWhere(t *testing.T) {
	const one, three, more = "ch01-display/chess/rook.go", "ch03-check/chess/rook.go", "ch03-check/chess/more.go"
	tests := []struct {
		name string
		do   func(f *fixture)
		want []string // of start ch03
		in   []string // what then stands in the file
	}{
		{"from the nearest, and what is empty there is no hindrance", func(f *fixture) {
			f.green("1.1", one, "return 0", "return 5 + 0")
			f.says(0, "start 2", "1 function of yours: Value.")
			f.edit(rook, "return 5 + 0", "return 4 + 1")
			f.do(0, "empty ch03 Sides")
			f.judge = func(string) string {
				if !strings.Contains(f.laid[three], "return 2 ") {
					return reds("TestSides")
				}
				return greens("Test")
			}
		}, []string{"1 function of yours: Value."}, []string{"return 4 + 1", "return 0"}},
		{"over a chapter where it is another function", func(f *fixture) {
			f.edit(rook, "func Value() int { return 5 }", "func Value() int { return 500 }")
			f.green("1.1", one, "return 0", "return 5 + 0")
			f.says(0, "start 2", "There is no function of yours")
		}, []string{"1 function of yours: Value."}, []string{"return 5 + 0"}},
		{"one that was never checked", func(f *fixture) {
			f.do(0, "next 2.1")
			f.edit(rook, "return false", "return to == from")
		}, []string{"1 function of yours: Rook.IsValid."}, []string{"return to == from"}},
		{"a function that is no task", func(f *fixture) { f.mine("Sides") }, []string{"1 function of yours: Sides."}, []string{"mine Sides"}},
		{"and its helper", func(f *fixture) {
			f.do(0, "empty ch02 Sides")
			f.fill(rook, "Sides", " return helper() ")
			f.write(rook, f.read(rook)+"\nfunc helper() int { return 1 + 1 }\n")
		}, []string{"1 function of yours: Sides."}, []string{"return helper()", "func helper() int"}},
		{"into a chapter that is red already", func(f *fixture) {
			f.mine("Sides")
			f.judge = func(string) string { return reds("TestSides") }
		}, []string{"The tests of ch03-check are red without your functions already, so none is carried over now.\nThe first is \"TestSides/in the corner\".\nOnce they are green: "}, []string{"return 2 "}},
		{"into a chapter that does not compile", func(f *fixture) {
			f.mine("Sides")
			f.judge = func(string) string { return broken("ch03-check/chess/rook.go:14:2: undefined: x") }
		}, []string{"The tests of ch03-check are red without your functions already, so none is carried over now.\nIt does not compile: ch03-check/chess/rook.go:14: undefined: x\n"}, []string{"return 2 "}},
		{"one that is empty still", func(f *fixture) { f.do(0, "empty ch02 Sides") }, []string{"There is no function of yours"}, []string{"return 2 "}},
		{"ours, word for word", func(f *fixture) {
			f.green("2.3", rook, "return \"\"", "return strings.ToLower(\"Rook\")")
			f.write(rook, rookFile)
			f.do(0, "check 2.3")
		}, []string{"There is no function of yours"}, nil},
		{"two that do not go together", func(f *fixture) {
			f.mine("Next", "Sides")
			f.judge = func(string) string {
				if text := f.laid[three]; strings.Contains(text, "mine Next") && strings.Contains(text, "mine Sides") {
					return reds("TestSides")
				}
				return greens("Test")
			}
		}, []string{"Your Next stays in ch02-moves. In ch03-check it turns \"TestSides/in the corner\" red.", "1 function of yours: Sides."}, []string{"1 - side", "mine Sides"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.answer = greens("Test")
			tt.do(f)
			f.says(0, "start 3", tt.want...)
			for _, want := range tt.in {
				if text := f.read(three); !strings.Contains(text, want) {
					t.Errorf("there is no %q in\n%s", want, text)
				}
			}
			f.do(0, "restore ch03")
			if d := cmp.Diff(rookFile, f.read(three)); d != "" { // helpers go, too
				t.Errorf("after restore (- want, + got):\n%s", d)
			}
		})
	}
	// Another helper of that name is no helper.
	f := newFixture(t)
	f.answer = greens("Test")
	f.do(0, "empty ch02 Sides")
	f.fill(rook, "Sides", " return helper() ")
	f.write(rook, f.read(rook)+"\nfunc helper() int { return 1 + 1 }\n")
	f.mine("Next")
	f.write(three, f.read(three)+"\nfunc helper() int { return 3 }\n")
	f.says(0, "start 3", "Your Sides stays in ch02-moves. It uses helper, and in "+three+" stands another helper.\n", "1 function of yours: Next.")
	if text := f.read(three); !strings.Contains(text, "return 2 ") || !strings.Contains(text, "mine Next") {
		t.Errorf("the file is\n%s", text)
	}
	// What was carried over and has been moved since is not taken out there.
	f = newFixture(t)
	f.answer = greens("Test")
	f.mine("Sides")
	f.do(0, "start 3")
	text, _, _ := strings.Cut(f.read(three), "// Sides is")
	f.write(three, text)
	f.write(more, "package chess\n\nfunc Sides() int { return 1 + 1 }\n")
	f.says(1, "empty ch03 Sides", "is no longer in "+three+", but in "+more+":3 now")
}

// What is written once more in a later chapter begins with the learner's own, helpers
// and all, whether or not it is right there.
func TestStartWithWhatIsWritten(t *testing.T) {
	const two, three, stub = "ch02-moves/exercises/exercises.go", "ch03-check/exercises/exercises.go", "exercises/testdata/ch03-check/stub.go"
	const begun = "package exercises\n\nimport \"mateinfive/ch03-check/chess\"\n\n// Mobility counts in chapter 3.\nfunc Mobility() int {\n\tpanic(\"task Mobility: not written yet\")\n}\n\n// Other is no task.\nvar Other chess.Rook\n"
	const mine = "package exercises\n\nimport (\n\t\"strings\"\n\n\t\"mateinfive/ch02-moves/chess\"\n)\n\n// Mobility counts.\nfunc Mobility() int {\n\treturn double(chess.Value()) + len(\"ch02-moves\") // not Targets\n}\n\n" +
		"// double is mine.\nfunc double(n int) int { return len(strings.Repeat(\"xx\", n)) }\n\nfunc unused() int { return 3 }\n\n// Targets waits.\nfunc Targets() int {\n\tpanic(\"task Targets: not written yet\")\n}\n"
	prepare := func(t *testing.T) *fixture {
		f := newFixture(t)
		f.write("exercises/tasks.tsv", listFile+"ch03-check\tmore\twrite\texercises\tMobility\tOnce more.\t\n")
		f.write(three, begun)
		f.write(stub, begun)
		f.write(two, mine)
		f.answer = greens("Test")
		return f
	}
	const carried = "package exercises\n\nimport \"strings\"\n\nimport \"mateinfive/ch03-check/chess\"\n\n// Mobility counts in chapter 3.\nfunc Mobility() int {\n\treturn double(chess.Value()) + len(\"ch03-check\") // not Targets\n}\n\n" +
		"// double is mine.\nfunc double(n int) int { return len(strings.Repeat(\"xx\", n)) }\n\n// Other is no task.\nvar Other chess.Rook\n"

	f := prepare(t)
	f.says(0, "start 3", "ch03-check now plays with 1 function of yours: Mobility.\n\nMobility stands in "+three+" now. Whether it is right there too: go run ./exercises check 3.3\n")
	f.has(three, carried)
	f.says(0, "restore", "")
	f.says(0, "start 3", "There is no function of yours")

	t.Run("beside what is begun there", func(t *testing.T) {
		f := prepare(t)
		f.write(three, begun+"\nfunc begun() int { return 4 }\n")
		f.do(0, "start 3")
		if text := f.read(three); !strings.Contains(text, "func begun()") || !strings.Contains(text, "double(chess") {
			t.Errorf("the file is\n%s", text)
		}
		if laid := f.laid[three]; strings.Contains(laid, "func begun()") || !strings.Contains(laid, "double(chess") {
			t.Errorf("tried over\n%s\nwant it in the file as it was delivered", laid)
		}
	})
	t.Run("beside a helper of that name", func(t *testing.T) {
		for _, other := range []string{
			"func double(s string) string { return s + s }",
			"// double is mine.\nfunc double(n int) int { return 2 * n }",
			"type double int",
			"const (\n\thalf = 1\n\tdouble = 2\n)",
		} {
			f := prepare(t)
			f.write(three, begun+"\n"+other+"\n")
			f.exactly(0, "start 3", "Trying your functions in ch03-check ...\nYour Mobility stays in ch02-moves. It uses double, and in "+three+" stands another double.\nGive one of the two another name, then: go run ./exercises start ch03\n")
			f.has(three, begun+"\n"+other+"\n")
		}
	})
	t.Run("beside one of a group of helpers", func(t *testing.T) {
		f := prepare(t)
		f.write(two, strings.Replace(mine, "// not Targets", "+ half\n}\n\nconst (\n\thalf = 1\n\twhole = 2\n)\n\nfunc last() {", 1))
		f.write(three, begun+"\nvar whole = 3\n")
		f.says(0, "start 3", "It uses whole, and in "+three+" stands another whole.\n")
		f.has(three, begun+"\nvar whole = 3\n")
	})
	t.Run("beside the same helper", func(t *testing.T) {
		f := prepare(t)
		const here = "\n// double is what it was.\nfunc double(n int) int { return len(strings.Repeat(\"xx\", n)) }\n"
		f.write(three, strings.Replace(begun, "exercises\n", "exercises\n\nimport \"strings\"\n", 1)+here)
		f.says(0, "start 3", "1 function of yours: Mobility.")
		if text := f.read(three); strings.Count(text, "func double") != 1 || !strings.HasSuffix(text, here) {
			t.Errorf("the helper stands there already, and now the file is\n%s", text)
		}
	})
	t.Run("beside another task of that name", func(t *testing.T) {
		f := prepare(t)
		const targets = "\nfunc Targets() int {\n\tpanic(\"task Targets: not written yet\")\n}\n"
		f.write(two, strings.NewReplacer("// not Targets", "+ Targets()", "panic(\"task Targets: not written yet\")", "return 2").Replace(mine))
		f.write(three, begun+targets)
		f.write(stub, begun+targets)
		f.says(0, "start 3", "1 function of yours: Mobility.")
		if text := f.read(three); !strings.Contains(text, "+ Targets()") || !strings.HasSuffix(text, targets) {
			t.Errorf("the file is\n%s", text)
		}
	})
	t.Run("it does not compile beside what is begun there", func(t *testing.T) {
		f := prepare(t)
		const other = "ch03-check/exercises/mine.go" // it is not there when the function is tried
		f.write(other, "package exercises\n\nfunc double() {}\n")
		f.judge = func(line string) string {
			if strings.HasSuffix(line, " ./ch03-check/exercises") && strings.Contains(f.laid[three], "func double") {
				return broken(three + ":16:6: double redeclared in this block")
			}
			return greens("Test")
		}
		f.says(0, "start 3", "Your Mobility stays in ch02-moves. It does not compile: "+three+":16: double redeclared in this block")
		f.has(three, begun)
	})
	t.Run("the file there is no Go just now", func(t *testing.T) {
		f := prepare(t)
		f.write(three, begun+"\nfunc {\n")
		f.says(0, "start 3", "Your Mobility stays in ch02-moves. "+three+" cannot be read as Go just now.\n")
		f.has(three, begun+"\nfunc {\n")
		f.write(three, strings.Replace(begun, "func Mobility()", "func Moves()", 1))
		f.says(0, "start 3", "Your Mobility stays in ch02-moves. There is no Mobility in "+three+" any more.\n")
	})
	const oneFile, waits = "ch01-display/exercises/exercises.go", "package exercises\n\nfunc Mobility() int {\n\tpanic(\"task Mobility: not written yet\")\n}\n"
	t.Run("from the nearest", func(t *testing.T) {
		f := prepare(t)
		f.write("exercises/tasks.tsv", "ch01-display\tmore\twrite\texercises\tMobility\tThe first.\t\n"+f.read("exercises/tasks.tsv"))
		f.write(oneFile, strings.Replace(waits, "panic(\"task Mobility: not written yet\")", "return 100", 1))
		f.do(0, "check 1.1")
		f.do(0, "check 2.2")
		f.says(0, "start 3", "1 function of yours: Mobility.")
		f.has(three, carried)
	})
	t.Run("from no later chapter", func(t *testing.T) {
		f := prepare(t)
		f.write(two, waits)
		f.write("exercises/testdata/ch02-moves/stub.go", waits)
		f.write(three, strings.Replace(begun, "panic(\"task Mobility: not written yet\")", "return 300", 1))
		f.do(0, "check 3.3")
		f.says(0, "start 2", "There is no function of yours")
		f.has(two, waits)
	})
	t.Run("it does not compile there", func(t *testing.T) {
		f := prepare(t)
		f.judge = func(string) string {
			if strings.Contains(f.laid[three], "double") {
				return broken(three + ":9:2: undefined: x")
			}
			return greens("Test")
		}
		f.says(0, "start 3", "Your Mobility stays in ch02-moves. It does not compile: "+three+":9: undefined: x")
		f.has(three, begun)
	})
	t.Run("it is red", func(t *testing.T) {
		f := prepare(t)
		f.answer = reds("TestTaskMobility")
		f.says(0, "start 3", "There is no function of yours")
		f.has(three, begun)
	})
	t.Run("it is written there already", func(t *testing.T) {
		f := prepare(t)
		now := strings.Replace(begun, "panic(\"task Mobility: not written yet\")", "return 4", 1)
		f.write(three, now)
		f.says(0, "start 3", "There is no function of yours")
		f.has(three, now)
	})
	t.Run("a task that is a type", func(t *testing.T) {
		f := prepare(t)
		f.write("exercises/tasks.tsv", f.read("exercises/tasks.tsv")+"ch03-check\tmore\twrite\texercises\tStack\tA type.\t\n")
		const stack = "\ntype Stack struct{}\n\nfunc (Stack) Len() int { panic(\"task Stack: not written yet\") }\n"
		f.write(three, begun+stack)
		f.write(stub, begun+stack)
		f.says(0, "start 3", "1 function of yours: Mobility.")
	})
	t.Run("with next", func(t *testing.T) {
		f := prepare(t)
		f.says(0, "next 3.3", "1 function of yours: Mobility.")
		f.has(three, carried)
	})
}

// The new and the changed, in the order of the pages, and ours whatever is there.
func TestLesson(t *testing.T) {
	f := newFixture(t)
	f.edit("ch03-check/chess/rook.go", "return 5 }", "return 500 }")
	const want = "// ---- ch03-check/chess/rook.go ----\n\n// (changed since ch02-moves, where it stands in rook.go)\n// Value is in pawns.\nfunc Value() int { return 500 }\n\n" +
		"// ---- ch03-check/chess/check.go ----\n\n// Check is new, in ch03-check.\nfunc Check() bool { return false }\n\n"
	f.exactly(0, "lesson ch03", want)
	f.do(0, "empty ch02 Rook.IsValid")
	f.do(0, "empty ch03 Check")
	f.exactly(0, "lesson ch03", want)
	f.exactly(0, "lesson 2", "")
	f.says(0, "lesson 1", "// ---- ch01-display/chess/rook.go ----\n\n// A Rook goes straight.\ntype Rook struct{}\n\n", "Value() int { return 5 }\n\n", "Sides()")
}
