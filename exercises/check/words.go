// words.go says in a sentence why there is nothing to judge.

package check

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/exercises/sandbox"
)

// stubWords is what the stub of a task panics with.
func stubWords(task string) string { return "task " + task + ": not written yet" }

// unwrittenText says where to write the answer. The stub that spoke need not
// be this task's: one answer may build on another.
func (e *Task) unwrittenText(f *sandbox.Failure) string {
	name := e.function
	if frame, ok := f.Learners(); ok {
		name = symbol(frame.Function)
	}
	where := e.home.place(name)
	if task := f.Unwritten(); task != e.name {
		return fmt.Sprintf("task %s builds on task %s, which is not written yet\nEdit:  %s\nStuck: go run ./exercises hint %s", e.name, task, where, task)
	}
	text := fmt.Sprintf("task %s is not written yet: %s waits at %s\nEdit:  put your code in the place of its panic", e.name, name, where)
	if sheet := e.home.sheet(); sheet != "" {
		text += "\nTask:  " + sheet
	}
	return text + "\nStuck: go run ./exercises hint " + e.name
}

// chairsWords leads from a fault in the chapter's own code to the tool.
const chairsWords = "Is a chair empty? go run ./exercises restore lists them."

// chapterFault says that there is no board to ask about, or that the chapter's
// rules panicked, in the middle of an answer or before it was asked. It returns
// "" for every other panic.
func chapterFault(f *sandbox.Failure) string {
	if why, ok := f.Value.(unbuiltBoard); ok {
		return fmt.Sprintf("The chapter's own code cannot build this test's board (%s).\n%s", string(why), chairsWords)
	}
	rules := slices.IndexFunc(f.Frames, sandbox.Frame.IsRules)
	answer := slices.IndexFunc(f.Frames, sandbox.Frame.IsLearners)
	if rules < 0 || answer >= 0 && answer < rules {
		return ""
	}
	text := fmt.Sprintf("The chapter's own code panics at %s: %s\n", f.Frames[rules], f.Text)
	if answer >= 0 {
		text += fmt.Sprintf("You call it at %s.\n", f.Frames[answer])
	}
	return text + chairsWords
}

// panicWhy explains a panic where Go's words need it: a nil piece is what
// trips everybody once.
func panicWhy(f *sandbox.Failure) string {
	if strings.Contains(f.Text, "nil pointer dereference") {
		return "Something on that line is nil and is asked for a field or a method.\n(A pointer is nil until you set it, and an empty square is a nil Piece.)\n"
	}
	return ""
}
