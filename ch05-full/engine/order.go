// order.go puts the moves that are likely to be best first, so that the rest matters less.

package engine

import "mateinfive/ch05-full/chess"

// A ranked move is one of those to try, the highest rank first.
type ranked struct {
	chess.Move
	gain  int8  // the kind of piece that it captures or becomes, or nothing
	mover int8  // the kind of piece that moves
	track int16 // which kind of piece of which side it takes where, by a number
	risky bool  // it captures with a piece that is worth more, and may lose that
	rank  int32
}

// The ranks of moves: the best one of the table, captures that lose nothing, quiet moves by
// their histories, which are historyMost at most, and captures that lose.
const (
	rankFirst   = 1 << 30
	rankLoud    = 1 << 20
	historyMost = 1 << 14
	rankLosing  = -1 << 20
)

// loud reports whether a move captures or promotes.
func (m ranked) loud() bool { return m.gain != nothing }

// worth is what a piece is worth in an exchange, in centipawns, by its kind.
var worth = [...]int32{
	king: 10_000, queen: 1000, rook: 525, bishop: 350, knight: 325, pawn: 100, nothing: 0,
}

// ranked returns moves with their ranks, in a place that belongs to the ply.
func (e *Engine) ranked(ply int, list []chess.Move, first chess.Move) []ranked {
	e.list = list // as far as it has grown
	sets, us := e.board.Sets(), e.board.SideToMove()
	histories := e.histories(ply)
	found := e.moves[ply][:0]
	for _, m := range list {
		r := ranked{Move: m}
		r.gain = int8(captured(sets, us, m))
		r.mover = int8(pieceOn(&sets[us], m.From))
		r.track = int16(us)*6*64 + int16(r.mover)*64 + int16(m.To)
		if m.Promotion != 0 {
			r.gain = int8(kindOf[m.Promotion])
		}
		switch {
		case m == first:
			r.rank = rankFirst
		case r.loud():
			// The greatest gain first, and of equal gains the one by the least piece.
			r.rank = rankLoud + 16*worth[r.gain] - worth[r.mover]
			r.risky = e.has(Exchanges) && worth[r.mover] > worth[r.gain]
		default:
			for _, h := range histories {
				r.rank += int32(h[r.track]) / 3
			}
		}
		found = append(found, r)
	}
	e.moves[ply] = found
	return found
}

// exchange returns how much a capture wins, in centipawns, if both sides go on capturing on
// its square with the least of their pieces as long as it pays: a static exchange evaluation.
func (e *Engine) exchange(m chess.Move, gain, mover int8) int32 {
	e.board.Make(m)
	defer e.board.Unmake()
	own := &e.board.Sets()[e.board.SideToMove()]
	least, by := none, int8(-1)
	for _, reply := range e.board.Captures(e.list[:0]) {
		if reply.To != m.To {
			continue
		}
		kind := int8(pieceOn(own, reply.From))
		if kind > by { // kinds are in the order of their worth, the pawn last
			least, by = reply, kind
		}
	}
	if by < 0 {
		return worth[gain]
	}
	return worth[gain] - max(0, e.exchange(least, mover, by))
}

// pick puts the move of the highest rank first and returns it: to sort all would take longer.
// A capture that proves to lose, when its turn comes, goes last.
func (e *Engine) pick(moves []ranked) ranked {
	for {
		best := 0
		for i := range moves {
			if moves[i].rank > moves[best].rank {
				best = i
			}
		}
		moves[0], moves[best] = moves[best], moves[0]
		m := &moves[0]
		loses := m.risky && e.exchange(m.Move, m.gain, m.mover) < 0
		if !loses {
			return *m
		}
		m.risky = false
		m.rank = rankLosing + worth[m.gain]
	}
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

// captured returns the kind of piece that a move captures, or nothing. En passant, a pawn goes to
// another file, where nothing stands.
func captured(sets *[2][6]uint64, us chess.Color, m chess.Move) int {
	taken := pieceOn(&sets[us.Other()], m.To)
	if taken == nothing && m.From.File() != m.To.File() && sets[us][pawn]>>m.From&1 != 0 {
		return pawn
	}
	return taken
}

// reward remembers which quiet moves were tried: the last refuted the position, the others did not.
func (e *Engine) reward(tried []ranked, n *node) {
	for i, m := range tried {
		bonus := min(n.depth*n.depth*8, historyMost/8)
		if i < len(tried)-1 {
			bonus = -bonus
		}
		if m.loud() || !e.has(History) {
			continue
		}
		for _, h := range e.histories(n.ply) {
			was := int(h[m.track])
			// The nearer to the most, the less is added.
			h[m.track] += int16(bonus - was*max(bonus, -bonus)/historyMost)
		}
	}
}

// histories are how good quiet moves have been: anywhere, as replies to the move before, and
// after the own move before that. The last two are called continuation history.
func (e *Engine) histories(ply int) [3]*[768]int16 {
	return [...]*[768]int16{&e.history, &e.after[e.way[ply+1]], &e.after[e.way[ply]]}
}
