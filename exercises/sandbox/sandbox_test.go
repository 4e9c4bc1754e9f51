// sandbox_test.go runs code that goes wrong in every way that a test survives. Code
// that ends the program is in check/whole_test.go.

package sandbox

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const (
	here    = "exercises/sandbox/sandbox_test.go" // where the panics of this file happen
	another = "ch09-fantasy/exercises/exercises.go"
)

// set gives a variable another value until the test ends.
func set[T any](t *testing.T, variable *T, value T) {
	t.Helper()
	old := *variable
	*variable = value
	t.Cleanup(func() { *variable = old })
}

// says checks what an error says.
func says(t *testing.T, err error, want string) {
	t.Helper()
	if err == nil || err.Error() != want {
		t.Errorf("the error is\n%v\nwant\n%s", err, want)
	}
}

// It comes first: later tests leave code alone, which is watched in the same way.
func TestGuard(t *testing.T) {
	limit, leave := endLimit, exit
	defer func() { endLimit, exit = limit, leave }()
	status := make(chan int, 1)
	endLimit, exit = 0, func(code int) { status <- code }
	said := Output(func() {
		Guard()
		if code := <-status; code != 2 {
			t.Errorf("the program ends with %d, want 2", code)
		}
	})
	if !strings.Contains(said, "fatal error: out of memory\n\ngoroutine ") {
		t.Errorf("it says\n%s\nwant what Go says itself", said)
	}
}

func TestATaskThatIsNotWritten(t *testing.T) {
	_, err := Attempt("Towers", another, func() int { panic("task Towers: not written yet") })
	if !errors.Is(err, ErrUnwritten) {
		t.Errorf("the error is %v, want one that wraps %q", err, ErrUnwritten)
	}
	says(t, err, "task Towers is not written yet: "+another)
}

// An endlessError never says what it is.
type endlessError chan int

func (e endlessError) Error() string { return fmt.Sprint(<-e) }

// A brokenError panics when it is asked what it is.
type brokenError struct{ text *string }

func (e brokenError) Error() string { return *e.text }

func TestAPanicBecomesASentence(t *testing.T) {
	_, _, line, _ := runtime.Caller(0)
	fall := func(depth int) int { return []int{}[depth] }
	end := make(endlessError)
	defer close(end)
	tests := []struct {
		name   string
		answer func() int
		line   int
		want   string
	}{
		{"words much like those of a stub", func() int { panic("task is good for you") }, line + 10, "task is good for you"},
		{"an error", func() int { panic(errors.New("no king")) }, line + 11, "no king"},
		{"a slip in a function of theirs", func() int { return fall(3) }, line + 1, "index out of range [3] with length 0"},
		{"deep inside a call", func() int { return len(strings.Repeat("x", -1)) }, line + 13, "strings: negative Repeat count"},
		{"words that would steer the screen", func() int { panic("\x1b[2J\n--- PASS") }, line + 14, `\x1b[2J\n--- PASS`},
		{"a book", func() int { panic(strings.Repeat("x", 20<<20)) }, line + 15, strings.Repeat("x", 300) + "..."},
		{"an error that panics itself", func() int { panic(brokenError{}) }, line + 16, "%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)"},
		{"an error that never ends", func() int { panic(end) }, line + 17, "a sandbox.endlessError that cannot say what it is"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if strings.Contains(tt.name, "never") {
				set(t, &Patience, 20*time.Millisecond)
			}
			_, failure := Run(Patience, tt.answer)
			says(t, failure, fmt.Sprintf("that panics at %s:%d: %s", here, tt.line, tt.want))
			_, err := Attempt("Towers", another, tt.answer)
			says(t, err, fmt.Sprintf("task Towers panics at %s: %s", another, tt.want))
		})
	}
}

// A task that did not answer is not asked again: that would cost two seconds and a
// goroutine at every board.
func TestALoopIsGivenUp(t *testing.T) {
	set(t, &Patience, 200*time.Millisecond)
	end := make(chan int)
	defer close(end)
	defer givenUp.Delete("Towers")
	const sentence = "task Towers had not come back after 0.2 seconds; it was at " + another + " then. It waits there for a channel: does anything ever come? From now on it is left out."

	_, err := Attempt("Towers", another, func() int { return <-end })
	says(t, err, sentence)

	_, err = Attempt("Towers", another, func() int { t.Error("it was asked again"); return 0 })
	says(t, err, sentence)

	if got, err := Attempt("Castles", another, func() int { return 42 }); got != 42 || err != nil {
		t.Errorf("another task answers %d, %v; want 42", got, err)
	}
}

