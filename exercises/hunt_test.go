// hunt_test.go lets faults in, and finds them.

package main

import (
	"strings"
	"testing"
)

// The fault of the first hunt of chapter 2.
func rookFaulty() string  { return strings.Replace(course[rook], " || from%8 == to%8", "", 1) }
func sidesFaulty() string { return strings.Replace(course[sides], "2", "3", 1) }

func TestHunt(t *testing.T) {
	f := newFixture(t)
	f.says(1, "restore Hunt1", "2.5 Hunt1 is not on")
	f.says(0, "check 2.5", "2.5 Hunt1 is open.\nIt is set up by: go run ./exercises next 2.5\n")
	f.says(0, "next 2.5", "2.5 Hunt1\n  A fault has moved in.\n  first: three suspects on paper, before you open a file   (where to see it: the hints)\n  read:  ", "write: somewhere in ch02-moves/chess (a fault has moved in:")
	f.has(rook, rookFaulty())
	f.has(sides, sidesFaulty())
	f.exactly(0, "restore", "  a hunt     2.5 Hunt1, somewhere in ch02-moves/chess\n  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.says(1, "next Hunt2", "in the files of 2.6 Hunt2 stands the fault of a hunt: first find that, or end it: go run ./exercises restore ch02")
	f.says(1, "next 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.says(1, "check 2.1", "in the files of 2.1 Rook.IsValid stands the fault of a hunt")
	f.says(0, "next 2.5", "2.5 Hunt1\n") // once more: nothing happens
	f.has(rook, rookFaulty())

	// How many tests are red, and not which: that would be the end of the hunt.
	f.answer = reds("TestNext")
	f.exactly(0, "check", "2.5 Hunt1 is red: 1 red test in ch02-moves\n\n  The fault is somewhere in ch02-moves/chess.\n  Tests: go test ./ch02-moves/...   (it names the red ones)\n  Stuck: go run ./exercises hint 2.5\n")
	if want := "test -json -timeout 1m ./ch02-moves/..."; f.ran[0] != want || len(f.laid) > 0 {
		t.Errorf("ran %q over %q, want %q over the files as they are", f.ran, f.laid, want)
	}
	f.answer = events("T:panic: runtime error: index out of range [9] with length 8"+trace, ":fail")
	f.says(0, "check", "2.5 Hunt1 is red: 1 red test in ch02-moves\n\n  The fault")
	f.never("rook.go")
	f.answer = events(":panic: test timed out after 1m", ":fail")
	f.says(0, "check", "2.5 Hunt1 is red: the tests of ch02-moves do not come to their end\n")

	// While another task is judged, the fault is out; and it is told.
	f.says(0, "next 2.2", "  (The fault of 2.5 Hunt1 is still in ch02-moves: what the program says may be wrong.)\n")
	f.write(mobility, mine(mobility, "x"))
	f.answer = reds("TestTaskMobility")
	f.says(0, "check", "2.2 Mobility is red")
	if f.laid[rook] != course[rook] || f.laid[sides] != course[sides] {
		t.Errorf("another task was judged over\n%q", f.laid)
	}
	f.answer = greens("TestTaskMobility")
	f.says(0, "check", "2.2 Mobility is green")
	// What is written elsewhere is no part of a hunt.
	f.answer = reds("TestNext")
	f.do(0, "check 2.5")
	if _, laid := f.laid[rook]; laid || f.laid[mobility] != course[mobility] {
		t.Errorf("the hunt was judged over\n%q", f.laid)
	}

	// It is mended.
	f.write(sides, course[sides])
	f.write(rook, course[rook]+"// mended\n")
	f.answer = noGo(rook + ":3:9: undefined: x")
	f.says(0, "check 2.5", "2.5 Hunt1 cannot be judged yet", "undefined: x")
	f.answer = greens("TestNext")
	f.do(0, "next 2.5")
	f.never("is still in")
	f.exactly(0, "check", "Two of three\n\nIt was in a document.\n\n2.5 Hunt1 is green: 1 row\nSee it: go run ./ch02-moves\nBack to the page: docs/ch02-again.md, \"The end\"   Then: go run ./exercises next\n")
	f.says(0, "check 2.5", "2.5 Hunt1 is green.\nIt is set up by: go run ./exercises next 2.5\n")
	f.has(rook, course[rook])
	f.isThere(course[rook] + "// mended\n")
	f.exactly(0, "restore", "  yours      "+mobility+"\n  Ours again: go run ./exercises restore 2.4   (or ch02, or all); yours is kept\n")
	f.says(0, "next 2.2", "2.2 Mobility\n")
	f.never("is still in")
}

// A fault moves in where a file of the learner's stands: that is kept, and comes back,
// whatever has become of the hunt.
func TestHuntOverTheLearnersFile(t *testing.T) {
	ways := map[string]func(f *fixture){
		"found": func(f *fixture) {
			f.write(rook, course[rook])
			f.write(rook, mine(rook, "mended"))
			f.write(sides, course[sides])
			f.says(0, "check", "(Yours stands again in "+rook+". ", "2.5 Hunt1 is green")
			f.isThere(mine(rook, "mended"))
		},
		"checked while it was half mended, and given up": func(f *fixture) {
			f.write(rook, mine(rook, "half mended"))
			f.write(sides, course[sides]+"// mended\n")
			f.answer = reds("TestRook")
			f.says(0, "check", "2.5 Hunt1 is red")
			f.exactly(0, "restore 2.5", "2.5 Hunt1 is off.\n(Yours stands again in "+rook+". What stood there in the hunt: exercises/.kept/00005-2026-01-02-0304-hunt/"+rook+")\n")
			f.isThere(mine(rook, "half mended"))
		},
		"after what is remembered was lost, given up": func(f *fixture) {
			f.write(progressFile, "garbled")
			f.says(0, "restore ch02", "Ours is back: "+rook, "Ours is back: "+sides)
			f.says(0, "restore -mine 2.1", "is back: "+rook)
		},
	}
	for way, do := range ways {
		t.Run(way, func(t *testing.T) {
			f := newFixture(t)
			f.green("2.1", rook, mine(rook, "x"))
			f.do(0, "next 2.5")
			f.has(rook, rookFaulty())
			do(f)
			f.has(rook, mine(rook, "x"))
			f.has(sides, course[sides])
			// What was mended is kept under a mark: it is no version of the learner's own.
			f.says(1, "restore -mine 2.1", "no other version of yours is kept of "+rook)
		})
	}
	// With all of the chapter, the learner's own goes, too.
	f := newFixture(t)
	f.green("2.1", rook, mine(rook, "x"))
	f.do(0, "next 2.5")
	f.says(0, "restore ch02", "2.5 Hunt1 is off.\n", "Ours is back: "+rook)
	f.isOurs()
	f.do(0, "restore -mine 2.1")
	f.has(rook, mine(rook, "x"))
}
