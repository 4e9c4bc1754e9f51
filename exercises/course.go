// course.go finds tasks and chapters by what a learner calls them.

package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// title is how a task is called: "2.3 Rook.IsValid".
func title(x tasks.Task) string { return x.Number() + " " + x.Name }

// key is what a task is remembered by: its number may change with the course.
func key(x tasks.Task) string { return x.Chapter + " " + x.Name }

func of(list []tasks.Task, chapter string) []tasks.Task {
	return slices.DeleteFunc(slices.Clone(list), func(x tasks.Task) bool { return x.Chapter != chapter })
}

func (t *tool) here() (tasks.Task, bool) {
	at := t.progress().At
	i := slices.IndexFunc(t.list, func(x tasks.Task) bool { return key(x) == at })
	if i < 0 {
		return tasks.Task{}, false
	}
	return t.list[i], true
}

// task returns the task that is named by its number or its name, or else the one where we are.
func (t *tool) task(args []string) (tasks.Task, error) {
	if len(args) == 0 {
		x, ok := t.here()
		if !ok {
			return x, errors.New("you are at no task yet: the first is set up by go run ./exercises next")
		}
		return x, nil
	}
	words := strings.Join(args, " ")
	forms := []func(tasks.Task) bool{
		func(x tasks.Task) bool { return x.Number() == words },
		func(x tasks.Task) bool { return strings.EqualFold(x.Name, words) },
		func(x tasks.Task) bool { // knight is Knight.IsValid
			return slices.ContainsFunc(strings.Split(x.Name, "."), func(part string) bool { return strings.EqualFold(part, words) })
		},
	}
	var found []tasks.Task
	for i := 0; i < len(forms) && len(found) == 0; i++ {
		found = slices.DeleteFunc(slices.Clone(t.list), func(x tasks.Task) bool { return !forms[i](x) })
	}
	if here, ok := t.here(); ok && len(found) > 1 && len(of(found, here.Chapter)) > 0 {
		found = of(found, here.Chapter)
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return tasks.Task{}, fmt.Errorf("%s is the name of %s: say which number you mean", words, firstOf(titles(found)))
	}
	return tasks.Task{}, fmt.Errorf("%q names no task: a task is named by its number, like 2.4, or its name, "+
		"like Rook.IsValid; go run ./exercises ch02 lists those of chapter 2", words)
}

// chapter returns the folder of a chapter named as 2, ch2, ch02 or ch02-moves.
func (t *tool) chapter(name string) (string, error) {
	chapters := gotool.Chapters(t.root)
	for _, chapter := range chapters {
		n := strconv.Itoa(numberOf(chapter))
		if slices.Contains([]string{n, "ch" + n, short(chapter), chapter, chapter + "/"}, name) {
			return chapter, nil
		}
	}
	return "", fmt.Errorf("there is no chapter %q; there is %s", name, strings.Join(chapters, ", "))
}

func short(chapter string) string {
	name, _, _ := strings.Cut(chapter, "-")
	return name
}

func numberOf(chapter string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(short(chapter), "ch"))
	return n
}

// taskMark is the comment by which a page sets a task.
var taskMark = regexp.MustCompile(`^<!-- task: \S+ (\S+) -->$`)

// onPage is where a page sets a task: the page and its section.
func (t *tool) onPage(x tasks.Task) (page, at string) {
	files, _ := filepath.Glob(t.abs("docs/" + short(x.Chapter) + "-*.md"))
	for _, file := range files {
		section := ""
		for line := range strings.Lines(t.text(t.fromRoot(file))) {
			line = strings.TrimSpace(line)
			if heading, ok := strings.CutPrefix(line, "## "); ok {
				section = strings.ReplaceAll(heading, "`", "")
			} else if m := taskMark.FindStringSubmatch(line); m != nil && m[1] == x.Name {
				return t.fromRoot(file), fmt.Sprintf("%s, %q", t.fromRoot(file), section)
			}
		}
	}
	page = "docs/" + x.Chapter + ".md"
	return page, page
}

// read says where to read about a task: in a section of a page, and for what is written in
// a file of the learner's own on the sheet, too.
func (t *tool) read(x tasks.Task) string {
	_, at := t.onPage(x)
	if x.IsOwn() {
		at = fmt.Sprintf("%s, %q; and the page, %s", sheetPath(x.Chapter), title(x), at)
	}
	return at
}

// goOn says how to go on after a task that is green: on the page, which most often has more
// to show, and where the next task is on another, to that.
func (t *tool) goOn(x tasks.Task) string {
	page, at := t.onPage(x)
	after := t.after(x, !x.Core)
	if after != nil {
		if next, _ := t.onPage(*after); next == page {
			return "Back to the page: " + at
		}
	}
	return "Back to the page: " + at + "   Then: go run ./exercises next"
}

func titles(list []tasks.Task) (names []string) {
	for _, x := range list {
		names = append(names, title(x))
	}
	return names
}

// firstOf names the first three of a list, and counts the others.
func firstOf(names []string) string {
	if more := len(names) - 3; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:3], ", "), more)
	}
	return strings.Join(names, ", ")
}

func countOf(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

func (t *tool) fromRoot(file string) string {
	return filepath.ToSlash(strings.TrimPrefix(file, t.root+string(filepath.Separator)))
}

func (t *tool) abs(name string) string { return filepath.Join(t.root, filepath.FromSlash(name)) }
