// refusal.go says in words why a move may not be played.

package chess

import (
	"errors"
	"fmt"
)

// Refusal returns nil if m may be played now, and otherwise an error that says
// why not. Of several reasons it gives the first.
func (p Position) Refusal(m Move) error {
	switch p.judge(m) {
	case offBoard:
		return errors.New("a move needs two squares of the board")
	case nothingThere:
		return fmt.Errorf("%s: nothing stands there", m.From)
	case notYourTurn:
		return fmt.Errorf("not your turn: %s is %s, and %s is to move", p.Names(m.From), p.SideToMove.Other(), p.SideToMove)
	case sameSquare:
		return fmt.Errorf("a move must go to another square: %s is there already", p.Names(m.From))
	case cannotGo:
		if c := p.castlingOf(m); c != nil {
			return p.castlingRefusal(c)
		}
		return p.whyItCannotGo(m)
	case kingCapture:
		return fmt.Errorf("a king is never captured: %s attacks the king on %s, and that is as far as it goes", p.Names(m.From), m.To)
	case leavesKing:
		after := p.After(m)
		return fmt.Errorf("that leaves your king on %s to %s", after.King(p.SideToMove), after.Names(after.Checkers(p.SideToMove)...))
	case badPromotion:
		return p.promotionRefusal(m)
	}
	return nil
}

// whyItCannotGo says why the IsValid of the piece on m.From is false. It asks
// IsValid itself, on a board with nothing in the way, and with an enemy on the
// target: if the answer is still no, then this piece never moves like that.
func (b *Board) whyItCannotGo(m Move) error {
	mover, target := b.At(m.From), b.At(m.To)
	var open Board
	walks := mover.IsValid(&open, m.From, m.To)
	open.Set(m.To, NewPiece(TypePawn, mover.Color().Other()))
	captures := mover.IsValid(&open, m.From, m.To)

	possible := walks || captures
	switch obstacle := b.blocker(m.From, m.To); {
	case possible && target != nil && target.Color() == mover.Color():
		return fmt.Errorf("%s cannot go to %s: a piece of its own side stands there: %s", b.Names(m.From), m.To, b.Names(m.To))
	case possible && obstacle != NoSquare:
		return fmt.Errorf("%s cannot reach %s: the way is blocked by %s", b.Names(m.From), m.To, b.Names(obstacle))
	case walks && !captures:
		return fmt.Errorf("a pawn cannot capture straight ahead: %s is in the way of %s", b.Names(m.To), b.Names(m.From))
	case captures && target == nil:
		return fmt.Errorf("a pawn goes diagonally only to capture: %s is empty%s", m.To, b.tooLate(m))
	default:
		return fmt.Errorf("%s does not move like that: %s", b.Names(m.From), howItMoves(mover.Type()))
	}
}

// tooLate adds to the refusal of a pawn's diagonal step that en passant would be
// the way, if its time had not passed: an enemy pawn stands beside, where a
// double step has brought it or could have.
func (b *Board) tooLate(m Move) string {
	mover, beside := b.At(m.From), NewSquare(m.To.File(), m.From.Rank())
	pawn, ok := b.At(beside).(Pawn)
	if !ok || pawn.color == mover.Color() || m.From.Rank() != pawn.startRank()+2*pawn.forward() {
		return ""
	}
	return fmt.Sprintf(", and %s is captured en passant only right after a double step", b.Names(beside))
}

// howItMoves describes the step of a kind of piece.
func howItMoves(t PieceType) string {
	switch t {
	case TypeKing:
		return "a king goes one square in any direction, or castles: O-O or O-O-O"
	case TypeQueen:
		return "a queen goes along a rank, a file or a diagonal"
	case TypeRook:
		return "a rook goes along its rank or its file"
	case TypeBishop:
		return "a bishop goes along a diagonal"
	case TypeKnight:
		return "a knight goes two squares along a line and one to the side"
	case TypePawn:
		return "a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead"
	default:
		return "its IsValid says no"
	}
}
