// hunt_test.go lets faults in, and finds them.

package hunt_test

import (
	"maps"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/restore"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
	"mateinfive/internal/tasks"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":    setup.Next,
		"check":   tell.Check,
		"restore": restore.Restore,
	})
}

// The files that the tests change, here and in the copy.
const (
	rook      = coursetest.Rook
	sides     = coursetest.Sides
	mobility  = coursetest.Mobility
	copied    = "exercises/.hunt/"
	rookThere = copied + rook
)

// trace is what Go prints below a panic.
const trace = "\n\ngoroutine 6 [running]:\n" +
	"mateinfive/ch02-moves/chess.Rook.IsValid(0x1)\n" +
	"\t/home/me/ch02-moves/chess/rook.go:18 +0x28"

// The fault of the first hunt of chapter 2.
func rookFaulty() string  { return strings.Replace(coursetest.Ours(rook), " || from%8 == to%8", "", 1) }
func sidesFaulty() string { return strings.Replace(coursetest.Ours(sides), "2", "3", 1) }

// A hunt from its beginning to its end: all of it happens in the copy.
func TestHunt(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Write("ch02-moves/terminal/testdata/a.golden", "text\n")
	f.Write("ch02-moves/bench/go.mod", "module another\n")
	before := f.Files()
	isAsBefore := func() {
		t.Helper()
		now := f.Files()
		maps.DeleteFunc(now, func(name, _ string) bool { return strings.HasPrefix(name, copied) })
		if d := cmp.Diff(before, now); d != "" {
			t.Errorf("the clone has changed (- before, + after):\n%s", d)
		}
	}
	f.Says(1, "restore Hunt1", "2.5 Hunt1 is not on")
	f.Says(1, "check 2.5", "2.5 Hunt1 is open.\nIt is set up by: go run ./exercises next 2.5\n")
	f.Says(0, "next 2.5",
		"2.5 Hunt1\n"+
			"  A fault has moved in.\n"+
			"  first: three suspects on paper, before you open a file   (where to see it: the hints)\n"+
			"  read:  ",
		"  write: somewhere in exercises/.hunt/ch02-moves/chess   (a copy of the chapter, ",
		"  play:  go run ./exercises/.hunt/ch02-moves\n"+
			"  test:  go test ./exercises/.hunt/ch02-moves/...\n")
	f.Has(rookThere, rookFaulty())
	f.Has(copied+sides, sidesFaulty())
	f.Has(copied+mobility, coursetest.Mine(mobility, "x"))
	f.Has(copied+"ch02-moves/terminal/testdata/a.golden", "text\n")
	if _, is := f.Files()[copied+"ch02-moves/bench/go.mod"]; is {
		t.Error("a module of its own was copied")
	}
	isAsBefore()
	f.Exactly(0, "restore ch03", "All files are the course's own; there is nothing to bring back.\n")
	f.Says(0, "restore", "  a hunt     2.5 Hunt1, somewhere in exercises/.hunt/ch02-moves/chess\n")
	f.Says(1, "next Hunt2", "2.5 Hunt1 is on in the copy of ch02-moves: first find that fault, or end it: "+
		"go run ./exercises restore 2.5")
	f.Says(0, "check 2.1", "2.1 Rook.IsValid is green") // nothing is in its way

	// How many tests are red, and not which: that would be the end of the hunt.
	f.Says(0, "next 2.5", "2.5 Hunt1\n") // once more: nothing happens
	f.Answer = coursetest.Reds("TestNext")
	f.Exactly(1, "check",
		"2.5 Hunt1 is red: 1 red test in exercises/.hunt/ch02-moves\n\n"+
			"  The fault is somewhere in exercises/.hunt/ch02-moves/chess.\n"+
			"  Play:  go run ./exercises/.hunt/ch02-moves\n"+
			"  Tests: go test ./exercises/.hunt/ch02-moves/...   (with -run . it names all that are red)\n"+
			"  Stuck: go run ./exercises hint 2.5\n")
	if want := "test -json -timeout 5m ./exercises/.hunt/ch02-moves/..."; f.Ran[0] != want {
		t.Errorf("ran %q, want %q", f.Ran, want)
	}
	f.Answer = coursetest.Events("T:panic: runtime error: index out of range [9] with length 8"+trace, ":fail")
	f.Says(1, "check", "2.5 Hunt1 is red: 1 red test in exercises/.hunt/ch02-moves\n\n  The fault")
	f.Never("rook.go")
	f.Answer = coursetest.Events(":panic: test timed out after 1m", ":fail")
	f.Says(1, "check", "2.5 Hunt1 is red: the tests of exercises/.hunt/ch02-moves do not come to their end\n")
	f.Answer = coursetest.NoGo(rookThere + ":3:9: undefined: x")
	f.Says(1, "check 2.5", "2.5 Hunt1 cannot be judged yet", "undefined: x",
		"To begin the hunt anew: go run ./exercises restore 2.5   then: next 2.5\n")

	// It is mended: the story is told, and the copy is gone. What was written there is kept.
	f.Write(copied+sides, coursetest.Ours(sides))
	f.Write(rookThere, coursetest.Ours(rook)+"// mended\n")
	f.Answer = coursetest.Greens("TestNext")
	f.Exactly(0, "check",
		"(What you wrote in the hunt is kept: exercises/.kept/00003-2026-01-02-0304-hunt/"+rook+")\n"+
			"Two of three\n\n"+
			"It was in a document.\n\n"+
			"2.5 Hunt1 is green: 1 row\n"+
			"See it: go run ./ch02-moves\n"+
			"Back to the page: docs/ch02-again.md, \"The end\"\n")
	f.Says(0, "check 2.5", "2.5 Hunt1 is green.\nIt is set up by: go run ./exercises next 2.5\n")
	f.IsThere(coursetest.Ours(rook) + "// mended\n")
	if d := cmp.Diff(before, f.Files()); d != "" {
		t.Errorf("after the hunt the clone is (- before, + after):\n%s", d)
	}
	// It is no version of the learner's own function.
	f.Says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)
}

