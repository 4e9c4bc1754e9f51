// placement.go writes a board as the first field of a FEN and reads it back.

package chess

import (
	"fmt"
	"strings"
)

// Placement returns the board in one line, the piece placement field of FEN
// (Forsyth-Edwards Notation): the ranks from 8 down to 1 with a slash between
// them, pieces by letter, and a digit for a number of empty squares in a row. The
// start of a game is rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
func (b Board) Placement() string {
	var sb strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := range 8 {
			p := b.At(NewSquare(file, rank))
			if p == nil {
				empty++
				continue
			}
			writeCount(&sb, empty)
			empty = 0
			sb.WriteByte(Letter(p))
		}
		writeCount(&sb, empty)
		if rank > 0 {
			sb.WriteByte('/')
		}
	}
	return sb.String()
}

// writeCount writes how many empty squares were passed, if any.
func writeCount(sb *strings.Builder, empty int) {
	if empty > 0 {
		sb.WriteByte('0' + byte(empty))
	}
}

// ParsePlacement reads what [Board.Placement] writes. The error names the rank,
// and the column in the text from 1.
func ParsePlacement(text string) (Board, error) {
	var b Board
	ranks := strings.Split(text, "/")
	if len(ranks) != 8 {
		return Board{}, fmt.Errorf("not a piece placement: %s has %s: expected eight, with a slash between them", Quote(text), count(len(ranks), "rank"))
	}
	column := 1
	for i, rankText := range ranks {
		if err := b.parsePlacementRank(rankText, 7-i, column); err != nil {
			return Board{}, err
		}
		column += len(rankText) + 1
	}
	return b, nil
}

// MustParsePlacement is like [ParsePlacement] but panics if the text is wrong.
// It is meant for tests and examples, where the text is written by hand.
func MustParsePlacement(text string) Board {
	b, err := ParsePlacement(text)
	if err != nil {
		panic(err)
	}
	return b
}

// parsePlacementRank reads one rank, such as "4P3", into b. Column is where
// the rank begins in the whole text.
func (b *Board) parsePlacementRank(text string, rank, column int) error {
	fail := func(format string, args ...any) error {
		what := fmt.Errorf(format, args...)
		return fmt.Errorf("not a piece placement: column %d, rank %d: %w", column, rank+1, what)
	}
	file := 0
	lastWasCount := false
	for _, letter := range text {
		isCount := '1' <= letter && letter <= '8'
		switch {
		case isCount && lastWasCount:
			return fail("two counts in a row: write their sum")
		case isCount:
			file += int(letter - '0')
		default:
			p, err := ParsePiece(string(letter))
			if err != nil {
				return fail("%w; a digit from 1 to 8 counts empty squares", err)
			}
			b.Set(NewSquare(file, rank), p)
			file++
		}
		if file > 8 {
			return fail("more than eight squares")
		}
		lastWasCount = isCount
		column++
	}
	if file < 8 {
		return fail("only %d of eight squares", file)
	}
	return nil
}
