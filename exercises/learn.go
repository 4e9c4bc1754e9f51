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
func (d *desk) section(x exercise) (section, error) {
	sheet, err := readSheet(d.root, x.chapter)
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
func (d *desk) hint(args []string) error {
	if len(args) < 1 || len(args) > 2 {
		return misuse("hint")
	}
	x, err := d.exercise(args[0])
	if err != nil {
		return err
	}
	s, err := d.section(x)
	if err != nil {
		return err
	}
	if len(s.hints) == 0 {
		return fmt.Errorf("%s has no hints for exercise %v", sheetPath(x.chapter), x)
	}
	opened := d.hintsOpened()
	n := min(opened[x.id]+1, len(s.hints))
	if len(args) == 2 {
		if n, err = strconv.Atoi(args[1]); err != nil || n < 1 || n > len(s.hints) {
			return usageError(fmt.Sprintf("exercise %v has hints 1 to %d", x, len(s.hints)))
		}
	}
	h := s.hints[n-1]
	fmt.Fprintf(d.out, "%v, hint %d of %d: %s\n\n%s\n\n", x, n, len(s.hints), h.question, h.answer)
	if n < len(s.hints) {
		fmt.Fprintf(d.out, "Still stuck: go run ./exercises hint %s\n", x.id)
	} else {
		fmt.Fprintf(d.out, "That was the last one. Any of them again: go run ./exercises hint %s 1\nAnother answer: go run ./exercises solution %s -anyway\n", x.id, x.id)
	}
	if n > opened[x.id] {
		opened[x.id] = n
		return d.keepHints(opened)
	}
	return nil
}

// hintsFile remembers how many hints of each exercise have been opened: a line
// "2.1 3" each. If it is lost, the hints begin anew.
func (d *desk) hintsFile() string { return filepath.Join(d.kept(), "hints.txt") }

func (d *desk) hintsOpened() map[string]int {
	opened := make(map[string]int)
	text, err := os.ReadFile(d.hintsFile())
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

func (d *desk) keepHints(opened map[string]int) error {
	var text strings.Builder
	all, err := allExercises(d.root)
	if err != nil {
		return err
	}
	for _, x := range all {
		if n := opened[x.id]; n > 0 {
			fmt.Fprintf(&text, "%s %d\n", x.id, n)
		}
	}
	return d.keep(d.hintsFile(), []byte(text.String()))
}

// check judges one answer and says only what matters.
func (d *desk) check(args []string) error {
	if len(args) != 1 {
		return misuse("check")
	}
	x, err := d.exercise(args[0])
	if err != nil {
		return err
	}
	outcomes, err := d.judge(nil, x)
	if err != nil {
		return err
	}
	o := outcomes[x.id]
	switch o.status {
	case unknown:
		return errors.New(o.broken)
	case green:
		fmt.Fprintf(d.out, "%v is %s.\n", x, marks[green].color.Sprint("green"))
		d.sayPlay(x)
		fmt.Fprintf(d.out, "Another way to write it: go run ./exercises solution %s\n", x.id)
		return nil
	case red:
		fmt.Fprintf(d.out, "%v is %s: %s\n", x, marks[red].color.Sprint("red"), countCases(o))
	}
	for _, f := range o.fails {
		if f.name != "" {
			fmt.Fprintf(d.out, "\n%s:\n", f.name)
			f.text = "  " + strings.ReplaceAll(f.text, "\n", "\n  ")
		}
		fmt.Fprintln(d.out, f.text)
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
func (d *desk) sayPlay(x exercise) {
	line := "See it: go run ./" + x.chapter
	if s, err := d.section(x); err == nil && s.seeIt != "" {
		line = s.seeIt
	}
	fmt.Fprintln(d.out, line)
}

// solution shows another answer, when there is one to compare it with.
func (d *desk) solution(args []string) error {
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
	x, err := d.exercise(ids[0])
	if err != nil {
		return err
	}
	if !anyway {
		outcomes, err := d.judge(nil, x)
		if err != nil {
			return err
		}
		if outcomes[x.id].status != green {
			return fmt.Errorf("%v is not green yet, and an answer of your own is worth more than ours.\nA hint:     go run ./exercises hint %s\nOur answer: go run ./exercises solution %s -anyway", x, x.id, x.id)
		}
	}
	file := filepath.Join(d.root, "exercises", "testdata", x.chapter, "solution", x.id+".go")
	text, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("the solution of exercise %v cannot be read: %w", x, err)
	}
	decls, err := source.Parse(file, text)
	if err != nil {
		return err
	}
	fmt.Fprintf(d.out, "%v: one way to write it\n\n", x)
	for _, decl := range decls {
		fmt.Fprintf(d.out, "%s\n\n", decl.Text)
	}
	if s, err := d.section(x); err == nil && s.solution != "" {
		fmt.Fprintln(d.out, s.solution)
	}
	return nil
}

// play builds a chapter with all solutions in and runs it on this terminal.
func (d *desk) play(args []string) error {
	if len(args) < 1 {
		return misuse("play")
	}
	if idForm.MatchString(args[0]) {
		return usageError(fmt.Sprintf("play takes a chapter: go run ./exercises play %d", numbers(args[0])[0]))
	}
	chapter, err := d.chapter(args[0])
	if err != nil {
		return err
	}
	overlay, err := gotool.Solutions(d.root)
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
	out, exit, err := d.goTool(context.Background(), d.root, overlay, "build", "-o", program, "./"+chapter)
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
	game.Stdin, game.Stdout, game.Stderr = d.in, d.out, d.errOut
	if d.out == color.Output {
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
