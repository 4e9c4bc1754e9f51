// git.go runs git, which not every machine has.

package gotool

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"strings"
)

// Git runs `git args...` in root and returns what it printed. What it says of an error is in the err.
func Git(ctx context.Context, root string, args ...string) (string, error) {
	var out, said bytes.Buffer
	cmd := exec.CommandContext(ctx, "git", args...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = root, &out, &said
	if err := cmd.Run(); err != nil {
		return out.String(), fmt.Errorf("git %s: %w: %s", args[0], err, strings.TrimSpace(said.String()))
	}
	return out.String(), nil
}
