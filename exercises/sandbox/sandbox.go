// sandbox.go runs the learner's own code, which may panic or never come back.

// Package sandbox runs the code that a learner has written for an exercise, so
// that a mistake in it costs a sentence and not the game.
package sandbox

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"runtime/metrics"
	"strings"
	"time"
)

// ErrUnwritten says that the learner has not written an exercise yet.
var ErrUnwritten = errors.New("is not written yet")

// ErrBottomless says that the learner's code calls itself without end. Go ends
// a program in which that happens, and nothing can stop it: all that a program
// can do is to say so first, and end.
var ErrBottomless = errors.New("calls itself again and again")

// PatienceVariable names the environment variable that says how long an answer
// may take, such as 30s. Whoever starts a proof on a machine that is busy with
// other things sets it: there even a call stack takes its time to fill.
const PatienceVariable = "MATEINFIVE_PATIENCE"

// Patience is how long an answer may take.
var Patience = patienceFrom(os.Getenv(PatienceVariable))

// patienceFrom reads the value of [PatienceVariable]. Where it says nothing, two
// seconds are enough: all that the exercises ask for is done in milliseconds.
func patienceFrom(value string) time.Duration {
	if d, err := time.ParseDuration(value); err == nil && d > 0 {
		return d
	}
	return 2 * time.Second
}

// deepest is how many bytes the calls of the learner's code may take on the
// stack. Go ends the program at a limit: 1 GB on most machines, 250 MB on small ones.
var deepest uint64 = 96 << 20

// givenUp holds the exercises that did not answer. They are not asked again: a
// goroutine cannot be stopped, and each would go round until the program ends.
var givenUp = map[string]error{}

// Attempt asks the learner's code for the answer to an exercise, by its id and
// the file in which the learner writes. Code that is not written yet, that
// panics or that never comes back becomes an error, and the program goes on.
//
// The error may repeat what the learner's code said in its panic, whatever that
// holds: make it printable before it goes to a terminal. Attempt is not for
// several goroutines at once.
func Attempt[T any](id, file string, answer func() T) (T, error) {
	var none T
	if err, known := givenUp[id]; known {
		return none, err
	}
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1) // room for one, so that a late answer can leave
	go func() {
		o := outcome{err: fmt.Errorf("exercise %s ends its goroutine instead of answering: %s", id, file)}
		defer func() {
			if r := recover(); r != nil {
				o.err = panicError(id, file, fmt.Sprint(r))
			}
			done <- o
		}()
		o.value, o.err = answer(), nil
	}()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	deadline := time.After(Patience)
	for {
		select {
		case o := <-done:
			return o.value, o.err
		case <-deadline:
			givenUp[id] = fmt.Errorf("exercise %s did not answer within %v seconds and is left out from now on: is there a loop without an end in %s?", id, Patience.Seconds(), file)
			return none, givenUp[id]
		case <-look.C:
			if stackSize() > deepest {
				return none, fmt.Errorf("exercise %s %w in %s: the program has to end here", id, ErrBottomless, file)
			}
		}
	}
}

// stackSize returns how many bytes the calls of all goroutines take.
func stackSize() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// panicError turns the text of a panic into a sentence that says where in the
// file it happened. The panic of an exercise stub becomes ErrUnwritten.
func panicError(id, file, text string) error {
	if strings.HasSuffix(text, "not written yet") {
		return fmt.Errorf("exercise %s %w: %s", id, ErrUnwritten, file)
	}
	where := file
	callers := make([]uintptr, 50)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for frame, more := frames.Next(); more; frame, more = frames.Next() {
		if strings.HasSuffix(frame.File, file) {
			where = fmt.Sprintf("%s:%d", file, frame.Line)
			break
		}
	}
	return fmt.Errorf("exercise %s stopped in %s: %s", id, where, text)
}
