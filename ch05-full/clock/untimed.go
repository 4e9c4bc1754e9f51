// untimed.go counts moves that take no time.

package clock

import "mateinfive/ch05-full/chess"

// MoveUntimed counts a move of one side that takes no time and gets no increment, while the
// clock stands still: in many games the clocks start after a move of each side. If it was
// the last of its stage, it brings the time of the next.
func (c *Clock) MoveUntimed(side chess.Color) {
	if c.running {
		return
	}
	_, toGo := c.controls[side].stage(c.moves[side])
	c.moves[side]++
	if toGo == 1 && !c.controls[side].PerMove {
		next, _ := c.controls[side].stage(c.moves[side])
		c.left[side] += next.Time
	}
}
