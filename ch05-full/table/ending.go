// ending.go ends the program after a signal: in order if that can be, and in any case.

package table

import (
	"context"
	"os"
	"os/signal"
	"syscall"
	"time"

	"mateinfive/internal/guard"
)

// endings are the signals after which the program ends in order. With SIGQUIT Go would end it
// at once, and leave the terminal as the table has set it.
var endings = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// lastMoment returns how long the program may take to end in order: what it waits for may never
// come, such as a disk that is gone or a terminal that nothing reads. The game was written
// after each move.
func lastMoment() time.Duration { return guard.Patience() * 5 / 2 }

// endInOrder has leave called after the first signal. The program ends by a second one, or when
// the last moment is over: it has not come back by then. The watcher in crash_unix.go gives the
// terminal back. The function that is returned ends all that.
func endInOrder(leave func()) (over func()) {
	ctx, stop := signal.NotifyContext(context.Background(), endings...)
	isOver := make(chan struct{})
	noLonger := context.AfterFunc(ctx, func() {
		stop() // so that a second signal does what it does to any program
		go leave()
		select {
		case <-isOver:
		case <-time.After(lastMoment()):
			os.Exit(1)
		}
	})
	return func() {
		noLonger()
		close(isOver)
		stop()
	}
}
