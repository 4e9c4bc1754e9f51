// check.go judges an answer, case by case, and tells the testing package.

// Package check is what the tests of the tasks use to judge an answer and to say
// what is wrong with it.
//
// A test makes one [Task] and feeds it cases:
//
//	func TestTaskMobility(t *testing.T) {
//		e := check.New(t, "Mobility")
//		e.Case("a knight in the corner", func() *check.Miss {
//			b := chess.MustParseDiagram(corner)
//			if got := Mobility(b, chess.White); got != 2 {
//				return &check.Miss{Call: "Mobility(board, White)", Got: fmt.Sprint(got), Want: "2", Diagram: b.String()}
//			}
//			return nil
//		})
//	}
//
// The answer runs in the sandbox. A case ends in one of these ways, looked for in this
// order:
//
//  1. It does not come back within two seconds, or it wants memory without end: a
//     sentence, and no further cases of this task. If it calls itself without end, there
//     is time for the sentence alone: no other task is judged.
//  2. The answer is the stub, which panics with "task Mobility: not written yet": the
//     task is skipped, unless the flag -run asks for tasks by name; then it is one
//     failure that says where to write.
//  3. The chapter's own code cannot build the board of the case ([CannotBuild]), or
//     panics: a sentence that does not blame the answer. A task that is not written yet
//     is skipped then as ever.
//  4. It panics: a sentence with the file, the line and the value. Further cases that
//     panic on that line are counted.
//  5. It returns a [Miss]: the first is told in full, each other in one line.
//  6. It returns nil: the answer is right.
//
// What the answer prints is logged with the case. A case says by [Asking] what it asks,
// so that 1 and 4 can tell it.
package check

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"mateinfive/exercises/sandbox"
)

// A Task is one task under test.
type Task struct {
	t        *testing.T
	name     string // "ResetWitness"
	function string // "ResetWitness", or "Reset", which belongs to it
	home     home
	asked    bool           // the -run flag asks for tasks, so unwritten is red
	told     bool           // one failure has been told in full
	panics   map[string]int // how many cases have panicked in a place
}

// New prepares the test t of a task. Its answer is the function (or type, or
// variable) of the same name in the working folder's exercises.go.
func New(t *testing.T, task string) *Task {
	t.Helper()
	t.Cleanup(sandbox.Hush())
	_, file, _, _ := runtime.Caller(1)
	e := &Task{t: t, name: task, function: task, home: findHome(path.Dir(sandbox.FromRoot(file))), panics: make(map[string]int)}
	if run := flag.Lookup("test.run"); run != nil {
		e.asked = strings.Contains(run.Value.String(), "Task")
	}
	t.Cleanup(func() {
		t.Helper()
		e.countPanics()
	})
	return e
}

// Judging is e for another name that belongs to the same task.
func (e *Task) Judging(name string) *Task {
	e.function = name
	return e
}

// Case runs f as the subtest of this name. A nil result means that the answer
// is right here; anything else says what is wrong with it.
func (e *Task) Case(name string, f func() *Miss) {
	e.t.Helper()
	if place := e.home.exits(e.function); place != "" {
		e.t.Fatal(e.tell(fmt.Sprintf("%s ends the whole program at %s, and the tests with it: return instead.", e.function, place), ""))
		return
	}
	var v verdict
	e.t.Run(name, func(t *testing.T) {
		t.Helper()
		var printed string
		v, printed = e.judge(f)
		if printed != "" && v.kind != unwritten && v.kind != again {
			t.Log("The answer printed:\n" + strings.TrimSuffix(printed, "\n"))
		}
		switch v.kind {
		case right:
		case dying:
			// Nothing that t is told would be printed any more.
			fmt.Fprintln(os.Stderr, v.text)
			os.Exit(1)
		case unwritten:
			t.Skip("not written yet")
		case unbuilt:
			t.Skip("no board")
		case again:
			t.Fail()
		default:
			t.Error(v.text)
		}
	})
	// What ends the whole task is said by the task's own test, once, and not by
	// the case that happened to come first.
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
	again // it panics where another case has
	endless
	dying // endless, and the whole program is about to be ended by Go
)

