// guard.go runs code that may panic, never come back, or take all the memory.

// Package guard runs code that a learner is at work on, so that a mistake in it costs a
// sentence and not the program. [Run] calls a function and says how it failed, if it did.
// [Watch] ends the program where nothing else can stop such code.
//
// Go cannot stop a goroutine: one that does not come back goes on until the program ends. So what
// a guarded function changes must be a copy, taken over only if Run has returned nil.
package guard

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"os"
	"runtime/metrics"
	"sync"
	"sync/atomic"
	"time"
)

// Forever is the patience with what may take long by right.
const Forever time.Duration = math.MaxInt64

// Patience returns how long an answer may take: two seconds, or on a busy machine what the
// environment variable MATEINFIVE_PATIENCE says, such as 30s.
func Patience() time.Duration {
	d, _ := time.ParseDuration(os.Getenv("MATEINFIVE_PATIENCE"))
	return cmp.Or(max(d, 0), 2*time.Second)
}

var (
	within    sync.Map // the goroutines that wait for a run
	watching  sync.Once
	lastWords atomic.Pointer[func() string]
	release   atomic.Pointer[func()]
)

// Run calls f and returns nil, or how f failed. Patience leaves out the time of runs within it.
func Run(patience time.Duration, f func()) *Failure {
	caller := dump(64, false)[0].name
	within.Store(caller, nil)
	defer within.Delete(caller)
	done, name := make(chan *Failure, 1), make(chan string, 1) // with room: what comes too late can leave
	go func() {
		name <- dump(64, false)[0].name
		failure := &Failure{Kind: Panicked, Text: "it ends its goroutine (runtime.Goexit does that)"}
		defer func() { done <- failure }()
		failure = try(f)
	}()
	goroutine := <-name
	waited, last := time.Duration(0), time.Now()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for waited < patience {
		select {
		case failure := <-done:
			return failure
		case now := <-tick.C:
			if _, waits := within.Load(goroutine); !waits {
				waited += min(now.Sub(last), 100*time.Millisecond) // a program that was stopped has not waited
			}
			last = now
		}
	}
	g := find(goroutine, unhurried)
	return &Failure{Kind: Late, Text: cmp.Or(g.state, "it does not come back"), Frames: g.frames}
}

// try calls f, and returns how it panicked, or nil.
func try(f func()) (failure *Failure) {
	defer func() {
		if value := recover(); value != nil {
			text := fmt.Sprintf("%.300s", fmt.Sprint(value))
			failure = &Failure{Kind: Panicked, Value: value, Text: text, Frames: dump(1<<20, false)[0].frames}
		}
	}()
	f()
	return nil
}

// How many bytes a program may take. At a gigabyte of stack Go ends it with an endless dump, and
// on 32 bits at 250 megabytes; there is no room for a gigabyte of heap there either.
var stackLimit, heapLimit = limits()

func limits() (stack, heap uint64) {
	if bits.UintSize == 32 {
		return 64 << 20, 256 << 20
	}
	return 64 << 20, 1 << 30
}

// Watch ends the program, with status 1, once it takes too much memory. It says on the standard
// error which function does, and then the last words, which a later call replaces.
func Watch(last func() string) {
	lastWords.Store(&last)
	watching.Do(func() { go watch() })
}

// Release names what gives the terminal back before the last words are said, in a program that
// has taken it. A later call replaces it.
func Release(terminal func()) { release.Store(&terminal) }

func watch() {
	const stacks, heap = "/memory/classes/heap/stacks:bytes", "/memory/classes/heap/objects:bytes"
	samples := []metrics.Sample{{Name: stacks}, {Name: heap}}
	for ; ; time.Sleep(5 * time.Millisecond) {
		metrics.Read(samples)
		if samples[0].Value.Uint64() > stackLimit {
			endTheDeep()
		}
		if samples[1].Value.Uint64() > heapLimit {
			text := "had filled a gigabyte of memory and wanted more"
			if heapLimit < 1<<30 {
				text = fmt.Sprintf("had filled %d megabytes of memory and wanted more", heapLimit>>20)
			}
			end(&Failure{Kind: Ending, Text: text, Frames: find("", hurried).frames})
		}
	}
}

// endTheDeep ends the program if one of its goroutines is deep in calls. Memory alone says little:
// Go keeps that of goroutines that have ended.
func endTheDeep() {
	for _, g := range dump(1<<20, true) {
		if g.deep {
			outer := g.frames[len(g.frames)/2:] // within are what it calls besides
			end(&Failure{Kind: Ending, Text: "calls itself again and again", Frames: outer})
		}
	}
}

// stderr is taken at the start: the testing package exchanges os.Stderr while Watch is at work.
var stderr = os.Stderr

// end says what went wrong and the last words, which may fail, and ends the program before Go does.
func end(f *Failure) {
	time.AfterFunc(time.Second, func() { os.Exit(1) }) // words that never end are not waited for
	defer os.Exit(1)
	if terminal := release.Load(); terminal != nil {
		(*terminal)()
	}
	fmt.Fprintf(stderr, "\n%v\nThe program has to end here.\n", f)
	fmt.Fprintln(stderr, (*lastWords.Load())())
}
