// reading.go takes down what a clock shows, and sets it.

package clock

import "time"

// A Reading is what a clock shows, and what it has counted, by color.
type Reading struct {
	Left  [2]time.Duration
	Moves [2]int // made by each side
}

// Reading returns what the clock shows now.
func (c *Clock) Reading() Reading {
	return Reading{Left: c.shown(), Moves: c.moves}
}

// Set lets the clock show what it showed at another time, for instance before a move
// that was taken back. Then both clocks stand still, and no move has begun.
func (c *Clock) Set(r Reading) {
	c.left = [2]time.Duration{max(0, r.Left[0]), max(0, r.Left[1])}
	c.moves = r.Moves
	c.running, c.spent = false, 0
}
