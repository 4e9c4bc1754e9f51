// places.go finds the lines of the learner's declarations.

package check

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"mateinfive/exercises/tasks"
	"mateinfive/internal/guard"
)

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

// answers are the files of the working folder, the tests left out. Without them, a place
// has no line.
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
