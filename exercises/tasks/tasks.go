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
	Chapter string // "ch02-moves"
	Core    bool   // else it is one of the others, marked "more"
	Kind    string
	File    string // in the chapter: "chess/rook.go"; for a hunt the folder alone
	Also    string // what else the learner changes for it: "terminal/table.go"; mostly empty
	Name    string // "Rook.IsValid"
	Test    string // the test that speaks of it: "TestRook"; none for a hunt
	Line    string // what it is, in a line
	See     string // how to see it in the program; may be empty

	Place int // in its chapter, from 1; it follows from the list
}

// Number is how the book calls the task: "2.3".
func (t Task) Number() string {
	chapter, _ := strconv.Atoi(t.Chapter[2:4])
	return fmt.Sprintf("%d.%d", chapter, t.Place)
}

// Path is the file of the task's code, from the root: "ch02-moves/chess/rook.go"; for a
// hunt the folder.
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

// parse reads the text of the list.
func parse(text string) ([]Task, error) {
	var list []Task
	places := make(map[string]int)
	lines := make(map[string]int) // where a task stands already
	for i, line := range strings.Split(text, "\n") {
		if strings.TrimSpace(line) == "" || strings.HasPrefix(line, "#") {
			continue
		}
		t, err := parseTask(line)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", File, i+1, err)
		}
		if before := lines[t.Chapter+" "+t.Name]; before > 0 {
			return nil, fmt.Errorf("%s:%d: %s stands in line %d already", File, i+1, t.Name, before)
		}
		lines[t.Chapter+" "+t.Name] = i + 1
		if last := len(list) - 1; last >= 0 && list[last].Chapter > t.Chapter {
			return nil, fmt.Errorf("%s:%d: %s stands below %s", File, i+1, t.Chapter, list[last].Chapter)
		}
		places[t.Chapter]++
		t.Place = places[t.Chapter]
		list = append(list, t)
	}
	return list, nil
}

var chapterForm = regexp.MustCompile(`^ch\d\d-\w+$`)

// parseTask reads one line; its last cell may be left out.
func parseTask(line string) (Task, error) {
	cells := strings.Split(strings.TrimRight(line, " "), "\t")
	if len(cells) == 7 {
		cells = append(cells, "")
	}
	if len(cells) != 8 {
		return Task{}, fmt.Errorf("%d cells, want 8 with tabs between: chapter, core or more, kind, file, name, test, a line, how to see it", len(cells))
	}
	file, also, _ := strings.Cut(cells[3], " ")
	t := Task{Chapter: cells[0], Core: cells[1] == "core", Kind: cells[2], File: file, Also: also, Name: cells[4], Test: cells[5], Line: cells[6], See: cells[7]}
	if kinds := []string{Rebuild, Write, Tests, Hunt}; !chapterForm.MatchString(t.Chapter) || cells[1] != "core" && cells[1] != "more" || !slices.Contains(kinds, t.Kind) {
		return Task{}, fmt.Errorf("%q, %q, %q: want a chapter such as ch02-moves, core or more, and one of %q", cells[0], cells[1], cells[2], kinds)
	}
	return t, nil
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