// What a run of its own takes is no time of the one around it.
func TestARunWithinARun(t *testing.T) {
	set(t, &Patience, 200*time.Millisecond)
	defer givenUp.Delete("Towers")
	got, failure := Run(Patience, func() string {
		end := make(chan int)
		defer close(end)
		_, err := Attempt("Towers", another, func() int { return <-end })
		return err.Error()
	})
	if failure != nil || !strings.HasPrefix(got, "task Towers had not come back") {
		t.Errorf("the answer is %q and the failure %v, want none", got, failure)
	}
}

// deep calls itself so many times, and then waits.
func deep(calls int, end chan int) int {
	if calls == 0 {
		return <-end
	}
	return deep(calls-1, end) + 1
}

// Recursion without end would end the program with a dump of its stack. Here it has an
// end, and the limit is low.
func TestCodeThatCallsItself(t *testing.T) {
	set(t, &stackLimit, 1<<20)
	LastWords(func() string { return "The position was 8/8/8/8/8/8/8/8." })
	defer lastWords.Store(nil)
	end := make(chan int)
	defer close(end)
	_, err := Attempt("Towers", another, func() int { return deep(100_000, end) })
	if !errors.Is(err, ErrEnding) {
		t.Errorf("the error is %v, want one that is %q", err, ErrEnding)
	}
	says(t, err, "task Towers calls itself again and again; it was at "+another+" then. In which case does it not? The program has to end here. The position was 8/8/8/8/8/8/8/8.")
}

// The stack of a run within is deep for a while after that has given up. What it says of
// the task comes before what the run around it could say; if it is not handed on, that
// says the same of the same place.
func TestCodeThatCallsItselfInARunWithinARun(t *testing.T) {
	set(t, &stackLimit, 1<<20)
	for name, last := range map[string]time.Duration{"it is handed on": 50 * time.Millisecond, "it is not": time.Minute} {
		t.Run(name, func(t *testing.T) {
			defer givenUp.Delete("Towers")
			for hasDeepCalls() { // those of the test before, which would count
				time.Sleep(time.Millisecond)
			}
			time.Sleep(10 * time.Millisecond)
			end := make(chan int)
			defer close(end)
			got, failure := Run(Patience, func() string {
				_, err := Attempt("Towers", another, func() int { return deep(100_000, end) })
				select {
				case <-time.After(last): // the run around it looks at the stack meanwhile
				case <-end:
				}
				return err.Error()
			})
			const want = " calls itself again and again; it was at "
			if failure == nil {
				says(t, errors.New(got), "task Towers"+want+another+" then. In which case does it not? The program has to end here.")
			}
			if isLast := last < handOver; isLast == (failure != nil) {
				t.Errorf("the answer is %q and the failure %v", got, failure)
			} else if failure != nil && (failure.Kind != Bottomless || failure != bottomless.Load()) {
				t.Errorf("the failure is %v, want that of the run within", failure)
			}
		})
	}
}

