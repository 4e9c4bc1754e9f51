// start_watch.go notices test programs that come to none of their tests.

package gotool

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"time"
)

// mostPatience is how long a test program may take to its first test, whatever the timeout. It
// is built by then, and has nothing to do but to set up the variables of its packages.
const mostPatience = 20 * time.Second

// patienceWith returns how long a test program may take to its first test, if args are those of a
// go test that tells events and has a timeout.
func patienceWith(args []string) (patience time.Duration, ok bool) {
	if args[0] != "test" || !slices.Contains(args, "-json") {
		return 0, false
	}
	for i, arg := range args {
		value, isTimeout := strings.CutPrefix(arg, "-timeout=")
		if arg == "-timeout" && i+1 < len(args) {
			value, isTimeout = args[i+1], true
		}
		if timeout, err := time.ParseDuration(value); isTimeout && err == nil && timeout > 0 {
			return min(timeout, mostPatience), true
		}
	}
	return 0, false
}

// A startWatch reads the events of go test -json as they are written, and calls late if a test
// program that has started does not begin a test in time.
type startWatch struct {
	patience time.Duration
	late     func()
	line     []byte                 // that is not yet whole
	starting map[string]*time.Timer // by package
}

func newStartWatch(patience time.Duration, late func()) *startWatch {
	return &startWatch{patience: patience, late: late, starting: make(map[string]*time.Timer)}
}

// Write reads a part of the output. It never fails.
func (w *startWatch) Write(text []byte) (int, error) {
	w.line = append(w.line, text...)
	for {
		line, rest, whole := bytes.Cut(w.line, []byte("\n"))
		if !whole {
			return len(text), nil
		}
		w.hear(line)
		w.line = rest
	}
}

// startEvent stands in the event of a program that starts, and in no other: in what a test prints
// quotation marks have backslashes.
var startEvent = []byte(`"Action":"start"`)

func (w *startWatch) hear(line []byte) {
	isStart := bytes.Contains(line, startEvent)
	if !isStart && len(w.starting) == 0 {
		return // nearly always
	}
	var e event
	if json.Unmarshal(line, &e) != nil {
		return // go itself speaks
	}
	switch e.Action {
	case "start":
		w.starting[e.Package] = time.AfterFunc(w.patience, w.late)
	case "run", "pass", "fail", "skip": // of a test, or of the whole package
		if timer := w.starting[e.Package]; timer != nil {
			timer.Stop()
			delete(w.starting, e.Package)
		}
	}
}

// end forgets the programs that have not begun a test.
func (w *startWatch) end() {
	for _, timer := range w.starting {
		timer.Stop()
	}
}
