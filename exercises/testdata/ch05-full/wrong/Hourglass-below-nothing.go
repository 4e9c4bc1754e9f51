// Tempting: from here to there, and all of it is still the same sum. But there is no less
// than no sand.

package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
)

// Hourglass goes below 0.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	left[side] -= spent
	left[side.Other()] += spent
	return left
}
