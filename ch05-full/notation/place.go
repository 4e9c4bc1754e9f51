// place.go is a square of which a text may say only a part.

package notation

import "mateinfive/ch05-full/chess"

// unknown is a file or a rank that the text does not give.
const unknown = -1

// A place is a square of which perhaps only the file or the rank is known, or
// nothing at all. Both count from 0.
type place struct{ file, rank int }

// nowhere is a place of which nothing is known.
var nowhere = place{unknown, unknown}

// placeOf returns a square as a place.
func placeOf(s chess.Square) place { return place{s.File(), s.Rank()} }

// square returns the square, or [chess.NoSquare] if not all of it is known.
func (w place) square() chess.Square { return chess.NewSquare(w.file, w.rank) }

// fits reports whether s lies on the file and on the rank, as far as they are known.
func (w place) fits(s chess.Square) bool {
	fitsFile := w.file == unknown || w.file == s.File()
	fitsRank := w.rank == unknown || w.rank == s.Rank()
	return fitsFile && fitsRank
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
