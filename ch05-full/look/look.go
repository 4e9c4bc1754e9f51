// look.go says how a board looks: the sign of each piece, the colors, and the marks. Change
// what you like here. The rules never ask, and your file goes along into the next chapter.

// Package look says how a board looks. It knows no rules: a piece is a letter here, the one
// that stands for it in a diagram.
package look

import (
	"cmp"

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

// The colors are numbers of the 256-color palette that nearly every terminal knows. Both
// shades of the board are mid-tones, because white and black pieces have to stand out on
// either, on a dark and on a light terminal.
const (
	LightSquare color.Attribute = 137 // light wood
	DarkSquare  color.Attribute = 94  // dark wood
	WhiteInk    color.Attribute = 231 // White's pieces, and the mark of an empty square
	BlackInk    color.Attribute = 16  // Black's pieces
)

// A Mark says something about a square: by its sign, before the piece or in place of the dot
// of an empty square, and where color is on by the color of the square as well.
type Mark struct {
	Sign  string
	Color color.Attribute
}

// The marks of the whole course. Chapter 1 marks only what has changed; the others wait for
// pieces that know how they move.
var (
	None      = Mark{}
	Changed   = Mark{Sign: "!", Color: 61}  // not as it was: violet
	Move      = Mark{Sign: "*", Color: 66}  // a square to move to: slate green
	Capture   = Mark{Sign: "x", Color: 131} // a piece to capture: red
	Own       = Mark{Sign: ">", Color: 61}  // the piece that would move: violet
	Forbidden = Mark{Sign: "-", Color: 243} // a square that the piece's own king forbids: gray
	Check     = Mark{Sign: "+", Color: 131} // a king in check: red
	Attack    = Mark{Sign: "!", Color: 131} // a piece that attacks: red
	Last      = Mark{Sign: "~", Color: 64}  // where the last move began and ended: grass green
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
	// The attributes 48, 5, n set the background to color n, and 38, 5, n the letters.
	c := color.New(48, 5, shade, 38, 5, ink)
	c.EnableColor()
	return c.Sprint(text)
}

// colors returns the color of the square itself, which is that of its mark if it has one, and
// the color of its piece.
func (s Square) colors() (shade, ink color.Attribute) {
	shade, ink = LightSquare, WhiteInk
	if s.Dark {
		shade = DarkSquare
	}
	if 'a' <= s.Piece && s.Piece <= 'z' {
		ink = BlackInk
	}
	return cmp.Or(s.Mark.Color, shade), ink
}
