// diagram.go writes a board as a text diagram and reads such a text back.

package chess

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// ErrDiagram says that a text is not a diagram of a board.
var ErrDiagram = errors.New("not a diagram of a board")

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
// eight squares a rank do. The error wraps [ErrDiagram] and names line and
// column, both counted from 1.
func ParseDiagram(text string) (Board, error) {
	lines := strings.Split(text, "\n")
	next := 0 // index of the line to read
	for next < len(lines)-1 && strings.TrimSpace(lines[next]) == "" {
		next++
	}
	var b Board
	for rank := 7; rank >= 0; rank-- {
		if next == len(lines) {
			return Board{}, diagramError(next, 1, "the diagram ends before rank %d", rank+1)
		}
		if err := b.parseRank(lines[next], next+1, rank); err != nil {
			return Board{}, err
		}
		next++
	}
	if next == len(lines) || !sameWords(lines[next], fileLine) {
		return Board{}, diagramError(next+1, 1, "expected the file letters: a b c d e f g h")
	}
	for next++; next < len(lines); next++ {
		if extra := words(lines[next]); len(extra) > 0 {
			return Board{}, diagramError(next+1, extra[0].column, "found %s after the end of the diagram", quote(extra[0].text))
		}
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

// parseRank reads one rank, such as "8 r n b q k b n r", into b. Line is the
// number of the line, for the error.
func (b *Board) parseRank(text string, line, rank int) error {
	found := words(text)
	label := string(rune('1' + rank))
	if len(found) == 0 || found[0].text != label {
		return diagramError(line, 1, "expected rank %s, which begins with the digit %s", label, label)
	}
	squares := found[1:]
	if len(squares) != 8 {
		return diagramError(line, 1, "rank %s has %s: expected eight, with a space before each", label, count(len(squares), "square"))
	}
	for file, square := range squares {
		if square.text == "." {
			continue
		}
		p, err := ParsePiece(square.text)
		if err != nil {
			return diagramError(line, square.column, "%w; a dot is an empty square", err)
		}
		b.Set(NewSquare(file, rank), p)
	}
	return nil
}

// diagramError returns an error that wraps [ErrDiagram], says where, and then
// what.
func diagramError(line, column int, format string, args ...any) error {
	what := fmt.Errorf(format, args...)
	return fmt.Errorf("%w: line %d, column %d: %w", ErrDiagram, line, column, what)
}

// A word is a run of characters without white space, and where it begins.
type word struct {
	text   string
	column int // from 1, in characters
}

// words returns the words of a line.
func words(line string) []word {
	var found []word
	column := 1
	for {
		rest := strings.TrimLeftFunc(line, unicode.IsSpace)
		column += utf8.RuneCountInString(line[:len(line)-len(rest)])
		if rest == "" {
			return found
		}
		end := strings.IndexFunc(rest, unicode.IsSpace)
		if end < 0 {
			end = len(rest)
		}
		found = append(found, word{rest[:end], column})
		column += utf8.RuneCountInString(rest[:end])
		line = rest[end:]
	}
}

// sameWords reports whether two lines are alike but for white space.
func sameWords(a, b string) bool {
	return strings.Join(strings.Fields(a), " ") == strings.Join(strings.Fields(b), " ")
}
