// Tempting: a clock runs down. But in an hourglass no sand is lost.

package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
)

// Hourglass only counts down.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	left[side] -= min(spent, left[side])
	return left
}
