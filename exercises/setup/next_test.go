// next_test.go goes the way through the course.

package setup_test

import (
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/internal/tasks"
)

func TestNext(t *testing.T) {
	f := newFixture(t)
	f.Exactly(0, "next", `1.1 Value
  A number.
  read:  docs/ch01-display.md, "Worth"
  write: ch01-display/chess/value.go:6   (empty now; restore brings ours back)
  test:  go test -timeout 10s -failfast ./ch01-display/chess -run TestValue
  then:  go run ./exercises check        stuck: go run ./exercises hint
  (The exercises of this chapter that are not written yet: go test -run Task ./ch01-display/...)
`)
	f.Has(value, f.Stub(value))
	// Again, while it is empty, and while it is red.
	f.Says(0, "next", "1.1 Value", "value.go:6   (empty)\n",
		"(To leave it for later: go run ./exercises next 2.1)\n")
	if len(f.Ran) > 0 {
		t.Errorf("what is empty need not be judged; it ran %q", f.Ran)
	}
	f.Write(value, coursetest.Mine(value, "seven"))
	f.Answer = coursetest.Reds("TestValue")
	f.Says(0, "next",
		"1.1 Value is not green yet; go run ./exercises check says why.\n\n1.1 Value\n",
		"value.go:6   (yours)\n", "next 2.1")
	f.Has(value, coursetest.Mine(value, "seven"))

	// It is green: on to the next chapter, and what was written goes along.
	f.Answer = ""
	f.Exactly(0, "next", `The core of chapter 1 is done. (The tasks marked more: go run ./exercises ch01)
Trying what you wrote by the tests of ch02-moves ...
ch02-moves now plays with 1 function of yours: Value.

2.1 Rook.IsValid
  Straight on.
  read:  docs/ch02-moves.md, "A rook: straight"
  write: ch02-moves/chess/rook.go:6   (empty now; restore brings ours back)
  test:  go test -timeout 10s -failfast ./ch02-moves/chess -run TestRook
  then:  go run ./exercises check        stuck: go run ./exercises hint
  (The exercises of this chapter that are not written yet: go test -run Task ./ch02-moves/...)
`)
	f.Has("ch02-moves/chess/value.go", coursetest.Mine(value, "seven"))
	f.Write(rook, coursetest.Mine(rook, "rook"))
	f.Do(0, "check")
	f.Says(0, "next", "2.2 Mobility\n",
		`read:  exercises/ch02-moves.md, "2.2 Mobility"; and the page, docs/ch02-moves.md, "Counting"`,
		"write: ch02-moves/exercises/mobility.go:6\n",
		"test:  go test -run TestTaskMobility ./ch02-moves/exercises\n")
	f.Never("Trying")
	f.Has(mobility, coursetest.Ours(mobility))
	f.Write(mobility, coursetest.Mine(mobility, "mobility"))
	f.Says(0, "next", "2.3 Rook.String\n")
	f.Write(name, coursetest.Mine(name, "name"))
	// What is more than the core is left out, the hunt is core.
	f.Says(0, "next", "2.5 Hunt1\n", `read:  docs/ch02-again.md, "The end"`,
		"write: somewhere in exercises/.hunt/ch02-moves/chess   (a copy",
		"test:  go test ./exercises/.hunt/ch02-moves/...\n")
	f.Says(0, "next",
		"The core of chapter 2 is done. (The tasks marked more: go run ./exercises ch02)\n"+
			"Trying what you wrote by the tests of ch03-check ...\n",
		"ch03-check now plays with 3 functions of yours: Value, Rook.IsValid, Mobility.\n\n"+
			coreDone+"\n")
	f.Exactly(0, "next", coreDone+"\n")
}

// What stands green in the next chapter, because it was carried there, is passed over.
func TestNextPassesOver(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(mobility, coursetest.Mine(mobility, "before its turn"))
	f.Do(0, "check 2.2")
	f.Write(rook, coursetest.Mine(rook, "rook"))
	f.Says(0, "next", "2.3 Rook.String\n")
	f.Green("2.3", name, coursetest.Mine(name, "name"))
	f.Do(0, "next Hunt1")
	f.Says(0, "check", "2.5 Hunt1 is green")
	f.Says(0, "next", "The tasks marked more", "Trying", coreDone)
	f.Exactly(0, "next", coreDone+"\n")
	f.Do(0, "restore 3.1")
	f.Green("3.1", rook3, coursetest.Mine(rook3, "again"))
	f.Green("1.1", value, coursetest.Mine(value, "value"))
	f.Do(0, "restore 2.2")
	f.Says(0, "next", "The core of chapter 1 is done. (The tasks marked more: go run ./exercises ch01)\n2.2 Mobility")
}

