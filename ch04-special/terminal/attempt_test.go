// attempt_test.go runs answers that go wrong.

package terminal

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"mateinfive/ch04-special/chess"
)

func TestAttempt(t *testing.T) {
	got, err := attempt("9.9", func() int { return 42 })
	if got != 42 || err != nil {
		t.Errorf("attempt = %d, %v; want the answer, 42", got, err)
	}
	_, err = attempt("9.9", func() int { panic("exercise 9.9: not written yet") })
	if !errors.Is(err, errUnwritten) {
		t.Errorf("the error of an exercise not written is %v, want one that wraps %q", err, errUnwritten)
	}
	compare(t, err.Error(), "exercise 9.9 is not written yet: ch04-special/exercises/exercises.go")
}

func TestAttemptThatPanics(t *testing.T) {
	swap(t, &exerciseFile, "terminal/attempt_test.go") // that is where the panics are
	_, _, line, _ := runtime.Caller(0)
	tests := []struct {
		name   string
		answer func() int
		want   string
	}{
		{"a value", func() int { panic(errors.New("no king")) }, fmt.Sprintf("terminal/attempt_test.go:%d: no king", line+6)},
		{"a slip", func() int { var none []int; return none[line] }, fmt.Sprintf("terminal/attempt_test.go:%d: runtime error: index out of range [%d] with length 0", line+7, line)},
		{"control characters", func() int { panic("\x1b[2J\n") }, fmt.Sprintf(`terminal/attempt_test.go:%d: \x1b[2J\x0a`, line+8)},
		{"deep inside a call", func() int { chess.MustParseDiagram("x"); return 0 }, fmt.Sprintf("terminal/attempt_test.go:%d: not a diagram of a board: line 1, column 1: expected rank 8, which begins with the digit 8", line+9)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := attempt("9.9", tt.answer)
			if err == nil || errors.Is(err, errUnwritten) {
				t.Fatalf("the error is %v, want the panic as a sentence", err)
			}
			compare(t, err.Error(), "exercise 9.9 stopped in "+tt.want)
		})
	}
	swap(t, &exerciseFile, "nowhere.go")
	_, err := attempt("9.9", func() int { panic("lost") })
	compare(t, err.Error(), "exercise 9.9 stopped in nowhere.go: lost")
}

func TestAttemptWithoutEnd(t *testing.T) {
	if patience != 2*time.Second {
		t.Errorf("patience is %v, but the sentence says two seconds", patience)
	}
	swap(t, &patience, 10*time.Millisecond)
	end := make(chan bool)
	defer close(end)
	defer delete(givenUp, "9.9")
	_, err := attempt("9.9", func() bool { return <-end })
	if err == nil {
		t.Fatal("an answer that never comes is no error")
	}
	compare(t, err.Error(), "exercise 9.9 did not answer within two seconds and is left out from now on: is there a loop without an end in ch04-special/exercises/exercises.go?")
}

// An exercise that did not answer once is not asked again: that would cost two
// seconds and a goroutine at every board.
func TestAttemptIsGivenUp(t *testing.T) {
	givenUp["9.9"] = errors.New("too late")
	defer delete(givenUp, "9.9")
	_, err := attempt("9.9", func() bool { t.Error("it was asked again"); return true })
	compare(t, fmt.Sprint(err), "too late")
}

// Endless recursion would end the program with a dump of its stack. Here the
// limit is so low that every program is past it.
func TestAttemptWithoutBottom(t *testing.T) {
	swap(t, &deepest, 1)
	end := make(chan bool)
	defer close(end)
	_, err := attempt("9.9", func() bool { return <-end })
	if !errors.Is(err, errBottomless) {
		t.Fatalf("the error is %v, want one that wraps %q", err, errBottomless)
	}
	var out strings.Builder
	s := newSession(&out, Options{Quiet: true})
	s.complain(err)
	if s.failed != err || out.String() != "" {
		t.Errorf("the session has failed with %v and said %q, want it to end with the error", s.failed, out.String())
	}
}

// Where helpers of the learner call each other, the line that panicked is named.
func TestAttemptNamesTheInnermostLine(t *testing.T) {
	swap(t, &exerciseFile, "terminal/attempt_test.go")
	_, _, line, _ := runtime.Caller(0)
	helper := func() int { panic("deep down") }
	_, err := attempt("9.9", func() int { return helper() })
	compare(t, fmt.Sprint(err), fmt.Sprintf("exercise 9.9 stopped in terminal/attempt_test.go:%d: deep down", line+1))
}
