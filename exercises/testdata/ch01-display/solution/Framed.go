// Framed.go is one answer to task Framed: the board in a frame.

package exercises

import (
	"fmt"
	"strings"

	"mateinfive/ch01-display/chess"
)

// Framed returns the board drawn with a frame, from White's side. The first
// lines, if Black's king is on e8 and White's rook on e7, are
//
//	    a   b   c   d   e   f   g   h
//	   --- --- --- --- --- --- --- ---
//	8 |   |   |   |   |<k>|   |   |   | 8
//	   --- --- --- --- --- --- --- ---
//	7 |   |   |   |   |[R]|   |   |   | 7
//	   --- --- --- --- --- --- --- ---
//
// and so on down to rank 1, the dashes below it, and the file letters again.
// Spaces and newlines at the end of a line do not matter.
func Framed(b *chess.Board) string {
	const files = "    a   b   c   d   e   f   g   h\n"
	dashes := "  " + strings.Repeat(" ---", 8) + "\n"
	var sb strings.Builder
	sb.WriteString(files + dashes)
	for rank := 7; rank >= 0; rank-- {
		fmt.Fprintf(&sb, "%d ", rank+1)
		for file := range 8 {
			sb.WriteString("|" + cell(b.At(chess.NewSquare(file, rank))))
		}
		fmt.Fprintf(&sb, "| %d\n", rank+1)
		sb.WriteString(dashes)
	}
	sb.WriteString(files)
	return sb.String()
}

// cell returns the three characters of a square: [R] for White, <r> for Black.
func cell(p chess.Piece) string {
	switch {
	case p == nil:
		return "   "
	case p.Color() == chess.White:
		return fmt.Sprintf("[%c]", chess.Letter(p))
	default:
		return fmt.Sprintf("<%c>", chess.Letter(p))
	}
}
