// chance.go lets others judge by chances as a review does.

package review

import (
	"math"

	"mateinfive/ch05-full/engine"
)

// slope is how fast a score becomes a chance, by the curve that Lichess has fitted to its
// games. The same figure stands in verdict.go.
const slope = 0.00368208

// Chance returns what a side can expect with a score, in percent, a draw being half a win: 50
// for an even game, about 59 for a pawn more. Mate counts as ten pawns.
func Chance(s engine.Score) float64 { return chance(s) }

// lower returns the score with which a side can expect so many percent less than with another,
// but not less than with ten pawns behind.
func lower(s engine.Score, percent float64) engine.Score {
	left := max(chance(s)-percent, chance(-1000))
	return engine.Score(-math.Log(100/left-1) / slope)
}
