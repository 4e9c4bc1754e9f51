// clock.go has the engine play against itself on a clock.

package uci

import (
	"context"
	"fmt"
	"strings"
	"time"
)

const (
	hundred   = 100                    // moves are made on the clock
	hasAtOnce = 10 * time.Second       // each side has at the beginning of a game
	increment = 100 * time.Millisecond // for each move
	forgiven  = 100 * time.Millisecond // the way from the engine to the judge and back
	waited    = 10 * time.Second       // beyond that, to say how late an engine is

	busy        = 50 * time.Millisecond // a judge that comes so late trusts no clock
	mostRepeats = 3                     // of what was lost on a busy computer
)

// A clock is what both sides have left: White, and Black.
type clock struct {
	left      [2]time.Duration
	increment time.Duration
}

// goes is how the engine is told.
func (k clock) goes() string {
	ms := func(d time.Duration) int64 { return max(0, d.Milliseconds()) }
	return fmt.Sprintf("go wtime %d btime %d winc %d binc %[3]d",
		ms(k.left[0]), ms(k.left[1]), ms(k.increment))
}

// press ends a move that a side has thought about for so long, and reports whether that was in
// time.
func (k *clock) press(side int, took time.Duration) bool {
	left := k.left[side] - took
	k.left[side] = max(0, left) + k.increment
	return left+forgiven >= 0
}

// short are moves for which one side has a second left. Which side that is, is the question.
var short = []struct {
	place place
	clock clock
}{
	{
		place: place{moves: strings.Fields("e2e4 e7e5")},
		clock: clock{left: [2]time.Duration{time.Second, time.Minute}},
	},
	{
		place: place{moves: strings.Fields("d2d4")},
		clock: clock{left: [2]time.Duration{time.Minute, time.Second}},
	},
}

// timed has the engine make a move on a clock. isBusy says that it came late when the judge
// did, too.
func (t *Trial) timed(
	ctx context.Context, c *conn, p place, k *clock,
) (move string, f *Fault, isBusy bool) {
	side := 0
	if p.isBlack() {
		side = 1
	}
	c.watch.Lag() // from here on
	left, goes := k.left[side], k.goes()
	move, took, f := c.ask(ctx, p, goes, left+forgiven+waited)
	if f == nil && !k.press(side, took) {
		f = &Fault{
			Sent: []string{"uci", p.line(), goes}, Got: "bestmove " + move, Wanted: "a move in time",
			Because: fmt.Sprintf("%s had %v left, and the move took %v: lost on time",
				sides[side], left.Round(time.Millisecond), took.Round(time.Millisecond)),
		}
		return "", f, c.watch.Lag() > busy
	}
	return move, f, false
}

// onTime has the engine make a hundred moves on a clock, after the short ones: it plays both
// sides, and begins anew when a game ends. What is lost while the computer is busy is played
// again.
func (t *Trial) onTime(ctx context.Context, c *conn, r *Result) error {
	made, game := 0, 0
	for repeats := 0; made < hundred; game++ {
		moves, f, isBusy := t.timedGame(ctx, c, game, hundred-made)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case isBusy && repeats < mostRepeats:
			repeats++
			t.Say("  The computer was busy when the engine lost on time: once more.\n")
			game--
			continue
		case f != nil:
			r.IsBusy = isBusy
			t.count(r, OnTime, made+moves, hundred, f)
			return nil
		}
		made += moves
	}
	t.count(r, OnTime, made, hundred, nil)
	return nil
}

// timedGame plays a game of at most so many moves. The first ones are the short moves alone.
func (t *Trial) timedGame(
	ctx context.Context, c *conn, game, most int,
) (made int, f *Fault, isBusy bool) {
	if game < len(short) {
		k := short[game].clock
		_, f, isBusy := t.timed(ctx, c, short[game].place, &k)
		if f != nil {
			return 0, f, isBusy
		}
		return 1, nil, false
	}
	c.Send("ucinewgame")
	k := &clock{left: [2]time.Duration{hasAtOnce, hasAtOnce}, increment: increment}
	p := opening(game)
	talk := p.talk()
	for ; made < most; made++ {
		move, f, isBusy := t.timed(ctx, c, p, k)
		if f != nil {
			return made, f, isBusy
		}
		p = p.after(move)
		talk.Answer("play " + move)
		if talk.Answer("ends") != "-" {
			return made + 1, nil, false
		}
	}
	return made, nil, false
}
