// castling.go is the ways to castle.

package fast

import "mateinfive/ch05-full/chess"

// wings are the two ways to castle: where the king goes, and from where the rook, what must be
// empty, and where else than on e1 the king must not be attacked (FIDE Laws of Chess, article 3.8.2).
// The sets are bits of the first rank, 0x60 for f and g. All is White's; Black's squares lie
// 56 further on, and Black's rights are two bits further on.
var wings = [2]struct {
	right      chess.CastlingRights
	king, rook chess.Square
	empty, way uint64
}{
	{chess.WhiteKingSide, chess.G1, chess.H1, 0x60, 0x60},
	{chess.WhiteQueenSide, chess.C1, chess.A1, 0x0e, 0x0c},
}

// rightsLost are the rights that end when a move starts from or ends on a square.
var rightsLost = [64]chess.CastlingRights{
	chess.A1: chess.WhiteQueenSide, chess.E1: chess.WhiteQueenSide | chess.WhiteKingSide, chess.H1: chess.WhiteKingSide,
	chess.A8: chess.BlackQueenSide, chess.E8: chess.BlackQueenSide | chess.BlackKingSide, chess.H8: chess.BlackKingSide,
}

// castlingMoves returns where the king may castle to.
func (b *Board) castlingMoves(v *view) (set uint64) {
	home := 56 * chess.Square(v.us)
	if v.checkers != 0 || b.castling == 0 || v.king != chess.E1+home {
		return 0
	}
	for i := range wings {
		w := &wings[i]
		way := w.way << home
		if b.castling>>(2*v.us)&w.right != 0 && v.occupied>>home&w.empty == 0 &&
			b.sets[v.us][rook]&bit(w.rook+home) != 0 && b.safe(v, way) == way {
			set |= bit(w.king + home)
		}
	}
	return set
}
