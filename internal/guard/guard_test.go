// guard_test.go runs code that goes wrong in every way. Where the program ends with it, the
// test runs itself once more as a program of its own.

package guard_test

import (
	"errors"
	"fmt"
	"math/bits"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
	"time"

	"mateinfive/internal/guard"
)

// asProgram names what the test is to do when it runs itself as a program.
const asProgram = "TEST_RUNS_WHAT_ENDS_IT"

func TestMain(m *testing.M) {
	if end, found := ends[os.Getenv(asProgram)]; found {
		guard.Watch(func() string { return "The position was 8/8/8/8/8/8/8/8." })
		if strings.HasPrefix(os.Getenv(asProgram), "Unguarded") {
			end()
		}
		guard.Run(guard.Forever, end)
		return
	}
	os.Exit(m.Run())
}

// ends are ways in which code takes all the memory there is.
var ends = map[string]func(){
	"Deep":             func() { fmt.Println(deeper(0)) },
	"Hungry":           grow,
	"Unguarded deep":   func() { fmt.Println(deeper(0)) },
	"Unguarded hungry": grow,
	"Behind a table": func() {
		guard.Release(func() { fmt.Fprintln(os.Stderr, "The table is gone.") })
		fmt.Println(deeper(0))
	},
	"Unguarded endless": func() {
		defer guard.Deadline(50 * time.Millisecond)()
		stay(1)
	},
	"Lost": func() {
		guard.Watch(func() string { panic("no words") })
		fmt.Println(deeper(0))
	},
}

//go:noinline
func stay(n int) {
	for i := 0; n != 0; i++ {
		n = max(n, i%2)
	}
}

//go:noinline
func deeper(depth int) int {
	if depth < 0 {
		return 0
	}
	return deeper(depth+1) + 1
}

//go:noinline
func grow() {
	var food [][]byte
	for len(food) >= 0 {
		bite := make([]byte, 1<<20)
		if bits.UintSize == 32 { // it takes its time, as all learners' code does: there are only four gigabytes
			for i := range bite {
				bite[i] = 1
			}
		}
		food = append(food, bite)
	}
}

func TestWatch(t *testing.T) {
	const place = "; it was at internal/guard/guard_test.go:"
	const position = "The position was 8/8/8/8/8/8/8/8.\n"
	const deep = "\ndeeper calls itself again and again" + place
	hungry := "\ngrow had filled a gigabyte of memory and wanted more" + place
	if bits.UintSize == 32 {
		hungry = "\ngrow had filled 256 megabytes of memory and wanted more" + place
	}
	tests := []struct {
		name  string
		want  string
		words string // the last of all
	}{
		{name: "Deep", want: deep, words: position},
		{name: "Hungry", want: hungry, words: position},
		{name: "Unguarded deep", want: deep, words: position},
		{name: "Unguarded hungry", want: hungry, words: position},
		{name: "Behind a table", want: "The table is gone.\n" + deep, words: position},
		{name: "Unguarded endless", want: "\nstay does not come back" + place, words: position},
		{name: "Lost", want: deep},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			program := exec.Command(os.Args[0])
			program.Env = append(os.Environ(), asProgram+"="+tt.name)
			out, err := program.CombinedOutput()
			if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || exit.ExitCode() != 1 {
				t.Errorf("the program ends with %v, want exit status 1", err)
			}
			got, end := string(out), "\nThe program has to end here.\n"+tt.words
			if !strings.HasPrefix(got, tt.want) || !strings.HasSuffix(got, end) {
				t.Errorf("it says\n%.2000s\nwant\n%s... and at last %q", got, tt.want, end)
			}
		})
	}
}

func TestRunReturns(t *testing.T) {
	got := 0
	if failure := guard.Run(time.Minute, func() { got = 42 }); failure != nil || got != 42 {
		t.Errorf("the answer is %d and the failure %v, want 42 and none", got, failure)
	}
	// Where nothing of the course is at work any more, it is said all the same.
	if failure := guard.Run(0, runtime.Gosched); failure == nil || failure.Error() != "that fails: it does not come back" {
		t.Errorf("the failure of what was too late is %v", failure)
	}
}

