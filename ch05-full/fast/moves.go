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
	by   int8
}

// Moves appends the legal moves to a list, those of [chess.Position.LegalMoves] in another order.
func (b *Board) Moves(list []chess.Move) []chess.Move {
	return b.list(list, b.legal(b.fans, ^uint64(0), ^uint64(0)))
}

// Captures appends the legal moves that capture, en passant included, or promote.
func (b *Board) Captures(list []chess.Move) []chess.Move {
	return b.list(list, b.legal(b.fans, b.sides[b.side&1^1], pawns[b.side&1].end))
}

// count returns the number of moves in some fans, where a promotion is four.
func (p *position) count(fans []fan) (n int) {
	for _, f := range fans {
		n += bits.OnesCount64(f.to)
	}
	own := &pawns[p.side&1]
	if once, _ := own.steps(p.sets[p.side&1][pawn], 0); once&own.end != 0 { // hardly ever
		for _, f := range fans {
			if f.by != 0 {
				n += 3 * bits.OnesCount64(f.to&own.end)
			}
		}
	}
	return n
}

// list appends the moves of some fans, a promotion as four in the order of [chess.Promotions].
func (p *position) list(list []chess.Move, fans []fan) []chess.Move {
	end := pawns[p.side&1].end
	for _, f := range fans {
		if f.by == 0 {
			for to := f.to; to != 0; to &= to - 1 {
				list = append(list, chess.Move{From: f.from, To: first(to)})
			}
			continue
		}
		for to := f.to; to != 0; to &= to - 1 {
			m := chess.Move{From: first(to) - chess.Square(f.by), To: first(to)}
			if bit(m.To)&end == 0 {
				list = append(list, m)
				continue
			}
			for _, m.Promotion = range chess.Promotions() {
				list = append(list, m)
			}
		}
	}
	return list
}

// legal appends the legal moves to the squares that are wanted, with others for pawns' steps.
func (p *position) legal(fans []fan, wanted, steps uint64) []fan {
	var v view
	p.look(&v)
	fans = append(fans, fan{to: p.kingMoves(&v) & wanted, from: v.king})
	steps &= v.allowed
	v.allowed &= wanted
	own := &p.sets[v.us]
	for set := own[knight] &^ v.pinned; set != 0; set &= set - 1 { // a pinned one cannot move
		fans = append(fans, fan{to: reach[knight][first(set)&63] & v.allowed, from: first(set)})
	}
	for kind := rook; kind <= bishop; kind++ {
		for set := own[kind] | own[queen]; set != 0; set &= set - 1 {
			from := first(set)
			l := &lines[kind][from&63]
			fans = append(fans, fan{to: (l[0].seen(v.occupied) | l[1].seen(v.occupied)) & v.open(from), from: from})
		}
	}
	fans = p.pawnMoves(fans, own[pawn]&^v.pinned, v.allowed, steps)
	for set := own[pawn] & v.pinned; set != 0; set &= set - 1 {
		on := ray[v.king][first(set)&63]
		fans = p.pawnMoves(fans, set&-set, v.allowed&on, steps&on)
	}
	for set := p.passing(); set != 0; set &= set - 1 {
		fans = append(fans, fan{to: bit(p.enPassant), from: first(set)})
	}
	return fans
}

// pawnMoves appends the moves of a set of pawns, all at once, to where they may capture and step.
func (p *position) pawnMoves(fans []fan, set, captures, steps uint64) []fan {
	own, enemies := &pawns[p.side&1], captures&p.sides[p.side&1^1]
	once, twice := own.steps(set, p.sides[0]|p.sides[1])
	return append(fans,
		fan{to: own.takes[0].to(set) & enemies, by: own.takes[0].by},
		fan{to: own.takes[1].to(set) & enemies, by: own.takes[1].by},
		fan{to: once & steps, by: own.step.by},
		fan{to: twice & steps, by: own.double.by},
	)
}

// Movers returns from where the side to move may move pieces of a kind to a square, castling
// included, whatever a pawn becomes there. It looks from there: the way back is the same.
func (p *position) Movers(t chess.PieceType, to chess.Square) (movers uint64) {
	kind := kindOf(t)
	if kind > pawn || !to.OnBoard() {
		return 0
	}
	var v view
	p.look(&v)
	own := p.sets[v.us][kind]
	switch pawns := &pawns[v.us]; {
	case kind == king:
		return own * (p.kingMoves(&v) >> to & 1)
	case kind < pawn:
		own &= reach[kind][to]
	case to == p.enPassant:
		return p.passing()
	case p.sides[v.them]&bit(to) != 0:
		own &= capturers[v.us][to]
	default:
		own &= bit(to-chess.Square(pawns.step.by)) | bit(to-chess.Square(pawns.double.by))&pawns.double.from
	}
	for ; own != 0; own &= own - 1 {
		if from := first(own) & 63; between[from][to]&v.occupied == 0 {
			movers |= v.open(from) >> to & 1 << from
		}
	}
	return movers
}
