// check.go judges an answer, case by case, and tells the testing package.

// Package check is what the exercise tests use to judge an answer and to say
// what is wrong with it.
//
// A test makes one [Exercise] and feeds it cases:
//
//	func TestExercise2_1_Mobility(t *testing.T) {
//		e := check.New(t, "2.1", "Mobility")
//		e.Case("a knight in the corner", func() *check.Miss {
//			b := chess.MustParseDiagram(corner)
//			if got := Mobility(b, chess.White); got != 2 {
//				return &check.Miss{Call: "Mobility(board, White)", Got: fmt.Sprint(got), Want: "2", Diagram: b.String()}
//			}
//			return nil
//		})
//	}
//
// A case ends in one of these ways, looked for in this order:
//
//  1. It does not come back within two seconds, or it eats memory without end:
//     a sentence, and no further cases of this exercise.
//  2. The answer is the stub, which panics with "exercise 2.1: not written
//     yet": the exercise is skipped, unless the flag -run asks for exercises by
//     name; then it is one failure that says where to write.
//  3. The chapter's own code cannot build the board of the case ([CannotBuild]):
//     a sentence that does not blame the answer, and no further cases. An
//     exercise that is not written yet is skipped then as ever.
//  4. It panics: a sentence with the file, the line and the value.
//  5. It returns a [Miss]: the first is told in full, each other in one line.
//  6. It returns nil: the answer is right.
package check

import (
	"flag"
	"fmt"
	"strings"
	"testing"
)

// An Exercise is one exercise under test.
type Exercise struct {
	t        tester
	id       string // "2.1"
	function string // "Mobility"
	home     home
	asked    bool // the -run flag asks for exercises, so unwritten is red
	told     bool // one failure has been told in full
}

// New prepares the test t of the exercise with this id, whose answer is the
// named function (or type, or variable) in the working folder's exercises.go.
func New(t *testing.T, id, function string) *Exercise {
	return newExercise(realTester{t}, id, function)
}

func newExercise(t tester, id, function string) *Exercise {
	asked := false
	if run := flag.Lookup("test.run"); run != nil {
		asked = strings.Contains(run.Value.String(), "Exercise")
	}
	return &Exercise{t: t, id: id, function: function, home: findHome("."), asked: asked}
}

// Case runs f as the subtest of this name. A nil result means that the answer
// is right here; anything else says what is wrong with it.
func (e *Exercise) Case(name string, f func() *Miss) {
	e.t.Helper()
	var v verdict
	e.t.Run(name, func(t tester) {
		t.Helper()
		v = e.judge(f)
		switch v.kind {
		case right:
		case dying:
			// Nothing that t is told would be printed any more.
			fmt.Println(v.text)
			exit(1)
		case unwritten:
			t.Skip("not written yet")
		case unbuilt:
			t.Skip("no board")
		default:
			t.Error(v.text)
		}
	})
	// What ends the whole exercise is said by the exercise's own test, once,
	// and not by the case that happened to come first.
	switch {
	case v.kind == unbuilt, v.kind == unwritten && e.asked:
		e.t.Fatal(v.text)
	case v.kind == unwritten:
		e.t.Skip(v.text)
	case v.kind == endless:
		e.t.FailNow()
	}
}

// A kind is one of the ways in which a case ends.
type kind int

const (
	right kind = iota
	unwritten
	unbuilt // the chapter's own code is at fault
	wrong
	endless
	dying // endless, and the whole program is about to be ended by Go
)

// A verdict is how a case ended and, unless it was right, what to say.
type verdict struct {
	kind kind
	text string
}

// judge runs f and says how that went.
func (e *Exercise) judge(f func() *Miss) verdict {
	r := run(f)
	where := e.home.symbol(e.function)
	switch {
	case r.dying:
		return verdict{dying, e.tell(e.endlessText(r), "", where)}
	case r.overrun != "":
		return verdict{endless, e.tell(e.endlessText(r), "", where)}
	case r.panicked && unwrittenID(r.value) != "":
		return verdict{unwritten, e.unwrittenText(r)}
	case r.panicked && chapterFault(r) != "":
		if e.home.isStub(e.id) {
			return verdict{unwritten, e.unwrittenText(result{value: stubWords(e.id)})}
		}
		if _, own := learnersFrame(r.frames); own {
			return verdict{wrong, chapterFault(r)}
		}
		return verdict{unbuilt, chapterFault(r)}
	case r.panicked:
		return verdict{wrong, e.tell(e.panicText(r), panicWhy(r), where)}
	case r.miss != nil:
		return verdict{wrong, e.tell(r.miss.line(), r.miss.rest(), where)}
	}
	return verdict{kind: right}
}

// CannotBuild ends a case whose board the chapter's own code cannot build. Call
// it before the answer is asked for anything.
func CannotBuild(why string) { panic(unbuiltBoard(why)) }

// An unbuiltBoard is what CannotBuild panics with: why there is no board.
type unbuiltBoard string

// tell returns the first line alone if a failure has been told in full
// already, and otherwise all there is to say.
func (e *Exercise) tell(first, rest, where string) string {
	if e.told {
		return first
	}
	e.told = true
	text := first + "\n" + rest + "Edit:  " + where + "\n"
	if play := strings.Index(text, playLine); play >= 0 {
		// Edit comes before Play: first the place, then the board.
		text = first + "\n" + strings.Replace(rest, playLine, "Edit:  "+where+"\n"+playLine, 1)
	}
	return text + "Stuck: go run ./exercises hint " + e.id
}

// A tester is the part of *testing.T that an Exercise uses. The tests of this
// package put something else in its place.
type tester interface {
	Helper()
	Run(name string, f func(tester)) bool
	Error(args ...any)
	Fatal(args ...any)
	FailNow()
	Skip(args ...any)
}

// realTester is a *testing.T whose subtests are testers too.
type realTester struct{ *testing.T }

func (r realTester) Run(name string, f func(tester)) bool {
	r.Helper()
	return r.T.Run(name, func(t *testing.T) {
		t.Helper()
		f(realTester{t})
	})
}
