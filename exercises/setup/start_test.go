// start_test.go carries a learner's files into later chapters.

package setup_test

import (
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
)

const none = "Nothing of yours can be carried into ch03-check: " +
	"what is green goes there, where ours is the same in both chapters.\n" +
	"Read docs/ch03-check.md. Its first task: go run ./exercises next\n"

// fresh is said to whoever begins there.
const fresh = "ch03-check is ready for you: what the chapters before it write is all there, in our version.\n" +
	"Read docs/ch03-check.md. Its first task: go run ./exercises next\n"

func TestStart(t *testing.T) {
	f := newFixture(t)
	f.Exactly(0, "start ch03", fresh)
	f.Says(0, "next", "3.1 Rook.IsValid\n") // and not the first of the course
	f.Do(0, "restore all")
	f.Do(0, "next 2.1")
	f.Exactly(0, "start ch03", fresh) // what is empty stays
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Answer = coursetest.Reds("TestRook")
	f.Exactly(0, "start ch03", none) // what is red, too
	f.Answer = ""
	f.Green("2.3", name, coursetest.Mine(name, "which is another in chapter 3"))
	f.Green("2.1", rook, coursetest.Mine(rook, "x, see ch02-moves"))
	f.Exactly(0, "start ch03",
		"Trying what you wrote by the tests of ch03-check ...\n"+
			"ch03-check now plays with 1 function of yours: Rook.IsValid.\n\n"+
			"Read docs/ch03-check.md. Its first task: go run ./exercises next\n")
	if want := "test -json -failfast -timeout 5m -skip ^TestTask ./ch03-check/..."; f.Ran[0] != want {
		t.Errorf("ran %q, want %q", f.Ran, want)
	}
	f.Has(rook3, coursetest.There(coursetest.Mine(rook, "x, see ch02-moves")))
	f.Has("ch03-check/chess/name.go", coursetest.Ours("ch03-check/chess/name.go"))
	f.Says(0, "", "ch03  #   more: . .   1 file of yours") // its tests were green there
	f.Exactly(0, "start ch03", none)
	f.Exactly(0, "next", coreDone+"\n")

	// git takes it away, and it comes back.
	f.Write(rook3, coursetest.Ours(rook3))
	f.Says(0, "restore -mine all", "is back: "+rook3)
	f.Has(rook3, coursetest.There(coursetest.Mine(rook, "x, see ch02-moves")))

	// It may be improved in its place, and then goes on once more.
	f.Green("2.1", rook, coursetest.Mine(rook, "improved"))
	f.Says(0, "start ch03", "1 function of yours: Rook.IsValid.")
	f.Has(rook3, coursetest.There(coursetest.Mine(rook, "improved")))
	f.IsThere(coursetest.There(coursetest.Mine(rook, "x, see ch02-moves")))

	// But nothing goes over what the learner has there.
	f.Write(rook3, coursetest.Mine(rook3, "of chapter 3"))
	f.Green("2.1", rook, coursetest.Mine(rook, "better still"))
	f.Exactly(0, "start ch03", none)
	f.Has(rook3, coursetest.Mine(rook3, "of chapter 3"))
	f.Do(0, "restore all")
	f.IsOurs()
}

// From which chapter files come, which of them, and what keeps them out.
func TestStartFromWhere(t *testing.T) {
	const value2 = "ch02-moves/chess/value.go"
	f := newFixture(t)
	f.Green("1.1", value, coursetest.Mine(value, "first"))
	f.Says(0, "start 3", "1 function of yours: Value.") // over chapter 2
	f.Has(value3, coursetest.Mine(value, "first"))
	f.Has(value2, coursetest.Ours(value))
	// Where the learner has taken ours back, it comes only if it is asked for.
	f.Do(0, "restore ch03")
	f.Do(0, "next ch03")
	f.Has(value3, coursetest.Ours(value))
	// What is empty there is no reason for red, and nothing takes its place.
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Says(0, "start 3", "1 function of yours: Value.")
	f.Has(rook3, f.Stub(rook3))
	if f.Laid[rook3] != coursetest.Ours(rook3) {
		t.Errorf("over what is empty lies\n%s", f.Laid[rook3])
	}

	// What was never checked is checked first.
	f = newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "never checked"))
	f.Says(0, "start 3", "1 function of yours: Rook.IsValid.")
	f.Has(rook3, coursetest.There(coursetest.Mine(rook, "never checked")))
}

