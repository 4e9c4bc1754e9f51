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
	Release   = func() {} // gives the terminal back before the last words; set by a program that takes it
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
		defer func() {
			if v := recover(); v != nil {
				failure = &Failure{Kind: Panicked, Value: v, Text: fmt.Sprintf("%.300s", fmt.Sprint(v)), Frames: dump(1<<20, false)[0].frames}
			}
			done <- failure
		}()
		f()
		failure = nil
	}()
	goroutine := <-name
	for waited, last, tick := time.Duration(0), time.Now(), time.Tick(5*time.Millisecond); waited < patience; {
		select {
		case failure := <-done:
			return failure
		case now := <-tick:
			if _, waits := within.Load(goroutine); !waits {
				waited += min(now.Sub(last), 100*time.Millisecond) // a program that was stopped has not waited
			}
			last = now
		}
	}
	g := find(goroutine)
	return &Failure{Kind: Late, Text: cmp.Or(g.state, "it does not come back"), Frames: g.frames}
}

// How many bytes a program may take. At a gigabyte of stack Go ends it with an endless dump.
const stackLimit, heapLimit = 64 << 20, 1 << 30

// Watch ends the program, with status 1, once it takes too much memory. It says on the standard
// error which function does, and then the last words, which a later call replaces.
func Watch(last func() string) {
	lastWords.Store(&last)
	watching.Do(func() { go watch() })
}

func watch() {
	samples := []metrics.Sample{{Name: "/memory/classes/heap/stacks:bytes"}, {Name: "/memory/classes/heap/objects:bytes"}}
	for ; ; time.Sleep(5 * time.Millisecond) {
		metrics.Read(samples)
		if samples[0].Value.Uint64() > stackLimit {
			for _, g := range dump(1<<20, true) {
				if g.deep { // memory alone says little: Go keeps that of goroutines that have ended
					end(&Failure{Kind: Ending, Text: "calls itself again and again", Frames: g.frames[len(g.frames)/2:]}) // within are what it calls besides
				}
			}
		}
		if samples[1].Value.Uint64() > heapLimit {
			end(&Failure{Kind: Ending, Text: "had filled a gigabyte of memory and wanted more", Frames: find("").frames})
		}
	}
}

// end says what went wrong and the last words, which may fail, and ends the program before Go does.
func end(f *Failure) {
	time.AfterFunc(100*time.Millisecond, func() { os.Exit(1) })
	defer os.Exit(1)
	Release()
	fmt.Fprintf(os.Stderr, "\n%v\nThe program has to end here.\n", f)
	fmt.Fprintln(os.Stderr, (*lastWords.Load())())
}
