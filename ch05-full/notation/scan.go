// scan.go takes a text apart into hints. It does not see the board.

package notation

import (
	"strings"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
)

// What may stand between two parts of a move. Printed pages have several dashes.
const (
	dashes  = "-–—−‐‑"
	crosses = "xX:×" // something is captured
)

// scan reads a text from left to right:
//
//	the piece, where it comes from, where it goes, what it becomes
//
// Most moves need only some of that. The error wraps [chess.ErrMove], or
// [chess.ErrSquare] for a square that does not exist.
func scan(text string) (hints, error) {
	if h, ok := scanSAN(text); ok {
		return h, nil // nearly always
	}
	return scanAny(text)
}

// scanAny is scan, which does not try first whether a text is SAN.
func scanAny(text string) (hints, error) {
	rest := trim(text)
	if rest == nullMove {
		return hints{}, notMove(text)
	}
	switch castlingLetters(rest) {
	case 2:
		return hints{castling: "O-O"}, nil
	case 3:
		return hints{castling: "O-O-O"}, nil
	}
	h := hints{from: nowhere}
	if !startsWithFileB(rest) {
		h.piece, rest = cutPiece(rest)
	}
	if h.piece != 0 {
		rest, h.captures = cutSign(rest)
	}
	var err error
	if h.to, rest, err = cutPlace(rest); err != nil {
		return hints{}, err
	}
	after, captures := cutSign(rest)
	second, after, err := cutPlace(after)
	if err != nil {
		return hints{}, err
	}
	// After a whole square a letter alone is no second place: a8b makes a bishop.
	if second.file != unknown && (second.rank != unknown || h.to.rank == unknown) {
		if h.to == nowhere || h.captures {
			return hints{}, notMove(text) // Nxxf3, Nxbd2: one x, right before the target
		}
		h.from, h.to, h.captures, rest = h.to, second, captures, after
	}
	isWord := h.to.rank == unknown && len(rest) == 1 && !h.captures // fen, and no knight
	h.promotion, rest = cutPromotion(rest)
	if rest != "" || isWord || !h.makeMove() {
		return hints{}, notMove(text)
	}
	h.complete()
	return h, nil
}

// nullMove is how some programs write that a side passes, and no move. It looks
// like a square that does not exist.
const nullMove = "Z0"

// trim takes away what does not say which move it is: white space around the text,
// the number of the move, check and mate, praise and blame, and that a capture is en
// passant.
func trim(text string) string {
	text = cutEnding(cutNumber(strings.TrimSpace(text)))
	return cutEnding(strings.TrimSuffix(text, "e.p."))
}

// cutEnding takes away the signs and the spaces at the end of a text.
func cutEnding(s string) string {
	for s != "" && strings.IndexByte("+#!? ", s[len(s)-1]) >= 0 {
		s = s[:len(s)-1]
	}
	return s
}

// cutNumber takes away the number of the move at the start of a text, with its dots
// and the spaces after them: "12. ", "12...".
func cutNumber(s string) string {
	move := s
	for move != "" && isDigit(move[0]) {
		move = move[1:]
	}
	if move == s || !strings.HasPrefix(move, ".") {
		return s
	}
	return strings.TrimLeft(move, ". ")
}

// castlingLetters returns how many letters or zeros a text has, if it has nothing
// else but dashes between them, and 0 for any other text.
func castlingLetters(s string) int {
	for n := 0; ; n++ {
		if s == "" {
			return n
		}
		if n > 0 {
			s = cutAny(s, dashes)
		}
		after := cutAny(s, "Oo0")
		if after == s {
			return 0
		}
		s = after
	}
}

// startsWithFileB reports whether a capital B at the start is a file, typed with
// caps lock on: B4 and B2B4. Before a digit it is a bishop only if a small letter
// names the file that follows, B2b4.
func startsWithFileB(s string) bool {
	return len(s) >= 2 && s[0] == 'B' && isDigit(s[1]) && !strings.ContainsAny(s, "abcdefgh")
}

// cutPiece takes a piece from the start of a text: a letter, or a chess figure of
// either color. A small b is not taken, for it is a file. It returns 0 and the whole
// text if none is there.
func cutPiece(s string) (chess.PieceType, string) {
	switch r, size := utf8.DecodeRuneInString(s); r {
	case 'K', 'Q', 'R', 'B', 'N', 'P':
		return chess.PieceType(r), s[size:]
	case 'k', 'q', 'r', 'n', 'p':
		return chess.PieceType(r - 'a' + 'A'), s[size:]
	case '♔', '♕', '♖', '♗', '♘', '♙', '♚', '♛', '♜', '♝', '♞', '♟':
		types := chess.PieceTypes() // the figures come in the same order, first White's
		return types[(r-'♔')%6], cutAny(s[size:], "\ufe0e\ufe0f")
	}
	return 0, s
}

// cutSign takes away a dash or a cross at the start of a text, and the spaces around
// it, and reports whether it is a cross.
func cutSign(s string) (rest string, captures bool) {
	s = strings.TrimLeft(s, " ")
	rest = cutAny(s, crosses)
	if captures = len(rest) < len(s); !captures {
		rest = cutAny(s, dashes)
	}
	return strings.TrimLeft(rest, " "), captures
}

// cutPlace takes a square from the start of a text, or a file alone, or a rank
// alone. It returns nowhere and the whole text if none is there. A letter and a
// digit are a square, and if there is no such square, the error says so.
func cutPlace(s string) (place, string, error) {
	switch {
	case len(s) >= 2 && isLetter(s[0]) && isDigit(s[1]):
		sq, err := chess.ParseSquare(s[:2])
		if err != nil {
			return nowhere, s, err
		}
		return placeOf(sq), s[2:], nil
	case s == "":
		return nowhere, s, nil
	}
	if i := strings.IndexByte("abcdefghABCDEFGH", s[0]); i >= 0 {
		return place{i % 8, unknown}, s[1:], nil
	}
	if i := strings.IndexByte("12345678", s[0]); i >= 0 {
		return place{unknown, i}, s[1:], nil
	}
	return nowhere, s, nil
}

// cutPromotion takes a promotion, which must be all that is left of a text: =Q, Q,
// q, (Q) or a figure. Whether a pawn can become that is for the rules to say. It
// returns 0 and the whole text if that is no promotion.
func cutPromotion(s string) (chess.PieceType, string) {
	letter := strings.Trim(s, " =/()")
	if letter == "b" {
		return chess.TypeBishop, "" // no file is left that it could be
	}
	if t, rest := cutPiece(letter); t != 0 && rest == "" {
		return t, ""
	}
	return 0, s
}

// cutAny takes away the first character of a text if it is one of a set.
func cutAny(s, set string) string {
	if s == "" || s[0] < utf8.RuneSelf && strings.IndexByte(set, s[0]) < 0 {
		return s // nearly always, and soon found out
	}
	if r, size := utf8.DecodeRuneInString(s); strings.ContainsRune(set, r) {
		return s[size:]
	}
	return s
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }
