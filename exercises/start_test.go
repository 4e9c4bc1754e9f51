// start_test.go carries a learner's files into later chapters.

package main

import (
	"slices"
	"strings"
	"testing"
)

// there is a file of chapter 2 as it stands in chapter 3.
func there(text string) string { return strings.ReplaceAll(text, "ch02-moves", "ch03-check") }

const none = "Nothing of yours can be carried into ch03-check: what is green goes there, where ours is the same in both chapters.\nRead docs/ch03-check.md. Its first task: go run ./exercises next\n"

func TestStart(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "start ch03", none)
	f.do(0, "next 2.1")
	f.exactly(0, "start ch03", none) // what is empty stays
	f.write(rook, mine(rook, "x"))
	f.answer = reds("TestRook")
	f.exactly(0, "start ch03", none) // what is red, too
	f.answer = greens("Test")
	f.green("2.3", name, mine(name, "which is another in chapter 3"))
	f.green("2.1", rook, mine(rook, "x, see ch02-moves"))
	f.exactly(0, "start ch03", "Trying what you wrote by the tests of ch03-check ...\nch03-check now plays with 1 function of yours: Rook.IsValid.\n\nRead docs/ch03-check.md. Its first task: go run ./exercises next\n")
	if want := "test -json -failfast -timeout 1m -skip ^TestTask ./ch03-check/..."; f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran, want)
	}
	f.has(rook3, there(mine(rook, "x, see ch02-moves")))
	f.has("ch03-check/chess/name.go", course["ch03-check/chess/name.go"])
	f.says(0, "", "ch03  #   more: . .   1 file of yours") // its tests were green there
	f.exactly(0, "start ch03", none)
	f.exactly(0, "next", coreDone+"\n")

	// git takes it away, and it comes back.
	f.write(rook3, course[rook3])
	f.says(0, "restore -mine all", "is back: "+rook3)
	f.has(rook3, there(mine(rook, "x, see ch02-moves")))

	// It may be improved in its place, and then goes on once more.
	f.green("2.1", rook, mine(rook, "improved"))
	f.says(0, "start ch03", "1 function of yours: Rook.IsValid.")
	f.has(rook3, there(mine(rook, "improved")))
	f.isThere(there(mine(rook, "x, see ch02-moves")))

	// But nothing goes over what the learner has there.
	f.write(rook3, mine(rook3, "of chapter 3"))
	f.green("2.1", rook, mine(rook, "better still"))
	f.exactly(0, "start ch03", none)
	f.has(rook3, mine(rook3, "of chapter 3"))
	f.do(0, "restore all")
	f.isOurs()
}

// From which chapter files come, which of them, and what keeps them out.
func TestStartFromWhere(t *testing.T) {
	const value2 = "ch02-moves/chess/value.go"
	f := newFixture(t)
	f.green("1.1", value, mine(value, "first"))
	f.says(0, "start 3", "1 function of yours: Value.") // over chapter 2
	f.has(value3, mine(value, "first"))
	f.has(value2, course[value])
	// Where the learner has taken ours back, it comes only if it is asked for.
	f.do(0, "restore ch03")
	f.do(0, "next ch03")
	f.has(value3, course[value])
	// What is empty there is no reason for red, and nothing takes its place.
	f.green("2.1", rook, mine(rook, "x"))
	f.says(0, "start 3", "1 function of yours: Value.")
	f.has(rook3, f.stub(rook3))
	if f.laid[rook3] != course[rook3] {
		t.Errorf("over what is empty lies\n%s", f.laid[rook3])
	}

	// What was never checked is checked first.
	f = newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "never checked"))
	f.says(0, "start 3", "1 function of yours: Rook.IsValid.")
	f.has(rook3, there(mine(rook, "never checked")))
}

// All go together if they can, or else each that can by itself.
func TestStartOneByOne(t *testing.T) {
	const stays = "Your " + rook + " stays where it is. "
	tests := []struct {
		name                string
		answer              string // of go, if what is carried includes
		over, want, carried []string
	}{
		{"together", "", nil, []string{"2 functions of yours: Value, Rook.IsValid."}, []string{value3, rook3}},
		{"one turns a test red", reds("TestRook"), []string{rook3}, []string{stays + "In ch03-check it turns \"TestRook/in the corner\" red.\n", "1 function of yours: Value."}, []string{value3}},
		{"one does not compile there", noGo(value3 + ":3:2: undefined: x"), []string{value3}, []string{"Your " + value + " stays where it is. There it does not compile:\n  " + value3 + ":3: undefined: x\n", "1 function of yours: Rook.IsValid."}, []string{rook3}},
		{"two that do not go together", reds("TestSides"), []string{value3, rook3}, []string{stays + "In ch03-check it turns \"TestSides/in the corner\" red.", "1 function of yours: Value."}, []string{value3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.green("1.1", value, mine(value, "mine"))
			f.green("2.1", rook, mine(rook, "mine"))
			f.judges = func(string) string {
				isLaid := func(file string) bool { return f.laid[file] != "" }
				if tt.over == nil || slices.ContainsFunc(tt.over, func(file string) bool { return !isLaid(file) }) {
					return greens("Test")
				}
				return tt.answer
			}
			f.says(0, "start 3", tt.want...)
			for _, file := range []string{value3, rook3} {
				want := course[file]
				if slices.Contains(tt.carried, file) {
					want = there(mine(file, "mine"))
				}
				f.has(file, want)
			}
		})
	}
}

// New files of the learner's go along with what stands beside them.
func TestStartWithNewFiles(t *testing.T) {
	const helper, helper3 = "ch02-moves/chess/helper.go", "ch03-check/chess/helper.go"
	f := newFixture(t)
	f.write(helper, "package chess\n\n// helper helps in ch02-moves.\nfunc helper() {}\n")
	f.write("ch02-moves/pieces/new.go", "package pieces\n")
	f.exactly(0, "start 3", none) // nothing that needs them goes
	f.green("2.1", rook, mine(rook, "x"))
	f.says(0, "start 3", "1 function of yours: Rook.IsValid.")
	f.has(helper3, there(f.read(helper)))
	if _, there := f.files()["ch03-check/pieces/new.go"]; there {
		t.Error("a file of a folder from which nothing goes went along")
	}
	f.says(0, "restore", "  your own   "+helper3)
	// Improved, it goes again; another that stands there stays.
	f.write(helper, f.read(helper)+"// improved\n")
	f.green("2.1", rook, mine(rook, "y"))
	f.do(0, "start 3")
	f.has(helper3, there(f.read(helper)))
	f.write(helper3, "package chess // of chapter 3\n")
	f.green("2.1", rook, mine(rook, "z"))
	f.do(0, "start 3")
	f.has(helper3, "package chess // of chapter 3\n")
	f.has(rook3, there(mine(rook, "z")))
}

// A task that is set once more begins with the answer to the first.
func TestStartWithWhatIsWritten(t *testing.T) {
	f := newFixture(t)
	f.green("2.2", mobility, mine(mobility, "see ch02-moves"))
	f.says(0, "start 3", "1 function of yours: Mobility.")
	f.has(mobility3, there(mine(mobility, "see ch02-moves")))
	f.says(0, "", "ch03  .   more: . .   1 file of yours") // whether it is right there is another question
	f.says(0, "check 3.3", "3.3 Mobility is green")

	// What is written there already stays, and nothing goes back.
	f = newFixture(t)
	f.green("3.3", mobility3, mine(mobility3, "of chapter 3"))
	f.says(0, "start 2", "Nothing of yours can be carried into ch02-moves", "Read docs/ch02-moves.md. Its first task: go run ./exercises next\n")
	f.has(mobility, course[mobility])
	f.green("2.2", mobility, mine(mobility, "x"))
	f.exactly(0, "start 3", none)
	f.has(mobility3, mine(mobility3, "of chapter 3"))
}
