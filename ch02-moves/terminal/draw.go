// draw.go draws the board on the screen, in color or without. What a square and a piece look
// like, package look says.

package terminal

import (
	"cmp"
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/look"
)

// A view is how the player wants to see the board.
type view struct {
	flip    bool // Black's side below
	figures bool // ♞ instead of N
	color   bool
}

// marks are the marked squares of a board. A nil map marks none.
type marks map[chess.Square]look.Mark

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
func (v view) square(s chess.Square, p chess.Piece, m look.Mark) string {
	sq := look.Square{Piece: chess.Letter(p), Dark: s.IsDark(), Mark: m}
	mark, symbol := cmp.Or(m.Sign, " "), look.Symbol(sq.Piece, v.figures, v.color)
	if p == nil {
		mark, symbol = " ", cmp.Or(m.Sign, symbol)
	}
	if v.color {
		return sq.Paint(mark + symbol + " ")
	}
	return mark + symbol
}
