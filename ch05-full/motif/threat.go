// threat.go finds moves that threaten mate.

package motif

import "mateinfive/ch05-full/chess"

// Threat returns the mate that a legal move of p threatens: what would mate if the other side
// passed. A move that gives check threatens none, since a check has to be answered. Whether the
// other side can prevent it, a search has to find out.
func Threat(p chess.Position, m chess.Move) (mate chess.Move, ok bool) {
	after := p.After(m)
	if after.InCheck(after.SideToMove) {
		return chess.Move{}, false
	}
	passed := after.Pass()
	for _, next := range passed.LegalMoves() {
		mated := passed.After(next)
		if mated.Status() == chess.Checkmate {
			return next, true
		}
	}
	return chess.Move{}, false
}