// Last words may need what the learner is at work on.
func TestLastWordsThatFail(t *testing.T) {
	defer lastWords.Store(nil)
	for name, words := range map[string]func() string{
		"a panic":   func() string { panic("oh") },
		"an end":    func() string { runtime.Goexit(); return "" },
		"no return": func() string { select {} },
	} {
		LastWords(words)
		if got := ending("Oh"); got != "Oh. The program has to end here." {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestManyGoroutinesAreNoRecursion(t *testing.T) {
	set(t, &stackLimit, 1<<20)
	got, failure := Run(time.Minute, func() int {
		end := make(chan int)
		for range 5_000 {
			go func() { <-end }()
		}
		time.Sleep(20 * time.Millisecond)
		close(end)
		return 42
	})
	if got != 42 || failure != nil {
		t.Errorf("the answer is %d and the failure %v, want 42 and none", got, failure)
	}
}

func TestAHungryAnswer(t *testing.T) {
	set(t, &heapLimit, 4<<20)
	runtime.GC()                                 // what the tests before have left would be collected meanwhile, and hide what is taken
	defer leftAlone.Store(leftAlone.Swap(false)) // by the tests before
	end := make(chan int)
	defer close(end)
	_, failure := Run(time.Minute, func() int {
		food := make([]byte, 8<<20)
		return int(food[<-end])
	})
	if failure == nil || failure.Kind != Hungry || !strings.Contains(failure.Error(), " MB of memory and wanted more; it was at "+here) {
		t.Errorf("the failure is %v, want a sentence about memory", failure)
	}
	if err := failure.Err("that", ""); !errors.Is(err, ErrEnding) {
		t.Errorf("the error is %v, want one that is %q", err, ErrEnding)
	}
}

func TestAnAnswerThatEndsItsGoroutine(t *testing.T) {
	_, err := Attempt("Towers", another, func() int { runtime.Goexit(); return 0 })
	says(t, err, "task Towers ends its goroutine instead of coming back (runtime.Goexit does that)")
}

func TestOutput(t *testing.T) {
	defer leftAlone.Store(leftAlone.Swap(false)) // by the tests before
	screen := os.Stdout
	for print, want := range map[string]string{
		"":                         "",
		"a\r\nb":                   "a\nb\n",
		"\x1b]0;x\a\n":             `\x1b]0;x\a` + "\n",
		strings.Repeat("x", 1<<20): strings.Repeat("x", mostOutput) + "...\n",
		strings.Repeat("x\n", 999): strings.Repeat("x\n", mostLines) + "...\n",
	} {
		if diff := cmp.Diff(want, Output(func() { fmt.Print(print) })); diff != "" {
			t.Errorf("- want, + got:\n%.500s", diff)
		}
	}
	restore := Hush()
	if n, err := fmt.Print("this is for nobody"); os.Stdout == screen || err != nil {
		t.Errorf("fmt.Print goes to the screen still: %d, %v", n, err)
	}
	if restore(); os.Stdout != screen {
		t.Error("the screen is not what it was")
	}
}

func TestWhoseCode(t *testing.T) {
	for file, want := range map[string]string{
		"ch01-display/exercises/exercises.go":      "learners",
		"ch01-display/exercises/mine.go":           "learners",
		"ch01-display/exercises/given.go":          "",
		"ch01-display/exercises/exercises_test.go": "",
		"exercises/tool.go":                        "",
		"ch01-display/chess/board.go":              "rules",
		"ch01-display/chess/board_test.go":         "",
		"ch05-full/notation/write.go":              "rules",
		"ch05-full/pgn/reader.go":                  "rules",
		"ch01-display/terminal/draw.go":            "",
	} {
		got := ""
		switch f := (Frame{File: file}); {
		case f.IsLearners():
			got = "learners"
		case f.IsRules():
			got = "rules"
		}
		if got != want {
			t.Errorf("%s is %q, want %q", file, got, want)
		}
	}
}

func TestPatience(t *testing.T) {
	for value, want := range map[string]time.Duration{"": 2 * time.Second, "1m": time.Minute, "soon": 2 * time.Second, "-1s": 2 * time.Second} {
		if got := patienceFrom(value); got != want {
			t.Errorf("patienceFrom(%q) = %v, want %v", value, got, want)
		}
	}
}

// An endless loop is a jump to itself, and that jump has no line of its own. It is the
// last test, as this loop cannot be ended.
func TestTheLineOfALoop(t *testing.T) {
	_, _, line, _ := runtime.Caller(0)
	loop := func() int {
		for i := 0; ; i++ {
			if i < 0 {
				return i
			}
			i = 0
		}
	}
	name := make(chan string)
	go func() { name <- goroutineName(); loop() }()
	goroutine := <-name
	for range 60 {
		_, frames := framesOf(goroutine)
		if len(frames) == 0 || frames[0].File != here || frames[0].Line < line+2 || frames[0].Line > line+7 {
			t.Fatalf("the loop is at %v, want lines %d to %d of %s", frames, line+2, line+7, here)
		}
	}
}

// Two runs overlap where a program thinks while somebody types. Either is looked after
// once the other is over.
func TestRunsThatOverlap(t *testing.T) {
	first, end := make(chan int), make(chan int)
	defer close(end)
	begun := make(chan bool)
	go Run(Forever, func() int { begun <- true; return <-first })
	<-begun
	_, failure := Run(100*time.Millisecond, func() int {
		first <- 0
		for open := 2; open > 1; {
			running.mutex.Lock()
			open = len(running.open)
			running.mutex.Unlock()
			time.Sleep(time.Millisecond)
		}
		return <-end
	})
	if failure == nil || failure.Kind != Endless {
		t.Errorf("the failure is %v, want one that says that it does not come back", failure)
	}
}

// What code waits for says what may be wrong with it.
func TestWhatAnEndlessRunWaitsFor(t *testing.T) {
	end := make(chan int)
	defer close(end)
	var stop atomic.Int32
	defer stop.Store(1)
	for want, wait := range map[string]func() int{
		"Does a loop there never end?": func() int {
			for stop.Load() == 0 {
			}
			return 0
		},
		"It waits there for a channel: does anything ever come?": func() int { return <-end },
		"It waits there to send: does anybody ever receive?":     func() int { make(chan int) <- 1; return 0 },
		"It sleeps there: does it have to?":                      func() int { time.Sleep(2 * time.Second); return 0 },
	} {
		_, failure := Run(300*time.Millisecond, wait)
		if failure == nil || !strings.HasSuffix(failure.Sentence("that", ""), ". "+want) {
			t.Errorf("the failure is %v, want %s", failure, want)
		}
	}
}
