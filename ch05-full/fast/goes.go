// goes.go asks a piece where it can go.

package fast

import "mateinfive/ch05-full/chess"

// bit returns the set of one square.
func bit(s chess.Square) uint64 { return 1 << (s & 63) }

// goes returns where a piece can go from a square, by its IsValid, on a board that is empty but
// for an enemy on one square, if that is not NoSquare. The piece need not stand on the board.
func goes(p chess.Piece, from, enemy chess.Square) (set uint64) {
	var b chess.Board
	b.Set(enemy, chess.NewPiece(chess.TypeKnight, p.Color().Other()))
	for to := chess.A1; to <= chess.H8; to++ {
		if p.IsValid(&b, from, to) {
			set |= bit(to)
		}
	}
	return set
}
