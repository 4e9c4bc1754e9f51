// outside.go runs programs that others have written.

// Package outside runs programs that are not part of the course, such as a learner's own: it
// sends lines, ends the input, and reads a line of answer for each. Whatever such a program
// does, it hangs, dies, or writes without end, comes back as an error in words.
package outside

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"mateinfive/internal/console"
	"mateinfive/internal/process"
)

// A Program is a command that is run in a folder. Without a command it is that of [CommandIn], or
// the folder has a Go program, which Build makes into one.
type Program struct {
	Dir     string
	Command []string
}

// Ways in which a program goes wrong, whatever it answers. The error of Ask wraps one of them, and
// says the rest.
var (
	ErrNotRun  = errors.New("your program cannot be run")
	ErrEnded   = errors.New("your program ended before its input did")
	ErrStopped = errors.New("your program was stopped")
	ErrFlood   = errors.New("your program writes without end")
	ErrMemory  = errors.New("your program wanted ever more memory")
	ErrNumber  = errors.New("not one answer for each line")
)

// mostSaid is how many bytes of a program are read: the longest exam has about 300,000.
const mostSaid = 8 << 20

// mostMemory is how many bytes a program may take, together with all that it has started. It is
// looked at a few times in a second, and on Linux alone.
var mostMemory int64 = 2 << 30 // a variable for tests

// CommandIn returns the command that the file program.txt of a folder has in its one line, such as
// python3 chess.py: so a program says how it is run that is not in Go. Without that file it is nil.
func CommandIn(dir string) []string {
	text, _ := os.ReadFile(filepath.Join(dir, "program.txt"))
	return strings.Fields(string(text))
}

