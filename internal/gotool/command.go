// command.go runs programs as a person does at the root.

package gotool

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
)

// Command runs a program, git or go, in root and returns what it printed, both streams in one,
// and its exit status. An err means that it could not be run to its end. Unlike [Run] it has no
// overlay, and is not [Nested]: tests that start go do so.
func Command(ctx context.Context, root, program string, args ...string) (out string, exit int, err error) {
	return Follow(ctx, root, func(string) {}, program, args...)
}

// Follow is [Command], and calls see with each line as soon as it is printed.
func Follow(ctx context.Context, root string, see func(line string), program string, args ...string) (out string, exit int, err error) {
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = root
	both := &followed{see: see}
	cmd.Stdout, cmd.Stderr = both, both // exec sees that they are one, and writes from one goroutine
	err = cmd.Run()
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return both.all.String(), -1, fmt.Errorf("%s %s was stopped: %w", program, args[0], ctx.Err())
	case errors.As(err, &failed):
		return both.all.String(), failed.ExitCode(), nil
	}
	return both.all.String(), 0, err
}

// followed keeps what is written, and shows each line once it is whole.
type followed struct {
	all  bytes.Buffer
	seen int // bytes
	see  func(line string)
}

func (f *followed) Write(text []byte) (int, error) {
	f.all.Write(text)
	for {
		line, _, isWhole := bytes.Cut(f.all.Bytes()[f.seen:], []byte("\n"))
		if !isWhole {
			return len(text), nil
		}
		f.seen += len(line) + 1
		f.see(string(line))
	}
}
