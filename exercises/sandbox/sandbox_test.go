// sandbox_test.go runs answers that go wrong.

package sandbox

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"
)

const (
	here    = "sandbox/sandbox_test.go" // where the panics of this file happen
	another = "ch09-fantasy/exercises/exercises.go"
)

func TestAnAnswerIsReturned(t *testing.T) {
	got, err := Attempt("9.9", here, func() int { return 42 })
	if got != 42 || err != nil {
		t.Errorf("Attempt = %d, %v; want the answer, 42", got, err)
	}
}

func TestAnExerciseThatIsNotWritten(t *testing.T) {
	_, err := Attempt("9.9", another, func() int { panic("exercise 9.9: not written yet") })
	if !errors.Is(err, ErrUnwritten) {
		t.Errorf("the error is %v, want one that wraps %q", err, ErrUnwritten)
	}
	says(t, err, "exercise 9.9 is not written yet: "+another)
}

func TestAPanicBecomesASentence(t *testing.T) {
	_, _, line, _ := runtime.Caller(0)
	fall := func(depth int) int { return []int{}[depth] }
	tests := []struct {
		name   string
		file   string
		answer func() int
		want   string
	}{
		{"a value", here, func() int { panic("no king") }, fmt.Sprintf("%s:%d: no king", here, line+8)},
		{"an error", here, func() int { panic(errors.New("no king")) }, fmt.Sprintf("%s:%d: no king", here, line+9)},
		{"a slip in a function of theirs", here, func() int { return fall(3) }, fmt.Sprintf("%s:%d: runtime error: index out of range [3] with length 0", here, line+1)},
		{"deep inside a call", here, func() int { return len(strings.Repeat("x", -1)) }, fmt.Sprintf("%s:%d: strings: negative Repeat count", here, line+11)},
		{"elsewhere", another, func() int { panic("lost") }, another + ": lost"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Attempt("9.9", tt.file, tt.answer)
			if errors.Is(err, ErrUnwritten) {
				t.Errorf("the error wraps %q", ErrUnwritten)
			}
			says(t, err, "exercise 9.9 stopped in "+tt.want)
		})
	}
}

// An exercise that did not answer is not asked again: that would cost two
// seconds and a goroutine at every board.
func TestALoopIsGivenUp(t *testing.T) {
	defer func(old time.Duration) { Patience = old }(Patience)
	Patience = 10 * time.Millisecond
	end := make(chan int)
	defer close(end)
	defer delete(givenUp, "9.9")
	const sentence = "exercise 9.9 did not answer within 0.01 seconds and is left out from now on: is there a loop without an end in " + another + "?"

	_, err := Attempt("9.9", another, func() int { return <-end })
	says(t, err, sentence)

	_, err = Attempt("9.9", another, func() int { t.Error("it was asked again"); return 0 })
	says(t, err, sentence)

	if got, err := Attempt("9.8", another, func() int { return 42 }); got != 42 || err != nil {
		t.Errorf("another exercise answers %d, %v; want 42", got, err)
	}
}

// Recursion without end would end the program with a dump of its stack. Here
// the limit is so low that every program is past it.
func TestCodeThatCallsItself(t *testing.T) {
	defer func(old uint64) { deepest = old }(deepest)
	deepest = 1
	end := make(chan int)
	defer close(end)
	_, err := Attempt("9.9", another, func() int { return <-end })
	if !errors.Is(err, ErrBottomless) {
		t.Errorf("the error is %v, want one that wraps %q", err, ErrBottomless)
	}
	says(t, err, "exercise 9.9 calls itself again and again in "+another+": the program has to end here")
}

// says checks what an error says.
func says(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || err.Error() != want {
		t.Errorf("the error is\n%v\nwant\n%s", err, want)
	}
}

func TestAnAnswerThatEndsItsGoroutine(t *testing.T) {
	_, err := Attempt("9.9", here, func() int { runtime.Goexit(); return 0 })
	says(t, err, "exercise 9.9 ends its goroutine instead of answering: "+here)
}

func TestPatience(t *testing.T) {
	for value, want := range map[string]time.Duration{"": 2 * time.Second, "1m": time.Minute, "soon": 2 * time.Second, "-1s": 2 * time.Second} {
		if got := patienceFrom(value); got != want {
			t.Errorf("patienceFrom(%q) = %v, want %v", value, got, want)
		}
	}
}
