// validate.go finds all that is wrong with a position, for those that are set up.

package chess

import (
	"errors"
	"fmt"
)

// Validate returns nil if a game can come to this position as far as one can easily
// see, and otherwise an error that lists all its faults, one a line. [ParseFEN] judges
// only how a position is written; a lesson without kings is written well, and has two
// faults here.
func (p Position) Validate() error {
	var faults []error
	for _, c := range [...]Color{White, Black} {
		faults = append(faults, p.kingFault(c), p.countFault(c))
	}
	faults = append(faults, p.touchingKings(), p.pawnsAtTheEnd(), p.waitingSideInCheck())
	for _, c := range castlings {
		faults = append(faults, p.rightFault(c))
	}
	faults = append(faults, p.enPassantFault(), p.checkFault())
	return errors.Join(faults...) // which leaves out what is nil
}

// kingFault says if a side has not just one king.
func (b *Board) kingFault(c Color) error {
	switch kings := b.Squares(NewPiece(TypeKing, c)); len(kings) {
	case 0:
		return fmt.Errorf("%s has no king", c)
	case 1:
		return nil
	default:
		return fmt.Errorf("%s has %d kings: %s", c, len(kings), b.Names(kings...))
	}
}

// countFault says if a side has more pieces than it can get: sixteen, eight of them
// pawns, and one pawn fewer for each piece beyond those of the first board.
func (b *Board) countFault(c Color) error {
	start, all, promoted := StartingBoard(), 0, 0
	for _, t := range PieceTypes() {
		n := len(b.Squares(NewPiece(t, c)))
		all += n
		if extra := n - len(start.Squares(NewPiece(t, c))); t != TypeKing {
			promoted += max(0, extra)
		}
	}
	pawns := len(b.Squares(NewPiece(TypePawn, c)))
	switch {
	case pawns > 8:
		return fmt.Errorf("%s has %d pawns: a game begins with 8", c, pawns)
	case all > 16:
		return fmt.Errorf("%s has %d pieces: a game begins with 16", c, all)
	case pawns+promoted > 8:
		return fmt.Errorf("%s has %s and %s that only a pawn can have become: together they are more than the 8 pawns of the beginning",
			c, count(pawns, "pawn"), count(promoted, "piece"))
	default:
		return nil
	}
}

// touchingKings says if the kings stand on neighboring squares.
func (b *Board) touchingKings() error {
	white, black := b.King(White), b.King(Black)
	if !(King{}).IsValid(b, white, black) {
		return nil // far from each other, or not there
	}
	return fmt.Errorf("the kings touch, on %s and %s", white, black)
}

// pawnsAtTheEnd says if pawns stand on the first or the last rank.
func (b *Board) pawnsAtTheEnd() error {
	var found []Square
	for s := A1; s <= H8; s++ {
		if isPawn(b.At(s)) && (s.Rank() == 0 || s.Rank() == 7) {
			found = append(found, s)
		}
	}
	if len(found) == 0 {
		return nil
	}
	return fmt.Errorf("no pawn can stand on the first or the last rank: %s", b.Names(found...))
}

// waitingSideInCheck says if the side that is not to move is in check. Its king
// could be captured.
func (p *Position) waitingSideInCheck() error {
	waiting := p.SideToMove.Other()
	if !p.InCheck(waiting) {
		return nil
	}
	return fmt.Errorf("it is the turn of %s, and the king of %s is attacked by %s",
		p.SideToMove, waiting, p.Names(p.Checkers(waiting)...))
}

// rightFault says if a right to castle is given where king or rook is not at home.
func (p *Position) rightFault(c *castling) error {
	switch {
	case p.Castling&c.right == 0:
		return nil
	case p.At(c.king.From) != NewPiece(TypeKing, c.color):
		return fmt.Errorf("%s has the right to castle %s without a king on %s", c.color, c.notation, c.king.From)
	case p.At(c.rook.From) != NewPiece(TypeRook, c.color):
		return fmt.Errorf("%s has the right to castle %s without a rook on %s", c.color, c.notation, c.rook.From)
	default:
		return nil
	}
}

// enPassantFault says if no double step can have passed over the en passant square.
func (p *Position) enPassantFault() error {
	passed := p.EnPassant()
	if passed == NoSquare {
		return nil
	}
	from, to := p.doubleStep()
	pawn := NewPiece(TypePawn, p.SideToMove.Other())
	if p.At(to) == pawn && p.At(passed) == nil && p.At(from) == nil && passed == (from+to)/2 {
		return nil
	}
	return fmt.Errorf("no pawn has just passed over %s: a %s would stand on %s, with %s and %s empty", passed, pawn, to, (from+to)/2, from)
}

// doubleStep returns the two squares of the double step that passed over the en
// passant square.
func (p *Position) doubleStep() (from, to Square) {
	pawn := Pawn{colored{p.SideToMove.Other()}}
	file := p.EnPassant().File()
	return NewSquare(file, pawn.startRank()), NewSquare(file, pawn.startRank()+2*pawn.forward())
}

// checkFault says if no move can have given the check that stands.
func (p *Position) checkFault() error {
	king, checkers := p.King(p.SideToMove), p.Checkers(p.SideToMove)
	switch {
	case !p.isPossibleCheck(checkers):
		return fmt.Errorf("no move gives check to the king on %s with %s at once", king, p.Names(checkers...))
	case p.wasInCheckBefore():
		return fmt.Errorf("the king on %s was in check before the double step over %s already", king, p.EnPassant())
	default:
		return nil
	}
}

// isPossibleCheck reports whether one move can give check with these pieces: with one
// by moving it or by clearing its line, with two if one of them got a line cleared. Two
// on one line, with the king between them, are never cleared at once.
func (p *Position) isPossibleCheck(checkers []Square) bool {
	if len(checkers) < 2 {
		return true
	}
	king, a, b := p.King(p.SideToMove), checkers[0], checkers[1]
	oneLine := direction(king, a) == direction(b, king)
	return len(checkers) == 2 && (p.hasLines(a) || p.hasLines(b)) && !oneLine
}

// hasLines reports whether the piece on s checks along a line that can be cleared.
func (b *Board) hasLines(s Square) bool {
	switch b.At(s).Type() {
	case TypeQueen, TypeRook, TypeBishop:
		return true
	default:
		return false
	}
}

// direction returns in which direction another square lies, as files and ranks, each -1,
// 0 or 1: straight, diagonal or, as for a knight, in between.
func direction(from, to Square) [2]int {
	files, ranks := offset(from, to)
	return [2]int{sign(files), sign(ranks)}
}

// wasInCheckBefore reports whether the side to move was in check before the double step
// that an en passant square tells of. Its own move would have left its king there.
func (p *Position) wasInCheckBefore() bool {
	if p.EnPassant() == NoSquare || p.enPassantFault() != nil {
		return false
	}
	from, to := p.doubleStep()
	before := p.Board
	before.Set(from, p.At(to))
	before.Set(to, nil)
	return before.InCheck(p.SideToMove)
}
