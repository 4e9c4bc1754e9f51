// selective.go searches less where less is enough.

package engine

import (
	"math/bits"

	"mateinfive/ch05-full/chess"
)

// goodEnough returns a score if the side to move is so far above beta that no full search is needed.
func (e *Engine) goodEnough(n *node, mayPass bool) (Score, bool) {
	mateIsNear := n.beta <= -surest || n.beta >= surest
	if n.wide || n.static < n.beta || mateIsNear {
		return 0, false
	}
	// Reverse futility: the rest of the search will hardly lose that much.
	margin := Score(90 * (n.depth - n.improving))
	if e.has(ReverseFutility) && n.depth <= 7 && n.static-margin >= n.beta {
		return n.static, true
	}
	// Null move: even two moves in a row do not help the other side. With pawns alone, to
	// pass would often be best, and is not allowed (zugzwang).
	own := &e.board.Sets()[e.board.SideToMove()]
	pieces := own[queen] | own[rook] | own[bishop] | own[knight]
	if !e.has(NullMove) || !mayPass || n.depth < 3 || pieces == 0 {
		return 0, false
	}
	less := 4 + n.depth/4 + min(int(n.static-n.beta)/200, 3)
	e.way[n.ply+2] = 0
	e.board.Make(none)
	if n.depth <= less && e.matesAtOnce() { // by a quiet move, which the rest would not look at
		e.board.Unmake()
		return 0, false
	}
	score := -e.negamax(n.depth-less, n.ply+1, -n.beta, -n.beta+1, false)
	e.board.Unmake()
	return min(score, surest), score >= n.beta && !e.stopped
}

// hopeless reports whether the i-th move need not be searched near the end of the search:
// it loses material, or many quiet moves were better, or the score is too far below alpha.
func (e *Engine) hopeless(m ranked, i int, n *node) bool {
	mateIsNear := n.inCheck || n.alpha >= surest
	isGood := m.rank > historyMost // the best of the table, or a capture that loses nothing
	if n.ply == 0 || n.depth > 6 || mateIsNear || isGood {
		return false
	}
	if m.loud() { // and loses material
		return n.depth <= 4
	}
	if n.wide || e.checks(m.Move, m.mover) { // many a mate begins with a quiet check
		return false
	}
	if e.has(LateMoves) && i > (6+n.depth*n.depth)/(2-n.improving) {
		return true
	}
	if e.has(Futility) && n.static+Score(100+90*n.depth) <= n.alpha {
		return true
	}
	return e.has(Exchanges) && e.exchange(m.Move, nothing, m.mover) < int32(-65*n.depth)
}

// reduction returns by how many plies the i-th move is searched less deep than the others: the later
// it comes and the worse its histories are, the more. But any move may lead to a sooner mate.
func (e *Engine) reduction(m ranked, i int, n *node) int {
	mateIsNear := n.inCheck || n.alpha >= surest
	isGood := m.rank > historyMost
	if !e.has(Reductions) || n.depth < 3 || i < 3 || mateIsNear || isGood {
		return 0
	}
	if m.loud() {
		return 1 // a capture that loses material
	}
	late := (bits.Len(uint(n.depth))*bits.Len(uint(i)) + 2) / 6
	less := late - int(m.rank)/(historyMost/6)
	return min(max(less, 0), n.depth-2)
}

// checks reports whether a move attacks the other king with the piece that moves, a pawn aside.
func (e *Engine) checks(m chess.Move, mover int8) bool {
	them := &e.board.Sets()[e.board.SideToMove().Other()]
	return mover != pawn && e.board.Attacks(int(mover), m.To)&them[king] != 0
}

// matesAtOnce reports whether the side to move can mate with the piece that it moves: pawns, castling
// and discovered checks aside. The node that asks has not made its own list of moves yet.
func (e *Engine) matesAtOnce() bool {
	own := e.board.Sets()[e.board.SideToMove()]
	moves := e.board.Moves(e.list[:0])
	for _, m := range moves {
		if !e.checks(m, int8(pieceOn(&own, m.From))) {
			continue
		}
		e.board.Make(m)
		isMate := len(e.board.Moves(moves[len(moves):])) == 0
		e.board.Unmake()
		if isMate {
			return true
		}
	}
	return false
}
