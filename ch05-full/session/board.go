// board.go draws a board, in color or without.

package session

import (
	"cmp"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
)

// A Look is how the player wants to see the board.
type Look struct {
	Flip    bool // Black's side below
	Figures bool // ♞ instead of N
	Color   bool
	Theme   string // of [look.Themes], or "" for the first
	Size    int    // rows of a square on the table, 1 to 4, or 0 for what the window has room for
}

// Marks are the marked squares of a board. A nil map marks none.
type Marks map[chess.Square]look.Mark

// A Board is a board as it is drawn, by square. Nothing in it asks a rule any more.
type Board [64]look.Square

func board(b *chess.Board, m Marks) (squares Board) {
	for sq := range chess.Square(64) {
		squares[sq] = look.Square{Piece: chess.Letter(b.At(sq)), Dark: sq.IsDark(), Mark: m[sq]}
	}
	return squares
}

// Symbol returns the letter or the figure of a piece, which is given by its letter in a diagram.
func (l Look) Symbol(piece byte) string { return look.Symbol(piece, l.Figures, l.Color) }

// Paint returns text in the colors of a square and its piece.
func (l Look) Paint(sq look.Square, text string) string {
	return sq.PaintIn(look.Named(l.Theme), text)
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
			name := ""
			hasPiece := part == (size-1)/2 // the row in the middle
			if hasPiece {
				name = ranks[i : i+1]
			}
			fmt.Fprintf(&sb, "%-*s", names, name)
			for _, sq := range row {
				sb.WriteString(l.square(b[sq], width, hasPiece))
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
func (l Look) square(sq look.Square, width int, hasPiece bool) string {
	isLarge := width > 2
	fill := " "
	if sq.Dark && !l.Color && isLarge {
		fill = "."
	}
	mark := cmp.Or(sq.Mark.Sign, " ")
	symbol := l.Symbol(sq.Piece)
	if sq.Piece == '.' { // empty: the mark stands in the place of the piece
		if isLarge {
			symbol = " " // a dot would be one of many
		}
		symbol = cmp.Or(sq.Mark.Sign, symbol)
		mark = " "
	}
	text := strings.Repeat(fill, width)
	if hasPiece && symbol != " " {
		text = text[:width/2-1] + mark + symbol + text[width/2+1:]
	}
	if l.Color {
		return l.Paint(sq, text)
	}
	return text
}
