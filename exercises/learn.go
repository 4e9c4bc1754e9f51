// learn.go is hint, solution and play.

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/fatih/color"

	"mateinfive/exercises/tasks"
)

// section returns what the sheet says about a task.
func (t *tool) section(x tasks.Task) (section, error) {
	sheet, err := readSheet(t.root, x.Chapter)
	if err != nil {
		return section{}, err
	}
	s, ok := sheet[x.Name]
	if !ok {
		return section{}, fmt.Errorf("%s has no heading for task %s yet", sheetPath(x.Chapter), title(x))
	}
	return s, nil
}

// hint opens one more hint of the task where the learner is or of another, or
// shows a given one.
func (t *tool) hint(args []string) error {
	wanted := 0
	if len(args) > 0 {
		if n, err := strconv.Atoi(args[len(args)-1]); err == nil {
			wanted, args = n, args[:len(args)-1]
			if n < 1 {
				return misuse("hint")
			}
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
	fmt.Fprintf(t.out, "%s, hint %d of %d: %s\n\n%s\n\n", title(x), n, len(s.hints), h.question, linkedText.ReplaceAllString(h.answer, "$1"))
	if n < len(s.hints) {
		fmt.Fprintf(t.out, "Still stuck: go run ./exercises hint %s\n", x.Number())
	} else {
		fmt.Fprintf(t.out, "That was the last one. Any of them again: go run ./exercises hint %s 1\n", x.Number())
		if x.Kind != tasks.Hunt {
			fmt.Fprintf(t.out, "Our answer: go run ./exercises solution %s -anyway\n", x.Number())
		}
	}
	if n <= opened {
		return nil
	}
	return t.remember(func(p *progress) { p.Hints[key(x)] = n })
}

// solution shows our answer, when there is one to compare it with.
func (t *tool) solution(args []string) error {
	isAnyway := func(a string) bool { return strings.TrimLeft(a, "-") == "anyway" }
	anyway := slices.ContainsFunc(args, isAnyway)
	x, err := t.task(slices.DeleteFunc(slices.Clone(args), isAnyway))
	if err != nil {
		return err
	}
	if !t.isGreen(x) && !anyway {
		return fmt.Errorf("%s is not green yet, and an answer of your own is worth more than ours.\nA hint:     go run ./exercises hint %s\nOur answer: go run ./exercises solution %s -anyway", title(x), x.Number(), x.Number())
	}
	switch x.Kind {
	case tasks.Hunt:
		t.tellStory(x)
		return nil
	case tasks.Rebuild:
		fmt.Fprintf(t.out, "%s, as we wrote it\n\n%s\n", title(x), code(t.archives[x.Chapter].Ours[x.Path()], x.Name))
		return nil
	}
	text, err := os.ReadFile(t.solutionFile(x))
	if err != nil {
		return fmt.Errorf("our answer to task %s cannot be read: %w", title(x), err)
	}
	_, answer, _ := strings.Cut(tasks.Plain(text), "\npackage exercises\n")
	fmt.Fprintf(t.out, "%s: one way to write it\n\n%s\n\n", title(x), strings.TrimSpace(answer))
	if s, err := t.section(x); err == nil && s.solution != "" {
		fmt.Fprintln(t.out, s.solution)
	}
	return nil
}

// solutionFile is where our answer lies to a task of the learner's own files.
func (t *tool) solutionFile(x tasks.Task) string {
	return t.abs("exercises/testdata/" + x.Chapter + "/solution/" + x.Name + ".go")
}

// linkedText is a link of a page, of which a terminal shows the text alone.
var linkedText = regexp.MustCompile(`\[([^\]]+)\]\([^)\s]+\)`)

// play builds a chapter with our answers in the place of what is not green, and runs it on
// this terminal.
func (t *tool) play(args []string) error {
	if len(args) < 1 {
		return misuse("play")
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	o := t.isolated(tasks.Task{Chapter: chapter})
	for _, x := range of(t.list, chapter) {
		if text, err := os.ReadFile(t.solutionFile(x)); err == nil && x.IsOwn() && !t.isGreen(x) {
			o[t.abs(x.Path())] = text
		}
	}
	dir, err := os.MkdirTemp("", "mateinfive-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, chapter)
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	out, exit, err := t.goTool(t.ctx, t.root, o, "build", "-o", program, "./"+chapter)
	if err != nil {
		return fmt.Errorf("building %s: %w", chapter, err)
	}
	if exit != 0 {
		return errors.New(t.brokenText(chapter, out))
	}
	// Ctrl-C belongs to the game; we stay until it has ended, and clean up.
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	defer signal.Stop(interrupts)
	game := exec.Command(program, args[1:]...)
	game.Stdin, game.Stdout, game.Stderr = t.in, t.out, t.errOut
	if t.out == color.Output {
		game.Stdout = os.Stdout // the game asks for itself what kind of terminal that is
	}
	err = game.Run()
	if failed := new(exec.ExitError); errors.As(err, &failed) {
		return errors.New("") // the game has said why
	}
	return err
}
