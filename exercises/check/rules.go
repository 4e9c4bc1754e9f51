// rules.go is for the tests of the chapters' own rules, and of what tasks give.

package check

import (
	"flag"
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

var spoil = flag.Bool("spoil", false, "say what is wrong with what a task gives, even if that gives the task away")

// Secret ends a test of what a task gives: its judge, or rules that are wrong on purpose.
// Such a test fails, too, when a learner is at work on the chapter's own rules, and what
// it found would give the task away. So it is said only to -spoil.
func Secret(t *testing.T, task, format string, args ...any) {
	t.Helper()
	if *spoil {
		t.Fatalf(format, args...)
	}
	t.Fatalf("What task %s is given needs the chapter's rules, and they are not right yet.\n(More, which gives the task away: go test ./%s -spoil)", task, folder())
}
