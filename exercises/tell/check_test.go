// check_test.go checks tasks, red and green.

package tell_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/mapview"
	"mateinfive/exercises/restore"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":    setup.Next,
		"check":   tell.Check,
		"restore": restore.Restore,
		"":        mapview.Draw,
	})
}

// The files that the tests change.
const (
	rook      = coursetest.Rook
	name      = coursetest.Name
	piece     = coursetest.Piece
	mobility  = coursetest.Mobility
	targets   = coursetest.Targets
	rook3     = coursetest.Rook3
	mobility3 = coursetest.Mobility3
)

func TestCheckOfARebuiltFunction(t *testing.T) {
	f := newFixture(t)
	f.Exactly(1, "check 2.1", "2.1 Rook.IsValid is open.\nIt is set up by: go run ./exercises next 2.1\n")
	f.Do(0, "next 2.3") // another, which is laid over
	f.Do(0, "next 2.1")
	f.Answer = coursetest.Reds("TestRook")
	f.Exactly(1, "check", `2.1 Rook.IsValid is red: 2 of 3 rows
  # right
  x in the corner
  x again

in the corner:
  from a1 to a4    got no    want yes
    8 . .
  Edit:  ch02-moves/chess/rook.go:6
  Play:  go run ./ch02-moves   then: moves f4
  Stuck: go run ./exercises hint 2.1
`)
	if want := "test -json -timeout 10s -run ^TestRook ./ch02-moves/chess"; len(f.Ran) != 1 || f.Ran[0] != want {
		t.Errorf("ran %q, want %q", f.Ran, want)
	}
	_, isLaid := f.Laid[rook]
	if isLaid || f.Laid[name] != coursetest.Ours(name) {
		t.Errorf("its tests ran over this; want the other function as the course has it, "+
			"and the learner's file as it is:\n%q", f.Laid)
	}

	// The test that speaks of it is green, and another of the folder is not.
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Judges = func(line string) string {
		if strings.Contains(line, "-run") {
			return coursetest.Greens("TestRook")
		}
		return coursetest.Reds("TestBoard")
	}
	f.Says(1, "check",
		"2.1 Rook.IsValid is red: 2 of 3 rows\n  # right\n  x in the corner\n",
		"\n  Rook.IsValid's own test is green; red are tests of other functions: TestBoard.\n"+
			"  Edit:")
	if len(f.Ran) != 2 || f.Ran[1] != "test -json -timeout 1m ./ch02-moves/chess" {
		t.Errorf("ran %q, want all tests of the folder behind its own", f.Ran)
	}
	// One more function is the learner's, and not judged yet: it may be the reason.
	f.Write(name, coursetest.Mine(name, "x"))
	f.Says(1, "check", "2.1 Rook.IsValid is red", "functions: TestBoard.\n"+
		"  Yours as well, and not judged yet: 2.3 Rook.String, in ch02-moves/chess/name.go. To judge it: go run ./exercises check 2.3\n"+
		"  Edit:  ")
	if _, laid := f.Laid[name]; laid {
		t.Error("what is not known to be red is laid over")
	}
}

func TestCheckIsGreen(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Exactly(0, "check", `Yours:
  func (Rook) IsValid(from, to int) bool {
  	return !(from/8 != to/8 && from%8 != to%8)
  }

Ours:
  func (Rook) IsValid(from, to int) bool {
  	return from/8 == to/8 || from%8 == to%8
  }

2.1 Rook.IsValid is green: 1 row
See it: go run ./ch02-moves   then: moves f4
Back to the page: docs/ch02-moves.md, "A rook: straight"
`)
	f.Says(0, "check", "is green")
	f.Never("has changed since")
	f.Write(rook, strings.ReplaceAll(coursetest.Ours(rook), "to%8", "from%8"))
	f.Says(0, "check", "Yours:", "Ours:")
	f.Write(rook, coursetest.Ours(rook)+"// the same function\n")
	f.Says(0, "check", "is green: 1 row   (word for word what we wrote)\n")
	f.Never("Ours:")
	f.Write(rook, coursetest.Ours(rook)) // by hand, or git has put it there
	f.Says(0, "check",
		"word for word what we wrote)\n"+
			"Your last other version comes back with: go run ./exercises restore -mine 2.1\n")
	f.Do(0, "restore -mine 2.1")

	// The last core task of a page, then the last of a chapter, and one that is more.
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Said("Yours:\n", "Ours:\n  func Mobility()",
		"2.2 Mobility is green: 1 row\n"+
			"See it: `go run ./ch02-moves`,\n"+
			"then look.\n"+
			"Back to the page: docs/ch02-moves.md, \"Counting\"   Then: go run ./exercises next\n")
	// What the page still breaks wants the program as it is.
	f.Write("docs/ch02-moves.md", f.Read("docs/ch02-moves.md")+"\n**Break it.** Count the side that waits.\n")
	f.Says(0, "check 2.2", "docs/ch02-moves.md, \"Counting\"   (Break it, before you type next)   Then: ")
	f.Says(0, "check 2.1", "docs/ch02-moves.md, \"A rook: straight\"   Then: ")
	f.Green("2.4", targets, coursetest.Mine(targets, "x"))
	f.Said("\nBack to the page: docs/ch02-again.md, \"The end\"\n") // more than the core, and there is more on it
	f.Green("3.1", rook3, coursetest.Mine(rook3, "x"))
	f.Said(
		"\nBack to the page: docs/ch03-check.md, \"All of it\"   Then: go run ./exercises next\n" +
			"On another day: go run ./exercises exam 3 ~/mychess (docs/exam.md)\n")
	f.Green("3.2", "ch03-check/chess/check.go", coursetest.Mine("ch03-check/chess/check.go", "x"))
	f.Green("3.3", mobility3, coursetest.Mine(mobility3, "x"))
	f.Said("\nBack to the page: docs/ch03-check.md, \"All of it\"   Then: go run ./exercises next\n")

	// Ours comes back, and theirs once more.
	f.Do(0, "restore 2.1")
	f.Exactly(0, "check 2.1",
		"2.1 Rook.IsValid is done, and ours stands there now.\n"+
			"To have yours back: go run ./exercises restore -mine 2.1   "+
			"To do it once more: go run ./exercises next 2.1\n")
}

