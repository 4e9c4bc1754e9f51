// hint_test.go opens hints.

package sheet_test

import (
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/sheet"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next": setup.Next,
		"hint": sheet.Hint,
	})
}

func TestHint(t *testing.T) {
	f := newFixture(t)
	f.Exactly(0, "hint 2.2",
		"2.2 Mobility, hint 1 of 3: Which pieces are asked?\n\n"+
			"Those of one color & no other.\n\n"+
			"Still stuck: go run ./exercises hint 2.2\n")
	f.Do(0, "next 2.2")
	f.Says(0, "hint", "hint 2 of 3: And then?\n\nAdd them up.\n\nStill stuck")
	for range 2 {
		f.Says(0, "hint",
			"hint 3 of 3: All of it?\n\n"+
				"Two loops.\n\n"+
				"That was the last one. All of them: exercises/ch02-moves.md\n"+
				"Our answer: exercises/ch02-moves.md, \"2.2 Mobility\", below \"Solution\"\n")
	}
	f.Says(0, "hint 2.5", "Our answer: exercises/testdata/ch02-moves/hunt/Hunt1.md\n")
	f.Says(1, "hint 2.4", "has no hints for task 2.4 Targets")
	f.Says(1, "hint 2.3", "has no heading for task 2.3 Rook.String")
	f.Says(1, "hint 3.1", "the sheet of ch03-check cannot be read")
}
