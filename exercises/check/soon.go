// soon.go is for the tests of the chapters' own rules, where these loop.

package check

import (
	"sync/atomic"
	"testing"

	"mateinfive/exercises/sandbox"
)

var isStuck atomic.Bool // something has not come back, and goes on in vain

// Soon asks the named function of the rules for a value. If it does not come back, or
// panics, a sentence says where: go test would say it after ten seconds, with a trace.
func Soon[T any](t *testing.T, function string, ask func() T) T {
	t.Helper()
	if isStuck.Load() {
		t.Skip("not asked: it did not come back before")
	}
	got, failure := sandbox.Run(sandbox.Patience, ask)
	if failure != nil {
		isStuck.Store(failure.Kind != sandbox.Panicked)
		t.Fatal(failure.Sentence(function, ""))
	}
	return got
}
