// course.go finds tasks and chapters by what a learner calls them.

package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/tasks"
)

// title is how a task is called: "2.4 Rook.IsValid".
func title(x tasks.Task) string { return x.Number() + " " + x.Name }

// key is what a task is remembered by: its number may change with the course.
func key(x tasks.Task) string { return x.Dir() + " " + x.Name }

// inFile reports whether the task is written in the learner's own file.
func inFile(x tasks.Task) bool { return x.Kind == tasks.Write || x.Kind == tasks.Tests }

// of lists the tasks of one chapter.
func of(list []tasks.Task, chapter string) []tasks.Task {
	return slices.DeleteFunc(slices.Clone(list), func(x tasks.Task) bool { return x.Chapter != chapter })
}

var numberForm = regexp.MustCompile(`^(\d+)\.\d+$`)

// task returns the task that a learner names by its number or its name, or else
// the one where they are.
func (t *tool) task(args []string) (tasks.Task, error) {
	if len(args) == 0 {
		x, ok := t.here()
		if !ok {
			return x, usageError("You are at no task yet. The first is set up by: go run ./exercises next")
		}
		return x, nil
	}
	list, err := tasks.Read(t.root)
	if err != nil {
		return tasks.Task{}, err
	}
	if chapter, err := t.chapter(args[0]); err == nil && len(args) > 1 {
		list, args = of(list, chapter), args[1:]
	}
	words := strings.Join(args, " ")
	var named, near []tasks.Task
	for _, x := range list {
		switch {
		case x.Number() == words:
			return x, nil
		case strings.EqualFold(x.Name, words), strings.EqualFold(x.Folder+" "+x.Name, words):
			named = append(named, x)
		}
		if m := numberForm.FindStringSubmatch(words); m != nil && strings.HasPrefix(x.Number(), m[1]+".") {
			near = append(near, x)
		}
	}
	if here, ok := t.here(); ok && len(named) > 1 {
		if own := of(named, here.Chapter); len(own) > 0 {
			named = own
		}
	}
	switch {
	case len(named) == 1:
		return named[0], nil
	case len(named) > 1:
		return tasks.Task{}, usageError(fmt.Sprintf("%s is the name of %s: say which number you mean", words, titles(named)))
	case len(near) > 0:
		return tasks.Task{}, usageError(fmt.Sprintf("there is no task %s: chapter %d has %s to %s", words, numberOf(near[0].Chapter), near[0].Number(), near[len(near)-1].Number()))
	}
	return tasks.Task{}, usageError(fmt.Sprintf("%q names no task. A task is named by its number, like 2.4, or its name, like Rook.IsValid; go run ./exercises ch02 lists those of chapter 2", words))
}

// titles lists tasks in a sentence.
func titles(list []tasks.Task) string {
	var names []string
	for _, x := range list {
		names = append(names, title(x))
	}
	return strings.Join(names, ", ")
}

// here is the task where the learner is.
func (t *tool) here() (tasks.Task, bool) {
	at := t.progress().At
	list, err := tasks.Read(t.root)
	if err != nil {
		return tasks.Task{}, false
	}
	i := slices.IndexFunc(list, func(x tasks.Task) bool { return key(x) == at })
	if i < 0 {
		return tasks.Task{}, false
	}
	return list[i], true
}

// chapter returns the folder of a chapter named as 2, 02, ch2, ch02, ch02-moves
// or moves.
func (t *tool) chapter(name string) (string, error) {
	name = strings.Trim(filepath.ToSlash(strings.TrimPrefix(filepath.ToSlash(name), "./")), "/")
	chapters := gotool.Chapters(t.root)
	for _, chapter := range chapters {
		short, topic, _ := strings.Cut(chapter, "-")
		number := strings.TrimPrefix(short, "ch")
		plain := strings.TrimLeft(number, "0")
		if slices.Contains([]string{chapter, short, topic, number, plain, "ch" + plain}, name) {
			return chapter, nil
		}
	}
	return "", fmt.Errorf("there is no chapter %q; there is %s", name, strings.Join(chapters, ", "))
}

// short is the short name of a chapter: "ch02".
func short(chapter string) string {
	name, _, _ := strings.Cut(chapter, "-")
	return name
}

// numberOf is the number of a chapter.
func numberOf(chapter string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(short(chapter), "ch"))
	return n
}

// pagesOf returns the pages of a chapter, in the order of the book's contents.
func (t *tool) pagesOf(chapter string) []string {
	pages, _ := filepath.Glob(t.abs("docs/" + short(chapter) + "-*.md"))
	contents, _ := os.ReadFile(t.abs("docs/README.md")) // without it any order will do
	slices.SortStableFunc(pages, func(a, b string) int {
		return cmp.Compare(strings.Index(string(contents), filepath.Base(a)), strings.Index(string(contents), filepath.Base(b)))
	})
	return pages
}

// place says where to read about a task: in a section of a page, which marks the
// place with a comment, and for what is written in a file of its own on the sheet.
func (t *tool) place(x tasks.Task) string {
	if inFile(x) {
		return fmt.Sprintf("%s, %q; and the page, %s", sheetPath(x.Chapter), title(x), t.onPage(x))
	}
	return t.onPage(x)
}

// onPage is the section of a page that sets a task.
func (t *tool) onPage(x tasks.Task) string {
	marker := fmt.Sprintf("<!-- task: %s %s -->", x.Chapter, x.Name)
	if x.Kind == tasks.Rebuild {
		marker = fmt.Sprintf("<!-- task: %s %s -->", x.Dir(), x.Name)
	}
	for _, page := range t.pagesOf(x.Chapter) {
		text, err := os.ReadFile(page)
		if err != nil {
			continue
		}
		section := ""
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSpace(line)
			if heading, ok := strings.CutPrefix(line, "## "); ok {
				section = heading
			}
			if line == marker {
				return fmt.Sprintf("%s, %q", t.fromRoot(page), strings.ReplaceAll(section, "`", ""))
			}
		}
	}
	return "docs/" + x.Chapter + ".md"
}
