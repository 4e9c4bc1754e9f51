// look_test.go carries how a board looks into later chapters.

package main

import (
	"strings"
	"testing"
)

const (
	look  = "ch01-display/look/look.go"
	look2 = "ch02-moves/look/look.go"
	look3 = "ch03-check/look/look.go"
)

// drawn is our look with another knight.
func drawn(knight string) string { return strings.Replace(course[look], `"N"`, `"`+knight+`"`, 1) }

func TestStartCarriesTheLook(t *testing.T) {
	f := newFixture(t)
	f.write(look, drawn("S"))
	f.exactly(0, "start ch02", "The boards of ch02-moves now look as in your ch01-display/look/look.go.\n\nRead docs/ch02-moves.md. Its first task: go run ./exercises next\n")
	f.has(look2, drawn("S"))
	if want := "test -json -failfast -timeout 1m -run ^TestLook ./ch02-moves ./ch02-moves/look"; len(f.ran) != 1 || f.ran[0] != want {
		t.Errorf("ran %q, want %q alone: transcripts show another board now", f.ran, want)
	}
	if f.laid[look2] != drawn("S") {
		t.Errorf("what was tried is\n%s", f.laid[look2])
	}
	f.says(0, "restore", "  yours      "+look, "  yours      "+look2)

	// Changed in chapter 1, it goes once more; changed in chapter 2, it stays, and goes on from there.
	f.write(look, drawn("H"))
	f.says(0, "start ch02", "The boards of ch02-moves now look as in your "+look)
	f.has(look2, drawn("H"))
	f.isThere(drawn("S"))
	f.write(look2, drawn("C"))
	f.write(look, drawn("X"))
	f.says(0, "start ch02", "Nothing of yours can be carried into ch02-moves")
	f.has(look2, drawn("C"))
	f.says(0, "start ch03", "The boards of ch03-check now look as in your "+look2)
	f.has(look3, drawn("C"))

	// What a later version of the course, or git, puts there takes nothing away.
	f.write(look3, course[look3])
	f.says(0, "restore -mine all", "is back: "+look3)
	f.has(look3, drawn("C"))
	f.do(0, "restore all")
	f.isOurs()
	f.isThere(drawn("C"), drawn("H"), drawn("X"))
}

func TestNextCarriesTheLook(t *testing.T) {
	f := newFixture(t)
	f.write(look, drawn("S"))
	f.says(0, "next 2.1", "The boards of ch02-moves now look as in your "+look)
	f.has(look2, drawn("S"))
}

func TestALookThatDoesNotFitStays(t *testing.T) {
	tests := []struct{ name, answer, want string }{
		{
			name:   "it lacks a name that the chapter uses",
			answer: noGo("ch02-moves/terminal/draw.go:3:2: undefined: look.Capture"),
			want:   "There it does not compile:\n  ch02-moves/terminal/draw.go:3: undefined: look.Capture\n",
		},
		{
			name:   "a sign has two columns",
			answer: reds("TestLookTakesOneColumn"),
			want:   "In ch02-moves it turns \"TestLookTakesOneColumn/in the corner\" red.\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.write(look, drawn("S"))
			f.answer = tt.answer
			f.says(0, "start ch02", "Your "+look+" stays where it is. "+tt.want)
			f.never("now look as in")
			f.has(look2, course[look2])
			f.has(look, drawn("S"))
		})
	}
}

// Boards of the learner's keep no function out: the functions are tried with ours.
func TestFunctionsAreTriedWithOurLook(t *testing.T) {
	f := newFixture(t)
	f.write(look2, drawn("S"))
	f.do(0, "start ch03")
	f.has(look3, drawn("S"))
	f.green("2.1", rook, mine(rook, "x"))
	f.says(0, "start ch03", "1 function of yours: Rook.IsValid.")
	if f.laid[look3] != course[look3] {
		t.Errorf("the function was tried with this look:\n%s", f.laid[look3])
	}
	f.has(look3, drawn("S"))
}
