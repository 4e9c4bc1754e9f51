// words.go says in a sentence how an answer failed before it answered.

package check

import (
	"fmt"
	"runtime"
	"strings"
)

// unwrittenID returns the id in a stub's panic, "exercise 2.1: not written
// yet", or "" if the panic is of another kind.
func unwrittenID(value any) string {
	text, ok := value.(string)
	if !ok {
		return ""
	}
	id, found := strings.CutPrefix(text, "exercise ")
	id, rest, colon := strings.Cut(id, ": ")
	if !found || !colon || !strings.HasPrefix(rest, "not written yet") {
		return ""
	}
	return id
}

// stubWords is what the stub of an exercise panics with.
func stubWords(id string) string { return "exercise " + id + ": not written yet" }

// unwrittenText says where to write the answer. The stub that spoke need not
// be this exercise's: one answer may build on another.
func (e *Exercise) unwrittenText(r result) string {
	where, name := e.home.symbol(e.function), e.function
	if f, ok := learnersFrame(r.frames); ok {
		where, name = e.home.enclosing(f.File, f.Line, where, name)
	}
	if id := unwrittenID(r.value); id != e.id {
		return fmt.Sprintf("exercise %s builds on exercise %s, which is not written yet\nEdit:  %s\nStuck: go run ./exercises hint %s", e.id, id, where, id)
	}
	text := fmt.Sprintf("exercise %s is not written yet: %s waits at %s\nEdit:  put your code in the place of its panic", e.id, name, where)
	if sheet := e.home.sheet(e.id); sheet != "" {
		text += "\nTask:  " + sheet
	}
	return text + "\nStuck: go run ./exercises hint " + e.id
}

// endlessText says that an answer was given up.
func (e *Exercise) endlessText(r result) string {
	text := e.function + " " + r.overrun
	if r.line != "" {
		text += "; it was at " + r.line + " then"
	}
	if r.dying {
		return text + ". In which case does it not?"
	}
	return text + ". Does a loop there never end?"
}

// panicText says what an answer panicked with, and where in the learner's own
// code that was.
func (e *Exercise) panicText(r result) string {
	f, own := learnersFrame(r.frames)
	if !own {
		for _, f = range r.frames {
			if !strings.HasPrefix(f.Function, "runtime.") {
				break
			}
		}
	}
	text := e.function + " panics"
	if f.File != "" {
		text += fmt.Sprintf(" at %s:%d", fromRoot(f.File), f.Line)
	}
	return text + ": " + panicValue(r)
}

// chairsWords leads from a fault in the chapter's own code to the tool.
const chairsWords = "Is a chair empty? go run ./exercises restore lists them."

// chapterFault says that there is no board to ask about, or that the chapter's
// rules panicked, in the middle of an answer or before it was asked. It returns
// "" for every other panic.
func chapterFault(r result) string {
	if why, ok := r.value.(unbuiltBoard); ok {
		return fmt.Sprintf("The chapter's own code cannot build this test's board (%s).\n%s", string(why), chairsWords)
	}
	for i, f := range r.frames {
		switch {
		case isLearners(f.File):
			return ""
		case isRules(f.File):
			text := fmt.Sprintf("The chapter's own code panics at %s:%d: %s\n", fromRoot(f.File), f.Line, panicValue(r))
			if from, ok := learnersFrame(r.frames[i:]); ok {
				text += fmt.Sprintf("You call it at %s:%d.\n", fromRoot(from.File), from.Line)
			}
			return text + chairsWords
		}
	}
	return ""
}

// panicValue is what was panicked with, in a word of ours where Go adds its own.
func panicValue(r result) string {
	return strings.TrimPrefix(fmt.Sprint(r.value), "runtime error: ")
}

// panicWhy explains a panic where Go's words need it: a nil piece is what
// trips everybody once.
func panicWhy(r result) string {
	if strings.Contains(fmt.Sprint(r.value), "nil pointer dereference") {
		return "Something on that line is nil and is asked for a field or a method.\n(A pointer is nil until you set it, and an empty square is a nil Piece.)\n"
	}
	return ""
}

// learnersFrame returns the innermost frame that is the learner's own code.
func learnersFrame(frames []runtime.Frame) (runtime.Frame, bool) {
	for _, f := range frames {
		if isLearners(f.File) {
			return f, true
		}
	}
	return runtime.Frame{}, false
}