// A file that is saved while its tests run has not been judged.
func TestSavedWhileTheTestsRan(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "first"))
	f.Judges = func(string) string {
		f.Write(rook, coursetest.Mine(rook, "second"))
		return coursetest.Greens("TestRook")
	}
	f.Says(0, "check", "is green")
	f.Says(0, "", "ch02  [~]")
}

// Each check keeps what has changed, and says where nothing has.
func TestCheckKeeps(t *testing.T) {
	const helper = "ch02-moves/chess/helper.go"
	f := newFixture(t)
	f.Answer = coursetest.Reds("TestRook")
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "first"))
	f.Write(helper, "package chess\n")
	f.Write(piece, coursetest.Ours(piece)+"// edited\n")
	f.Do(1, "check")
	f.Says(1, "check", "(Nothing in ch02-moves has changed since your last check. Is ch02-moves/chess/rook.go saved,",
		"2.1 Rook.IsValid is red")
	f.Answer = coursetest.Greens("TestRook")
	f.Do(0, "check")
	f.Never("since your last check")
	const at = "exercises/.kept/0000%d-2026-01-02-0304/"
	want := map[string]string{
		fmt.Sprintf(at, 1) + rook:   coursetest.Mine(rook, "first"),
		fmt.Sprintf(at, 2) + helper: "package chess\n",
		fmt.Sprintf(at, 3) + piece:  coursetest.Ours(piece) + "// edited\n",
	}
	if d := cmp.Diff(want, f.Kept()); d != "" {
		t.Errorf("kept is (- want, + got):\n%s", d)
	}
	f.Write(helper, "package chess\n\nvar x int\n") // a change, though it is no task
	f.Do(0, "check")
	for _, line := range []string{"second", "first"} {
		f.Write(rook, coursetest.Mine(rook, line))
		f.Do(0, "check")
	}
	if got := len(f.Kept()); got != 6 {
		t.Errorf("%d files are kept, want each change once, 6", got)
	}
}

// Another file has changed, as the page has said.
func TestCheckAfterAChangeElsewhere(t *testing.T) {
	f := newFixture(t)
	f.Answer = coursetest.Reds("TestRook")
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "first"))
	f.Do(1, "check")
	f.Write(name, coursetest.Mine(name, "other"))
	f.Says(1, "check", "2.1 Rook.IsValid is red")
	f.Never("since your last check")
}

// A chapter is no task: the one that waits there is judged.
func TestCheckOfAChapter(t *testing.T) {
	f := newFixture(t)
	f.Answer = coursetest.Reds("TestRook")
	f.Exactly(1, "check ch02", "in ch02-moves no task is set up, and check judges one task: "+
		"go run ./exercises next ch02 sets the next one up, and go run ./exercises ch02 lists them all\n")
	f.Do(0, "next 2.1")
	f.Says(1, "check ch02", "2.1 Rook.IsValid is red")
	f.Do(0, "next 1.1")
	f.Says(1, "check ch02-moves", "2.1 Rook.IsValid is red")
}

