// Package before ends a test program that has not come to its main function after some time: a
// variable of a package, or an init, goes on without end. It is laid beside the tests that the
// workshop runs, and imports only what fmt imports too, so that it is there first.
package before

import (
	"os"
	"runtime"
	"strconv"
	"time"
)

func init() {
	// What may be started is fast: ten seconds, and more on a machine that is called busy.
	patience, err := time.ParseDuration(os.Getenv("MATEINFIVE_PATIENCE"))
	if err != nil {
		patience = 2 * time.Second
	}
	limit := 8*time.Second + max(patience, 0)
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
	seconds := strconv.Itoa(int(after / time.Second))
	os.Stderr.WriteString("\npanic: test not begun after " + seconds + "s\n\n" + trace)
	os.Exit(2)
}