// The files of the copy import each other there, and bear the same time.
func TestTheCopyHoldsTogether(t *testing.T) {
	const main = "ch02-moves/main.go"
	f := newFixture(t)
	f.Write(main, "package main\n\nimport (\n\t\"mateinfive/ch02-moves/chess\"\n\t\"mateinfive/internal/guard\"\n)\n")
	f.Do(0, "next 2.5")
	f.Has(copied+main, "package main\n\n"+
		"import (\n\t\"mateinfive/exercises/.hunt/ch02-moves/chess\"\n\t\"mateinfive/internal/guard\"\n)\n")
	times := make(map[time.Time]bool)
	for _, file := range tasks.GoFiles(f.Root, copied+"ch02-moves") {
		info, err := os.Stat(f.Abs(file))
		if err != nil {
			t.Fatal(err)
		}
		times[info.ModTime()] = true
	}
	if len(times) != 1 {
		t.Errorf("the files bear %d times: the newest would give the fault away", len(times))
	}
	f.Do(0, "restore 2.5") // nothing was written there
	f.Never("is kept")
}

// A test whose name would give the fault away is left out of the copy, with what it alone imports.
func TestTheCopyIsWithout(t *testing.T) {
	const file = "ch02-moves/chess/rook_test.go"
	f := newFixture(t)
	f.Write("exercises/testdata/ch02-moves/hunt/Hunt1.without", "TestRook\n")
	f.Do(0, "next 2.5")
	f.Has(copied+file, "package chess\n")
	f.Do(0, "restore 2.5") // nothing was written there
	f.Never("is kept")
}

// The copy is deleted, or what is remembered of it is lost, or the hunt is given up.
func TestHuntThatEndsOtherwise(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.5")
	f.Remove(copied)
	f.Says(1, "check", "2.5 Hunt1 is on, and exercises/.hunt/ch02-moves is not there any more. "+
		"To lay it out anew: go run ./exercises next 2.5")
	f.Do(0, "next")
	f.Has(rookThere, rookFaulty())

	f.Write(rookThere, rookFaulty()+"// half mended\n")
	f.Remove(progress.File)
	f.Says(0, "next 2.6", "2.6 Hunt2") // lays out its own
	f.Has(rookThere, coursetest.Ours(rook))
	f.IsThere(rookFaulty() + "// half mended\n")

	f.Write(rookThere, "another")
	f.Says(0, "restore ch02", "2.6 Hunt2 is off.\n", "is kept: exercises/.kept/")
	f.IsThere("another")
	f.IsOurs()

	f.Do(0, "next 2.6")
	f.Remove(progress.File)
	f.Do(0, "restore all")
	f.IsOurs()
}

