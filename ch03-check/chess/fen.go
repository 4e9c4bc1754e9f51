// fen.go writes a position in one line, the first two fields of Forsyth-Edwards
// Notation, and reads it back.

package chess

import (
	"fmt"
	"strings"
)

// StartFEN is the position as a game begins.
const StartFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"

// FEN returns the first two fields of Forsyth-Edwards Notation: the piece
// placement, and w or b for the side to move. Chapter 4 has the other four.
func (p Position) FEN() string {
	return fmt.Sprintf("%s %c", p.Placement(), p.SideToMove.String()[0])
}

// ParseFEN reads what [Position.FEN] writes. If the side to move is missing, it
// is White's turn. The error says which field is wrong and what was expected.
func ParseFEN(text string) (Position, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 || len(fields) > 2 {
		return Position{}, fmt.Errorf("not a FEN: it has %s: expected a piece placement and w or b, the side to move; the rest of a FEN comes in chapter 4", count(len(fields), "field"))
	}
	fields = append(fields, "w")

	board, err := ParsePlacement(fields[0])
	if err != nil {
		return Position{}, fmt.Errorf("not a FEN: %w", err)
	}
	p := Position{Board: board}
	if p.SideToMove, err = parseSide(fields[1]); err != nil {
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
