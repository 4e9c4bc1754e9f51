// Eval.go counts what the pieces are worth, and looks where they stand.

package champion

import "mateinfive/ch05-full/chess"

// Eval returns what p is worth to the side to move, in centipawns: 100 is a pawn, and below 0
// the side is behind. It looks no move ahead, and asks neither for a mate nor for a draw.
//
// What the pieces are worth counts most. Where that is the same, a knight is better in the
// middle of the board than in a corner, and a pawn better the further it has come. A
// position and its mirror image, with the colors and the turn changed, are worth the same.
func Eval(p Board) int {
	total, pieces := 0, 0
	var kings [2]chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		worth := 100*piece.Value() + placed(piece, s)
		if piece.Color() != p.Turn() {
			worth = -worth
		}
		total += worth
		switch piece.Type() {
		case chess.TypeKing:
			kings[piece.Color()] = s
		case chess.TypePawn:
		default:
			pieces++
		}
	}
	// While there are pieces a king stays out of the middle. Later it goes there.
	mine, theirs := central(kings[p.Turn()]), central(kings[p.Turn().Other()])
	if pieces > 6 {
		return total - 10*mine + 10*theirs
	}
	return total + 10*mine - 10*theirs
}

// placed returns what the place of a piece is worth, in centipawns.
func placed(piece chess.Piece, s chess.Square) int {
	come := s.Rank() // how far it has come
	if piece.Color() == chess.Black {
		come = 7 - come
	}
	switch piece.Type() {
	case chess.TypePawn:
		return come*come + 3*central(s)
	case chess.TypeKnight:
		return 10 * central(s)
	case chess.TypeBishop:
		return 30 + 5*central(s)
	case chess.TypeRook:
		return 2 * come
	case chess.TypeQueen:
		return 2 * central(s)
	}
	return 0
}

// central returns how near to the middle a square is: 0 in a corner, 6 on d4.
func central(s chess.Square) int {
	return min(s.File(), 7-s.File()) + min(s.Rank(), 7-s.Rank())
}