// An earlier version of the tool has let the fault into the clone: the hunt goes on there.
func TestHuntInPlace(t *testing.T) {
	f := newFixture(t)
	f.LetInPlace("ch02-moves", "Hunt1")
	f.Answer = coursetest.Reds("TestNext")
	f.Says(0, "next", "2.5 Hunt1\n", "  write: somewhere in ch02-moves/chess\n  test:  go test ./ch02-moves/...\n")
	f.Never("play:")
	f.Says(1, "next 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(1, "check 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(1, "check", "2.5 Hunt1 is red: 1 red test in ch02-moves\n\n  The fault is somewhere in ch02-moves/chess.\n")
	if want := "test -json -timeout 5m ./ch02-moves/..."; f.Ran[0] != want || f.Laid[rook]+f.Laid[sides] != "" {
		t.Errorf("ran %q over %q, want %q over the files of the hunt as they are", f.Ran,
			f.Laid[rook]+f.Laid[sides], want)
	}

	// While another task is judged, the fault is out; and it is told.
	f.Says(0, "next 2.2",
		"  (The fault of 2.5 Hunt1 is still in ch02-moves: what the program says may be wrong.)\n")
	f.Write(mobility, coursetest.Mine(mobility, "x"))
	f.Answer = coursetest.Greens("TestTaskMobility")
	f.Says(0, "check", "2.2 Mobility is green")
	if f.Laid[rook] != coursetest.Ours(rook) || f.Laid[sides] != coursetest.Ours(sides) {
		t.Errorf("another task was judged over\n%q", f.Laid)
	}
	// Another hunt of the chapter goes on in a copy, where this fault is not.
	f.Do(0, "next 2.6")
	f.Has(rookThere, coursetest.Ours(rook))
	f.Do(0, "restore 2.6")

	// It is mended.
	f.Write(sides, coursetest.Ours(sides))
	f.Write(rook, coursetest.Ours(rook)+"// mended\n")
	f.Answer = coursetest.Greens("TestNext")
	f.Says(0, "check 2.5", "Two of three\n", "2.5 Hunt1 is green: 1 row\n")
	f.Has(rook, coursetest.Ours(rook))
	f.IsThere(coursetest.Ours(rook) + "// mended\n")
}

// The fault stands where a file of the learner's stood: that comes back, whatever has become of
// the hunt.
func TestHuntInPlaceOfTheLearnersFile(t *testing.T) {
	ways := map[string]func(f *coursetest.Fixture){
		"found": func(f *coursetest.Fixture) {
			f.Write(rook, coursetest.Ours(rook))
			f.Write(rook, coursetest.Mine(rook, "mended"))
			f.Write(sides, coursetest.Ours(sides))
			f.Says(0, "check", "(Yours stands again in "+rook+". ", "2.5 Hunt1 is green")
			f.IsThere(coursetest.Mine(rook, "mended"))
		},
		"checked while it was half mended, and given up": func(f *coursetest.Fixture) {
			f.Write(rook, coursetest.Mine(rook, "half mended"))
			f.Write(sides, coursetest.Ours(sides)+"// mended\n")
			f.Answer = coursetest.Reds("TestRook")
			f.Says(1, "check", "2.5 Hunt1 is red")
			f.Exactly(0, "restore 2.5",
				"2.5 Hunt1 is off.\n"+
					"(Yours stands again in "+rook+
					". What stood there in the hunt: exercises/.kept/00005-2026-01-02-0304-hunt/"+rook+")\n")
			f.IsThere(coursetest.Mine(rook, "half mended"))
		},
		"after what is remembered was lost, given up": func(f *coursetest.Fixture) {
			f.Write(progress.File, "garbled")
			f.Says(0, "restore ch02", "Ours is back: "+rook, "Ours is back: "+sides)
			f.Says(0, "restore -mine 2.1", "is back: "+rook)
		},
	}
	for way, do := range ways {
		t.Run(way, func(t *testing.T) {
			f := newFixture(t)
			f.Green("2.1", rook, coursetest.Mine(rook, "x"))
			f.LetInPlace("ch02-moves", "Hunt1")
			f.Has(rook, rookFaulty())
			do(f)
			f.Has(rook, coursetest.Mine(rook, "x"))
			f.Has(sides, coursetest.Ours(sides))
			// What was mended is kept under a mark: it is no version of the learner's own.
			f.Says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)
		})
	}
	// With all of the chapter, the learner's own goes, too.
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.LetInPlace("ch02-moves", "Hunt1")
	f.Says(0, "restore ch02", "2.5 Hunt1 is off.\n", "Ours is back: "+rook)
	f.IsOurs()
	f.Do(0, "restore -mine 2.1")
	f.Has(rook, coursetest.Mine(rook, "x"))
}
