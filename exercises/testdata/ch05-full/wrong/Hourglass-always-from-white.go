// Tempting: 0 is White and 1 is Black, and White begins. But after that it is Black who
// thinks.

package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
)

// Hourglass never turns the glass around.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	sand := min(spent, left[chess.White])
	left[chess.White] -= sand
	left[chess.Black] += sand
	return left
}
