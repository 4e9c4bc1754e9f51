// selective.go searches less where less is enough.

package engine

import (
	"math/bits"

	"mateinfive/ch05-full/chess"
)

// goodEnough reports whether the side to move is so far above beta, or below alpha, that a
// full search is not worth the time, and returns a score.
func (e *Engine) goodEnough(n *node, mayPass bool) (Score, bool) {
	// Razoring: so far below alpha that only captures could help, and they do not.
	if e.has(Razoring) && !n.wide && n.depth <= 3 && n.alpha < surest && n.static+Score(150+150*n.depth) <= n.alpha {
		if score := e.quiet(n.ply, n.alpha, n.beta); score <= n.alpha {
			return score, true
		}
	}
	if n.wide || n.static < n.beta || n.beta <= -surest || n.beta >= surest {
		return 0, false
	}
	// Reverse futility: the rest of the search will hardly lose that much.
	if e.has(ReverseFutility) && n.depth <= 7 && n.static-Score(75*n.depth) >= n.beta {
		return n.static, true
	}
	// Null move: even two moves in a row do not help the other side. With pawns alone, to
	// pass would often be best, and is not allowed (zugzwang).
	own := &e.board.Sets()[e.board.SideToMove()]
	if !e.has(NullMove) || !mayPass || n.depth < 3 || own[queen]|own[rook]|own[bishop]|own[knight] == 0 {
		return 0, false
	}
	less := 4 + n.depth/4 + min(int(n.static-n.beta)/200, 3)
	e.board.Make(chess.Move{})
	score := -e.negamax(n.depth-less, n.ply+1, -n.beta, -n.beta+1, false)
	e.board.Unmake()
	return min(score, surest), score >= n.beta && !e.stopped
}

// hopeless reports whether the i-th move need not be searched near the end of the search:
// it loses material, or many quiet moves were better, or the score is too far below alpha.
func (e *Engine) hopeless(m ranked, i int, n *node) bool {
	if n.ply == 0 || n.inCheck || n.depth > 6 {
		return false
	}
	if m.loud() {
		return e.has(Exchanges) && m.rank < 0 && n.depth <= 4
	}
	if n.wide || m.rank > historyMost {
		return false
	}
	return e.has(LateMoves) && i > (4+n.depth*n.depth)/2 || e.has(Futility) && n.alpha < surest && n.static+Score(100+90*n.depth) <= n.alpha
}

// reduction returns by how many plies the i-th move is searched less deep than the others.
// Moves are in order, so that one of the last is seldom the best.
func (e *Engine) reduction(m ranked, i int, n *node) int {
	if !e.has(Reductions) || n.depth < 3 || i < 3 || n.inCheck || m.rank > historyMost {
		return 0
	}
	if m.loud() {
		return 1 // a capture that loses material
	}
	less := (bits.Len(uint(n.depth))*bits.Len(uint(i))+2)/6 - int(m.rank)/(historyMost/2)
	return min(max(less, 0), n.depth-2)
}
