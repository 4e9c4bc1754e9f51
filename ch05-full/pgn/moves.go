// moves.go reads moves that are typed one after the other, without a game around them.

package pgn

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// ParseLine reads the moves of a line such as "2. Nf3 Nc6!? 3. Bb5 +=". They are played
// one after the other from start, and each has to be legal. Numbers and glyphs are
// passed over, whatever they say; anything else, such as a comment, a variation or a
// result, is an error.
//
// If a move is at fault, the error names it with its number, and wraps the error of
// [notation.Read]. The moves before it come back with the error.
func ParseLine(start chess.Position, text string) ([]chess.Move, error) {
	var moves []chess.Move
	for lex := newLexer(strings.NewReader(text)); ; {
		found := lex.next()
		_, isSign := ParseSign(found.text)
		switch found.kind {
		case itemEOF:
			return moves, nil
		case itemNumber:
		case itemNAG:
			if !isSign {
				return moves, noGlyph(found.text)
			}
		case itemMove:
			if isSign || isEnPassant(found.text) {
				continue
			}
			m, err := notation.Read(&start, found.text)
			if err != nil {
				return moves, fmt.Errorf("%s %s: %w", notation.Number(start), short(found.text), err)
			}
			start.Make(m)
			moves = append(moves, m)
		case itemError:
			return moves, errors.New(found.text)
		default:
			return moves, errors.New("a line has moves alone, such as 2. Nf3 Nc6 3. Bb5: " +
				"no comments, variations, tags or results")
		}
	}
}
