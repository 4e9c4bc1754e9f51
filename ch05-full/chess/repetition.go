// repetition.go counts how often a position has stood on the board.

package chess

// Repetitions returns how often the position has stood in this game, now included:
// at least once. The position in which the game began counts.
func (g *Game) Repetitions() int { return g.timesStood(g.position) }

// timesStood counts how often a position has stood before now, and once more for
// the position itself: the one on the board, or one after a move, when it is the other
// side's turn. No position comes again after a capture or a pawn move, so we look back
// no further than to the last of them.
func (g *Game) timesStood(p Position) int {
	key, times := p.Key(), 1
	first := max(0, len(g.record)-p.HalfmoveClock)
	for _, ply := range g.record[first:] {
		if ply.Before.Key() == key {
			times++
		}
	}
	return times
}