// All go together if they can, or else each that can by itself.
func TestStartOneByOne(t *testing.T) {
	const stays = "Your " + rook + " stays where it is. "
	tests := []struct {
		name    string
		answer  string   // of go, where all files of over are tried
		over    []string // nil: go never says it
		want    []string
		carried []string
	}{
		{
			name:    "together",
			want:    []string{"2 functions of yours: Value, Rook.IsValid."},
			carried: []string{value3, rook3},
		},
		{
			name:   "one turns a test red",
			answer: coursetest.Reds("TestRook"),
			over:   []string{rook3},
			want: []string{
				stays + "In ch03-check it turns \"TestRook/in the corner\" red.\n",
				"1 function of yours: Value.",
			},
			carried: []string{value3},
		},
		{
			name:   "one does not compile there",
			answer: coursetest.NoGo(value3 + ":3:2: undefined: x"),
			over:   []string{value3},
			want: []string{
				"Your " + value + " stays where it is. There it does not compile:\n" +
					"  " + value3 + ":3: undefined: x\n",
				"1 function of yours: Rook.IsValid.",
			},
			carried: []string{rook3},
		},
		{
			name:   "two that do not go together",
			answer: coursetest.Reds("TestSides"),
			over:   []string{value3, rook3},
			want: []string{
				stays + "In ch03-check it turns \"TestSides/in the corner\" red.",
				"1 function of yours: Value.",
			},
			carried: []string{value3},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.Green("1.1", value, coursetest.Mine(value, "mine"))
			f.Green("2.1", rook, coursetest.Mine(rook, "mine"))
			f.Judges = func(line string) string {
				isLaid := func(file string) bool { return f.Laid[file] != "" }
				if tt.over == nil || slices.ContainsFunc(tt.over, func(file string) bool { return !isLaid(file) }) {
					return coursetest.GreenFor(line)
				}
				return tt.answer
			}
			f.Says(0, "start 3", tt.want...)
			for _, file := range []string{value3, rook3} {
				want := coursetest.Ours(file)
				if slices.Contains(tt.carried, file) {
					want = coursetest.There(coursetest.Mine(file, "mine"))
				}
				f.Has(file, want)
			}
		})
	}
}

// New files of the learner's go along with what stands beside them.
func TestStartWithNewFiles(t *testing.T) {
	const helper, helper3 = "ch02-moves/chess/helper.go", "ch03-check/chess/helper.go"
	f := newFixture(t)
	f.Write(helper, "package chess\n\n// helper helps in ch02-moves.\nfunc helper() {}\n")
	f.Write("ch02-moves/pieces/new.go", "package pieces\n")
	f.Exactly(0, "start 3", none) // nothing that needs them goes
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Says(0, "start 3", "1 function of yours: Rook.IsValid.")
	f.Has(helper3, coursetest.There(f.Read(helper)))
	if _, there := f.Files()["ch03-check/pieces/new.go"]; there {
		t.Error("a file of a folder from which nothing goes went along")
	}
	f.Says(0, "restore", "  your own   "+helper3)
	// Improved, it goes again; another that stands there stays.
	f.Write(helper, f.Read(helper)+"// improved\n")
	f.Green("2.1", rook, coursetest.Mine(rook, "y"))
	f.Do(0, "start 3")
	f.Has(helper3, coursetest.There(f.Read(helper)))
	f.Write(helper3, "package chess // of chapter 3\n")
	f.Green("2.1", rook, coursetest.Mine(rook, "z"))
	f.Do(0, "start 3")
	f.Has(helper3, "package chess // of chapter 3\n")
	f.Has(rook3, coursetest.There(coursetest.Mine(rook, "z")))
}

// A task that is set once more begins with the answer to the first.
func TestStartWithWhatIsWritten(t *testing.T) {
	f := newFixture(t)
	f.Green("2.2", mobility, coursetest.Mine(mobility, "see ch02-moves"))
	f.Says(0, "start 3", "1 function of yours: Mobility.")
	f.Has(mobility3, coursetest.There(coursetest.Mine(mobility, "see ch02-moves")))
	f.Says(0, "", "ch03  .   more: . .   1 file of yours") // whether it is right there is another question
	f.Says(0, "check 3.3", "3.3 Mobility is green")

	// What it calls in the file of a task that chapter 3 does not have comes along.
	const targets3 = "ch03-check/exercises/targets.go"
	f = newFixture(t)
	f.Green("2.4", targets, strings.Replace(coursetest.Ours(targets), "panic(\"task Targets: not written yet\")", "return 1", 1))
	f.Green("2.2", mobility, coursetest.Mine(mobility, "see ch02-moves"))
	f.Says(0, "start 3", "1 function of yours: Mobility.")
	f.Green("2.2", mobility, strings.Replace(coursetest.Mine(mobility, "see ch02-moves"), "return 2", "return 1 + Targets()", 1))
	f.Says(0, "start 3", "2 functions of yours: Targets, Mobility.")
	f.Has(targets3, coursetest.There(f.Read(targets)))

	// What is written there already stays, and nothing goes back.
	f = newFixture(t)
	f.Green("3.3", mobility3, coursetest.Mine(mobility3, "of chapter 3"))
	f.Says(0, "start 2", "ch02-moves is ready for you",
		"Read docs/ch02-moves.md. Its first task: go run ./exercises next\n")
	f.Has(mobility, coursetest.Ours(mobility))
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Exactly(0, "start 3", none)
	f.Has(mobility3, coursetest.Mine(mobility3, "of chapter 3"))
}
