// attempt.go runs the learner's own code, which may panic or never come back.

package terminal

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/metrics"
	"strings"
	"time"
)

// exerciseFile is where the learner writes.
var exerciseFile = "ch04-special/exercises/exercises.go"

// errUnwritten says that the learner has not written an exercise yet.
var errUnwritten = errors.New("is not written yet")

// errBottomless says that the learner's code calls itself without end. Go ends
// a program in which that happens, and nothing can stop it: all we can do is to
// say so first.
var errBottomless = errors.New("calls itself again and again")

// patience is how long we wait for an answer of the learner's code, and
// deepest how many bytes its calls may take on the stack.
var (
	patience = 2 * time.Second
	deepest  = uint64(96 << 20)
)

// givenUp holds the exercises that did not answer. They are not asked again: a
// goroutine cannot be stopped, and each would go round until the program ends.
var givenUp = map[string]error{}

// attempt asks the learner's code for an answer. Code that is not written yet,
// that panics or that never comes back becomes an error: the game goes on.
func attempt[T any](id string, answer func() T) (T, error) {
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
		var o outcome
		defer func() {
			if r := recover(); r != nil {
				o.err = panicError(id, fmt.Sprint(r))
			}
			done <- o
		}()
		o.value = answer()
	}()
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	deadline := time.After(patience)
	for {
		select {
		case o := <-done:
			return o.value, o.err
		case <-deadline:
			givenUp[id] = fmt.Errorf("exercise %s did not answer within two seconds and is left out from now on: is there a loop without an end in %s?", id, exerciseFile)
			return none, givenUp[id]
		case <-look.C:
			if stackSize() > deepest {
				return none, fmt.Errorf("exercise %s %w in %s: the program has to end here", id, errBottomless, exerciseFile)
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

// complain says what is wrong with an exercise whose answer was not asked for
// by a command. One that is not written yet is nothing to complain about.
func (s *session) complain(err error) {
	if err != nil && !errors.Is(err, errUnwritten) {
		s.answer(err)
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
