// record.go writes the moves of a game the way a score sheet has them.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch03-check/chess"
)

// numbered returns the record as lines of a score sheet: the move number, then
// White's and Black's move. First is the side that moved first; if that was
// Black, dots stand for White's missing move.
func numbered(record []chess.Ply, first chess.Color) string {
	var sb strings.Builder
	half := int(first) // plies since the game would have begun with White
	if first == chess.Black {
		sb.WriteString("1...")
	}
	for _, ply := range record {
		switch {
		case half%2 == 1:
			sb.WriteByte(' ')
		case half > 0:
			sb.WriteByte('\n')
			fallthrough
		default:
			fmt.Fprintf(&sb, "%d. ", half/2+1)
		}
		sb.WriteString(ply.String())
		half++
	}
	return sb.String()
}

// numberedLast returns the last move of the record with its number: "3. Nf3xe5"
// for White, "3... Nf6xe4" for Black. Of an empty record it returns nothing.
func numberedLast(record []chess.Ply, first chess.Color) string {
	if len(record) == 0 {
		return ""
	}
	half := int(first) + len(record) - 1
	dots := "."
	if half%2 == 1 {
		dots = "..."
	}
	return fmt.Sprintf("%d%s %s", half/2+1, dots, record[len(record)-1])
}
