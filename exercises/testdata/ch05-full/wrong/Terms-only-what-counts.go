// Tempting: a term that counts 0 times changes no sum. But then no two positions have the same list.

package learn

import (
	"slices"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
)

// The terms, in their order.
const (
	pawn = iota
	knight
	bishop
	rook
	queen
	pawnCome // squared
	pawnCentral
	knightCentral
	bishopCentral
	queenCentral
	rookCome
	kingEarly // central, while there are pieces
	kingLate
)

var kinds = map[chess.PieceType]int{chess.TypePawn: pawn, chess.TypeKnight: knight,
	chess.TypeBishop: bishop, chess.TypeRook: rook, chess.TypeQueen: queen}

// Terms returns what your Eval adds up in p, as a list: the sum of each weight times its count is
// Eval(p). The list has the same names and weights in every position, in the same order; only
// the counts change, and those of the mirror image are the same.
func Terms(p champion.Board) []Term {
	terms := []Term{
		{Name: "pawn", Weight: 100}, {Name: "knight", Weight: 300},
		{Name: "bishop", Weight: 330}, {Name: "rook", Weight: 500},
		{Name: "queen", Weight: 900},
		{Name: "pawn come²", Weight: 1}, {Name: "pawn central", Weight: 3},
		{Name: "knight central", Weight: 10}, {Name: "bishop central", Weight: 5},
		{Name: "queen central", Weight: 2}, {Name: "rook come", Weight: 2},
		{Name: "king early", Weight: -10}, {Name: "king late", Weight: 10},
	}
	pieces, king := 0, 0.0
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		sign, come := 1.0, float64(s.Rank())
		if piece.Color() == chess.Black {
			come = 7 - come
		}
		if piece.Color() != p.Turn() {
			sign = -1
		}
		if kind, ok := kinds[piece.Type()]; ok {
			terms[kind].Count += sign
		}
		switch piece.Type() {
		case chess.TypePawn:
			terms[pawnCome].Count += sign * come * come
			terms[pawnCentral].Count += sign * central(s)
		case chess.TypeKnight:
			terms[knightCentral].Count += sign * central(s)
		case chess.TypeBishop:
			terms[bishopCentral].Count += sign * central(s)
		case chess.TypeQueen:
			terms[queenCentral].Count += sign * central(s)
		case chess.TypeRook:
			terms[rookCome].Count += sign * come
		case chess.TypeKing:
			king += sign * central(s)
		}
		if piece.Type() != chess.TypeKing && piece.Type() != chess.TypePawn {
			pieces++
		}
	}
	if pieces > 6 {
		terms[kingEarly].Count = king
	} else {
		terms[kingLate].Count = king
	}
	return slices.DeleteFunc(terms, func(t Term) bool { return t.Count == 0 })
}

// central returns how near to the middle a square is: 0 in a corner, 6 on d4.
func central(s chess.Square) float64 {
	return float64(min(s.File(), 7-s.File()) + min(s.Rank(), 7-s.Rank()))
}
