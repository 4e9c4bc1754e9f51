// soon.go is for the tests of the chapters' own rules, where these loop.

package check

import (
	"sync/atomic"
	"testing"

	"mateinfive/internal/guard"
)

var isStuck atomic.Bool // something has not come back, and goes on in vain

// Soon asks the rules for a value. If they do not come back, or panic, a sentence says
// where: go test would say it after ten minutes, with a trace.
//
//go:noinline
func Soon[T any](t *testing.T, ask func() T) T {
	t.Helper()
	if isStuck.Load() {
		t.Skip("not asked: it did not come back before")
	}
	guard.Watch(func() string { return "" })
	var got T
	if failure := guard.Run(guard.Patience(), func() { got = ask() }); failure != nil {
		isStuck.Store(failure.Kind == guard.Late)
		t.Fatal(sentence(failure))
	}
	return got
}
