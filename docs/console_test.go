// console_test.go types what a transcript says was typed, and compares.

package docs

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// step is one command of a console block and what is shown below it.
type step struct {
	command      string // without the "$ "
	words, shown []string
}

var (
	promptLine = regexp.MustCompile(`^(board|white|black|promote|yes/no)>(?: (.*))?$`)
	lastPrompt = regexp.MustCompile(`(?:^|\n)(?:\x1b\[[0-9;]*m)*(?:board|white|black|promote|yes/no)>(?:\x1b\[[0-9;]*m)* (?:\x1b\[[0-9;]*m)*\n$`)
)

// checkConsole runs every console block of a page.
func checkConsole(b *book, p *page) (findings []finding) {
	for _, f := range p.fences {
		if _, unrun := f.directive("unrun"); f.lang == "text" && !unrun && looksRun(f) {
			findings = append(findings, at(f.line(), "this looks like a run, and nobody runs it: make it a ```console block, "+
				"or say above it why it is not run: <!-- unrun: why -->"))
		}
		if f.lang != "console" {
			continue
		}
		steps, err := stepsOf(f)
		if err != nil {
			findings = append(findings, at(f.line(), "%v", err))
			continue
		}
		if d, _ := f.directive("with"); !usesExercises(steps) { // else see checkProgress
			findings = append(findings, checkSteps(f, steps, func(s step) (output, error) {
				return b.run(s, cmp.Or(d.arg, b.stateAt(p, f.first)), b.isThorough(p))
			})...)
		}
	}
	return append(findings, checkProgress(b, p)...)
}

// output is what a command has printed, and how it is compared with what a block shows.
type output struct {
	lines    []string
	isExact  bool // to the byte; else a line "..." stands for any lines, and some things do not count
	isNotRun bool // it was too slow for this look, and nothing is compared
}

// anyLines is the line that stands for any lines.
const anyLines = "..."

// looksRun reports whether a block shows what a command prints, or what comes after a prompt. Lines
// to type in alone are no run.
func looksRun(f fence) bool {
	if len(f.body) > 0 && strings.HasPrefix(f.body[0], "$ ") {
		return true
	}
	typed := 0
	for _, line := range f.body {
		if m := promptLine.FindStringSubmatch(line); m != nil {
			typed++
		}
	}
	return typed > 0 && typed < len(f.body)
}

// checkSteps compares a block with what its commands print.
func checkSteps(f fence, steps []step, run func(step) (output, error)) []finding {
	var truth []string // what the block should say
	isTrue, trouble := true, ""
	for _, s := range steps {
		out, err := run(s)
		if err != nil {
			return []finding{at(f.line(), "$ %s: %v", s.command, err)}
		}
		lines := s.shown
		if !s.shows(out) {
			isTrue = false
			var why string
			if lines, why = s.brought(out); why != "" {
				trouble = why
			}
		}
		truth = append(append(truth, "$ "+s.command), lines...)
	}
	if isTrue {
		return nil
	}
	problem := at(f.line(), "the transcript is not what happens (-page +run):\n%s", diff(masked(f.body), masked(truth)))
	if trouble != "" {
		problem.text += "\nThe page stays as it is: " + trouble + "."
	} else {
		problem.fix = &fix{from: f.first + 1, to: f.last, lines: truth}
	}
	return []finding{problem}
}

// shows reports whether a step shows what was printed.
func (s step) shows(out output) bool {
	switch {
	case out.isNotRun:
		return true
	case out.isExact:
		return slices.Equal(withoutPrompt(s.shown), withoutPrompt(out.lines))
	}
	return matches(masked(s.shown), masked(out.lines), anyLines)
}

// brought are the lines that a step should show, and the trouble with writing them into the
// page, if there is any.
func (s step) brought(out output) (lines []string, trouble string) {
	if crashes(s, out.lines) {
		return out.lines, "the program crashes, or is not built"
	}
	if out.isExact {
		return out.lines, ""
	}
	lines, ok := bring(s.shown, out.lines, anyLines)
	if !ok {
		return out.lines, "too much is new to tell what is to be left out"
	}
	return lines, ""
}

