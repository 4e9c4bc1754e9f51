// hunt_test.go lets faults in, and finds them.

package hunt_test

import (
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/progress"
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
	})
}

// The files that the tests change.
const (
	rook     = coursetest.Rook
	sides    = coursetest.Sides
	mobility = coursetest.Mobility
)

// trace is what Go prints below a panic.
const trace = "\n\ngoroutine 6 [running]:\n" +
	"mateinfive/ch02-moves/chess.Rook.IsValid(0x1)\n" +
	"\t/home/me/ch02-moves/chess/rook.go:18 +0x28"

// The fault of the first hunt of chapter 2.
func rookFaulty() string  { return strings.Replace(coursetest.Ours(rook), " || from%8 == to%8", "", 1) }
func sidesFaulty() string { return strings.Replace(coursetest.Ours(sides), "2", "3", 1) }

func TestHunt(t *testing.T) {
	f := newFixture(t)
	f.Says(1, "restore Hunt1", "2.5 Hunt1 is not on")
	f.Says(0, "check 2.5", "2.5 Hunt1 is open.\nIt is set up by: go run ./exercises next 2.5\n")
	f.Says(0, "next 2.5",
		"2.5 Hunt1\n"+
			"  A fault has moved in.\n"+
			"  first: three suspects on paper, before you open a file   (where to see it: the hints)\n"+
			"  read:  ",
		"write: somewhere in ch02-moves/chess (a fault has moved in:")
	f.Has(rook, rookFaulty())
	f.Has(sides, sidesFaulty())
	f.Exactly(0, "restore",
		"  a hunt     2.5 Hunt1, somewhere in ch02-moves/chess\n"+
			"  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.Says(1, "next Hunt2",
		"in the files of 2.6 Hunt2 stands the fault of a hunt: "+
			"first find that, or end it: go run ./exercises restore ch02")
	f.Says(1, "next 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(1, "check 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.Says(0, "next 2.5", "2.5 Hunt1\n") // once more: nothing happens
	f.Has(rook, rookFaulty())

	// How many tests are red, and not which: that would be the end of the hunt.
	f.Answer = coursetest.Reds("TestNext")
	f.Exactly(1, "check",
		"2.5 Hunt1 is red: 1 red test in ch02-moves\n\n"+
			"  The fault is somewhere in ch02-moves/chess.\n"+
			"  Tests: go test ./ch02-moves/...   (it names the red ones)\n"+
			"  Stuck: go run ./exercises hint 2.5\n")
	if want := "test -json -timeout 1m ./ch02-moves/..."; f.Ran[0] != want || f.Laid[rook]+f.Laid[sides] != "" {
		t.Errorf("ran %q over %q, want %q over the files of the hunt as they are", f.Ran,
			f.Laid[rook]+f.Laid[sides], want)
	}
	f.Answer = coursetest.Events("T:panic: runtime error: index out of range [9] with length 8"+trace, ":fail")
	f.Says(1, "check", "2.5 Hunt1 is red: 1 red test in ch02-moves\n\n  The fault")
	f.Never("rook.go")
	f.Answer = coursetest.Events(":panic: test timed out after 1m", ":fail")
	f.Says(1, "check", "2.5 Hunt1 is red: the tests of ch02-moves do not come to their end\n")

	// While another task is judged, the fault is out; and it is told.
	f.Says(0, "next 2.2",
		"  (The fault of 2.5 Hunt1 is still in ch02-moves: what the program says may be wrong.)\n")
	f.Write(mobility, coursetest.Mine(mobility, "x"))
	f.Answer = coursetest.Reds("TestTaskMobility")
	f.Says(1, "check", "2.2 Mobility is red")
	if f.Laid[rook] != coursetest.Ours(rook) || f.Laid[sides] != coursetest.Ours(sides) {
		t.Errorf("another task was judged over\n%q", f.Laid)
	}
	f.Answer = coursetest.Greens("TestTaskMobility")
	f.Says(0, "check", "2.2 Mobility is green")
	// What is written elsewhere is no part of a hunt.
	f.Answer = coursetest.Reds("TestNext")
	f.Do(1, "check 2.5")
	if _, laid := f.Laid[rook]; laid || f.Laid[mobility] != coursetest.Ours(mobility) {
		t.Errorf("the hunt was judged over\n%q", f.Laid)
	}

	// It is mended.
	f.Write(sides, coursetest.Ours(sides))
	f.Write(rook, coursetest.Ours(rook)+"// mended\n")
	f.Answer = coursetest.NoGo(rook + ":3:9: undefined: x")
	f.Says(1, "check 2.5", "2.5 Hunt1 cannot be judged yet", "undefined: x")
	f.Answer = coursetest.Greens("TestNext")
	f.Do(0, "next 2.5")
	f.Never("is still in")
	f.Exactly(0, "check",
		"Two of three\n\n"+
			"It was in a document.\n\n"+
			"2.5 Hunt1 is green: 1 row\n"+
			"See it: go run ./ch02-moves\n"+
			"Back to the page: docs/ch02-again.md, \"The end\"   Then: go run ./exercises next\n")
	f.Says(0, "check 2.5", "2.5 Hunt1 is green.\nIt is set up by: go run ./exercises next 2.5\n")
	f.Has(rook, coursetest.Ours(rook))
	f.IsThere(coursetest.Ours(rook) + "// mended\n")
	f.Exactly(0, "restore",
		"  yours      "+mobility+
			"\n  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.Says(0, "next 2.2", "2.2 Mobility\n")
	f.Never("is still in")
}

// A fault moves in where a file of the learner's stands: that is kept, and comes back,
// whatever has become of the hunt.
func TestHuntOverTheLearnersFile(t *testing.T) {
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
			f.Do(0, "next 2.5")
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
	f.Do(0, "next 2.5")
	f.Says(0, "restore ch02", "2.5 Hunt1 is off.\n", "Ours is back: "+rook)
	f.IsOurs()
	f.Do(0, "restore -mine 2.1")
	f.Has(rook, coursetest.Mine(rook, "x"))
}
