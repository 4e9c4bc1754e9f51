// run.go runs an answer that may panic, loop, or never end.

package check

import (
	"bytes"
	"fmt"
	"os"
	"runtime"
	"runtime/metrics"
	"strings"
	"time"

	"mateinfive/exercises/sandbox"
)

// How much an answer may take. All that the exercises ask for is done in
// milliseconds and kilobytes, so whoever arrives here is going round in
// circles. They are variables for the tests of this package.
var (
	patience         = sandbox.Patience
	heapLimit uint64 = 1 << 30
	// Go ends the whole program when a call stack passes its limit (1 GB on most
	// machines), with a dump that nobody can read. We speak before it does.
	stackLimit uint64 = 96 << 20
	exit              = os.Exit
)

// A result is what became of one run of an answer.
type result struct {
	miss     *Miss
	panicked bool
	value    any             // what it panicked with
	frames   []runtime.Frame // where, innermost first
	overrun  string          // why it was given up: "had not come back after 2 seconds"
	line     string          // and where it was then, file:line
	dying    bool            // there is no time to let the other tests finish
}

// run runs f in a goroutine of its own, waits for it as long as is
// reasonable, and says how it ended. A goroutine cannot be stopped from
// outside: one that is given up goes on until the tests are over.
func run(f func() *Miss) result {
	done := make(chan result, 1)
	id := make(chan string, 1)
	go func() {
		id <- goroutineID()
		r := result{panicked: true, value: "the case was ended from inside"}
		defer func() {
			if v := recover(); v != nil {
				r.value, r.frames = v, callers()
			}
			done <- r
		}()
		r.miss = f()
		r.panicked = false
	}()
	goroutine := <-id
	ticker := time.NewTicker(5 * time.Millisecond)
	defer ticker.Stop()
	deadline := time.After(patience)
	for {
		select {
		case r := <-done:
			return r
		case <-deadline:
			return result{overrun: fmt.Sprintf("had not come back after %v seconds", patience.Seconds()), line: lineOf(goroutine)}
		case <-ticker.C:
			heap, stacks := memory()
			if heap > heapLimit {
				return result{overrun: fmt.Sprintf("had filled %d MB of memory and wanted more", heap>>20), line: lineOf(goroutine)}
			}
			if stacks > stackLimit {
				return result{overrun: "calls itself again and again", line: lineOf(goroutine), dying: true}
			}
		}
	}
}

// memory returns how many bytes the heap and the call stacks hold.
func memory() (heap, stacks uint64) {
	samples := []metrics.Sample{
		{Name: "/memory/classes/heap/objects:bytes"},
		{Name: "/memory/classes/heap/stacks:bytes"},
	}
	metrics.Read(samples)
	return samples[0].Value.Uint64(), samples[1].Value.Uint64()
}

// callers returns the frames below a recovered panic, innermost first.
func callers() []runtime.Frame {
	pcs := make([]uintptr, 200)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	var list []runtime.Frame
	for {
		f, more := frames.Next()
		list = append(list, f)
		if !more {
			return list
		}
	}
}

// goroutineID returns "goroutine 7", by which a dump names the running one.
func goroutineID() string {
	buf := make([]byte, 64)
	text := string(buf[:runtime.Stack(buf, false)])
	name, _, _ := strings.Cut(text, " [")
	return name
}

// lineOf returns the file:line of the learner's code that a goroutine is in,
// or "".
func lineOf(goroutine string) string {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	for _, block := range bytes.Split(buf, []byte("\n\n")) {
		if !bytes.HasPrefix(block, []byte(goroutine+" [")) {
			continue
		}
		for _, line := range strings.Split(string(block), "\n") {
			if !strings.HasPrefix(line, "\t") {
				continue
			}
			place, _, _ := strings.Cut(strings.TrimSpace(line), " +0x")
			if colon := strings.LastIndexByte(place, ':'); colon > 0 && isLearners(place[:colon]) {
				return fromRoot(place[:colon]) + place[colon:]
			}
		}
	}
	return ""
}
