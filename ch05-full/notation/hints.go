// hints.go is what a text says about a move, and which moves that leaves.

package notation

import "mateinfive/ch05-full/chess"

// hints are what a text says about a move.
type hints struct {
	castling  string          // O-O or O-O-O, and then nothing else is said; otherwise ""
	piece     chess.PieceType // 0 for whatever stands there, only where all of from is known
	from      place
	to        place           // without its rank in a pawn's capture from file to file, exd
	captures  bool            // there is an x; without one it may be a capture, too
	promotion chess.PieceType // or 0
}

// makeMove reports whether the hints are enough for a move. They need a target, or
// for a pawn's capture two files; and no move begins with a rank, as 2e4 does.
func (h hints) makeMove() bool {
	switch {
	case h.piece == 0 && h.from.file == unknown && h.from.rank != unknown:
		return false
	case h.to.rank == unknown:
		pawn := h.piece == 0 || h.piece == chess.TypePawn
		twoFiles := h.from.file != unknown && h.from.rank == unknown && h.from.file != h.to.file
		return pawn && twoFiles
	default:
		return h.to.file != unknown
	}
}

// complete adds what goes without saying: a pawn has no letter, and if it does not
// say which file it comes from, it stays on its own.
func (h *hints) complete() {
	if h.piece == 0 && h.from.square() == chess.NoSquare {
		h.piece = chess.TypePawn
	}
	if h.piece == chess.TypePawn && h.from.file == unknown {
		h.from.file = h.to.file
	}
}

// candidates returns the moves that could be meant, legal or not: those of each
// piece of the side to move whose kind, file and rank are what the text says, to
// each square that fits, with the promotion that the text names. The kind must be
// known: a text of two whole squares, which may name none, needs no candidates.
func candidates(p *chess.Position, h hints) []chess.Move {
	var found []chess.Move
	targets := h.to.squares()
	for _, from := range p.Squares(chess.NewPiece(h.piece, p.SideToMove)) {
		if !h.from.fits(from) {
			continue
		}
		for _, to := range targets {
			found = append(found, chess.Move{From: from, To: to, Promotion: h.promotion})
		}
	}
	return found
}

// String returns the hints as a short text, such as Nd2 or ed.
func (h hints) String() string {
	if h.piece == chess.TypePawn {
		return h.from.String() + h.to.String()
	}
	return string(rune(h.piece)) + h.from.String() + h.to.String()
}

// mover names what the hints mean: "knight", "knight on rank 1".
func (h hints) mover() string {
	if h.from == nowhere {
		return h.piece.String()
	}
	return h.piece.String() + " on " + h.from.inWords()
}
