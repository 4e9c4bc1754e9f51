// run.go runs the go command, and ends it where what it runs goes on without end.

package gotool

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"

	"mateinfive/internal/process"
)

// nestedEnv is set for what Run starts.
const nestedEnv = "MATEINFIVE_NESTED"

// Nested reports whether this program was started by Run. A test that starts go itself asks first:
// a proof of a page that says `go test ./...` must not prove all pages again.
func Nested() bool {
	return os.Getenv(nestedEnv) != ""
}

// MostPrinted is how many bytes of output [Run] collects. The tests of a whole chapter print less
// than half of it.
const MostPrinted = 8 << 20

var limit = MostPrinted // a variable for tests

// Why Run has ended the go command and all that it had started. The error wraps one of them.
var (
	// ErrFlood says that more was printed than is collected: a loop prints without end.
	ErrFlood = errors.New("it prints without end")
	// ErrNotBegun says that a test program came to none of its tests: a variable of a package,
	// or an init, never comes to its end. The flag -timeout does not see that, since its time
	// begins with the first test.
	ErrNotBegun = errors.New("no test had begun")
)

// Run runs `go args...` in root with the overlay laid over it, and returns what
// it printed, both streams in one, and its exit status. An err means that go
// could not be run to its end at all; a test that fails is not an err.
//
// If more than [MostPrinted] bytes are printed, Run ends all at once: the error wraps [ErrFlood],
// and out is the beginning. If args are those of a `go test -json -timeout`, and a test program
// has not begun a test when this time is over, or 20 seconds, the error wraps [ErrNotBegun]. Then
// out says at its end where the program was, as after Ctrl-\, unless Go could not find out: on a
// busy machine it may say nothing of the goroutine that runs.
func Run(ctx context.Context, root string, o Overlay, args ...string) (out string, exit int, err error) {
	if len(o) > 0 {
		dir, err := os.MkdirTemp("", "mateinfive-")
		if err != nil {
			return "", 0, err
		}
		defer os.RemoveAll(dir)
		replace, err := o.write(dir)
		if err != nil {
			return "", 0, err
		}
		args = append([]string{args[0], "-overlay=" + filepath.Join(dir, "overlay.json")}, args[1:]...)
		defer func() { out = named(out, root, dir, replace) }()
	}
	return run(ctx, root, args)
}

func run(ctx context.Context, root string, args []string) (out string, exit int, err error) {
	runtime.LockOSThread() // as process.Begin asks for
	defer runtime.UnlockOSThread()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = root
	cmd.Env = append(cmd.Environ(), nestedEnv+"=1")
	family := process.Begin(cmd)
	cmd.Cancel = func() error {
		if errors.Is(context.Cause(ctx), ErrNotBegun) {
			return family.Quit() // what it says then is a part of the output
		}
		return family.End()
	}
	// How long that may take, and how long a program that has got away from the family may
	// keep us waiting that holds on to its output.
	cmd.WaitDelay = 2 * time.Second

	printed := &process.Limited{Most: limit, Full: func() { stop(ErrFlood) }}
	cmd.Stdout = printed
	if patience, ok := patienceWith(args); ok {
		watch := newStartWatch(patience, func() { stop(ErrNotBegun) })
		defer watch.end()
		cmd.Stdout = io.MultiWriter(printed, watch)
	}
	cmd.Stderr = cmd.Stdout // exec sees that they are one, and writes from one goroutine
	err = cmd.Run()
	family.EndRest()

	out = printed.String()
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		why := context.Cause(ctx)
		if why != ErrFlood && why != ErrNotBegun {
			why = ctx.Err() // which is what callers ask for
		}
		return out, -1, fmt.Errorf("go %s was stopped: %w", args[0], why)
	case errors.As(err, &failed):
		return out, failed.ExitCode(), nil
	}
	return out, 0, err
}
