// share.go divides the time that is left among the moves to come.

package clock

import "time"

// Share returns how long to think about a move: after soft nothing new is begun, after hard the
// answer is due. It asks for what is left on the clock, what each move adds to it, and how many
// moves are to be played before more time comes, or 0 if none does. It never returns 0.
func Share(left, increment time.Duration, toGo int) (soft, hard time.Duration) {
	const usual, margin = 28, 50 * time.Millisecond // the margin is for the way to the clock
	if toGo <= 0 || toGo > usual {
		toGo = usual
	}
	fair, most := left/time.Duration(toGo)+increment/2, max(left-margin, left/4)/2
	return max(min(fair*6/10, most), 1), max(min(fair*5/2, most), 1)
}
