// habit.go is what a learner is told about the opening, and the weaker levels keep to.

package player

import "mateinfive/ch05-full/chess"

// What is still an opening.
const (
	openingMoves  = 12 // of each side, at most
	openingPieces = 10 // of the 14 that are neither king nor pawn, at least
)

// settled leaves out of the moves of p what only makes sense later in a game, as long as it is
// in its opening: the king does not walk, no rook moves that may still castle, no piece goes
// home, and none takes its side's last move back. In check all moves stay, and so do those that
// take something, and a retreat of a piece that is attacked. If nothing else is left, all stay.
// The last move may be the zero Move.
func settled(p chess.Position, last chess.Move, moves []chess.Move) []chess.Move {
	if p.InCheck(p.SideToMove) || !isOpening(&p) {
		return moves
	}
	var found []chess.Move
	for _, m := range moves {
		if p.At(m.To) != nil || !unsettles(&p, last, m) {
			found = append(found, m)
		}
	}
	if len(found) == 0 {
		return moves
	}
	return found
}

// unsettles reports whether a move that takes nothing is one that [settled] leaves out.
func unsettles(p *chess.Position, last, m chess.Move) bool {
	side := p.SideToMove
	switch p.At(m.From).Type() {
	case chess.TypeKing:
		return abs(m.From.File()-m.To.File()) < 2 // or it castles
	case chess.TypePawn:
		return false
	case chess.TypeRook:
		if p.After(m).Castling != p.Castling {
			return true
		}
	}
	home := map[chess.Color]int{chess.White: 0, chess.Black: 7}[side]
	goesHome := m.To.Rank() == home && m.From.Rank() != home
	goesBack := m.From == last.To && m.To == last.From
	return (goesHome || goesBack) && len(p.Attackers(m.From, side.Other())) == 0
}

// isOpening reports whether the game is in its opening: few moves are played, and most pieces
// are still on the board.
func isOpening(p *chess.Position) bool {
	pieces := 0
	for s := chess.A1; s <= chess.H8; s++ {
		switch piece := p.At(s); {
		case piece == nil, piece.Type() == chess.TypePawn, piece.Type() == chess.TypeKing:
		default:
			pieces++
		}
	}
	return p.FullmoveNumber <= openingMoves && pieces >= openingPieces
}
