// sandbox.go runs code that may panic, loop, or never end.

// Package sandbox runs the code that a learner has written, so that a mistake in it
// costs a sentence and nothing else. It is what the tests of the tasks and the prompts
// of all chapters use.
//
// [Run] runs a function and says how it failed, if it did. [Attempt] asks for the answer
// to a task at the prompt. [Output] keeps what is printed meanwhile, and [Hush] what code
// prints that was left alone.
//
// A goroutine cannot be stopped from outside. One that does not come back is left alone
// and goes on until the program ends, so it must not work on anything that is used
// afterward. Should it take too much memory, the program ends, with [LastWords].
package sandbox

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/metrics"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// PatienceVariable names the environment variable that says how long an answer
// may take, such as 30s. Whoever starts a proof on a machine that is busy with
// other things sets it: there even a call stack takes its time to fill.
const PatienceVariable = "MATEINFIVE_PATIENCE"

// Patience is how long an answer may take.
var Patience = patienceFrom(os.Getenv(PatienceVariable))

// patienceFrom reads the value of [PatienceVariable]. Where it says nothing, two
// seconds are enough: all that the tasks ask for is done in milliseconds.
func patienceFrom(value string) time.Duration {
	if d, err := time.ParseDuration(value); err == nil && d > 0 {
		return d
	}
	return 2 * time.Second
}

// Forever is the patience with what may take long by right.
const Forever time.Duration = math.MaxInt64

// How much may be taken. All that the tasks ask for is done in kilobytes, so whoever
// arrives here is going round in circles. They are variables for the tests.
var (
	heapLimit uint64 = 512 << 20 // bytes that one run may add to the heap
	endLimit  uint64 = 1 << 30   // bytes at which code that was left alone ends the program
	// Go ends the program when a call stack passes its limit (1 GB on most machines, 250
	// MB on small ones), with a dump that nobody can read. We speak before it does.
	stackLimit uint64 = 96 << 20
)

// goroutineStack is how many bytes of stack a goroutine may have that is not in a
// recursion without end: a hundred thousand goroutines are no recursion.
const goroutineStack = 16 << 10

// running are the runs that there are, the one that has begun last at the end. Only that
// one is looked after: for those around it, it is work of their own, and takes none of
// their time.
var running runs

// runs are numbers of runs. A program that thinks and a line that is typed at the same time
// are two, and either may be done first.
type runs struct {
	mutex sync.Mutex
	next  int
	open  []int
}

// begin adds a run and returns its number, and whether it is the only one.
func (r *runs) begin() (number int, alone bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.next++
	r.open = append(r.open, r.next)
	return r.next, len(r.open) == 1
}

// end takes a run away.
func (r *runs) end(number int) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.open = slices.DeleteFunc(r.open, func(n int) bool { return n == number })
}

// isLast reports whether no run has begun later that is not over.
func (r *runs) isLast(number int) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.open[len(r.open)-1] == number
}

// bottomless is how the innermost run failed that called itself without end, within the
// outermost run of now.
var bottomless atomic.Pointer[Failure]

// handOver is how long a run has to hand on what a run within it has said. It is much longer
// than the last words may take.
const handOver = 600 * time.Millisecond

