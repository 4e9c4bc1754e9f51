// Tempting: what is worth more than a mate? But that is for the search to say, which knows how
// far away it is.

package champion

import "mateinfive/ch05-full/chess"

// Eval looks for a mate.
func Eval(p *chess.Position) int {
	if p.Status() == chess.Checkmate {
		return -Mate
	}
	total, pieces := 0, 0
	var kings [2]chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		worth := 100*piece.Value() + placed(piece, s)
		if piece.Color() != p.SideToMove {
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
	mine, theirs := central(kings[p.SideToMove]), central(kings[p.SideToMove.Other()])
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
