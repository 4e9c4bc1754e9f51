// learn.go is hint and solution.

package main

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"mateinfive/exercises/tasks"
)

// hint opens one more hint of the task where the learner is or of another, or
// shows a given one.
func (t *tool) hint(args []string) error {
	wanted := 0
	if len(args) > 0 {
		if n, err := strconv.Atoi(args[len(args)-1]); err == nil && n > 0 {
			wanted, args = n, args[:len(args)-1]
		}
	}
	x, err := t.task(args)
	if err != nil {
		return err
	}
	s, err := t.section(x)
	if err != nil {
		return err
	}
	opened := t.progress().Hints[key(x)]
	n := min(opened+1, len(s.hints))
	switch {
	case len(s.hints) == 0:
		return fmt.Errorf("%s has no hints for task %s", sheetPath(x.Chapter), title(x))
	case wanted > len(s.hints):
		return usageError(fmt.Sprintf("task %s has hints 1 to %d", title(x), len(s.hints)))
	case wanted > 0:
		n = wanted
	}
	h := s.hints[n-1]
	fmt.Fprintf(t.out, "%s, hint %d of %d: %s\n\n%s\n\n", title(x), n, len(s.hints), h.question, h.answer)
	if n < len(s.hints) {
		fmt.Fprintf(t.out, "Still stuck: go run ./exercises hint %s\n", x.Number())
	} else {
		fmt.Fprintf(t.out, "That was the last one. Any of them again: go run ./exercises hint %s 1\n", x.Number())
		if x.Kind != tasks.Hunt {
			fmt.Fprintf(t.out, "Our answer: go run ./exercises solution %s -anyway\n", x.Number())
		}
	}
	return t.remember(func(p *progress) { p.Hints[key(x)] = max(n, opened) })
}

// solution shows our answer, when there is one to compare it with.
func (t *tool) solution(args []string) error {
	isAnyway := func(a string) bool { return strings.TrimLeft(a, "-") == "anyway" }
	x, err := t.task(slices.DeleteFunc(slices.Clone(args), isAnyway))
	if err != nil {
		return err
	}
	if !t.isGreen(x) && !slices.ContainsFunc(args, isAnyway) {
		return fmt.Errorf("%s is not green yet, and an answer of your own is worth more than ours.\nA hint:     go run ./exercises hint %s\nOur answer: go run ./exercises solution %[2]s -anyway", title(x), x.Number())
	}
	switch x.Kind {
	case tasks.Hunt:
		t.tellStory(x)
	case tasks.Rebuild:
		fmt.Fprintf(t.out, "%s, as we wrote it\n\n%s\n", title(x), code(t.archives[x.Chapter].Ours[x.Path()], x.Name))
	default:
		text, err := os.ReadFile(t.abs("exercises/testdata/" + x.Chapter + "/solution/" + x.Name + ".go"))
		if err != nil {
			return fmt.Errorf("our answer to task %s cannot be read: %w", title(x), err)
		}
		_, answer, _ := strings.Cut(tasks.Plain(text), "\npackage exercises\n")
		fmt.Fprintf(t.out, "%s: one way to write it. Why so: %s, \"Solution\"\n\n%s\n", title(x), sheetPath(x.Chapter), strings.TrimSpace(answer))
	}
	return nil
}