// A learner may go anywhere, by a number, a name, or a part of it; the way on is behind that.
func TestNextAnywhere(t *testing.T) {
	for line, want := range map[string]string{
		"next ch02":      "2.1 Rook.IsValid\n",
		"next 2.4":       "2.4 Targets   (more)\n",
		"next value":     "1.1 Value\n",
		"next string":    "2.3 Rook.String\n",
		"next more ch02": "2.4 Targets   (more)\n",
		"next 3 more":    "3.2 Check   (more)\n",
		"next more":      "All tasks of chapter 1 that are marked more are done.\n",
	} {
		newFixture(t).Says(0, line, want)
	}
	f := newFixture(t)
	f.Says(1, "next isvalid",
		"isvalid is the name of 2.1 Rook.IsValid, 3.1 Rook.IsValid: say which number you mean")
	f.Do(0, "next 3.2")
	f.Says(0, "next isvalid", "3.1 Rook.IsValid\n") // the one of the chapter where one is
	// What is more names where the core goes on.
	f.Says(0, "next 2.4", "stuck: go run ./exercises hint\n  (The core goes on with 2.5 Hunt1: go run ./exercises next 2.5)\n")
	f.Says(0, "next", "2.4 Targets   (more)\n", "  (The core goes on with 2.5 Hunt1: go run ./exercises next 2.5)\n")
	f.Never("To leave it for later")
}

// A task of a workshop is called so, as the list of its chapter calls it.
func TestNextOfAWorkshop(t *testing.T) {
	f := newFixture(t)
	list := f.Read(tasks.File)
	f.Write(tasks.File, strings.Replace(list, "more\twrite\texercises/targets.go",
		"workshop\twrite\texercises/targets.go", 1))
	f.Says(0, "next 2.4", "2.4 Targets   (workshop)\n")
}

// Behind the last task of a chapter comes what was left open in it, and then the core of
// the next, and nothing more.
func TestNextBehindTheLast(t *testing.T) {
	f := newFixture(t)
	f.Green("3.1", rook3, coursetest.Mine(rook3, "x"))
	f.Do(0, "next 2.6")
	f.Do(0, "check")
	f.Do(0, "next 2.5")
	f.Do(0, "check")
	f.Says(0, "next", "2.1 Rook.IsValid\n")
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Green("2.3", name, coursetest.Mine(name, "x"))
	f.Green("2.4", targets, coursetest.Mine(targets, "x"))
	f.Exactly(0, "next", coreDone+"\n")
	f.Exactly(0, "next more", "All tasks of chapter 2 that are marked more are done.\n")
	f.Exactly(0, "next ch03", "The core of chapter 3 is done. The other tasks: go run ./exercises ch03\n")
}

// What was restored is left alone, until nothing else is left to do.
func TestNextAfterRestore(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Do(0, "restore 2.1")
	f.Says(0, "next",
		"(2.1 Rook.IsValid waits, as you have restored it: go run ./exercises next 2.1)\n"+
			"2.2 Mobility\n")
	f.Has(rook, coursetest.Ours(rook))
	f.Do(0, "next 2.5")
	f.Do(0, "restore 2.5")
	f.Says(0, "next", "(2.5 Hunt1 waits", "2.1 Rook.IsValid\n", "(empty now")
}

// Whoever begins with a chapter stays there, and may go back.
func TestNextInAFreshClone(t *testing.T) {
	f := newFixture(t)
	f.Says(0, "next ch03", "3.1 Rook.IsValid\n")
	f.Never("Trying")
	f = newFixture(t)
	f.Do(0, "start ch03")
	f.Says(0, "next", "3.1 Rook.IsValid\n")
	f.Says(0, "next", "3.1 Rook.IsValid\n", "(empty)")
	f.Do(0, "start ch02")
	f.Says(0, "next", "2.1 Rook.IsValid\n")
}
