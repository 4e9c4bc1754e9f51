// real.go has engines that are programs, and a watch that goes.

package uci

import (
	"context"
	"sync/atomic"
	"time"

	"mateinfive/internal/outside"
)

// Program starts a program as an engine.
func Program(p outside.Program) (Engine, error) {
	talk, err := p.Start()
	if err != nil {
		return nil, err
	}
	return &program{talk: talk}, nil
}

// A program is an engine that runs.
type program struct {
	talk *outside.Talk
}

func (x *program) Send(line string) { _ = x.talk.Send(line) }

func (x *program) Hear(ctx context.Context, patience time.Duration) (string, error) {
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case line, more := <-x.talk.Lines:
		if !more {
			return "", x.talk.Err
		}
		return line, nil
	case <-late.C:
		return "", ErrLate
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

func (x *program) End() { x.talk.End("quit", time.Second) }

// A RealWatch is the clock on the wall. It goes until ctx ends.
type RealWatch struct {
	late atomic.Int64 // nanoseconds
}

// rests is how long the watch sleeps, again and again: that it wakes later shows a busy
// computer.
const rests = 10 * time.Millisecond

// NewWatch returns a watch that goes.
func NewWatch(ctx context.Context) *RealWatch {
	w := &RealWatch{}
	go func() {
		for ctx.Err() == nil {
			began := time.Now()
			time.Sleep(rests)
			if late := int64(time.Since(began) - rests); late > w.late.Load() {
				w.late.Store(late)
			}
		}
	}()
	return w
}

// Now returns the time.
func (w *RealWatch) Now() time.Time { return time.Now() }

// Lag returns by how much the watch has woken too late at most since the last call.
func (w *RealWatch) Lag() time.Duration { return time.Duration(w.late.Swap(0)) }
