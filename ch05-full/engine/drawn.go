// drawn.go sees draws inside the search.

package engine

// drawn reports whether the position on the board is a draw by the fifty-move rule, or stood
// before. Once is enough: what was best then is best again, and so it would go on.
func (e *Engine) drawn(inCheck bool) bool {
	clock, now := e.board.HalfmoveClock(), len(e.keys)-1
	if clock >= 100 {
		return !inCheck || len(e.board.Moves(nil)) > 0 // a checkmate comes first
	}
	// Nothing comes again from before a capture or a pawn move.
	for back := 4; back <= min(clock, now); back += 2 {
		if e.keys[now-back] == e.keys[now] {
			return true
		}
	}
	return false
}
