// hourglass.go is yours: a clock whose sand runs to the other side.

package exercises

import (
	"time"

	"mateinfive/ch05-full/chess"
)

// Hourglass returns what both clocks show, by color, after side has thought so long and
// moved, if the two are the halves of an hourglass: the sand that runs out of one runs
// into the other. Left is what they showed when side began to think. No more sand can run
// than there is in its half.
func Hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	panic("task Hourglass: not written yet")
}
