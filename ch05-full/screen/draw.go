// draw.go draws the board on the screen, in color or without.

package screen

import (
	"strings"

	"mateinfive/ch05-full/chess"

	"github.com/fatih/color"
)

// A View is how the player wants to see the board.
type View struct {
	Flip    bool // Black's side below
	Figures bool // ♞ instead of N
	Color   bool
}

// A Mark says something about a square, with color or without: before a piece
// or in place of the dot of an empty square stands the mark itself.
type Mark byte

// The marks of this chapter, as they stand on the board.
const (
	NoMark        Mark = 0
	MoveMark      Mark = '*' // a square to move to
	CaptureMark   Mark = 'x' // a piece to capture
	OwnMark       Mark = '>' // the piece that would move
	ForbiddenMark Mark = '-' // a square that the piece's own king forbids
	CheckMark     Mark = '+' // a king in check
	AttackMark    Mark = '!' // a piece that attacks
	LastMark      Mark = '~' // the last move: the square it left, and the piece that moved
)

// Marks are the marked squares of a board. A nil map marks none.
type Marks map[chess.Square]Mark

// Draw returns the board as lines of text, each with a newline. Without color,
// flip, figures and marks it draws what Board.String writes.
func (v View) Draw(b *chess.Board, m Marks) string {
	files, ranks, gap := "abcdefgh", "87654321", " "
	if v.Flip {
		files, ranks = "hgfedcba", "12345678"
	}
	if v.Color {
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
func (v View) square(s chess.Square, p chess.Piece, m Mark) string {
	text := " " + v.symbol(p)
	switch {
	case m != NoMark && p == nil:
		text = " " + string(m)
	case m != NoMark:
		text = string(m) + v.symbol(p)
	}
	if !v.Color {
		return text
	}
	return paint(shade(s, m), ink(p), text+" ")
}

// ink returns the color of a piece, and White's for the mark of an empty square.
func ink(p chess.Piece) color.Attribute {
	if p == nil || p.Color() == chess.White {
		return whiteInk
	}
	return blackInk
}

// shade returns the background of a square: light or dark wood, or the color
// of its mark.
func shade(s chess.Square, m Mark) color.Attribute {
	switch {
	case m == CaptureMark || m == CheckMark || m == AttackMark:
		return captureShade
	case m == OwnMark:
		return ownShade
	case m == ForbiddenMark:
		return forbiddenShade
	case m == LastMark:
		return lastShade
	case m != NoMark:
		return moveShade
	case s.IsDark():
		return darkShade
	default:
		return lightShade
	}
}

// symbol returns the letter or the figure for p.
func (v View) symbol(p chess.Piece) string {
	switch {
	case p == nil && v.Color:
		return " " // the shade shows the empty square
	case p == nil || !v.Figures:
		return string(chess.Letter(p))
	}
	side := p.Color()
	if v.Color {
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
	lightShade     color.Attribute = 137 // light wood
	darkShade      color.Attribute = 94  // dark wood
	moveShade      color.Attribute = 66  // a square to move to: slate green
	captureShade   color.Attribute = 131 // a piece to capture, an attacker, a king in check: red
	ownShade       color.Attribute = 61  // the piece that would move: violet
	forbiddenShade color.Attribute = 243 // a square that the piece's own king forbids: gray
	lastShade      color.Attribute = 64  // the last move: grass green
	whiteInk       color.Attribute = 231 // White's pieces
	blackInk       color.Attribute = 16  // Black's pieces
)

// paint returns text in color, whatever the environment says about colors: that
// question is answered once, by whoever makes the View.
func paint(background, ink color.Attribute, text string) string {
	c := color.New(48, 5, background, 38, 5, ink)
	c.EnableColor()
	return c.Sprint(text)
}
