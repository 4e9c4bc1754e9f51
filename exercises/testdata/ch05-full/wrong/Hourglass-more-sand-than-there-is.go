// Tempting: what one loses the other gains, and below 0 there is nothing. But then the
// other gains sand that nobody had.

package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
)

// Hourglass makes sand.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	left[side] = max(0, left[side]-spent)
	left[side.Other()] += spent
	return left
}