// Run calls f and returns its result, or how it failed. Patience is how long it may take.
func Run[T any](patience time.Duration, f func() T) (T, *Failure) {
	type outcome struct {
		value   T
		failure *Failure
	}
	number, alone := running.begin()
	defer running.end(number)
	if alone {
		bottomless.Store(nil)
	}
	done := make(chan outcome, 1) // room for one, so that a late answer can leave
	name := make(chan string, 1)
	least := used()
	var panicked atomic.Pointer[Failure]
	go func() {
		name <- goroutineName()
		o := outcome{failure: &Failure{Kind: Ended}}
		defer func() { done <- o }()
		defer func() {
			if v := recover(); v != nil {
				o.failure = &Failure{Kind: Panicked, Value: v, Text: fmt.Sprintf("a %T that cannot say what it is", v), Frames: callers()}
				panicked.Store(o.failure)
				o.failure = &Failure{Kind: Panicked, Value: v, Text: words(v), Frames: o.failure.Frames}
			}
		}()
		o.value, o.failure = f(), nil
	}()
	goroutine := <-name
	look := time.NewTicker(5 * time.Millisecond)
	defer look.Stop()
	waited, last := time.Duration(0), time.Now()
	for {
		select {
		case o := <-done:
			return o.value, o.failure
		case <-look.C:
		}
		elapsed := time.Since(last)
		last = time.Now()
		if !running.isLast(number) {
			continue
		}
		waited += min(elapsed, 100*time.Millisecond) // a program that was stopped has not waited
		now := used()
		least = usage{min(least.heap, now.heap), min(least.stacks, now.stacks)}
		kind, goesWrong := wrong(now, least, waited > patience)
		if !goesWrong {
			continue
		}
		var none T
		if inner := bottomless.Load(); kind == Bottomless && inner != nil {
			// The stack is still deep, but it is that of a run within, which has said so
			// before it ceased to run. Its sentence, with the task and the place, is on its way.
			select {
			case o := <-done:
				return o.value, o.failure
			case <-time.After(handOver):
				return none, inner
			}
		}
		state, frames := framesOf(goroutine)
		failure := &Failure{Kind: kind, Waited: patience, State: state, Frames: frames, Text: now.taken()}
		if p := panicked.Load(); p != nil && kind != Bottomless {
			failure = p
		}
		if kind == Bottomless {
			bottomless.Store(failure)
		} else {
			leave(failure)
		}
		return none, failure
	}
}

// wrong says what a run has come to that must not go on: it takes too much beyond the least
// that was seen, or too long.
func wrong(now, least usage, isLate bool) (kind int, goesWrong bool) {
	switch count := uint64(runtime.NumGoroutine()); {
	case now.stacks > least.stacks+stackLimit+count*goroutineStack && hasDeepCalls():
		return Bottomless, true
	case !leftAlone.Load() && (now.heap > least.heap+heapLimit || now.stacks > least.stacks+heapLimit):
		return Hungry, true
	default:
		return Endless, isLate
	}
}

// A usage is how many bytes the heap and the call stacks of all goroutines take.
type usage struct{ heap, stacks uint64 }

// taken says what a hungry run has taken.
func (u usage) taken() string {
	if n := runtime.NumGoroutine(); n > 1000 && u.stacks > u.heap {
		return fmt.Sprintf("started %d goroutines", n)
	}
	return fmt.Sprintf("filled %d MB of memory", u.heap>>20)
}

func used() usage {
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(samples)
	return usage{samples[0].Value.Uint64(), samples[1].Value.Uint64()}
}

var (
	guard     sync.Once
	leftAlone atomic.Bool // so it may be that code that takes the memory
	lastWords atomic.Pointer[func() string]
	exit      = os.Exit
)

// LastWords sets what is to be said when the program has to end: where the game stood.
func LastWords(say func() string) { lastWords.Store(&say) }

// leave leaves code alone, and ends the program once that has taken too much memory.
func leave(f *Failure) {
	guard.Do(func() {
		leftAlone.Store(true)
		go func() {
			for now := used(); now.heap+now.stacks < endLimit; now = used() {
				time.Sleep(20 * time.Millisecond)
			}
			fmt.Fprintf(os.Stderr, "\n%s\n", ending(f.Sentence("too much memory is wanted, by this or by what was left alone before, which", "")))
			exit(1)
		}()
	})
}

// Guard ends the program once it has taken more memory than anything here needs. It says
// so in the form in which Go itself does.
func Guard() {
	go func() {
		for now := used(); now.heap+now.stacks < endLimit; now = used() {
			time.Sleep(5 * time.Millisecond)
		}
		dump := make([]byte, 1<<20)
		fmt.Printf("\nfatal error: out of memory\n\n%s\n", dump[:runtime.Stack(dump, true)])
		exit(2)
	}()
}

// ending adds to a sentence that the program ends, and the last words if there are any.
// They may need code that the learner is at work on.
func ending(text string) string {
	if !strings.HasSuffix(text, "?") {
		text += "."
	}
	text += " The program has to end here."
	say := lastWords.Load()
	if say == nil {
		return text
	}
	said := make(chan string, 1)
	go func() {
		defer func() { _ = recover() }()
		said <- (*say)()
	}()
	select {
	case words := <-said:
		return text + " " + words
	case <-time.After(200 * time.Millisecond):
	}
	select { // a stack that was moved meanwhile has stopped everything for as long
	case words := <-said:
		return text + " " + words
	case <-time.After(50 * time.Millisecond):
		return text
	}
}
