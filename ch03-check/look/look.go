// look.go says how a board looks: the sign of each piece and of each mark, and how a square is
// painted. Its colors stand in theme.go. Change what you like in both. The rules never ask, and
// your files go along into the next chapter.

// Package look says how a board looks. It knows no rules: a piece is a letter here, the one
// that stands for it in a diagram.
package look

import (
	"cmp"
	"strings"

	"github.com/fatih/color"
)

// A Sign is what is drawn for a piece. Each takes one column of the screen.
type Sign struct {
	Letter  string // where pieces are drawn as letters
	Figure  string // where they are figures, in color: there the ink tells the sides apart
	NoColor string // where they are figures without color
}

// pieces has a sign for each letter of a diagram: upper case is White's, lower case Black's.
// The pawns end in a character that asks for the style of text: alone, some terminals show
// a solid pawn as a colored emoji.
var pieces = map[byte]Sign{
	'K': {Letter: "K", Figure: "♚", NoColor: "♔"},
	'Q': {Letter: "Q", Figure: "♛", NoColor: "♕"},
	'R': {Letter: "R", Figure: "♜", NoColor: "♖"},
	'B': {Letter: "B", Figure: "♝", NoColor: "♗"},
	'N': {Letter: "N", Figure: "♞", NoColor: "♘"},
	'P': {Letter: "P", Figure: "♟\ufe0e", NoColor: "♙"},

	'k': {Letter: "k", Figure: "♚", NoColor: "♚"},
	'q': {Letter: "q", Figure: "♛", NoColor: "♛"},
	'r': {Letter: "r", Figure: "♜", NoColor: "♜"},
	'b': {Letter: "b", Figure: "♝", NoColor: "♝"},
	'n': {Letter: "n", Figure: "♞", NoColor: "♞"},
	'p': {Letter: "p", Figure: "♟\ufe0e", NoColor: "♟\ufe0e"},

	'.': {Letter: ".", Figure: ".", NoColor: "."}, // an empty square; in color its shade shows it
	0:   {Letter: "?", Figure: "?", NoColor: "?"}, // a piece without a letter
}

// A Mark says something about a square: by its sign, before the piece or in place of the dot
// of an empty square, and where color is on by the color of the square as well.
type Mark struct {
	Sign  string
	Color Color
}

var theme = Theme()

// The marks of the whole course. Chapter 1 marks only what has changed; the others wait for
// pieces that know how they move.
var (
	None      = Mark{}
	Changed   = Mark{Sign: "!", Color: theme.Own}       // not as it was
	Move      = Mark{Sign: "*", Color: theme.Move}      // a square to move to
	Capture   = Mark{Sign: "x", Color: theme.Capture}   // a piece to capture
	Own       = Mark{Sign: ">", Color: theme.Own}       // the piece that would move
	Forbidden = Mark{Sign: "-", Color: theme.Forbidden} // a square that the piece's own king forbids
	Check     = Mark{Sign: "+", Color: theme.Capture}   // a king in check
	Attack    = Mark{Sign: "!", Color: theme.Capture}   // a piece that attacks
	Last      = Mark{Sign: "~", Color: theme.Last}      // where the last move began and ended
)

// Symbol returns what is drawn for a piece, which is given by its letter in a diagram.
func Symbol(piece byte, figures, inColor bool) string {
	sign, isKnown := pieces[piece]
	switch {
	case piece == '.' && inColor:
		return " "
	case !isKnown: // a seventh kind of piece
		return string(piece)
	case !figures:
		return sign.Letter
	case inColor:
		return sign.Figure
	default:
		return sign.NoColor
	}
}

// A Square is a square as it is drawn.
type Square struct {
	Piece byte // its letter in a diagram: 'N', 'n', or '.' for none
	Dark  bool
	Mark  Mark
}

// Paint returns text in the colors of the square and its piece, whatever the environment
// says about colors: whether to paint at all is the caller's question.
func (s Square) Paint(text string) string {
	shade, ink := s.colors()
	var sb strings.Builder
	turn(&sb, background, palette, color.Attribute(shade), foreground, palette, color.Attribute(ink))
	sb.WriteString(text)
	turn(&sb, color.Reset)
	return sb.String()
}

// What the package has no names for: the letters, or what is behind them, in a color of the
// palette. The number of the color comes next.
const (
	foreground color.Attribute = 38
	background color.Attribute = 48
	palette    color.Attribute = 5
)

// turn writes the order to the terminal to go on like this.
func turn(sb *strings.Builder, attributes ...color.Attribute) {
	c := color.New(attributes...)
	c.EnableColor()
	c.SetWriter(sb)
}

// colors returns the color of the square itself, which is that of its mark if it has one, and
// the color of its piece.
func (s Square) colors() (shade, ink Color) {
	shade, ink = theme.Light, theme.White
	if s.Dark {
		shade = theme.Dark
	}
	if 'a' <= s.Piece && s.Piece <= 'z' {
		ink = theme.Black
	}
	return cmp.Or(s.Mark.Color, shade), ink
}
