// tasks.go reads the list of what a learner does.

// Package tasks knows the tasks of the course. They stand in exercises/tasks.tsv,
// chapter by chapter in the order of the pages, and nowhere else: the number of
// a task follows from its place there.
package tasks

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// File is where the list is, from the root.
const File = "exercises/tasks.tsv"

// The kinds of a task.
const (
	Rebuild = "rebuild" // a function is taken out of its file
	Write   = "write"   // a function in a file of the learner's own
	Tests   = "tests"   // a table of tests there, or a witness
	Hunt    = "hunt"    // a fault that moves into a folder
)

// A Task is one line of the list.
type Task struct {
	Chapter  string // "ch02-moves"
	Core     bool   // else it is one of the others, marked "more"
	Workshop bool   // one of those, on a page behind the two parts of the book
	Kind     string
	File     string // in the chapter: "chess/rook.go"; for a hunt the folder alone
	Also     string // what else the learner changes for it: "terminal/table.go"; mostly empty
	Name     string // "Rook.IsValid"
	Test     string // the test that speaks of it: "TestRook"; none for a hunt
	Line     string // what it is, in a line
	See      string // how to see it in the program; may be empty

	Place int // in its chapter, from 1; it follows from the list
}

// Number is how the book calls the task: "2.4".
func (t Task) Number() string {
	chapter, _ := strconv.Atoi(t.Chapter[2:4])
	return fmt.Sprintf("%d.%d", chapter, t.Place)
}

// Weight is how the task counts, in the word of the list: core, more or workshop.
func (t Task) Weight() string {
	switch {
	case t.Core:
		return "core"
	case t.Workshop:
		return "workshop"
	}
	return "more"
}

// Path is the file of the task's code, from the root, "ch02-moves/chess/rook.go"; or a hunt's folder.
func (t Task) Path() string { return t.Chapter + "/" + t.File }

// Paths are all files that the learner changes for it, from the root, that of the code first.
func (t Task) Paths() []string {
	if t.Also == "" {
		return []string{t.Path()}
	}
	return []string{t.Path(), t.Chapter + "/" + t.Also}
}

// Dir is the folder of the task's code, from the root: "ch02-moves/chess".
func (t Task) Dir() string {
	if t.Kind == Hunt {
		return t.Path()
	}
	return path.Dir(t.Path())
}

// IsOwn reports whether the task is written in a file of the learner's own.
func (t Task) IsOwn() bool { return t.Kind == Write || t.Kind == Tests }

// Read reads the list of the course in root.
func Read(root string) ([]Task, error) {
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(File)))
	if err != nil {
		return nil, fmt.Errorf("reading the list of tasks: %w", err)
	}
	return parse(strings.ReplaceAll(string(text), "\r\n", "\n"))
}

// parse reads the text of the list. The last cell of a line may be left out.
func parse(text string) ([]Task, error) {
	var list []Task
	places := make(map[string]int)
	for i, line := range strings.Split(text, "\n") {
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") {
			continue
		}
		c := strings.Split(strings.TrimRight(line, " ")+"\t", "\t")
		if len(c) < 8 || !slices.Contains([]string{"core", "more", "workshop"}, c[1]) ||
			!slices.Contains([]string{Rebuild, Write, Tests, Hunt}, c[2]) {
			return nil, fmt.Errorf("%s:%d: want 8 cells with tabs between: chapter, core, more or workshop, kind, file, name, test, a line, how to see it", File, i+1)
		}
		places[c[0]]++
		file, also, _ := strings.Cut(c[3], " ")
		list = append(list, Task{
			Chapter: c[0], Core: c[1] == "core", Workshop: c[1] == "workshop", Kind: c[2], File: file, Also: also,
			Name: c[4], Test: c[5], Line: c[6], See: c[7], Place: places[c[0]],
		})
	}
	return list, nil
}

// LineOf is the line, from 1, in which a text declares a function, a type or a variable, or
// a method, "Stack.Push"; 0 if it does not.
func LineOf(text, name string) int {
	form := `^(func|type|var) ` + name + `\b`
	if recv, method, ok := strings.Cut(name, "."); ok {
		form = `^func \((\w+ )?\*?` + recv + `\b.*\) ` + method + `\b`
	}
	declared := regexp.MustCompile(form)
	return 1 + slices.IndexFunc(strings.Split(text, "\n"), declared.MatchString)
}

// CodeOf is the text of a function that a text declares at its margin; empty if it does not.
func CodeOf(text, name string) string {
	lines := strings.Split(text, "\n")
	from := LineOf(text, name)
	if from == 0 {
		return ""
	}
	for i := from - 1; i < len(lines); i++ {
		if lines[i] == "}" || i == from-1 && strings.HasSuffix(lines[i], "}") {
			return strings.Join(lines[from-1:i+1], "\n")
		}
	}
	return ""
}
