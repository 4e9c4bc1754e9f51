// verdict.go judges a move by what it gives away.

package review

import (
	"math"

	"mateinfive/ch05-full/engine"
)

// A bad move gives away so much at least, in percent.
const bad = 5

// chance returns what a side can expect with a score, in percent, a draw being half a win, by the
// curve that Lichess has fitted to its games.
func chance(s engine.Score) float64 {
	return 100 / (1 + math.Exp(-0.00368208*float64(max(-1000, min(s, 1000)))))
}

// verdict returns what a move gives away of its side's chance, in percent, and the glyph that it
// has earned, see [pgn.Sign]: 6 (?!) if that is bad, 2 (?) if it is twice as much, 4 (??) if it is
// three times as much, or 0. Before the move its side has one score; after it the other side has
// the next.
func verdict(before, next engine.Score) (loss float64, glyph uint8) {
	loss = max(0, chance(before)-chance(-next))
	switch {
	case loss >= 3*bad:
		return loss, 4
	case loss >= 2*bad:
		return loss, 2
	case loss >= bad:
		return loss, 6
	}
	return loss, 0
}
