// clock.go is the chess clock: two times, of which at most one runs down.

package clock

import (
	"math"
	"time"

	"mateinfive/ch05-full/chess"
)

// A Rule says what both clocks show, by color, after a side has thought so long about
// a move and made it. Left is what they showed when the side began to think; it has
// not spent more than it had.
type Rule func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration

// A Clock is a chess clock for two players. It is a value: an assignment copies it,
// and the copy goes its own way.
type Clock struct {
	controls [2]Control
	now      func() time.Time
	rule     Rule

	left    [2]time.Duration // what both showed when the move began
	moves   [2]int           // made by each side
	side    chess.Color      // whose clock runs, or ran last
	spent   time.Duration    // by this side on this move, at most what it had left
	running bool
	seen    time.Time // the time when spent was counted, if running
}

// New returns a clock that stands still, with the full time for each side. It asks
// now for the time. The rule is for sides whose control is of the kind Bronstein or
// Hourglass; without one (nil) such a clock only counts down.
func New(controls [2]Control, now func() time.Time, rule Rule) *Clock {
	if rule == nil {
		rule = countDown
	}
	c := &Clock{controls: controls, now: now, rule: rule}
	for side := range controls {
		c.left[side] = controls[side].begin()
	}
	return c
}

// countDown is the rule of a clock that gives nothing back.
func countDown(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	left[side] -= spent
	return left
}

// Start lets the clock of one side run, and the other's stand still. After a pause in
// the middle of a move the side thinks on where it stopped. What the other side has
// spent on a move that it did not make is gone.
func (c *Clock) Start(side chess.Color) {
	left := c.shown()
	if side != c.side {
		c.left, c.side, c.spent = left, side, 0
	}
	c.running, c.seen = true, c.now()
}

// Stop lets both clocks stand still.
func (c *Clock) Stop() {
	c.look()
	c.running = false
}

// Running returns the side whose clock runs. If both stand still, ok is false.
func (c *Clock) Running() (side chess.Color, ok bool) {
	return c.side, c.running
}

// Left returns how much time a side has left now, never less than 0.
func (c *Clock) Left(side chess.Color) time.Duration {
	return max(0, c.shown()[side])
}

// Fallen returns the side whose flag has fallen, that is, which has no time left (FIDE
// Laws 6.4). If there is none, ok is false.
func (c *Clock) Fallen() (side chess.Color, ok bool) {
	for _, side := range [2]chess.Color{c.side, c.side.Other()} {
		if c.Left(side) == 0 {
			return side, true
		}
	}
	return 0, false
}

// Due returns how long it is until the flag of the side falls whose clock runs. If
// both stand still that is never, and the longest time there is.
func (c *Clock) Due() time.Duration {
	if !c.running {
		return math.MaxInt64
	}
	return c.Left(c.side)
}

// Control returns the control by which a side plays.
func (c *Clock) Control(side chess.Color) Control { return c.controls[side] }

// ToGo returns how many moves a side still has to make before its next stage begins,
// 0 if there is none.
func (c *Clock) ToGo(side chess.Color) int {
	_, toGo := c.controls[side].stage(c.moves[side])
	return toGo
}

// shown returns what both clocks show now. Sand runs into an hourglass while the other
// side thinks; whatever else a rule changes, it changes after the move.
func (c *Clock) shown() [2]time.Duration {
	c.look()
	left := c.left
	if c.controls[c.side].Kind == Hourglass {
		left = c.ruled()
	}
	left[c.side] = c.left[c.side] - c.spent
	return left
}

// ruled returns what the rule says of the move that the side is thinking about, as if it
// were made now.
func (c *Clock) ruled() [2]time.Duration {
	left := c.rule(c.left, c.side, c.spent)
	return [2]time.Duration{max(0, left[0]), max(0, left[1])}
}

// look brings spent up to date. If the time has gone backward, as a computer's can when
// it is set, nothing is given back. More than there was is not spent: when the flag
// has fallen, the clock shows 0 and stays there.
func (c *Clock) look() {
	if !c.running {
		return
	}
	now := c.now()
	passed := max(0, now.Sub(c.seen))
	c.spent += min(passed, c.left[c.side]-c.spent)
	c.seen = now
}

// Asking returns a copy of the clock that asks now for the time.
func (c *Clock) Asking(now func() time.Time) *Clock {
	copied := *c
	copied.now = now
	return &copied
}
