// diagram.go writes a board as a text diagram and reads such a text back.

package chess

import (
	"fmt"
	"slices"
	"strings"
)

// fileLine is the last line of a diagram.
const fileLine = "  a b c d e f g h"

// String returns the board as a diagram, seen from White's side: a line a
// rank from 8 down to 1, then the file letters. White's pieces are upper
// case, Black's are lower case, and a dot is an empty square. There is no
// newline at the end.
func (b Board) String() string {
	var sb strings.Builder
	for rank := 7; rank >= 0; rank-- {
		sb.WriteByte('1' + byte(rank))
		for file := range 8 {
			sb.WriteByte(' ')
			sb.WriteByte(Letter(b.At(NewSquare(file, rank))))
		}
		sb.WriteByte('\n')
	}
	sb.WriteString(fileLine)
	return sb.String()
}

// ParseDiagram reads what [Board.String] writes. Indentation, blank lines
// before and after, and the width of the gaps do not matter; the labels and
// eight squares a rank do. A + counts as a gap: boards copied from the prompt
// have one before a king in check. The error names the rank or the square.
func ParseDiagram(text string) (Board, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != 9 {
		return Board{}, fmt.Errorf("not a diagram of a board: it has %s: expected nine, the ranks from 8 down to 1 and the file letters", count(len(lines), "line"))
	}
	var b Board
	for i, line := range lines[:8] {
		if err := b.parseRank(line, 7-i); err != nil {
			return Board{}, fmt.Errorf("not a diagram of a board: %w", err)
		}
	}
	if !slices.Equal(strings.Fields(lines[8]), strings.Fields(fileLine)) {
		return Board{}, fmt.Errorf("not a diagram of a board: it ends with %s: expected the file letters, a b c d e f g h", Quote(lines[8]))
	}
	return b, nil
}

// MustParseDiagram is like [ParseDiagram] but panics if the text is wrong. It
// is meant for tests and examples, where the text is written by hand.
func MustParseDiagram(text string) Board {
	b, err := ParseDiagram(text)
	if err != nil {
		panic(err)
	}
	return b
}

// parseRank reads one rank, such as "8 r n b q k b n r", into b.
func (b *Board) parseRank(text string, rank int) error {
	words := strings.Fields(strings.ReplaceAll(text, "+", " "))
	label := string(rune('1' + rank))
	if len(words) == 0 || words[0] != label {
		return fmt.Errorf("expected rank %s, which begins with the digit %s, and found %s", label, label, Quote(text))
	}
	squares := words[1:]
	if len(squares) != 8 {
		return fmt.Errorf("rank %s has %s: expected eight, with a space before each", label, count(len(squares), "square"))
	}
	for file, letter := range squares {
		if letter == "." {
			continue
		}
		s := NewSquare(file, rank)
		p, err := ParsePiece(letter)
		if err != nil {
			return fmt.Errorf("%s: %w; a dot is an empty square", s, err)
		}
		b.Set(s, p)
	}
	return nil
}
