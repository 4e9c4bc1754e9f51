// draw.go draws the board on the screen.

package terminal

import (
	"strings"

	"mateinfive/ch04-special/chess"

	"github.com/fatih/color"
)

// A view is how the player wants to see the board.
type view struct {
	flip    bool // Black's side below
	figures bool // ♞ instead of N
	color   bool
}

// A mark says something about a square, with color or without: before a piece
// or in place of the dot of an empty square stands the mark itself.
type mark byte

// The marks of this chapter.
const (
	noMark        mark = ' '
	moveMark      mark = '*' // a square to move to
	captureMark   mark = 'x' // a piece to capture
	ownMark       mark = '>' // the piece that would move
	forbiddenMark mark = '-' // a square that the own king forbids
	checkMark     mark = '+' // a king in check
	attackMark    mark = '!' // a piece that attacks
)

// marks are the marked squares of a board. A nil map marks none.
type marks map[chess.Square]mark

// on returns the mark of a square.
func (m marks) on(s chess.Square) mark {
	if found, marked := m[s]; marked {
		return found
	}
	return noMark
}

// draw returns the board as lines of text, each with a newline. Without color,
// flip, figures and marks it draws what Board.String writes.
func (v view) draw(b *chess.Board, m marks) string {
	var sb strings.Builder
	for row := range 8 {
		rank := 7 - row
		if v.flip {
			rank = row
		}
		sb.WriteByte('1' + byte(rank))
		for column := range 8 {
			file := column
			if v.flip {
				file = 7 - column
			}
			s := chess.NewSquare(file, rank)
			sb.WriteString(v.square(s, b.At(s), m.on(s)))
		}
		sb.WriteByte('\n')
	}
	sb.WriteString(v.fileLetters())
	return sb.String()
}

// square draws one square: the mark, then the piece, and in color a space so
// that the square looks square.
func (v view) square(s chess.Square, p chess.Piece, m mark) string {
	text := string(m) + v.symbol(p)
	if p == nil && m != noMark {
		text = " " + string(m)
	}
	if !v.color {
		return text
	}
	ink := blackInk
	if p == nil || p.Color() == chess.White {
		ink = whiteInk // for the mark of an empty square too
	}
	return paint(shade(s, m), ink)(text + " ")
}

// shade returns the background of a square: light or dark wood, or the color
// of its mark.
func shade(s chess.Square, m mark) color.Attribute {
	switch {
	case m == captureMark || m == checkMark || m == attackMark:
		return captureShade
	case m == ownMark:
		return ownShade
	case m == forbiddenMark:
		return forbiddenShade
	case m != noMark:
		return moveShade
	case s.IsDark():
		return darkShade
	default:
		return lightShade
	}
}

// symbol returns the letter or the figure for p.
func (v view) symbol(p chess.Piece) string {
	switch {
	case p == nil && v.color:
		return " " // the shade shows the empty square
	case p == nil || !v.figures:
		return string(chess.Letter(p))
	}
	figures := solidFigures
	if p.Color() == chess.White && !v.color {
		figures = outlineFigures // in color the ink tells the sides apart
	}
	if figure, known := figures[p.Type()]; known {
		return figure
	}
	return string(chess.Letter(p))
}

// fileLetters returns the line below the board.
func (v view) fileLetters() string {
	letters := "abcdefgh"
	if v.flip {
		letters = "hgfedcba"
	}
	gap := " "
	if v.color {
		gap = "  "
	}
	return "  " + strings.Join(strings.Split(letters, ""), gap) + "\n"
}
