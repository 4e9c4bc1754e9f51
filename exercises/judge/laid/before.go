// Package before ends a test program that has not come to its main function after some time: a
// variable of a package, or an init, goes on without end. It is laid beside the tests that the
// workshop runs, and imports only what fmt imports too, so that it is there first.
package before

import (
	"os"
	"runtime"
	"time"
)

func init() {
	// A start is a matter of moments: five times the patience with one answer is much.
	patience, _ := time.ParseDuration(os.Getenv("MATEINFIVE_PATIENCE"))
	if patience <= 0 {
		patience = 2 * time.Second
	}
	limit := 5 * patience
	time.AfterFunc(limit, func() { look(limit) })
}

// look ends the program unless some goroutine is in the main function.
func look(after time.Duration) {
	buf := make([]byte, 1<<20)
	trace := string(buf[:runtime.Stack(buf, true)])
	const main = "\nmain.main()"
	for i := range len(trace) {
		if len(trace)-i >= len(main) && trace[i:i+len(main)] == main {
			return
		}
	}
	os.Stderr.WriteString("\npanic: test not begun after " + after.String() + "\n\n" + trace)
	os.Exit(2)
}
