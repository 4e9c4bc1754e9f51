// find.go finds the move that a text means, on any board.

package notation

import (
	"math/bits"
	"slices"

	"mateinfive/ch05-full/chess"
)

// A Board is what [Find] asks of a position.
type Board interface {
	SideToMove() chess.Color
	At(s chess.Square) chess.Piece
	// Movers returns where the pieces of a kind stand that the side to move may move to a
	// square, castling included. Bit 0 is a1, and bit 63 is h8. What a pawn becomes at the
	// end of the board is another question.
	Movers(t chess.PieceType, to chess.Square) uint64
}

// Find returns the legal move that a text means, and whether there is one and no other. It
// reads what [Read] reads. Why there is none, only Read says.
func Find(b Board, text string) (m chess.Move, ok bool) {
	m, ok, near := findOne(b, text)
	if near > 0 {
		return m, ok
	}
	if capital, isBishop := bishopText(text); isBishop {
		m, ok, _ = findOne(b, capital)
	}
	return m, ok
}

// findOne is Find, where a small b is always a file. It also returns how many legal moves are
// near: they may be meant, but for what the text says of a promotion.
func findOne(b Board, text string) (found chess.Move, ok bool, near int) {
	h, err := scan(text)
	if err != nil {
		return found, false, 0
	}
	h.name(b)
	targets := [1]chess.Square{h.to.square()}
	all := targets[:]
	if all[0] == chess.NoSquare {
		all = h.to.squares()
	}
	legal := 0
	for _, to := range all {
		for set := b.Movers(h.piece, to); set != 0; set &= set - 1 {
			m := chess.Move{From: chess.Square(bits.TrailingZeros64(set)), To: to, Promotion: h.promotion}
			passes := h.piece == chess.TypePawn && m.From.File() != to.File()
			if !h.from.fits(m.From) || h.captures && !passes && b.At(to) == nil {
				continue
			}
			near++
			if fitsPromotion(h.piece, m) {
				found = m
				legal++
			}
		}
	}
	return found, legal == 1 && (near == 1 || h.promotion != 0), near
}

// name makes of a castling and of two squares what all other hints are: a piece by its kind, and
// where it goes.
func (h *hints) name(b Board) {
	if h.castling != "" {
		m := castling(h.castling, b.SideToMove())
		h.piece, h.from, h.to = chess.TypeKing, placeOf(m.From), placeOf(m.To)
		return
	}
	from := h.from.square()
	if from == chess.NoSquare {
		return
	}
	if mover := b.At(from); h.piece == 0 && mover != nil {
		h.piece = mover.Type()
	}
	m := chess.Move{From: from, To: h.to.square(), Promotion: h.promotion}
	if castling, ok := toRook[m]; ok && h.piece == chess.TypeKing && b.Movers(h.piece, castling.To)>>from&1 != 0 {
		h.to = placeOf(castling.To)
	}
}

// fitsPromotion reports whether a move says what becomes of a pawn at the end of the board, and
// nothing of any other piece.
func fitsPromotion(t chess.PieceType, m chess.Move) bool {
	if t == chess.TypePawn && (m.To.Rank() == 0 || m.To.Rank() == 7) {
		promotions := chess.Promotions()
		return slices.Contains(promotions[:], m.Promotion)
	}
	return m.Promotion == 0
}
