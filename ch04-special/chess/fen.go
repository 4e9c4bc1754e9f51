// fen.go writes a position in one line, in Forsyth-Edwards Notation, and reads
// it back.

package chess

import (
	"fmt"
	"strconv"
	"strings"
)

// StartFEN is the position as a game begins.
const StartFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// mostCounted is as far as the two counters of a FEN go. No game comes near it; a
// FEN from elsewhere may.
const mostCounted = 1_000_000_000

// FEN returns the position in Forsyth-Edwards Notation: six fields with a space
// between them, the piece placement, the side to move (w or b), the castling
// rights, the en passant square, the halfmove clock and the number of the move.
// The en passant square is written after every double step, whether or not a
// pawn stands ready to capture (PGN standard, section 16.1.3.4). [ParseFEN] reads
// it back, unless it is of no game: the zero Position, whose move number is 0, or
// an en passant square of the wrong side.
func (p Position) FEN() string {
	return fmt.Sprintf("%s %c %s %s %d %d", p.Placement(), p.SideToMove.String()[0], p.Castling, p.EnPassant(),
		min(p.HalfmoveClock, mostCounted), min(p.FullmoveNumber, mostCounted))
}

// ParseFEN reads what [Position.FEN] writes. Fields missing at the end are read
// as w - - 0 1, so a piece placement alone will do. It judges how the text is
// written, not whether a game can come to such a position: a lesson without
// kings is fine. The error says which field is wrong and what was expected.
func ParseFEN(text string) (Position, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 || len(fields) > 6 {
		return Position{}, fmt.Errorf("not a FEN: it has %s: expected piece placement, side to move, castling, en passant, halfmove clock, move number", count(len(fields), "field"))
	}
	defaults := []string{"w", "-", "-", "0", "1"} // from the second field on
	fields = append(fields, defaults[len(fields)-1:]...)

	board, err := ParsePlacement(fields[0])
	if err != nil {
		return Position{}, fmt.Errorf("not a FEN: %w", err)
	}
	p := Position{Board: board}
	if p.SideToMove, err = parseSide(fields[1]); err != nil {
		return Position{}, err
	}
	if p.Castling, err = parseRights(fields[2]); err != nil {
		return Position{}, err
	}
	passed, err := parseEnPassant(fields[3], p.SideToMove)
	if err != nil {
		return Position{}, err
	}
	p.SetEnPassant(passed)
	if p.HalfmoveClock, err = parseCounter("halfmove clock", fields[4], 0); err != nil {
		return Position{}, err
	}
	if p.FullmoveNumber, err = parseCounter("move number", fields[5], 1); err != nil {
		return Position{}, err
	}
	return p, nil
}

// MustParseFEN is like [ParseFEN] but panics if the text is wrong. It is meant
// for tests and examples, where the text is written by hand.
func MustParseFEN(text string) Position {
	p, err := ParseFEN(text)
	if err != nil {
		panic(err)
	}
	return p
}

// parseSide reads the second field, w or b.
func parseSide(field string) (Color, error) {
	switch field {
	case "w":
		return White, nil
	case "b":
		return Black, nil
	default:
		return White, fmt.Errorf("not a FEN: side to move %s: expected w or b", Quote(field))
	}
}

// parseRights reads the third field: letters of KQkq, each at most once and in
// any order, or a dash.
func parseRights(field string) (CastlingRights, error) {
	rights := NoCastling
	if field == "-" {
		return rights, nil
	}
	for _, letter := range field {
		i := strings.IndexRune(rightLetters, letter)
		if i < 0 || rights&(1<<i) != 0 {
			return NoCastling, fmt.Errorf("not a FEN: castling %s: expected letters of KQkq, each at most once, or -", Quote(field))
		}
		rights |= 1 << i
	}
	return rights, nil
}

// parseEnPassant reads the fourth field: the square that a pawn of the side not
// to move has just passed over, or a dash.
func parseEnPassant(field string, side Color) (Square, error) {
	if field == "-" {
		return NoSquare, nil
	}
	rank := 5 // with White to move, a black pawn has passed over the sixth rank
	if side == Black {
		rank = 2
	}
	s, err := ParseSquare(field)
	if err != nil || s.Rank() != rank || s.String() != field {
		return NoSquare, fmt.Errorf("not a FEN: en passant %s: expected - or, with %s to move, a square on rank %d", Quote(field), side, rank+1)
	}
	return s, nil
}

// parseCounter reads one of the last two fields, a number from least up to
// mostCounted.
func parseCounter(name, field string, least int) (int, error) {
	n, err := strconv.ParseUint(field, 10, 0)
	if err != nil || int(n) < least || n > mostCounted {
		return 0, fmt.Errorf("not a FEN: %s %s: expected a whole number, from %d to %d", name, Quote(field), least, mostCounted)
	}
	return int(n), nil
}
