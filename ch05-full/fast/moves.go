// moves.go finds the legal moves, to list them or to count them.

package fast

import (
	"math/bits"

	"mateinfive/ch05-full/chess"
)

// A fan is the moves from one square to others, or, if by is not 0, those of several pawns at
// once, each from the square that lies by before its target.
type fan struct {
	to   uint64
	from chess.Square
	by   int
}

// Moves appends the legal moves to a list. They are those of [chess.Position.LegalMoves], in
// another order.
func (b *Board) Moves(list []chess.Move) []chess.Move {
	return b.list(list, b.legal(^uint64(0), ^uint64(0)))
}

// Captures appends the legal moves that capture, en passant included, or promote.
func (b *Board) Captures(list []chess.Move) []chess.Move {
	return b.list(list, b.legal(b.sides[b.side&1^1], pawns[b.side&1].end))
}

// Count returns the number of legal moves.
func (b *Board) Count() (n int) {
	end := pawns[b.side&1].end
	for _, f := range b.legal(^uint64(0), ^uint64(0)) {
		n += bits.OnesCount64(f.to)
		if f.by != 0 {
			n += 3 * bits.OnesCount64(f.to&end)
		}
	}
	return n
}

// list appends the moves of some fans to a list. The move of a pawn to the end of the board is
// four, in the order of [chess.Promotions].
func (b *Board) list(list []chess.Move, fans []fan) []chess.Move {
	end := pawns[b.side&1].end
	for _, f := range fans {
		if f.by == 0 {
			for to := f.to; to != 0; to &= to - 1 {
				list = append(list, chess.Move{From: f.from, To: first(to)})
			}
			continue
		}
		for to := f.to & end; to != 0; to &= to - 1 {
			for _, t := range chess.Promotions() {
				list = append(list, chess.Move{From: first(to) - chess.Square(f.by), To: first(to), Promotion: t})
			}
		}
		for to := f.to &^ end; to != 0; to &= to - 1 {
			list = append(list, chess.Move{From: first(to) - chess.Square(f.by), To: first(to)})
		}
	}
	return list
}

// legal returns the legal moves to the squares that are wanted, with others for pawns' steps.
// The next call writes over them.
func (b *Board) legal(wanted, steps uint64) []fan {
	var v view
	b.look(&v)
	fans := append(b.fans[:0], fan{to: b.kingMoves(&v) & wanted, from: v.king})
	if v.allowed == 0 {
		return fans
	}
	own := &b.sets[v.us]
	for set := own[knight] &^ v.pinned; set != 0; set &= set - 1 { // a pinned one cannot move
		from := first(set)
		fans = append(fans, fan{to: reach[knight][from&63] & v.allowed & wanted, from: from})
	}
	for kind := rook; kind <= bishop; kind++ {
		for set := own[kind] | own[queen]; set != 0; set &= set - 1 {
			from := first(set)
			l := &lines[kind][from&63]
			to := l[0].seen(v.occupied) | l[1].seen(v.occupied)
			fans = append(fans, fan{to: to & v.open(from) & wanted, from: from})
		}
	}
	fans = b.pawnMoves(fans, &v, own[pawn]&^v.pinned, v.allowed, steps)
	for set := own[pawn] & v.pinned; set != 0; set &= set - 1 {
		fans = b.pawnMoves(fans, &v, set&-set, v.open(first(set)), steps)
	}
	for set := b.passing(); set != 0; set &= set - 1 {
		fans = append(fans, fan{to: bit(b.enPassant), from: first(set)})
	}
	b.fans = fans
	return fans
}

// pawnMoves appends the moves of a set of pawns, all at once, to the squares that are allowed.
func (b *Board) pawnMoves(fans []fan, v *view, set, allowed, steps uint64) []fan {
	p, enemies := &pawns[v.us], allowed&b.sides[v.them]
	once, twice := p.steps(set, v.occupied)
	return append(fans,
		fan{to: p.takes[0].to(set) & enemies, by: p.takes[0].by}, fan{to: p.takes[1].to(set) & enemies, by: p.takes[1].by},
		fan{to: once & allowed & steps, by: p.step.by}, fan{to: twice & allowed & steps, by: p.double.by})
}

// Movers returns where the pieces of a kind stand that the side to move may move to a square,
// castling included. What a pawn becomes at the end of the board is another question.
func (b *Board) Movers(t chess.PieceType, to chess.Square) (movers uint64) {
	kind := kindOf(t)
	if kind > pawn || !to.OnBoard() {
		return 0
	}
	if kind == pawn && to == b.enPassant {
		return b.passing()
	}
	var v view
	b.look(&v)
	for own := b.sets[v.us][kind]; own != 0; own &= own - 1 {
		goes := b.Reach(first(own)) & v.open(first(own))
		if kind == king {
			goes = b.kingMoves(&v)
		}
		if goes&bit(to) != 0 {
			movers |= own & -own
		}
	}
	return movers
}
