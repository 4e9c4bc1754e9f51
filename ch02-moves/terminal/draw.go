// draw.go draws the board on the screen, in color or without.

package terminal

import (
	"strings"

	"mateinfive/ch02-moves/chess"

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

// The marks of this chapter. Digits count steps, in task KnightSteps.
const (
	noMark      mark = 0
	moveMark    mark = '*' // a square to move to
	captureMark mark = 'x' // a piece to capture
	ownMark     mark = '>' // the piece that would move
)

// marks are the marked squares of a board. A nil map marks none.
type marks map[chess.Square]mark

// draw returns the board as lines of text, each with a newline. Without color,
// flip, figures and marks it draws what Board.String writes.
func (v view) draw(b *chess.Board, m marks) string {
	files, ranks, gap := "abcdefgh", "87654321", " "
	if v.flip {
		files, ranks = "hgfedcba", "12345678"
	}
	if v.color {
		gap = "  " // a square is three columns wide then, not two
	}
	var sb strings.Builder
	for _, rank := range ranks {
		sb.WriteRune(rank)
		for _, file := range files {
			s := chess.NewSquare(int(file-'a'), int(rank-'1'))
			sb.WriteString(v.square(s, b.At(s), m[s]))
		}
		sb.WriteByte('\n')
	}
	sb.WriteString("  " + strings.Join(strings.Split(files, ""), gap) + "\n")
	return sb.String()
}

// square draws one square: the mark, then the piece, and in color a space so
// that the square looks square.
func (v view) square(s chess.Square, p chess.Piece, m mark) string {
	text := " " + v.symbol(p)
	switch {
	case m != noMark && p == nil:
		text = " " + string(m)
	case m != noMark:
		text = string(m) + v.symbol(p)
	}
	if !v.color {
		return text
	}
	ink := blackInk
	if p == nil || p.Color() == chess.White {
		ink = whiteInk // for the mark of an empty square too
	}
	return paint(shade(s, m), ink, text+" ")
}

// shade returns the background of a square: light or dark wood, or the color
// of its mark.
func shade(s chess.Square, m mark) color.Attribute {
	switch {
	case m == captureMark:
		return captureShade
	case m == ownMark:
		return ownShade
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
	side := p.Color()
	if v.color {
		side = chess.Black // solid figures: the ink tells the sides apart
	}
	if figure := chess.Figure(p.Type(), side); figure != "" {
		return figure
	}
	return string(chess.Letter(p)) // of a seventh kind of piece
}

// The colors are of the 256-color palette that nearly every terminal knows:
// an attribute 48, 5, n sets the background to color n, and 38, 5, n the
// letters. Both shades of the board are mid-tones, because white and black
// pieces have to stand out on either, on a dark and on a light terminal.
const (
	lightShade   color.Attribute = 137 // light wood
	darkShade    color.Attribute = 94  // dark wood
	moveShade    color.Attribute = 66  // a square to move to: slate green
	captureShade color.Attribute = 131 // a piece to capture: red
	ownShade     color.Attribute = 61  // the piece that would move: violet
	whiteInk     color.Attribute = 231 // White's pieces
	blackInk     color.Attribute = 16  // Black's pieces
)

// paint returns text in color, whatever the environment says about colors: that
// question is answered once, by Options.Open.
func paint(background, ink color.Attribute, text string) string {
	c := color.New(48, 5, background, 38, 5, ink)
	c.EnableColor()
	return c.Sprint(text)
}
