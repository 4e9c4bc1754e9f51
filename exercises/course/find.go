// find.go finds tasks and chapters by what a learner calls them.

package course

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/internal/tasks"
)

// Title is how a task is called: "2.3 Rook.IsValid".
func Title(x tasks.Task) string { return x.Number() + " " + x.Name }

// Key is what a task is remembered by: its number may change with the course.
func Key(x tasks.Task) string { return x.Chapter + " " + x.Name }

// Find returns the task that is named by its number, its name, or a part of its name; of
// several with that name the one in the chapter near.
func (c *Course) Find(words, near string) (tasks.Task, error) {
	forms := []func(tasks.Task) bool{
		func(x tasks.Task) bool { return x.Number() == words },
		func(x tasks.Task) bool { return strings.EqualFold(x.Name, words) },
		func(x tasks.Task) bool { // knight is Knight.IsValid
			isPart := func(part string) bool { return strings.EqualFold(part, words) }
			return slices.ContainsFunc(strings.Split(x.Name, "."), isPart)
		},
	}
	var found []tasks.Task
	for i := 0; i < len(forms) && len(found) == 0; i++ {
		found = slices.DeleteFunc(slices.Clone(c.Tasks), func(x tasks.Task) bool { return !forms[i](x) })
	}
	isNear := func(x tasks.Task) bool { return x.Chapter == near }
	if len(found) > 1 && slices.ContainsFunc(found, isNear) {
		found = slices.DeleteFunc(found, func(x tasks.Task) bool { return !isNear(x) })
	}
	switch len(found) {
	case 0:
		return tasks.Task{}, fmt.Errorf("%q names no task: a task is named by its number, like 2.4, or its name, "+
			"like Rook.IsValid; go run ./exercises ch02 lists those of chapter 2", words)
	case 1:
		return found[0], nil
	}
	var titles []string
	for _, x := range found {
		titles = append(titles, Title(x))
	}
	return tasks.Task{}, fmt.Errorf("%s is the name of %s: say which number you mean", words, FirstOf(titles))
}

// Chapter returns the folder of a chapter named as 2, ch2, ch02 or ch02-moves.
func (c *Course) Chapter(name string) (string, error) {
	chapters := c.Chapters()
	for _, chapter := range chapters {
		n := strconv.Itoa(NumberOf(chapter))
		if slices.Contains([]string{n, "ch" + n, Short(chapter), chapter, chapter + "/"}, name) {
			return chapter, nil
		}
	}
	return "", fmt.Errorf("there is no chapter %q; there is %s", name, strings.Join(chapters, ", "))
}

// Short is the short name of a chapter: "ch02".
func Short(chapter string) string {
	name, _, _ := strings.Cut(chapter, "-")
	return name
}

// NumberOf is the number of a chapter: 2.
func NumberOf(chapter string) int {
	n, _ := strconv.Atoi(strings.TrimPrefix(Short(chapter), "ch"))
	return n
}
