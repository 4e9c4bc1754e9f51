// chance.go lets others judge by chances as a review does.

package review

import "mateinfive/ch05-full/engine"

// Chance returns what a side can expect with a score, in percent, a draw being half a win: 50 for an
// even game, about 59 for a pawn more. Mate counts as ten pawns.
func Chance(s engine.Score) float64 { return chance(s) }