// crash is what Go says of a crash, and what the guard says.
var crash = regexp.MustCompile(`\bpanic: |\bfatal error: |\bgoroutine \d+ \[|\[signal |\[(?:build|setup) failed\]|` +
	`\bpanics at \S+\.go:\d+|had not come back after|does not come back; it was at|calls itself again and again|and wanted more|ends its goroutine`)

// crashes reports whether a step crashes where the page shows no crash, and what
// it printed must not get there.
func crashes(s step, got []string) bool {
	shown := strings.Join(s.shown, " ") // lines may be broken anywhere
	found := crash.FindAllString(strings.Join(got, " "), -1)
	return slices.ContainsFunc(found, func(words string) bool { return !strings.Contains(shown, words) })
}

// stepsOf splits a block at its "$ " lines.
func stepsOf(f fence) (steps []step, err error) {
	for _, line := range f.body {
		if command, ok := strings.CutPrefix(line, "$ "); ok {
			words, err := shellWords(command)
			if err != nil {
				return nil, fmt.Errorf("$ %s: %w", command, err)
			}
			steps = append(steps, step{command: command, words: words})
		} else if len(steps) > 0 {
			steps[len(steps)-1].shown = append(steps[len(steps)-1].shown, line)
		} else {
			break
		}
	}
	if len(steps) == 0 {
		return nil, errors.New("a console block begins with a command: $ go run ./ch...")
	}
	return steps, nil
}

var (
	shellWord = regexp.MustCompile(`(?:[^\s'"\\]|'[^']*'|"[^"]*"|\\.)+`)
	quoting   = regexp.MustCompile(`'([^']*)'|"([^"]*)"|\\(.)`)
)

// shellWords splits a line as a shell would, at spaces, quotes and backslashes
// observed.
func shellWords(line string) (words []string, err error) {
	if rest := shellWord.ReplaceAllString(line, ""); strings.TrimSpace(rest) != "" {
		return nil, errors.New("a quote is not closed, or a backslash stands at the end")
	}
	for _, word := range shellWord.FindAllString(line, -1) {
		words = append(words, quoting.ReplaceAllString(word, "$1$2$3"))
	}
	return words, nil
}

// slow is more than the tests of one package of a chapter.
var slow = regexp.MustCompile(`/\.\.\.| \./(docs|exercises)| -bench `)

// run carries out a step. What is slow is left out unless the look is thorough.
func (b *book) run(s step, with string, thorough bool) (output, error) {
	switch {
	case strings.HasPrefix(s.command, "go run ./ch"):
		out, err := b.play(strings.TrimPrefix(s.words[2], "./"), with, s.words[3:], typed(s.shown))
		return output{lines: splitLines(out), isExact: true}, err
	case strings.HasPrefix(s.command, "go test "):
		if slow.MatchString(s.command) && !thorough {
			return output{isNotRun: true}, nil
		}
		o, err := b.overlay(with)
		if err != nil {
			return output{}, err
		}
		out, _, err := b.goCommand(o, s.words[1:]...)
		return output{lines: splitLines(unmask(out))}, err
	}
	return output{}, errors.New("only `go run ./chNN-name`, `go test` and `go run ./exercises` can be proved: make it a ```sh or ```text block")
}

// typed are the lines after the prompts.
func typed(shown []string) (lines []string) {
	for _, line := range withoutPrompt(shown) {
		if m := promptLine.FindStringSubmatch(line); m != nil {
			lines = append(lines, m[2])
		}
	}
	return lines
}