func TestCheckOfAFileOfOnesOwn(t *testing.T) {
	f := newFixture(t)
	const test = "TestTaskMobility"
	f.Answer = coursetest.Events(test+":run", test+"/a case:run", test+"/a case:    all_test.go:3: not written yet", test+"/a case:skip",
		test+":    all_test.go:3: task Mobility is not written yet", test+":        Edit:  put your code in the place of its panic", test+":        Stuck: go run ./exercises hint Mobility",
		test+":--- FAIL: TestTaskMobility (0.00s)", test+":fail")
	f.Exactly(1, "check 2.2",
		"2.2 Mobility is open\n\n"+
			"task Mobility is not written yet\n"+
			"  Edit:  put your code in the place of its panic\n"+
			"  Stuck: go run ./exercises hint 2.2\n")
	if want := "test -json -timeout 1m -run ^TestTaskMobility$ ./ch02-moves/exercises"; f.Ran[0] != want {
		t.Errorf("ran %q, want %q", f.Ran[0], want)
	}
	f.Write(mobility, coursetest.Mine(mobility, "x"))
	f.Answer = coursetest.Reds(test)
	f.Says(1, "check 2.2", "2.2 Mobility is red: 2 of 3 rows",
		"\n  Edit:  ch02-moves/exercises/mobility.go:6\n  Stuck: go run ./exercises hint 2.2\n")
	f.Answer = coursetest.Events(test+":run",
		test+":    all_test.go:3: Mobility ends the whole program.", test+":fail")
	f.Says(1, "check 2.2", "2.2 Mobility is red\n\nMobility ends the whole program.\n  Edit:")
	f.Answer = coursetest.Events(test+"/a:run", test+"/a:Mobility()    got e4    want -",
		test+"/a:fail", test+":fail")
	f.Says(1, "check 2.2", "want -\n  (- is NoSquare.)\n")
}

// Of many rows the green ones are only counted, of many red ones the first are named; of a
// test that prints what steers a screen, or a thousand lines, that is spelled out and cut.
func TestCheckOfMuch(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	var greens, reds []string
	for _, row := range strings.Fields("a b c d e f g h i j k l m n o p q") {
		greens = append(greens, "TestRook/"+row+":run", "TestRook/"+row+":pass")
		reds = append(reds, "TestRook/"+row+":run",
			"TestRook/"+row+":    rook_test.go:3: "+row+" is wrong", "TestRook/"+row+":fail")
	}
	f.Answer = coursetest.Events(slices.Concat([]string{"TestRook:run"}, greens, []string{"TestRook:pass"})...)
	f.Says(0, "check", "2.1 Rook.IsValid is green: 17 rows")
	f.Answer = coursetest.Events(reds...)
	f.Says(1, "check", "17 of 17 rows\n", "  x p\n  (not shown: 1 more red; go test -v -run TestRook ./ch02-moves/chess names all rows)\n\na:\n  a is wrong\n")
	f.Never("b is wrong")
	many := append(greens, "TestRook/last:run", "TestRook/last:printed    rook_test.go:3: got 1")
	for range 100 {
		many = append(many, "TestRook/last:        one\x1b[2Jline\tof many")
	}
	f.Answer = coursetest.Events(append(many, "TestRook/last:fail")...)
	f.Says(1, "check", "1 of 18 rows\n  x last\n  (not shown: 17 green; go test -v -run TestRook ./ch02-moves/chess names all rows)\n",
		"last:\n  got 1\n", `one\x1b[2Jline    of many`, " lines more)\n  Edit:")
	// What a loop prints without end leaves room for what its test says.
	many = []string{"TestRook/first:run"}
	for range 100 {
		many = append(many, "TestRook/first:printed")
	}
	f.Answer = coursetest.Events(append(many, "TestRook/first:    rook_test.go:3: got 1", "TestRook/first:fail")...)
	f.Says(1, "check", "first:\n  got 1\n  printed\n", "  (printed, with 94 more lines)\n  Edit:")
}

// Something else of the learner's does not compile: that is said, and once it has been judged
// itself, ours stands in for it.
func TestCheckBesideWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Write(name, "package chess\n\nfunc (Rook) String() string { return x }\n")
	f.Judges = func(string) string {
		if f.Laid[name] == "" {
			return coursetest.NoGo("# mateinfive/ch02-moves/chess\n" + name + ":3:9: undefined: x")
		}
		return coursetest.Greens("TestRook")
	}
	f.Says(1, "check", "2.1 Rook.IsValid cannot be judged yet", name+":3: undefined: x")
	f.Says(1, "check 2.3", "2.3 Rook.String cannot be judged yet", name+":3: undefined: x")
	f.Says(0, "check 2.1", "2.1 Rook.IsValid is green")
}

// What else may be at fault is named: a test that was edited, a file of ours.
func TestCheckNamesWhatIsEdited(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Write("ch02-moves/chess/rook_test.go", "package chess\n")
	f.Remove(piece)
	f.Answer = coursetest.Reds("TestRook")
	const changed = "(Changed by you, too, and no task's: ch02-moves/chess/piece.go, " +
		"ch02-moves/chess/rook_test.go. Ours again: git checkout -- ch02-moves/chess/piece.go " +
		"ch02-moves/chess/rook_test.go)\n"
	f.Says(1, "check", changed, "is red")
	f.Answer = coursetest.NoGo(rook + ":1:1: undefined: Rook")
	f.Says(1, "check", changed, "There is nothing called Rook here")
	f.Write(piece, strings.ReplaceAll(coursetest.Ours(piece), "\n", "\r\n")) // line ends are the editor's business
	f.Says(1, "check", "(Changed by you, too, and no task's: ch02-moves/chess/rook_test.go. Ours")
}
