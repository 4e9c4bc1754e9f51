// secret.go keeps the tests of what is given from telling what a learner is to find out.

package check

import (
	"flag"
	"testing"
)

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
