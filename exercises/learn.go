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
	"strconv"

	"github.com/fatih/color"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
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
	if len(s.hints) == 0 {
		return fmt.Errorf("%s has no hints for task %s", sheetPath(x.Chapter), title(x))
	}
	opened := t.progress().Hints[key(x)]
	n := min(opened+1, len(s.hints))
	if wanted > len(s.hints) {
		return usageError(fmt.Sprintf("task %s has hints 1 to %d", title(x), len(s.hints)))
	} else if wanted > 0 {
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
	return t.locked(func() error {
		return t.remember(func(p *progress) { p.Hints[key(x)] = n })
	})
}

// solution shows our answer, when there is one to compare it with.
func (t *tool) solution(args []string) error {
	anyway := false
	var names []string
	for _, a := range args {
		if a == "-anyway" || a == "--anyway" {
			anyway = true
			continue
		}
		names = append(names, a)
	}
	x, err := t.task(names)
	if err != nil {
		return err
	}
	if done, err := t.isDone(x); err != nil {
		return err
	} else if !done && !anyway {
		return fmt.Errorf("%s is not green yet, and an answer of your own is worth more than ours.\nA hint:     go run ./exercises hint %s\nOur answer: go run ./exercises solution %s -anyway", title(x), x.Number(), x.Number())
	}
	switch x.Kind {
	case tasks.Hunt:
		t.tellStory(x)
		return nil
	case tasks.Rebuild:
		ours := ""
		if own := t.entriesOf(x); len(own) > 0 {
			ours = own[0].Original
		} else if d, err := source.Find(t.abs(x.Dir()), x.Name); err == nil {
			ours = d.Text
		}
		fmt.Fprintf(t.out, "%s, as we wrote it\n\n%s\n", title(x), ours)
		return nil
	}
	return t.showSolution(x)
}

// linkedText is a link of a page, of which a terminal shows the text alone.
var linkedText = regexp.MustCompile(`\[([^\]]+)\]\([^)\s]+\)`)

// showSolution prints the file with our answer, and what the sheet says on it.
func (t *tool) showSolution(x tasks.Task) error {
	file := filepath.Join(t.root, "exercises", "testdata", x.Chapter, "solution", x.Name+".go")
	decls, err := solutionIn(file)
	if err != nil {
		return fmt.Errorf("our answer to task %s cannot be read: %w", title(x), err)
	}
	fmt.Fprintf(t.out, "%s: one way to write it\n\n", title(x))
	for _, d := range decls {
		fmt.Fprintf(t.out, "%s\n\n", d.Text)
	}
	if s, err := t.section(x); err == nil && s.solution != "" {
		fmt.Fprintln(t.out, s.solution)
	}
	return nil
}

// solutionIn lists the declarations of an answer.
func solutionIn(file string) ([]source.Decl, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return source.Parse(file, text)
}

// play builds a chapter with all solutions in and runs it on this terminal.
func (t *tool) play(args []string) error {
	if len(args) < 1 {
		return misuse("play")
	}
	if m := numberForm.FindStringSubmatch(args[0]); m != nil {
		return usageError("play takes a chapter: go run ./exercises play " + m[1])
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	overlay, err := gotool.Solutions(t.root)
	if err != nil {
		return err
	}
	ours, done, err := t.isolated(tasks.Task{}) // what is empty would not play
	if err != nil {
		return err
	}
	defer done()
	dir, err := os.MkdirTemp("", "mateinfive-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, chapter)
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	out, exit, err := t.goTool(t.context(), t.root, overlay.And(ours), "build", "-o", program, "./"+chapter)
	if err != nil {
		return fmt.Errorf("building %s: %w", chapter, err)
	}
	if exit != 0 {
		return errors.New(brokenText(out))
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
	var failed *exec.ExitError
	if err := game.Run(); errors.As(err, &failed) {
		if failed.ExitCode() == 2 {
			return usageError(chapter + " did not understand these flags")
		}
		return errors.New("") // the game has said why
	} else if err != nil {
		return err
	}
	return nil
}
