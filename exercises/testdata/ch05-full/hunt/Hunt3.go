package clock

import "mateinfive/ch05-full/chess"

// Start lets the clock of one side run, and the other's stand still. After a pause in
// the middle of a move the side thinks on where it stopped. What the other side has
// spent on a move that it did not make is gone.
func (c *Clock) Start(side chess.Color) {
	left := c.shown()
	if c.running && side != c.side {
		c.left, c.side, c.spent = left, side, 0
	}
	c.running, c.seen = true, c.now()
}