// play runs a chapter's program with typed lines and returns its output as a
// transcript shows it: without the prompt that waits in vain at the end.
func (b *book) play(chapter, with string, flags, typed []string) (string, error) {
	chapter, err := b.chapter(chapter)
	if err != nil {
		return "", err
	}
	bin, env, err := b.program(chapter, with)
	if err != nil {
		return "", err
	}
	dir := b.root
	isOurs := func(word string) bool { _, err := os.Stat(b.file(word)); return err == nil }
	if words := strings.Fields(strings.Join(append(typed, flags...), " ")); !slices.ContainsFunc(words, isOurs) {
		if dir, err = os.MkdirTemp(b.tmp, "run"); err != nil { // it may save a file
			return "", err
		}
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module mateinfive\n"), 0o644); err != nil {
			return "", err // elsewhere the program shows no tasks
		}
	}
	ctx, cancel := context.WithTimeout(b.ctx, 2*time.Minute) // with some code it never ends
	defer cancel()
	return transcript(ctx, dir, env, strings.Join(append(typed, ""), "\n"), bin, flags...)
}

// transcript runs a program in a folder and returns what one sees, without the
// prompt that waits in vain at the end, and with the exit status as `go run`
// says it.
func transcript(ctx context.Context, dir string, env []string, input, program string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = dir
	cmd.Env = env
	cmd.WaitDelay = 10 * time.Second
	cmd.Stdin = strings.NewReader(input)
	out, err := cmd.CombinedOutput()
	text := string(out)
	if at := lastPrompt.FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return "", fmt.Errorf("the program did not end by itself:\n%s", text)
	case errors.As(err, &failed) && program == "go": // which says it itself
		return text, nil
	case errors.As(err, &failed):
		return strings.TrimSuffix(text, "\n") + fmt.Sprintf("\nexit status %d", failed.ExitCode()), nil
	}
	return text, err
}

// programEnv is the environment without what decides on color, with a locale that
// knows figures, and with patience for answers on a machine that is busy with other
// things.
func programEnv() []string {
	env := slices.DeleteFunc(os.Environ(), func(s string) bool {
		name, _, _ := strings.Cut(s, "=")
		return slices.Contains([]string{"NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS"}, name)
	})
	return append(env, "LC_ALL=C.UTF-8", "MATEINFIVE_PATIENCE=1m")
}

// splitLines splits what a program printed, the last line end aside.
func splitLines(out string) []string {
	if out = strings.TrimSuffix(strings.ReplaceAll(out, "\r\n", "\n"), "\n"); out == "" {
		return nil
	}
	return strings.Split(out, "\n")
}

var (
	timing    = regexp.MustCompile(`\b\d+\.\d+s\b|\(cached\)`)
	spacing   = regexp.MustCompile(`(\S)[ \t]+`)
	measured  = regexp.MustCompile(`^(Benchmark\S+?)(-\d+)? \d+ [\d.]+ ns/op`)
	stubPlace = regexp.MustCompile(`(exercises\.go):\d+`)
	frame     = regexp.MustCompile(`^(mateinfive/\S+)\(.*\)$|^\s+\S+/(ch\d\d-\S+\.go:\d+)(?: \+0x[0-9a-f]+)?$| \[recovered.*\]$`)
)

// unmask makes an output of go test fit to print: a remembered result gets a
// time like any other, and the odd spaces that cmp puts in become plain.
func unmask(out string) string {
	return strings.NewReplacer("(cached)", "0.01s", "\u00a0", " ").Replace(out)
}

// withoutPrompt leaves out a prompt that stands at the end: it may be there or not, since
// nothing was typed.
func withoutPrompt(lines []string) []string {
	if n := len(lines); n > 0 {
		if m := promptLine.FindStringSubmatch(lines[n-1]); m != nil && m[2] == "" {
			return lines[:n-1]
		}
	}
	return lines
}

// masked is what go test and the tool print without what differs from run to run: times, how
// columns are spaced, how often a benchmark ran, the line where the learner's own file has a
// function by now, and what is another machine's in a trace.
func masked(lines []string) []string {
	plain := make([]string, len(lines))
	for i, line := range lines {
		line = strings.ReplaceAll(timing.ReplaceAllString(unmask(line), "0.00s"), "\t", "    ")
		line = frame.ReplaceAllString(line, "$1$2")
		line = measured.ReplaceAllString(spacing.ReplaceAllString(line, "$1 "), "$1 N ns/op")
		plain[i] = strings.TrimRight(stubPlace.ReplaceAllString(line, "$1:N"), " ")
	}
	return plain
}
