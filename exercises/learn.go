// learn.go is hint, check, solution and play.

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"github.com/fatih/color"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/source"
)

// section returns what the sheet says about an exercise.
func (t *tool) section(x exercise) (section, error) {
	sheet, err := readSheet(t.root, x.chapter)
	if err != nil {
		return section{}, err
	}
	s, ok := sheet[x.id]
	if !ok {
		return section{}, fmt.Errorf("%s has no heading for exercise %v yet", sheetPath(x.chapter), x)
	}
	return s, nil
}

// hint opens one more hint, or shows a given one.
func (t *tool) hint(args []string) error {
	if len(args) < 1 || len(args) > 2 {
		return misuse("hint")
	}
	x, err := t.exercise(args[0])
	if err != nil {
		return err
	}
	s, err := t.section(x)
	if err != nil {
		return err
	}
	if len(s.hints) == 0 {
		return fmt.Errorf("%s has no hints for exercise %v", sheetPath(x.chapter), x)
	}
	opened := t.hintsOpened()
	n := min(opened[x.id]+1, len(s.hints))
	if len(args) == 2 {
		if n, err = strconv.Atoi(args[1]); err != nil || n < 1 || n > len(s.hints) {
			return usageError(fmt.Sprintf("exercise %v has hints 1 to %d", x, len(s.hints)))
		}
	}
	h := s.hints[n-1]
	fmt.Fprintf(t.out, "%v, hint %d of %d: %s\n\n%s\n\n", x, n, len(s.hints), h.question, h.answer)
	if n < len(s.hints) {
		fmt.Fprintf(t.out, "Still stuck: go run ./exercises hint %s\n", x.id)
	} else {
		fmt.Fprintf(t.out, "That was the last one. Any of them again: go run ./exercises hint %s 1\nAnother answer: go run ./exercises solution %s -anyway\n", x.id, x.id)
	}
	if n > opened[x.id] {
		opened[x.id] = n
		return t.keepHints(opened)
	}
	return nil
}

// hintsFile remembers how many hints of each exercise have been opened: a line
// "2.1 3" each. If it is lost, the hints begin anew.
func (t *tool) hintsFile() string { return filepath.Join(t.kept(), "hints.txt") }

func (t *tool) hintsOpened() map[string]int {
	opened := make(map[string]int)
	text, err := os.ReadFile(t.hintsFile())
	if err != nil {
		return opened
	}
	for _, line := range strings.Split(string(text), "\n") {
		if id, n, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			opened[id], _ = strconv.Atoi(n)
		}
	}
	return opened
}

func (t *tool) keepHints(opened map[string]int) error {
	var text strings.Builder
	all, err := allExercises(t.root)
	if err != nil {
		return err
	}
	for _, x := range all {
		if n := opened[x.id]; n > 0 {
			fmt.Fprintf(&text, "%s %d\n", x.id, n)
		}
	}
	return t.keep(t.hintsFile(), []byte(text.String()))
}

// check judges one answer and says only what matters.
func (t *tool) check(args []string) error {
	if len(args) != 1 {
		return misuse("check")
	}
	x, err := t.exercise(args[0])
	if err != nil {
		return err
	}
	outcomes, err := t.judge(nil, x)
	if err != nil {
		return err
	}
	o := outcomes[x.id]
	switch o.status {
	case unknown:
		return errors.New(o.broken)
	case green:
		fmt.Fprintf(t.out, "%v is %s.\n", x, marks[green].color.Sprint("green"))
		t.sayPlay(x)
		fmt.Fprintf(t.out, "Another way to write it: go run ./exercises solution %s\n", x.id)
		return nil
	case red:
		fmt.Fprintf(t.out, "%v is %s: %s\n", x, marks[red].color.Sprint("red"), countCases(o))
	}
	for _, f := range o.fails {
		if f.name != "" {
			fmt.Fprintf(t.out, "\n%s:\n", f.name)
			f.text = "  " + strings.ReplaceAll(f.text, "\n", "\n  ")
		}
		fmt.Fprintln(t.out, f.text)
	}
	return errRed
}

// countCases says how many cases were wrong.
func countCases(o outcome) string {
	wrong := 0
	for _, f := range o.fails {
		if f.name == "" && strings.HasPrefix(f.text, "The chapter's own code") {
			return "it could not be judged"
		}
		if f.name != "" {
			wrong++
		}
	}
	switch {
	case o.ended && wrong == 0:
		return "it ended the whole test program. Does it call os.Exit, or log.Fatal?"
	case o.cases == 1:
		return "the one case that was tried went wrong"
	}
	return fmt.Sprintf("%d of %d cases went wrong", wrong, o.cases)
}

// sayPlay tells how to see an exercise on the board.
func (t *tool) sayPlay(x exercise) {
	line := "See it: go run ./" + x.chapter
	if s, err := t.section(x); err == nil && s.seeIt != "" {
		line = s.seeIt
	}
	fmt.Fprintln(t.out, line)
}

// solution shows another answer, when there is one to compare it with.
func (t *tool) solution(args []string) error {
	anyway := false
	var ids []string
	for _, a := range args {
		if a == "-anyway" || a == "--anyway" {
			anyway = true
			continue
		}
		ids = append(ids, a)
	}
	if len(ids) != 1 {
		return misuse("solution")
	}
	x, err := t.exercise(ids[0])
	if err != nil {
		return err
	}
	if !anyway {
		outcomes, err := t.judge(nil, x)
		if err != nil {
			return err
		}
		if outcomes[x.id].status != green {
			return fmt.Errorf("%v is not green yet, and an answer of your own is worth more than ours.\nA hint:     go run ./exercises hint %s\nOur answer: go run ./exercises solution %s -anyway", x, x.id, x.id)
		}
	}
	file := filepath.Join(t.root, "exercises", "testdata", x.chapter, "solution", x.id+".go")
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the solution of exercise %v cannot be read: %w", x, err)
	}
	decls, err := source.Parse(file, text)
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "%v: one way to write it\n\n", x)
	for _, decl := range decls {
		fmt.Fprintf(t.out, "%s\n\n", decl.Text)
	}
	if s, err := t.section(x); err == nil && s.solution != "" {
		fmt.Fprintln(t.out, s.solution)
	}
	return nil
}

// play builds a chapter with all solutions in and runs it on this terminal.
func (t *tool) play(args []string) error {
	if len(args) < 1 {
		return misuse("play")
	}
	if idForm.MatchString(args[0]) {
		return usageError(fmt.Sprintf("play takes a chapter: go run ./exercises play %d", numbers(args[0])[0]))
	}
	chapter, err := t.chapter(args[0])
	if err != nil {
		return err
	}
	overlay, err := gotool.Solutions(t.root)
	if err != nil {
		return err
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
	out, exit, err := t.goTool(context.Background(), t.root, overlay, "build", "-o", program, "./"+chapter)
	if err != nil {
		return fmt.Errorf("building %s: %w", chapter, err)
	}
	if exit != 0 {
		return errors.New(brokenText(out, chapter))
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
		return errRed
	} else if err != nil {
		return err
	}
	return nil
}
