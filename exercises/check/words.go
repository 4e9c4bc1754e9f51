// words.go says in sentences how an answer failed, and how to go on.

package check

import (
	"flag"
	"fmt"
	"path"
	"strings"
	"testing"

	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// tell returns the first line alone if a failure has been told in full already, and otherwise
// all there is to say.
func (e *Task) tell(first, rest, play string) string {
	if e.told {
		return onScreen(first)
	}
	e.told = true
	return onScreen(first + "\n" + rest + e.leadOn(play))
}

// leadOn says where to edit, how to play the position, where that helps, and where help is.
func (e *Task) leadOn(play string) string {
	return fmt.Sprintf("Edit:  %v\n%sStuck: go run ./exercises hint %s", place(e.function), play, e.name)
}

// lastWords are said below guard's own sentence, where the test program has to end.
func (e *Task) lastWords() string {
	words := "The tasks after " + e.name + " are not judged.\n"
	switch {
	case haveStub(e.name): // so it was not the answer
		return words
	case e.wanted:
		words = ""
	}
	return onScreen(words + asked.Load().(string) + e.leadOn(""))
}

// unwritten says where to write the answer to a task: in the named function. The stub that
// panicked need not be this task's: one answer may build on another.
func (e *Task) unwritten(task, function string) string {
	text := "task " + task + " is not written yet"
	if task != e.name {
		text = "task " + e.name + " builds on task " + task + ", which is not written yet"
	}
	return fmt.Sprintf("%s\nEdit:  %v\nTask:  exercises/%s.md\nStuck: go run ./exercises hint %s", text, place(function), path.Dir(folder()), task)
}

// isTakenOut leads from a fault in the chapter's own code to the tool.
const isTakenOut = "Is one of the chapter's functions taken out? go run ./exercises restore lists them."

// sentence is a failure in a line that is fit for a screen.
func sentence(f *guard.Failure) string { return console.Printable(f.Error()) }

// onScreen returns lines that are fit for a screen, whatever an answer has put into them.
func onScreen(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = console.Printable(line)
	}
	return strings.Join(lines, "\n")
}

var spoil = flag.Bool("spoil", false, "say what is wrong with what a task gives, even if that gives the task away")

// Secret ends a test of what a task gives: its judge, or rules that are wrong on purpose.
// Such a test fails, too, when a learner is at work on the chapter's own rules, and what
// it found would give the task away. So it is said only to -spoil.
func Secret(t *testing.T, task, format string, args ...any) {
	t.Helper()
	if *spoil {
		t.Fatalf(format, args...)
	}
	t.Fatalf("What task %s is given needs the chapter's rules, and they are not right yet.\n(More, which gives the task away: go test ./%s -spoil)", task, folder())
}
