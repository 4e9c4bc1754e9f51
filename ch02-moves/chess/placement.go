// placement.go writes a board as the first field of a FEN.

package chess

import "strings"

// Placement returns the board in one line, the piece placement field of FEN
// (Forsyth-Edwards Notation): the ranks from 8 down to 1 with a slash between
// them, pieces by letter, and a digit for a number of empty squares in a row. The
// start of a game is rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.
func (b Board) Placement() string {
	var sb strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := range 8 {
			p := b.At(NewSquare(file, rank))
			if p == nil {
				empty++
				continue
			}
			writeCount(&sb, empty)
			empty = 0
			sb.WriteByte(Letter(p))
		}
		writeCount(&sb, empty)
		if rank > 0 {
			sb.WriteByte('/')
		}
	}
	return sb.String()
}

// writeCount writes how many empty squares were passed, if any.
func writeCount(sb *strings.Builder, empty int) {
	if empty > 0 {
		sb.WriteByte('0' + byte(empty))
	}
}
