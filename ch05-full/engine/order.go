// order.go puts the moves that are likely to be best first, so that the rest matters less.

package engine

import "mateinfive/ch05-full/chess"

// A ranked move is one of those to try, the highest rank first.
type ranked struct {
	chess.Move
	rank int
	loud bool // it captures or promotes
	gain int  // the kind of piece that it captures or becomes, or nothing
}

// The ranks of moves: the best one of the table, captures that lose nothing, killers, other
// quiet moves by their history, which is historyMost at most, and captures that lose.
const (
	rankFirst   = 1 << 30
	rankLoud    = 1 << 20
	rankKiller  = 1 << 18
	historyMost = 1 << 14
	rankLosing  = -1 << 20
)

// worth is what a piece is worth in an exchange, in centipawns, by its kind.
var worth = [...]int{king: 10_000, queen: 1000, rook: 525, bishop: 350, knight: 325, pawn: 100, nothing: 0}

// ranked returns moves with their ranks, in a place that belongs to the ply.
func (e *Engine) ranked(ply int, list []chess.Move, first chess.Move) []ranked {
	e.list = list // as far as it has grown
	found := e.moves[ply][:0]
	for _, m := range list {
		r := ranked{Move: m, gain: captured(e.board, m)}
		if m.Promotion != 0 {
			r.gain = kindOf[m.Promotion]
		}
		r.loud = r.gain != nothing
		switch killers := e.killers[ply]; {
		case m == first:
			r.rank = rankFirst
		case r.loud:
			r.rank = e.rankLoud(r)
		case m == killers[0] || m == killers[1]:
			r.rank = rankKiller
		default:
			r.rank = e.history[e.board.SideToMove()][m.From][m.To]
		}
		found = append(found, r)
	}
	e.moves[ply] = found
	return found
}

// rankLoud returns the rank of a capture or promotion: the greatest gain first, and of equal
// gains the one by the least piece. It loses if the piece is worth more, and is captured.
func (e *Engine) rankLoud(m ranked) int {
	mover := pieceOn(&e.board.Sets()[e.board.SideToMove()], m.From)
	if e.has(Exchanges) && worth[mover] > worth[m.gain] && e.exchange(m.Move, m.gain, mover) < 0 {
		return rankLosing + worth[m.gain]
	}
	return rankLoud + 16*worth[m.gain] - worth[mover]
}

// exchange returns how much material a capture wins, in centipawns, if both sides go on
// capturing on its square with the least of their pieces as long as it pays: a static
// exchange evaluation. The board itself says what can capture there.
func (e *Engine) exchange(m chess.Move, gain, mover int) int {
	e.board.Make(m)
	defer e.board.Unmake()
	own, begin := &e.board.Sets()[e.board.SideToMove()], len(e.list)
	e.list = e.board.Captures(e.list)
	least, by := chess.Move{}, -1
	for _, reply := range e.list[begin:] {
		if kind := pieceOn(own, reply.From); reply.To == m.To && kind > by {
			least, by = reply, kind
		}
	}
	e.list = e.list[:begin]
	if by < 0 {
		return worth[gain]
	}
	return worth[gain] - max(0, e.exchange(least, mover, by))
}

// pick puts the move of the highest rank first and returns it. Often the search needs few
// of its moves, and to sort all of them would take longer.
func pick(moves []ranked) ranked {
	best := 0
	for i := range moves {
		if moves[i].rank > moves[best].rank {
			best = i
		}
	}
	moves[0], moves[best] = moves[best], moves[0]
	return moves[0]
}

// pieceOn returns the kind of piece that one side has on a square, or nothing.
func pieceOn(side *[6]uint64, s chess.Square) int {
	for kind, set := range side {
		if set>>s&1 != 0 {
			return kind
		}
	}
	return nothing
}

// captured returns the kind of piece that a move captures, or nothing. A pawn that goes to
// another file captures, also where the target is empty: that is en passant.
func captured(b Board, m chess.Move) int {
	sets, us := b.Sets(), b.SideToMove()
	taken := pieceOn(&sets[us.Other()], m.To)
	if taken == nothing && m.From.File() != m.To.File() && sets[us][pawn]>>m.From&1 != 0 {
		return pawn
	}
	return taken
}

// reward remembers a quiet move that refuted a position, the last of those that were tried:
// as a killer for other positions at this ply, and in the history for all positions. The
// quiet moves that were tried before it are punished.
func (e *Engine) reward(tried []ranked, n *node) {
	last := tried[len(tried)-1]
	if last.loud {
		return
	}
	if killers := &e.killers[n.ply]; e.has(Killers) && last.Move != killers[0] {
		killers[0], killers[1] = last.Move, killers[0]
	}
	bonus := -min(n.depth*n.depth*8, historyMost/8)
	for i, m := range tried {
		if i == len(tried)-1 {
			bonus = -bonus
		}
		if !m.loud && e.has(History) {
			// The nearer to the most, the less is added.
			h := &e.history[e.board.SideToMove()][m.From][m.To]
			*h += bonus - *h*max(bonus, -bonus)/historyMost
		}
	}
}
