// press.go presses the clock.

package clock

// Press is what a player does after a move: it stops the player's own clock and starts
// the other's (FIDE Laws 6.2.1). The move is counted. With it comes the increment of
// its stage, or what the rule says for a clock that is not Fischer's; and if it was
// the last move of its stage, the time of the next. Where each move has a time of its
// own, what was left is lost first. If the player's flag has fallen, that is too late:
// nothing is added or counted, and both clocks stand still. On a clock that stands
// still Press does nothing.
func (c *Clock) Press() {
	if !c.running {
		return
	}
	c.look()
	side, control := c.side, c.controls[c.side]
	if c.spent == c.left[side] {
		c.running = false
		return
	}
	stage, toGo := control.stage(c.moves[side])
	switch {
	case control.PerMove:
		c.left[side] = 0
	case control.Kind == Fischer:
		c.left[side] += stage.Increment - c.spent
	default:
		c.left = c.ruled()
	}
	c.moves[side]++
	if toGo == 1 {
		next, _ := control.stage(c.moves[side])
		c.left[side] += next.Time
	}
	c.side, c.spent = side.Other(), 0
}
