// command.go runs programs as a person does at the root.

package gotool

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
)

// Command runs a program, git or go, in root and returns what it printed, both streams in one,
// and its exit status. An err means that it could not be run to its end. Unlike [Run] it has no
// overlay, and is not [Nested]: tests that start go do so.
func Command(ctx context.Context, root, program string, args ...string) (out string, exit int, err error) {
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = root
	both, err := cmd.CombinedOutput()
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return string(both), -1, fmt.Errorf("%s %s was stopped: %w", program, args[0], ctx.Err())
	case errors.As(err, &failed):
		return string(both), failed.ExitCode(), nil
	}
	return string(both), 0, err
}
