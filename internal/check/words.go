// words.go says in sentences how an answer failed, where it stands, and how to go on.

package check

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/internal/console"
	"mateinfive/internal/guard"
	"mateinfive/internal/tasks"
)

// tell returns all there is to say of the first failure, and of any other the first line.
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

// folder returns the working folder of a test as seen from the root: "ch02-moves/exercises".
func folder() string {
	dir, _ := os.Getwd()
	return path.Join(filepath.Base(filepath.Dir(dir)), filepath.Base(dir))
}

// place returns where a function, a type or a variable is declared in the working folder; a
// name as "Stack.Push" is a method.
func place(name string) guard.Frame {
	for file, text := range answers() {
		if line := tasks.LineOf(text, name); line > 0 {
			return guard.Frame{File: folder() + "/" + file, Line: line, Name: name}
		}
	}
	return guard.Frame{File: folder(), Line: 1, Name: name} // a file that cannot be read
}

// answers are the files of the working folder, the tests left out.
func answers() map[string]string {
	files, _ := filepath.Glob("*.go")
	texts := make(map[string]string)
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && !strings.HasSuffix(file, "_test.go") {
			texts[file] = string(text)
		}
	}
	return texts
}

// haveStub reports whether one of the answers is still a stub of the task.
func haveStub(task string) bool {
	for _, text := range answers() {
		if strings.Contains(text, fmt.Sprintf("\tpanic(%q)", "task "+task+": not written yet")) {
			return true
		}
	}
	return false
}
