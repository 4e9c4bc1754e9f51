// hints.go is what a text says about a move, and which moves that leaves.

package notation

import "mateinfive/ch05-full/chess"

// unknown is a file or a rank that the text does not give.
const unknown = -1

// A place is a square of which perhaps only the file or the rank is known, or
// nothing at all. Both count from 0.
type place struct{ file, rank int }

// nowhere is a place of which nothing is known.
var nowhere = place{unknown, unknown}

// square returns the square, or [chess.NoSquare] if not all of it is known.
func (w place) square() chess.Square { return chess.NewSquare(w.file, w.rank) }

// fits reports whether s lies on the file and on the rank, as far as they are known.
func (w place) fits(s chess.Square) bool {
	return (w.file == unknown || w.file == s.File()) && (w.rank == unknown || w.rank == s.Rank())
}

// squares returns the squares that lie there, a1 first.
func (w place) squares() []chess.Square {
	if s := w.square(); s != chess.NoSquare {
		return []chess.Square{s}
	}
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if w.fits(s) {
			found = append(found, s)
		}
	}
	return found
}

// hints are what a text says about a move.
type hints struct {
	castling  string          // O-O or O-O-O, and then nothing else is said; otherwise ""
	piece     chess.PieceType // 0 for whatever stands there, only where all of from is known
	from      place
	to        place           // without its rank in a pawn's capture from file to file, exd
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
		return pawn && twoFiles && h.promotion == 0
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

// String returns what is known of a place: "e4", "e", "4" or nothing.
func (w place) String() string {
	text := ""
	if w.file != unknown {
		text = string(rune('a' + w.file))
	}
	if w.rank != unknown {
		text += string(rune('1' + w.rank))
	}
	return text
}

// inWords names a place in a sentence: "e4", "the e-file", "rank 4".
func (w place) inWords() string {
	switch {
	case w.rank == unknown:
		return "the " + w.String() + "-file"
	case w.file == unknown:
		return "rank " + w.String()
	default:
		return w.String()
	}
}
