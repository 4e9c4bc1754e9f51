// key.go says when two positions are the same.

package chess

import "slices"

// A Key stands for what makes a position the same as another: the pieces, the side
// to move, the castling rights, and the en passant square if a pawn can legally
// capture there (FIDE Laws of Chess, article 9.2.3). The two counters are left out:
// with them no position would ever come again.
//
// Two positions are the same if and only if their keys are equal by ==. A key can be
// the key of a map, and says nothing else.
type Key struct{ position Position }

// Key returns what this position has in common with those that are the same.
func (p Position) Key() Key {
	p.HalfmoveClock, p.FullmoveNumber = 0, 0
	if !p.canCaptureEnPassant() {
		p.SetEnPassant(NoSquare)
	}
	return Key{p}
}

// canCaptureEnPassant reports whether a pawn may legally capture en passant. After
// most double steps none can: no pawn stands there, or it is pinned.
func (p *Position) canCaptureEnPassant() bool {
	return p.EnPassant() != NoSquare && slices.ContainsFunc(p.LegalMoves(), p.isEnPassant)
}
