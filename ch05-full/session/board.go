// board.go draws a board, in color or without.

package session

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"

	"github.com/fatih/color"
)

// A Look is how the player wants to see the board.
type Look struct {
	Flip    bool // Black's side below
	Figures bool // ♞ instead of N
	Color   bool
	Size    int // rows of a square on the table, 1 to 4, or 0 for what the window has room for
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

// A Man is a piece as it is drawn. The zero Man is none.
type Man struct {
	Letter string // "N" for White, "n" for Black
	Figure string // "♞", solid for both sides
	Hollow string // "♘" for White, "♞" for Black: where no color tells the sides apart
	Black  bool
}

// A Cell is a square as it is drawn.
type Cell struct {
	Man
	Mark Mark
	Dark bool
}

// A Board is a board as it is drawn, by square. Nothing in it asks a rule any more.
type Board [64]Cell

func board(b *chess.Board, m Marks) (cells Board) {
	for sq := range chess.Square(64) {
		cells[sq] = Cell{manOf(b.At(sq)), m[sq], sq.IsDark()}
	}
	return cells
}

func manOf(p chess.Piece) Man {
	if p == nil {
		return Man{}
	}
	return Man{
		Letter: string(chess.Letter(p)),
		Figure: chess.Figure(p.Type(), chess.Black),
		Hollow: chess.Figure(p.Type(), p.Color()),
		Black:  p.Color() == chess.Black,
	}
}

// Symbol returns the letter or the figure of a piece, or "" for none.
func (l Look) Symbol(m Man) string {
	switch {
	case !l.Figures || m.Figure == "": // a seventh kind of piece has none
		return m.Letter
	case l.Color: // the ink tells the sides apart
		return m.Figure
	}
	return m.Hollow
}

// Squares returns the squares of the board from the top row to the lowest, each row from left
// to right, with the names of the ranks and files.
func (l Look) Squares() (rows [8][8]chess.Square, ranks, files string) {
	files, ranks = "abcdefgh", "87654321"
	if l.Flip {
		files, ranks = "hgfedcba", "12345678"
	}
	for i, rank := range ranks {
		for j, file := range files {
			rows[i][j] = chess.Square(int(rank-'1')*8 + int(file-'a'))
		}
	}
	return rows, ranks, files
}

// Columns returns how wide squares of so many rows are, and the names of the ranks beside them.
func (l Look) Columns(size int) (square, names int) {
	if size == 1 && l.Color {
		return 3, 1 // room behind the piece, as before it
	}
	return 2 * size, min(size, 2)
}

// Draw returns the board as lines of text, each with a newline, in squares of so many rows. With
// one, and without color, flip, figures and marks, it draws what [chess.Board.String] writes.
func (l Look) Draw(b Board, size int) string {
	rows, ranks, files := l.Squares()
	width, names := l.Columns(size)
	var sb strings.Builder
	for i, row := range rows {
		for part := range size {
			name, middle := "", part == (size-1)/2
			if middle {
				name = ranks[i : i+1]
			}
			fmt.Fprintf(&sb, "%-*s", names, name)
			for _, sq := range row {
				sb.WriteString(l.square(b[sq], width, middle))
			}
			sb.WriteByte('\n')
		}
	}
	gap := strings.Repeat(" ", width-1)
	fmt.Fprintf(&sb, "%*s%s\n", names+width/2, "", strings.Join(strings.Split(files, ""), gap))
	return sb.String()
}

// square draws a row of a square, that of the piece or another: the mark, then the piece. Without
// color a dot shows an empty square, and of larger ones those that are dark are dotted.
func (l Look) square(c Cell, width int, middle bool) string {
	fill, symbol, mark := " ", l.Symbol(c.Man), " "
	if c.Dark && !l.Color && width > 2 {
		fill = "."
	}
	if c.Mark != NoMark {
		mark = string(c.Mark)
	}
	switch {
	case symbol != "":
	case mark == " " && width == 2:
		symbol = "."
	default:
		symbol, mark = mark, " "
	}
	text := strings.Repeat(fill, width)
	if middle && symbol != " " {
		text = text[:width/2-1] + mark + symbol + text[width/2+1:]
	}
	if l.Color {
		return c.Paint(text)
	}
	return text
}

// The colors are of the 256-color palette that nearly every terminal knows. Both shades of
// the board are mid-tones, because white and black pieces have to stand out on either, on a
// dark and on a light terminal.
const (
	lightShade color.Attribute = 137 // light wood
	darkShade  color.Attribute = 94  // dark wood
	whiteInk   color.Attribute = 231 // White's pieces
	blackInk   color.Attribute = 16  // Black's pieces
	red        color.Attribute = 131
)

var shades = map[Mark]color.Attribute{
	MoveMark: 66, OwnMark: 61, ForbiddenMark: 243, LastMark: 64, // slate green, violet, gray, grass green
	CaptureMark: red, CheckMark: red, AttackMark: red,
}

// Paint returns text in the colors of a square and its piece, whatever the environment says
// about colors: that question is answered once, by the maker of the [Look].
func (c Cell) Paint(text string) string {
	shade, marked := shades[c.Mark]
	switch {
	case marked:
	case c.Dark:
		shade = darkShade
	default:
		shade = lightShade
	}
	ink := whiteInk
	if c.Black {
		ink = blackInk
	}
	// The attributes 48, 5, n set the background to color n of the palette, 38, 5, n the letters.
	colors := color.New(48, 5, shade, 38, 5, ink)
	colors.EnableColor()
	return colors.Sprint(text)
}
