// look_test.go carries how a board looks into later chapters.

package setup_test

import (
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
)

const (
	look  = "ch01-display/look/look.go"
	look2 = "ch02-moves/look/look.go"
	look3 = "ch03-check/look/look.go"
)

// drawn is our look with another knight.
func drawn(knight string) string {
	return strings.Replace(coursetest.Ours(look), `"N"`, `"`+knight+`"`, 1)
}

func TestStartCarriesTheLook(t *testing.T) {
	f := newFixture(t)
	f.Write(look, drawn("S"))
	f.Exactly(0, "start ch02",
		"The boards of ch02-moves now look as in your ch01-display/look/look.go.\n\n"+
			"Read docs/ch02-moves.md. Its first task: go run ./exercises next\n")
	f.Has(look2, drawn("S"))
	if want := "test -json -failfast -timeout 5m -run ^TestLook ./ch02-moves ./ch02-moves/look"; len(f.Ran) != 1 || f.Ran[0] != want {
		t.Errorf("ran %q, want %q alone: transcripts show another board now", f.Ran, want)
	}
	if f.Laid[look2] != drawn("S") {
		t.Errorf("what was tried is\n%s", f.Laid[look2])
	}
	f.Says(0, "restore", "  yours      "+look, "  yours      "+look2)

	// Changed in chapter 1, it goes once more; changed in chapter 2, it stays, and goes on from there.
	f.Write(look, drawn("H"))
	f.Says(0, "start ch02", "The boards of ch02-moves now look as in your "+look)
	f.Has(look2, drawn("H"))
	f.IsThere(drawn("S"))
	f.Write(look2, drawn("C"))
	f.Write(look, drawn("X"))
	f.Says(0, "start ch02", "Nothing of yours can be carried into ch02-moves")
	f.Has(look2, drawn("C"))
	f.Says(0, "start ch03", "The boards of ch03-check now look as in your "+look2)
	f.Has(look3, drawn("C"))

	// What a later version of the course, or git, puts there takes nothing away.
	f.Write(look3, coursetest.Ours(look3))
	f.Says(0, "restore -mine all", "is back: "+look3)
	f.Has(look3, drawn("C"))
	f.Do(0, "restore all")
	f.IsOurs()
	f.IsThere(drawn("C"), drawn("H"), drawn("X"))
}

func TestNextCarriesTheLook(t *testing.T) {
	f := newFixture(t)
	f.Write(look, drawn("S"))
	f.Says(0, "next 2.1", "The boards of ch02-moves now look as in your "+look)
	f.Has(look2, drawn("S"))
}

func TestALookThatDoesNotFitStays(t *testing.T) {
	tests := []struct{ name, answer, want string }{
		{
			name:   "it lacks a name that the chapter uses",
			answer: coursetest.NoGo("ch02-moves/terminal/draw.go:3:2: undefined: look.Capture"),
			want:   "There it does not compile:\n  ch02-moves/terminal/draw.go:3: undefined: look.Capture\n",
		},
		{
			name:   "a sign has two columns",
			answer: coursetest.Reds("TestLookTakesOneColumn"),
			want:   "In ch02-moves it turns \"TestLookTakesOneColumn/in the corner\" red.\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.Write(look, drawn("S"))
			f.Answer = tt.answer
			f.Says(0, "start ch02", "Your "+look+" stays where it is. "+tt.want)
			f.Never("now look as in")
			f.Has(look2, coursetest.Ours(look2))
			f.Has(look, drawn("S"))
		})
	}
}

// Boards of the learner's keep no function out: the functions are tried with ours.
func TestFunctionsAreTriedWithOurLook(t *testing.T) {
	f := newFixture(t)
	f.Write(look2, drawn("S"))
	f.Do(0, "start ch03")
	f.Has(look3, drawn("S"))
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Says(0, "start ch03", "1 function of yours: Rook.IsValid.")
	if f.Laid[look3] != coursetest.Ours(look3) {
		t.Errorf("the function was tried with this look:\n%s", f.Laid[look3])
	}
	f.Has(look3, drawn("S"))
}
