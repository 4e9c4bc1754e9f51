// attempt.go runs the learner's own code, which may panic or never come back.

package terminal

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"time"
)

// exerciseFile is where the learner writes.
var exerciseFile = "ch02-moves/exercises/exercises.go"

// errUnwritten says that the learner has not written an exercise yet.
var errUnwritten = errors.New("is not written yet")

// patience is how long we wait for an answer of the learner's code.
var patience = 2 * time.Second

// attempt asks the learner's code for an answer. Code that is not written yet,
// that panics or that never comes back becomes an error: the game goes on.
func attempt[T any](id string, answer func() T) (T, error) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1) // room for one, so that a late answer can leave
	go func() {
		var o outcome
		defer func() {
			if r := recover(); r != nil {
				o.err = panicError(id, fmt.Sprint(r))
			}
			done <- o
		}()
		o.value = answer()
	}()
	select {
	case o := <-done:
		return o.value, o.err
	case <-time.After(patience):
		var none T
		return none, fmt.Errorf("exercise %s did not answer within two seconds: is there a loop without an end in %s?", id, exerciseFile)
	}
}

// panicError turns the text of a panic into a sentence that says where it
// happened. The panic of an exercise stub becomes errUnwritten.
func panicError(id, text string) error {
	if strings.HasSuffix(text, "not written yet") {
		return fmt.Errorf("exercise %s %w: %s", id, errUnwritten, exerciseFile)
	}
	where := exerciseFile
	callers := make([]uintptr, 50)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for frame, more := frames.Next(); more; frame, more = frames.Next() {
		if strings.HasSuffix(frame.File, exerciseFile) {
			where = fmt.Sprintf("%s:%d", exerciseFile, frame.Line)
			break
		}
	}
	return fmt.Errorf("exercise %s stopped in %s: %s", id, where, printable(text))
}
