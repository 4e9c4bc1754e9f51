// realgo.go lets tests run the go command itself.

package coursetest

import (
	"context"
	"os/exec"
	"testing"

	"mateinfive/internal/gotool"
)

// NeedsGo skips a test that starts go, where that cannot be or where the proof of a page
// has started go already.
func NeedsGo(t *testing.T) {
	t.Helper()
	if gotool.Nested() {
		t.Skip("this is a proof within a proof")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
}

// RealGo is gotool.Run, two at a time.
func RealGo(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
	children <- struct{}{}
	defer func() { <-children }()
	return gotool.Run(ctx, root, o, args...)
}

var children = make(chan struct{}, 2)
