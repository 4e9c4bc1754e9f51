// events.go brings what happens to the one goroutine that owns the game.
//
// Four things happen, and nobody knows in which order: somebody types a line, a player of
// the program answers, time passes, somebody types Ctrl-C. Each has a goroutine that waits
// for it and tells it in a channel. None of these goroutines touches the game, so no two
// can do so at once.

package terminal

import (
	"bufio"
	"os"
	"os/signal"
	"time"
)

// events are the channels in which the four are told.
type events struct {
	lines      chan typed
	players    chan any         // an answer, or a remark
	ticks      <-chan time.Time // nil where no clock runs
	interrupts chan interrupt

	now  func() time.Time // the time of day
	deaf bool             // lines wait: without a table they are read when the player has answered
	done chan struct{}    // closed when nobody waits for events any more
}

// A typed is a line, or the reason why there are no more.
type typed struct {
	line string
	err  error     // io.EOF where the input ends
	at   time.Time // when it came
}

// A tick says that time has passed.
type tick time.Time

// An interrupt is Ctrl-C.
type interrupt struct{}

// next waits for the event that comes first and returns it: a [typed], a [tick], an
// [interrupt], or what a player says, as it is. While we are deaf, lines wait.
func (e *events) next() any {
	lines := e.lines
	if e.deaf {
		lines = nil // nothing ever comes from a channel that is nil
	}
	select {
	case line := <-lines:
		return line
	case said := <-e.players:
		return said
	case now := <-e.ticks:
		return tick(now)
	case <-e.interrupts:
		return interrupt{}
	}
}

// newEvents returns events that nothing brings yet.
func newEvents() *events {
	return &events{
		lines: make(chan typed), players: make(chan any), interrupts: make(chan interrupt), now: time.Now, done: make(chan struct{}),
	}
}

// read brings the lines of an input, up to its end.
func (e *events) read(in *bufio.Reader) {
	for {
		line, err := readLine(in)
		select {
		case e.lines <- typed{line, err, e.now()}:
		case <-e.done:
			return
		}
		if err != nil {
			return
		}
	}
}

// tell brings what a player says, for as long as somebody waits for it.
func (e *events) tell(said any, unwanted <-chan struct{}) {
	select {
	case e.players <- said:
	case <-unwanted:
	case <-e.done:
	}
}

// attention is how long Ctrl-C waits to be heard. Then it does what it does elsewhere,
// and ends the program: there may be code at work that nobody can stop.
const attention = 2 * time.Second

// interruptStatus is the exit status of a program that Ctrl-C has ended.
const interruptStatus = 130

// hearInterrupts brings Ctrl-C, until done is closed.
func (e *events) hearInterrupts() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	go func() {
		defer signal.Stop(signals)
		for {
			select {
			case <-signals:
			case <-e.done:
				return
			}
			select {
			case e.interrupts <- interrupt{}:
			case <-time.After(attention):
				os.Exit(interruptStatus)
			case <-e.done:
				return
			}
		}
	}()
}

// forgetInterrupt takes a Ctrl-C that waits to be heard.
func (e *events) forgetInterrupt() {
	select {
	case <-e.interrupts:
	default:
	}
}
