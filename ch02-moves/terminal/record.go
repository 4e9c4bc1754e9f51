// record.go writes the moves of a game the way a score sheet has them.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch02-moves/chess"
)

// scoreSheet returns the record as lines of a score sheet: the number, then
// White's and Black's move. If Black moved first, dots stand for White's missing
// move.
func scoreSheet(record []chess.Ply) string {
	var sb strings.Builder
	for i, ply := range record {
		switch {
		case i == 0:
			sb.WriteString(numbered(record, i))
		case ply.Before.SideToMove == chess.Black:
			sb.WriteString(" " + ply.String())
		default:
			sb.WriteString("\n" + numbered(record, i))
		}
	}
	return sb.String()
}

// numbered returns one ply of the record with the number of the move: "3. Nf3xe5"
// for White, "3... Nf6xe4" for Black.
func numbered(record []chess.Ply, index int) string {
	plies := index + int(record[0].Before.SideToMove) // as if White had moved first
	dots := "."
	if plies%2 == 1 {
		dots = "..."
	}
	return fmt.Sprintf("%d%s %s", plies/2+1, dots, record[index])
}
