// program.go runs a program as its user does.

package consoletest

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// A Program is one run of a program: what it gets, and what it has to answer.
type Program struct {
	Name, Args, Input string
	Dir               string // the folder in which it runs, or "" for that of the test
	Status            int
	Out               string // the end of the standard output, or all of it if that is empty
	Err               string // a part of the standard error, likewise
}

// asProgram is set in the environment where a test runs itself as the program.
const asProgram = "TEST_RUNS_MAIN"

// AsProgram runs the program, and ends with it, where a test has started itself for that. It
// stands at the beginning of TestMain.
func AsProgram(program func()) {
	if os.Getenv(asProgram) != "" {
		program()
		os.Exit(0)
	}
}

// Programs runs the program of a test whose TestMain calls [AsProgram].
func Programs(t *testing.T, programs []Program) {
	for _, p := range programs {
		t.Run(p.Name, func(t *testing.T) {
			run := exec.CommandContext(untilDeadline(t), os.Args[0], strings.Fields(p.Args)...)
			run.Env = append(os.Environ(), asProgram+"=1", "CLICOLOR_FORCE=", "NO_COLOR=", "TERM=xterm-256color") // only the pipe speaks against color
			run.Dir = p.Dir
			run.Stdin = strings.NewReader(p.Input)
			var out, errs strings.Builder
			run.Stdout, run.Stderr = &out, &errs
			err := run.Run()
			if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
				t.Fatal(err)
			}
			if got := run.ProcessState.ExitCode(); got != p.Status {
				t.Errorf("the exit status is %d, want %d", got, p.Status)
			}
			if got := out.String(); !strings.HasSuffix(got, p.Out) || p.Out == "" && got != "" {
				t.Errorf("the output is\n%s\nwant it to end with\n%s", got, p.Out)
			}
			if got := errs.String(); !strings.Contains(got, p.Err) || p.Err == "" && got != "" {
				t.Errorf("the error output is\n%s\nwant %s", got, p.Err)
			}
			if strings.Contains(out.String()+errs.String(), "\x1b") {
				t.Errorf("what goes into a pipe has escape codes: %q %q", &out, &errs)
			}
		})
	}
}

// untilDeadline ends a second before go test gives the test up: a program that never ends would
// otherwise go on behind it.
func untilDeadline(t *testing.T) context.Context {
	deadline, ok := t.Deadline()
	if !ok {
		return t.Context()
	}
	ctx, cancel := context.WithDeadline(t.Context(), deadline.Add(-time.Second))
	t.Cleanup(cancel)
	return ctx
}

// Ends runs the test once more as a program of its own, in which play ends that program, and
// checks what is said in the end.
func Ends(t *testing.T, play func(), want string) {
	const inside = "TEST_ENDS"
	if os.Getenv(inside) != "" {
		play()
		return
	}
	run := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	run.Env = append(os.Environ(), inside+"=1")
	if said, err := run.CombinedOutput(); err == nil || !strings.Contains(string(said), want) {
		t.Errorf("it ends with %v and says\n%.2000s\nwant\n%s", err, said, want)
	}
}
