// stop.go has the engine think without end, and stops it.

package uci

import (
	"context"
	"fmt"
	"time"
)

const (
	thinking = 300 * time.Millisecond // so long it thinks before it is stopped
	obeys    = time.Second            // after stop it answers within that
)

// stopped are the places in which the engine is stopped.
var stopped = []place{
	{},
	{fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}, // many moves
	{fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},                            // few
	{fen: "k7/8/8/8/8/8/1r6/K7 w - - 0 1"},                                        // one
}

// stop has the engine think in each of the places until it is told to stop. One that has
// answered before has nothing to stop. Where the judge itself was late the answer is asked once
// more.
func (t *Trial) stop(ctx context.Context, c *conn, r *Result) error {
	for i, p := range stopped {
		f, isBusy := t.stopOne(ctx, c, p)
		for again := 0; f != nil && isBusy && again < mostRepeats; again++ {
			t.Say("  The computer was busy: stop is asked once more.\n")
			f, isBusy = t.stopOne(ctx, c, p)
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if f != nil {
			r.IsBusy = isBusy
			t.count(r, Stop, i, len(stopped), f)
			return nil
		}
	}
	t.count(r, Stop, len(stopped), len(stopped), nil)
	return nil
}

// stopOne asks in one place; isBusy says that the time was not to be trusted.
func (t *Trial) stopOne(ctx context.Context, c *conn, p place) (f *Fault, isBusy bool) {
	c.watch.Lag() // from here on
	before := c.last
	c.extra, c.last = 0, p
	f = &Fault{
		Sent:   []string{"uci", p.line(), "go infinite", "stop"},
		Wanted: fmt.Sprintf("bestmove within %v of stop, which comes a moment after go", obeys),
	}
	line, err := c.wait(ctx, thinking, "bestmove", p.line(), "go infinite")
	if err == ErrLate {
		began := c.watch.Now()
		line, err = c.wait(ctx, 10*obeys, "bestmove", "stop")
		if took := c.watch.Now().Sub(began); err == nil && took > obeys {
			f.Got = line
			f.Because = fmt.Sprintf("it came %v after stop", took.Round(10*time.Millisecond))
			return f, c.watch.Lag() > busy
		}
	} else {
		c.Send("stop") // as the judge cannot know
	}
	f.Got = line
	if err != nil {
		f.Because = silence(err, 10*obeys) + ". Is a line read while the engine thinks?"
		return f, false
	}
	if _, wrong := moveIn(line, p, before); wrong != "" {
		f.Wanted, f.Because = aMove, wrong
		return f, false
	}
	if again, err := c.wait(ctx, hasStarted, "readyok", "isready"); err != nil {
		f.Sent, f.Got, f.Wanted = append(f.Sent, "isready"), again, "readyok"
		f.Because = silence(err, hasStarted)
		return f, false
	}
	if c.extra > 0 {
		f.Wanted, f.Because = "one bestmove", "a second bestmove came for one go"
		return f, false
	}
	return nil, false
}
