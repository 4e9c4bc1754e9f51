// castling.go is the ways to castle.

package fast

import "mateinfive/ch05-full/chess"

// A wing is a way to castle: from where and where to the king goes, where the rook stands, what
// must be empty, and where else the king must not be attacked (FIDE Laws of Chess, article
// 3.8.2). The sets are bits: 0x60 is f1 and g1, and 56 further on f8 and g8.
type wing struct {
	right          chess.CastlingRights
	from, to, rook chess.Square
	empty, way     uint64
}

var wings = [2][2]wing{
	{
		{right: chess.WhiteKingSide, from: chess.E1, to: chess.G1, rook: chess.H1, empty: 0x60, way: 0x60},
		{right: chess.WhiteQueenSide, from: chess.E1, to: chess.C1, rook: chess.A1, empty: 0x0e, way: 0x0c},
	},
	{
		{right: chess.BlackKingSide, from: chess.E8, to: chess.G8, rook: chess.H8, empty: 0x60 << 56, way: 0x60 << 56},
		{right: chess.BlackQueenSide, from: chess.E8, to: chess.C8, rook: chess.A8, empty: 0x0e << 56, way: 0x0c << 56},
	},
}

// rightsLost are the rights that end when a move starts from or ends on a square.
var rightsLost = [64]chess.CastlingRights{
	chess.A1: chess.WhiteQueenSide, chess.E1: chess.WhiteQueenSide | chess.WhiteKingSide, chess.H1: chess.WhiteKingSide,
	chess.A8: chess.BlackQueenSide, chess.E8: chess.BlackQueenSide | chess.BlackKingSide, chess.H8: chess.BlackKingSide,
}

// kingMoves returns where the king may go. Behind the square that it leaves it is not hidden.
func (p *position) kingMoves(v *view) uint64 {
	steps := reach[king][v.king] &^ (p.sides[v.us] | p.sets[v.them][king])
	ways := uint64(0)
	for i := range wings[v.us] {
		w := &wings[v.us][i]
		if p.castling&w.right == 0 || v.checkers != 0 {
			continue
		}
		inPlace := v.king == w.from && p.sets[v.us][rook]&bit(w.rook) != 0
		if inPlace && v.occupied&w.empty == 0 {
			ways |= w.way
		}
	}
	safe := p.safe(steps|ways, v.occupied&^p.sets[v.us][king], 0)
	moves := steps & safe
	for i := range wings[v.us] {
		if w := &wings[v.us][i]; ways&safe&w.way == w.way {
			moves |= bit(w.to)
		}
	}
	return moves
}

// castle moves the rook to the other square of the way of a king that has castled.
func (p *position) castle(us chess.Color, to chess.Square) {
	for _, w := range wings[us] {
		if w.to == to {
			p.put(us, rook, w.rook)
			p.put(us, rook, first(w.way&^bit(to)))
		}
	}
}