func TestAPanic(t *testing.T) {
	var none []int
	var counts map[string]int
	tests := []struct {
		name string
		f    func()
		want string
	}{
		{"words", func() { panic("oh") }, "TestAPanic panics at internal/guard/guard_test.go: oh"},
		{"an error", func() { panic(errors.New("no king")) }, "TestAPanic panics at internal/guard/guard_test.go: no king"},
		{"a map that was not made", func() { counts["a"]++ },
			"TestAPanic panics at internal/guard/guard_test.go: assignment to entry in nil map. " +
				"A map has to be made before something is put into it: make(map[...]...)."},
		{"a slip", func() { _ = none[3] }, "TestAPanic panics at internal/guard/guard_test.go: index out of range [3] with length 0"},
		{"deep inside a call", func() { _ = strings.Repeat("x", -1) }, "TestAPanic panics at internal/guard/guard_test.go: strings: negative Repeat count"},
		{"a book", func() { panic(strings.Repeat("x", 1000)) }, "TestAPanic panics at internal/guard/guard_test.go: " + strings.Repeat("x", 300)},
		{"the end of the goroutine", runtime.Goexit, "that fails: it ends its goroutine (runtime.Goexit does that)"},
		{"a stub", func() { panic("task Towers: not written yet") }, "task Towers is not written yet: go run ./exercises next inte Towers"},
		{"a stub of a method", func() { panic("task Tower.Build: not written yet") }, "task Tower.Build is not written yet: go run ./exercises next inte Tower.Build"},
		{"words much like those of a stub", func() { panic("task is good") }, "TestAPanic panics at internal/guard/guard_test.go: task is good"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			failure := guard.Run(time.Minute, tt.f)
			if failure == nil {
				t.Fatal("there is no failure")
			}
			got := strings.Replace(failure.Error(), fmt.Sprintf("_test.go:%d", failure.Place().Line), "_test.go", 1)
			if got != tt.want {
				t.Errorf("it is told as\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

// What code was at work on says what may be wrong with it.
func TestWhatDoesNotComeBack(t *testing.T) {
	end := make(chan int)
	defer close(end)
	tests := []struct {
		name, want string
		f          func()
	}{
		{"it waits", "(Go says: chan receive)", func() { <-end }},
		{"it loops", "Does a loop there never end?", func() {
			for look(end) {
			}
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			failure := guard.Run(50*time.Millisecond, tt.f)
			if failure == nil || failure.Kind != guard.Late || !strings.HasSuffix(failure.Error(), tt.want) {
				t.Errorf("the failure is %v, want one that ends in %s", failure, tt.want)
			}
		})
	}
}

//go:noinline
func look(end chan int) bool {
	select {
	case <-end:
		return false
	default:
		return true
	}
}

// The time of a run within another is not that of the one around it.
func TestARunWithinARun(t *testing.T) {
	end := make(chan int)
	defer close(end)
	var inner *guard.Failure
	outer := guard.Run(500*time.Millisecond, func() {
		inner = guard.Run(1200*time.Millisecond, func() { <-end })
	})
	if outer != nil || inner == nil {
		t.Errorf("the failures are %v within %v, want one, and none around it", inner, outer)
	}
}

// Nor where a run ends meanwhile that began before both.
func TestARunWithinARunBesideAnother(t *testing.T) {
	begun, end, never := make(chan bool), make(chan bool), make(chan bool)
	defer close(never)
	go guard.Run(time.Minute, func() { begun <- true; <-end })
	<-begun
	outer := guard.Run(500*time.Millisecond, func() {
		close(end)
		guard.Run(1200*time.Millisecond, func() { <-never })
	})
	if outer != nil {
		t.Errorf("the failure is %v, want none", outer)
	}
}

// A place is the innermost line of a chapter; of what goes round in circles, the answer's.
func TestPlace(t *testing.T) {
	board, answer := guard.Frame{File: "ch01-display/chess/board.go", Line: 7}, guard.Frame{File: "ch01-display/exercises/exercises.go", Line: 8}
	library, test := guard.Frame{File: "internal/console/text.go", Line: 9}, guard.Frame{File: "ch01-display/exercises/exercises_test.go", Line: 10}
	given := guard.Frame{File: "ch01-display/exercises/given.go", Line: 11}
	tests := []struct {
		name   string
		kind   guard.Kind
		frames []guard.Frame
		want   guard.Frame
	}{
		{"the innermost of a chapter", guard.Panicked, []guard.Frame{library, board, answer}, board},
		{"a loop that asks the rules", guard.Late, []guard.Frame{board, answer}, answer},
		{"a loop in the rules", guard.Late, []guard.Frame{given, board, test}, given},
		{"a test", guard.Panicked, []guard.Frame{test}, test},
		{"nowhere", guard.Ending, nil, guard.Frame{Name: "that"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := (&guard.Failure{Kind: tt.kind, Frames: tt.frames}).Place(); got != tt.want {
				t.Errorf("the place is %v, want %v", got, tt.want)
			}
		})
	}
}

func TestPatience(t *testing.T) {
	for value, want := range map[string]time.Duration{"": 2 * time.Second, "1m": time.Minute, "soon": 2 * time.Second, "-1s": 2 * time.Second} {
		t.Setenv("MATEINFIVE_PATIENCE", value)
		if got := guard.Patience(); got != want {
			t.Errorf("with %q the patience is %v, want %v", value, got, want)
		}
	}
}