// Path makes a path absolute. A ~ at its beginning is the home folder, for not every shell
// has put that in its place.
func Path(path string) (string, error) {
	isInHome := path == "~" || strings.HasPrefix(path, "~/") || strings.HasPrefix(path, `~\`)
	if home, err := os.UserHomeDir(); err == nil && isInHome {
		path = home + path[1:]
	}
	return filepath.Abs(path)
}

// Build compiles the Go program in the folder into a file in tmp, unless there is a command
// already. The error says what is wrong with the folder, or with the program.
func (p *Program) Build(ctx context.Context, tmp string) error {
	if info, err := os.Stat(p.Dir); err != nil || !info.IsDir() {
		return fmt.Errorf("%s is no folder: want the one of your program, as in exam 1 ~/mychess", p.Dir)
	}
	if len(p.Command) == 0 {
		p.Command = CommandIn(p.Dir)
	}
	if len(p.Command) > 0 {
		return nil
	}
	if _, err := os.Stat(filepath.Join(p.Dir, "go.mod")); err != nil {
		return fmt.Errorf("%s has no go.mod: type go mod init mychess there; for another language than Go "+
			"write into a file program.txt there how the program is run, as in python3 chess.py", p.Dir)
	}
	file := filepath.Join(tmp, "program.exe") // Windows wants the ending, and the others do not mind
	cmd := exec.CommandContext(ctx, "go", "build", "-o", file, ".")
	cmd.Dir = p.Dir
	var exit *exec.ExitError
	out, err := cmd.CombinedOutput()
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &exit):
		return fmt.Errorf("your program does not compile:\n%s", lastWords(string(out)))
	case err != nil:
		return fmt.Errorf("your program cannot be compiled: %w", err)
	}
	p.Command = []string{file}
	return nil
}

// Ask sends all lines at once, ends the input, and returns what the program answers, line by
// line, and the last of what it wrote to the standard error. Where there is not one answer
// for each line, err says why; ctx says how long to wait. When Ask returns, the program has
// ended, and with it all that it has started.
func (p Program) Ask(ctx context.Context, lines []string) (answers []string, said string, err error) {
	began := time.Now()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	flood := func() { stop(ErrFlood) }
	out := &process.Limited{Most: mostSaid, Full: flood}
	errOut := &process.Limited{Most: mostSaid, Full: flood}
	failed := p.run(ctx, stop, strings.Join(lines, "\n")+"\n", out, errOut)

	text := strings.ReplaceAll(out.String(), "\r", "")
	answers = strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if text == "" {
		answers = nil
	}
	for i := range answers {
		answers[i] = console.Printable(strings.TrimSpace(answers[i]))
	}
	said = lastWords(errOut.String())
	switch {
	case out.IsFull() || errOut.IsFull():
		err = fmt.Errorf("%w: it was stopped after 8 MB. Does its loop end when the input does?", ErrFlood)
	case context.Cause(ctx) == ErrMemory:
		err = fmt.Errorf("%w: it was stopped at more than %d MB. %s",
			ErrMemory, mostMemory>>20, stoodAt(lines, len(answers)))
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		waited := time.Since(began).Round(time.Second / 10)
		err = fmt.Errorf("%w: it had not come to its end after %v. %s",
			ErrStopped, waited, stoodAt(lines, len(answers)))
	case ctx.Err() != nil:
		err = ctx.Err()
	default:
		err = wrongNumber(lines, len(answers), failed)
	}
	return answers, said, err
}

// run runs the program with an input, until it ends or ctx does. Stop ends ctx.
func (p Program) run(
	ctx context.Context, stop context.CancelCauseFunc, input string, out, errOut io.Writer,
) error {
	runtime.LockOSThread() // as process.Begin asks for
	defer runtime.UnlockOSThread()
	cmd := exec.CommandContext(ctx, p.Command[0], p.Command[1:]...)
	cmd.Dir = p.Dir
	family := process.Begin(cmd)
	defer family.EndRest()
	cmd.WaitDelay = 300 * time.Millisecond // what it has started may hold on to its output
	cmd.Cancel = func() error {
		if context.Cause(ctx) == ErrMemory {
			return family.End() // at once: there may be no room for more
		}
		// Python then writes what it has answered, and says where it was. After WaitDelay it is killed.
		return cmd.Process.Signal(os.Interrupt)
	}
	cmd.Stdin = strings.NewReader(input)
	cmd.Stdout, cmd.Stderr = out, errOut
	err := cmd.Start()
	if err == nil {
		ended, watched := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(watched)
			watchMemory(family, ended, stop)
		}()
		err = cmd.Wait()
		close(ended)
		<-watched
	}
	if errors.Is(err, exec.ErrWaitDelay) {
		return nil // it has ended well, and only what it has started goes on
	}
	return err
}

// watchMemory stops a program that takes too much memory, until it has ended.
func watchMemory(family process.Family, ended <-chan struct{}, stop context.CancelCauseFunc) {
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ended:
			return
		case <-tick.C:
			if family.Memory() > mostMemory {
				stop(ErrMemory)
			}
		}
	}
}

// wrongNumber says why a program that has ended, perhaps with an error, has not answered each
// line, or has said more than that. If all is well it is nil.
func wrongNumber(lines []string, answered int, failed error) error {
	var exit *exec.ExitError
	switch {
	case failed != nil && !errors.As(failed, &exit):
		return fmt.Errorf("%w: %w", ErrNotRun, failed)
	case answered < len(lines) && failed == nil:
		return numberError(fmt.Sprintf("your program answered %d of %d lines: some got no answer, "+
			"or it ended before its input did, or what it wrote was never flushed", answered, len(lines)))
	case answered < len(lines):
		return fmt.Errorf("%w (%w). %s", ErrEnded, failed, stoodAt(lines, answered))
	case answered > len(lines):
		return numberError(fmt.Sprintf("your program wrote %d lines, and was asked %d: an answer is one line, "+
			"and only answers go to the standard output", answered, len(lines)))
	}
	return nil
}

// A numberError is an ErrNumber that says the two numbers.
type numberError string

func (e numberError) Error() string        { return string(e) }
func (e numberError) Is(target error) bool { return target == ErrNumber }

// stoodAt says at which question a program stopped to answer.
func stoodAt(lines []string, answered int) string {
	if answered >= len(lines) {
		return "All lines were answered: does its loop end when the input does?"
	}
	return fmt.Sprintf("%d of %d lines were answered; the next was: %s", answered, len(lines), lines[answered])
}

// lastWords returns the beginning and the end of a text, fit for a terminal: in one of them
// every language says what has happened. Of a Go program it begins at the panic.
func lastWords(text string) string {
	const half = 7
	lines := strings.Split(strings.TrimRight(strings.ReplaceAll(text, "\t", "  "), "\n"), "\n")
	if i := slices.IndexFunc(lines, isPanic); i > 0 {
		lines = lines[i:]
	}
	if len(lines) > 2*half {
		lines = slices.Concat(lines[:half], []string{"..."}, lines[len(lines)-half:])
	}
	for i := range lines {
		lines[i] = console.Printable(lines[i])
	}
	return strings.Join(lines, "\n")
}

func isPanic(line string) bool {
	return strings.HasPrefix(line, "panic: ") || strings.HasPrefix(line, "fatal error: ") ||
		strings.HasPrefix(line, "runtime: goroutine stack exceeds")
}
