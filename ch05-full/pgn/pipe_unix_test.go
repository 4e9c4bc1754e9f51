//go:build unix

// pipe_unix_test.go tries to read a pipe, into which nobody writes.

package pgn

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestOpenDoesNotWaitForAPipe(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "games.pgn")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	if _, err := Open(pipe); err == nil || !strings.Contains(err.Error(), "it is a device or a pipe") {
		t.Errorf("the error is %v", err)
	}
}
