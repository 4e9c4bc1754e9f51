// attempt.go asks the learner's code for an answer at the prompt.

package sandbox

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
)

// ErrUnwritten says that the learner has not written a task yet.
var ErrUnwritten = errors.New("is not written yet")

// ErrEnding says that the program has to end, because nothing can stop the learner's
// code: it calls itself without end, and Go ends a program for that, or it wants memory
// without end.
var ErrEnding = errors.New("the program has to end")

// An endingError is an ErrEnding with all that there is to say.
type endingError struct{ text string }

func (e endingError) Error() string        { return e.text }
func (e endingError) Is(target error) bool { return target == ErrEnding }

// Err is the failure as an error for the prompt: one that is [ErrEnding] where the
// program has to end.
func (f *Failure) Err(name, file string) error {
	text := f.Sentence(name, file)
	if f.Kind == Hungry || f.Kind == Bottomless {
		return endingError{ending(text)}
	}
	return errors.New(text)
}

// givenUp holds the tasks whose answers did not come back. They are not asked again:
// that would cost two seconds and a goroutine at every board.
var givenUp sync.Map

// Attempt asks the learner's code for the answer to a task, by its name and the file in
// which the learner writes. Code that is not written yet, that panics or that never comes
// back becomes an error, and the program goes on unless that is [ErrEnding].
func Attempt[T any](task, file string, answer func() T) (T, error) {
	if err, known := givenUp.Load(task); known {
		var none T
		return none, err.(error)
	}
	value, failure := Run(Patience, answer)
	switch {
	case failure == nil:
		return value, nil
	case failure.Unwritten() != "":
		return value, fmt.Errorf("task %s %w: %s", failure.Unwritten(), ErrUnwritten, file)
	}
	err := failure.Err("task "+task, file)
	if failure.Kind == Endless {
		err = errors.New(err.Error() + " From now on it is left out.")
		givenUp.Store(task, err)
	}
	return value, err
}

// How much of what an answer prints is kept.
const (
	mostOutput = 4 << 10
	mostLines  = 40
)

// Output runs f and returns what is printed by fmt.Print and the like meanwhile, or the
// beginning of it: fit for a terminal, and whole lines.
func Output(f func()) (printed string) {
	end := Capture()
	defer func() { printed = end() }()
	f()
	return ""
}

// Capture keeps what is printed by fmt.Print and the like, until the function that it
// returns is called: that returns it, as [Output] does. What is captured inside of it has
// to end before.
func Capture() (end func() string) {
	r, w, err := os.Pipe()
	if err != nil {
		return func() string { return "" }
	}
	screen := os.Stdout
	os.Stdout = w
	printed := make(chan string, 1)
	go func() {
		defer r.Close()
		text, _ := io.ReadAll(io.LimitReader(r, mostOutput))
		if more, _ := io.Copy(io.Discard, r); more > 0 {
			text = append(text, "..."...)
		}
		printed <- string(text)
	}()
	return func() string {
		os.Stdout = screen
		w.Close()
		return firstLines(<-printed)
	}
}

// firstLines returns the beginning of a text, fit for a terminal.
func firstLines(text string) string {
	var first strings.Builder
	lines := 0
	for line := range strings.Lines(text) {
		if lines++; lines > mostLines {
			return first.String() + "...\n"
		}
		first.WriteString(printable(strings.TrimRight(line, "\r\n")) + "\n")
	}
	return first.String()
}

// Hush sends what is printed by fmt.Print and the like nowhere, until the function that
// it returns is called: or for good if code was left alone by then, as that may print
// without end.
func Hush() (restore func()) {
	nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return func() {}
	}
	screen := os.Stdout
	os.Stdout = nowhere
	return func() {
		if !leftAlone.Load() {
			os.Stdout = screen
			nowhere.Close()
		}
	}
}
