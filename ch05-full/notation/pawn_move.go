// pawn_move.go writes the move of a pawn.

package notation

import "mateinfive/ch05-full/chess"

// pawnMove writes a pawn's move. It has no letter: a step ahead is the square
// alone, and a capture names the file that the pawn comes from.
func pawnMove(m chess.Move) string {
	text := m.To.String()
	if m.From.File() != m.To.File() {
		text = m.From.String()[:1] + "x" + text
	}
	if m.Promotion != 0 {
		text += "=" + string(rune(m.Promotion))
	}
	return text
}
