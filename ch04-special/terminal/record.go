// record.go writes the moves of a game the way a score sheet has them.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch04-special/chess"
)

// scoreSheet returns the record as lines of a score sheet: the number, then
// White's and Black's move. If Black moved first, dots stand for White's missing
// move.
func scoreSheet(record []chess.Ply) string {
	var sb strings.Builder
	for i, ply := range record {
		switch {
		case i == 0:
			sb.WriteString(numbered(ply))
		case ply.Before.SideToMove == chess.Black:
			sb.WriteString(" " + ply.String())
		default:
			sb.WriteString("\n" + numbered(ply))
		}
	}
	return sb.String()
}

// numbered returns a ply with the number of the move: "3. Nf3xe5" for White,
// "3... Nf6xe4" for Black.
func numbered(ply chess.Ply) string {
	dots := "."
	if ply.Before.SideToMove == chess.Black {
		dots = "..."
	}
	return fmt.Sprintf("%d%s %s", ply.Before.FullmoveNumber, dots, ply)
}