// A verdict is how a case ended and, unless it was right, what to say.
type verdict struct {
	kind kind
	text string
}

// A question is what an answer is asked, for when it does not come to an answer.
type question struct{ call, diagram string }

var asked atomic.Pointer[question] // what the case at work has asked last

// Asking notes what a case is about to ask an answer: the call and, if that helps, the
// board. If the answer panics or does not come back, the failure shows both.
func Asking(call, diagram string) { asked.Store(&question{call, diagram}) }

// text is the question in the failure, below its first line.
func (q *question) text() string {
	if q == nil {
		return ""
	}
	text := "It was asked: " + q.call + "\n"
	if q.diagram != "" {
		text += indent(q.diagram, 2)
	}
	return text
}

// judge runs f, and says how that went and what it printed.
func (e *Task) judge(f func() *Miss) (v verdict, printed string) {
	var miss *Miss
	var failure *sandbox.Failure
	asked.Store(nil)
	printed = sandbox.Output(func() { miss, failure = sandbox.Run(sandbox.Patience, f) })
	switch {
	case failure != nil:
		v = e.judgeFailure(failure)
	case miss != nil:
		v = verdict{wrong, e.tell(miss.line(), miss.rest())}
	}
	return v, printed
}

func (e *Task) judgeFailure(f *sandbox.Failure) verdict {
	switch {
	case f.Kind == sandbox.Bottomless:
		return verdict{dying, e.tell(f.Sentence(e.function, ""), "")}
	case f.Kind != sandbox.Panicked && f.Kind != sandbox.Ended:
		return verdict{endless, e.tell(f.Sentence(e.function, e.home.place(e.function)), asked.Load().text())}
	case f.Unwritten() != "":
		return verdict{unwritten, e.unwrittenText(f)}
	}
	if fault := chapterFault(f); fault != "" {
		if e.home.isStub(e.name) {
			return verdict{unwritten, e.unwrittenText(&sandbox.Failure{Value: stubWords(e.name)})}
		}
		if _, own := f.Learners(); own {
			return e.once(f, fault)
		}
		return verdict{unbuilt, fault}
	}
	return e.once(f, e.tell(f.Sentence(e.function, ""), asked.Load().text()+panicWhy(f)))
}

// once is the verdict on a panic: the cases that share it are only counted.
func (e *Task) once(f *sandbox.Failure, text string) verdict {
	place := f.Place("")
	e.panics[place]++
	if e.panics[place] > 1 {
		return verdict{kind: again}
	}
	return verdict{wrong, text}
}

// countPanics says how many cases have shared each panic.
func (e *Task) countPanics() {
	e.t.Helper()
	for _, place := range slices.Sorted(maps.Keys(e.panics)) {
		switch more := e.panics[place] - 1; more {
		case 0:
		case 1:
			e.t.Log("1 more case panics on the same line, " + place)
		default:
			e.t.Logf("%d more cases panic on the same line, %s", more, place)
		}
	}
}

// CannotBuild ends a case whose board the chapter's own code cannot build. Call
// it before the answer is asked for anything.
func CannotBuild(why string) { panic(unbuiltBoard(why)) }

// An unbuiltBoard is what CannotBuild panics with: why there is no board.
type unbuiltBoard string

// tell returns the first line alone if a failure has been told in full
// already, and otherwise all there is to say.
func (e *Task) tell(first, rest string) string {
	if e.told {
		return first
	}
	e.told = true
	edit := "Edit:  " + e.home.place(e.function) + "\n"
	before, play, found := strings.Cut(rest, playLine)
	if found { // first the place, then the board
		play = playLine + play
	}
	return first + "\n" + before + edit + play + "Stuck: go run ./exercises hint " + e.name
}
