// arbiter.go is the loop that owns the game: it waits for what happens next, has it done,
// and shows what has come of it.

package terminal

import (
	"bufio"
	"errors"
	"io"
	"sync/atomic"
	"time"

	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// An arbiter runs a session as the arbiter of a tournament runs a game: it takes the
// lines, asks the players, looks at the clocks and keeps the game.
type arbiter struct {
	s      *session
	events *events
	o      Options
	out    io.Writer
	wall   func() time.Time                     // the time of day
	after  func(time.Duration) <-chan time.Time // a channel that speaks when so much time has passed
	// The clocks never ask for the time of day. They go by the moment of the event that is
	// being dealt with, so that what we do meanwhile costs nobody time.
	moment atomic.Pointer[time.Time]

	thinking *thinker // who is being asked, or nil
	prompted bool     // the prompt stands on the screen, and no line has come yet
	leaving  bool     // Ctrl-C was typed, and nothing since
	table    table
}

// errDeaf is how the program ends while a learner is at work on [events.next] and it
// brings nothing.
var errDeaf = errors.New("nothing reaches the game: events.next brings no event (ch05-full/terminal/events.go)")

// Play reads moves and commands from in, one a line, and answers on out, until
// the input ends or the player quits. Whatever is typed, the answer is a line on
// the screen; the error is only ever about the input, the output or the game to begin
// with failing, or about a learner's code that nothing can stop.
func Play(in io.Reader, out io.Writer, o Options) error {
	a := newArbiter(out, o)
	defer a.close()
	if err := a.setUp(); err != nil {
		return err
	}
	go a.events.read(bufio.NewReaderSize(in, longestLine))
	if a.s.live {
		a.events.hearInterrupts()
	}
	return a.run()
}

// newArbiter returns an arbiter that has no session yet.
func newArbiter(out io.Writer, o Options) *arbiter {
	a := &arbiter{events: newEvents(), o: o, out: out, wall: time.Now, after: time.After}
	a.setMoment(a.wall())
	return a
}

// close lets go of all that waits for us, and of the file of the game.
func (a *arbiter) close() {
	close(a.events.done)
	a.stopThinking()
	for name := range a.o.makers {
		a.o.closeProgram(name)
	}
	if a.s != nil {
		a.leave()
		a.s.leaveLast()
		a.s.keeping.settle(a.s)
		a.s.keeping.close()
	}
}

// leave writes down what the clocks show, for the next time.
func (a *arbiter) leave() {
	if !a.s.keeping.isKept(a.s) {
		return
	}
	// A learner may be at work on what that needs: if it fails, the game is kept without it.
	guard.Run(a.o.patience, func() { a.s.noteLeft(); a.s.keeping.write(a.s) })
}

// run deals with one event after the other, until the session is over.
func (a *arbiter) run() error {
	a.await(true)
	for !a.s.over && a.s.failed == nil {
		switch err := a.deal(a.events.next()); {
		case err == io.EOF: // quietly, if that is all there was
			return a.s.failed
		case err != nil:
			return err
		}
	}
	return a.s.failed
}

// deal deals with an event. The error says that nothing comes after it.
func (a *arbiter) deal(event any) error {
	if line, ok := event.(typed); ok {
		if line.err == nil && a.table.turnPage(line.line) {
			a.prompted = false
			a.await(true)
			return nil
		}
		a.table.clear()
		a.table.look(a) // the answer is to appear where one looks now
		a.echo(line)
	}
	news := a.passTime(event)
	switch event := event.(type) {
	case typed:
		if err := a.hear(event); err != nil {
			return err
		}
	case answer:
		a.take(event)
	case remark:
		if event.of == a.thinking {
			a.table.remark = event.text
		}
	case interrupt:
		a.interrupt()
	case tick:
		a.await(news)
		return nil
	default:
		return errDeaf
	}
	a.await(true)
	return nil
}

// await sees to all that has to be done before the next event. If there is news, the
// screen is drawn; otherwise only the clocks have moved.
func (a *arbiter) await(news bool) {
	if a.s.over || a.s.failed != nil {
		return
	}
	a.ask()
	a.table.look(a)
	a.events.deaf = a.thinking != nil && !a.table.on
	a.table.draw(a, news)
	if !a.prompted && !a.events.deaf {
		a.prompted = true
		if !a.table.on {
			a.s.print(a.s.ask())
		}
	}
	a.events.ticks = a.nextTick()
}

// setMoment sets the moment. Code that was left alone may look at it still.
func (a *arbiter) setMoment(now time.Time) { a.moment.Store(&now) }

// passTime turns the clocks to the moment of an event, and reports whether a flag has
// fallen by then. What had to wait its turn counts from when it came. On a pretended clock
// each line and each answer takes the same time.
func (a *arbiter) passTime(event any) (fallen bool) {
	now, takesTime := a.wall(), false
	switch event := event.(type) {
	case typed:
		now, takesTime = earlier(event.at, now), true
	case answer:
		now, takesTime = earlier(event.at, now), true
	}
	switch {
	case a.o.tick == 0:
		a.setMoment(now)
	case takesTime:
		a.setMoment(a.moment.Load().Add(a.o.tick))
	}
	if !a.s.flagHasFallen() {
		return false
	}
	a.stopThinking()
	a.interject()
	a.try(a.o.patience, (*session).flagFalls)
	return true
}

// echo repeats a line after its prompt if the input is no keyboard. Where the input ends,
// it ends the line of the prompt.
func (a *arbiter) echo(t typed) {
	switch {
	case a.table.on && t.err != nil:
		a.send("\n")
	case a.o.echo || t.err != nil:
		a.s.print(console.Printable(t.line) + "\n")
	}
	a.prompted = false
}

// earlier returns when something came, if that is known, or now.
func earlier(came, now time.Time) time.Time {
	if came.IsZero() {
		return now
	}
	return came
}

// hear has a line done. The error says that there are no more.
func (a *arbiter) hear(t typed) error {
	if t.err != nil {
		return t.err
	}
	a.leaving = false
	patience := a.s.patienceWith(t.line)
	if patience == guard.Forever {
		a.table.wait(a)
	}
	a.try(patience, func(s *session) error { return s.obey(t.line) })
	a.events.forgetInterrupt() // it was for what took so long
	if a.thinking != nil && !a.thinking.isWanted(a.s) {
		a.stopThinking()
	}
	return nil
}

// interrupt deals with Ctrl-C: it stops a player that thinks. Otherwise it leaves the
// program, the second time.
func (a *arbiter) interrupt() {
	a.interject()
	a.prompted = false // the terminal has thrown away what was being typed
	switch {
	case a.thinking != nil:
		a.s.say("%s stops thinking: go makes it move, or play for it yourself", a.thinking.name)
		a.stopThinking()
		a.try(a.o.patience, func(s *session) error { s.showBoard(); return nil })
	case a.leaving:
		a.s.over = true
		if a.table.on {
			a.send("\n")
		}
	default:
		a.leaving = true
		a.s.say("Ctrl-C again leaves%s; quit does the same", a.s.keeping.comfort())
	}
}

// interject begins a line of its own where the prompt stands already.
func (a *arbiter) interject() {
	if a.prompted && !a.table.on {
		a.s.print("\n")
		a.prompted = false
	}
}

// try has something done by the session, and says what is wrong if anything is.
func (a *arbiter) try(patience time.Duration, do func(*session) error) {
	a.s.complain(a.s.try(patience, do))
}
