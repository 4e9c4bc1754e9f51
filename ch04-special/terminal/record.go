// record.go writes the moves of a game the way a score sheet has them.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
)

// numbered returns the record as lines of a score sheet: the move number, then
// White's and Black's move. The numbers go on from the position at the start of
// the record; if Black moved first, dots stand for White's missing move.
func numbered(record []chess.Ply, start chess.Position) string {
	var sb strings.Builder
	for i, ply := range record {
		number, side := numberAt(i, start)
		switch {
		case side == chess.Black && i == 0:
			fmt.Fprintf(&sb, "%d... %s", number, ply)
		case side == chess.Black:
			fmt.Fprintf(&sb, " %s", ply)
		case i == 0:
			fmt.Fprintf(&sb, "%d. %s", number, ply)
		default:
			fmt.Fprintf(&sb, "\n%d. %s", number, ply)
		}
	}
	return sb.String()
}

// numberedAt returns one move of the record with its number: "3. Nf3xe5" for
// White, "3... Nf6xe4" for Black.
func numberedAt(record []chess.Ply, index int, start chess.Position) string {
	number, side := numberAt(index, start)
	dots := "."
	if side == chess.Black {
		dots = "..."
	}
	return fmt.Sprintf("%d%s %s", number, dots, record[index])
}

// numberAt returns the number of a move of the record, by its index, and whose
// move it was.
func numberAt(index int, start chess.Position) (int, chess.Color) {
	half := index + int(start.SideToMove) // plies since White's move of the first number
	side := chess.White
	if half%2 == 1 {
		side = chess.Black
	}
	return max(start.FullmoveNumber, 1) + half/2, side
}
