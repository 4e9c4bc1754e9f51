// check.go judges an answer, case by case, and tells the testing package.

// Package check is what the tests of the tasks use to judge an answer and to say
// what is wrong with it.
//
// A test makes one [Task], with [New], and feeds it cases: [Task.Case]. A case runs under [guard.Run]
// and returns nil, if the answer is right there, or a [Miss]: the first failure is told in full, each
// other in one line. A panic is told with its file, line and value, and what does not come back
// within two seconds ends the task. Where the answer is the stub, which panics with "task Mobility:
// not written yet", the task is skipped or, if the flag -run asks for tasks by name, one failure says
// where to write; where the chapter's own code is at fault ([CannotBuild]), a sentence says so.
// A case says by [Asking] what it asks, so that a failure can tell it.
package check

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"mateinfive/internal/guard"
)

// A Task is one task under test.
type Task struct {
	t        *testing.T
	name     string // "ResetWitness"
	function string // "ResetWitness", or "Reset", which belongs to it
	wanted   bool   // the -run flag asks for tasks, so unwritten is red
	told     bool   // one failure has been told in full
}

// New prepares the test t of a task. Its answer is the function (or type, or
// variable) of the same name in the working folder.
func New(t *testing.T, task string) *Task {
	wanted := strings.Contains(flag.Lookup("test.run").Value.String(), "Task")
	return &Task{t: t, name: task, function: task, wanted: wanted}
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
	var v verdict
	e.t.Run(name, func(t *testing.T) {
		t.Helper()
		switch v = e.judge(f); v.kind {
		case wrong, endless:
			t.Error(v.text)
		case unwritten, unbuilt:
			t.SkipNow() // the test of the task says why
		}
	})
	switch {
	case v.kind == unbuilt, v.kind == unwritten && e.wanted:
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
)

// A verdict is how a case ended and, unless it was right, what to say.
type verdict struct {
	kind kind
	text string
}

func (e *Task) judge(f func() *Miss) verdict {
	asked.Store("")
	guard.Watch(e.lastWords)
	var miss *Miss
	failure := guard.Run(guard.Patience(), func() { miss = f() })
	switch {
	case failure != nil:
		return e.judgeFailure(failure)
	case miss != nil:
		return verdict{wrong, e.tell(miss.line(), miss.rest(), miss.play())}
	default:
		return verdict{}
	}
}

func (e *Task) judgeFailure(f *guard.Failure) verdict {
	if inner, ok := f.Value.(*guard.Failure); ok { // of a Step
		f = inner
	}
	why, isBoard := f.Value.(noBoard)
	answer := slices.IndexFunc(f.Frames, guard.Frame.IsAnswer)
	rules := slices.IndexFunc(f.Frames, isRules)
	isInRules := isBoard || rules >= 0 && (answer < 0 || rules < answer)
	switch task := f.Unwritten(); { // what ends the whole task
	case task != "":
		return verdict{unwritten, e.unwritten(task, f.Place().Name)}
	case isInRules && answer < 0 && haveStub(e.name):
		return verdict{unwritten, e.unwritten(e.name, e.function)}
	case isBoard:
		return verdict{unbuilt, "The chapter's own code cannot build this test's board (" + onScreen(string(why)) + ").\n" + isTakenOut}
	case isInRules && answer < 0:
		return verdict{unbuilt, sentence(f) + "\n" + isTakenOut}
	}
	v := verdict{kind: wrong}
	if f.Kind == guard.Late {
		v.kind = endless
		if answer < 0 { // the compiler has made it a part of the test
			f.Frames = []guard.Frame{place(e.function)}
		}
	}
	rest := asked.Load().(string)
	switch {
	case isInRules && f.Kind == guard.Late:
		rest += fmt.Sprintf("It had called %s, which was at %v.\n", f.Frames[rules].Name, f.Frames[rules])
	case isInRules:
		rest += fmt.Sprintf("Your code calls it at %v.\n", f.Frames[answer])
		if !strings.HasPrefix(f.Frames[rules].Name, "Must") { // which panics by right
			rest += isTakenOut + "\n"
		}
	case strings.Contains(f.Text, "nil pointer dereference"):
		rest += "Something on that line is nil and is asked for a field or a method.\n(A pointer is nil until you set it, and an empty square is a nil Piece.)\n"
	}
	v.text = e.tell(sentence(f), rest, "")
	return v
}

// isRules reports whether code is a chapter's own, and no exercise.
func isRules(f guard.Frame) bool {
	return strings.HasPrefix(f.File, "ch") && !f.InTasks() && !strings.HasSuffix(f.File, "_test.go")
}

// Step runs a part of a case that may take as long as a case: one decision of many.
func Step(f func()) {
	if failure := guard.Run(guard.Patience(), f); failure != nil {
		panic(failure)
	}
}

var asked atomic.Value // what the case at work has asked last, in a failure's words

// Asking notes what a case is about to ask an answer: the call and, if that helps, the
// board. If the answer panics or does not come back, the failure shows both.
func Asking(call, diagram string) {
	text := "It was asked: " + call + "\n"
	if diagram != "" {
		text += indent(diagram, 2)
	}
	asked.Store(text)
}

// CannotBuild ends a case whose board the chapter's own code cannot build. Call
// it before the answer is asked for anything.
func CannotBuild(why string) { panic(noBoard(why)) }

// A noBoard is what CannotBuild panics with: why there is none.
type noBoard string
