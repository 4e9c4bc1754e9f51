// record.go writes the moves of a game the way a score sheet has them.

package session

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
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
			sb.WriteString(" " + notation.SAN(ply.Before, ply.Move))
		default:
			sb.WriteString("\n" + numbered(ply))
		}
	}
	return sb.String()
}

// numbered returns a ply with the number of the move: "3. Nxe5" for White,
// "3... Nxe4" for Black.
func numbered(ply chess.Ply) string {
	return moveNumber(ply.Before) + " " + notation.SAN(ply.Before, ply.Move)
}

// moveNumber returns the number of the next move with its dots: "3." or "3...".
func moveNumber(p chess.Position) string {
	if p.SideToMove == chess.Black {
		return fmt.Sprintf("%d...", p.FullmoveNumber)
	}
	return fmt.Sprintf("%d.", p.FullmoveNumber)
}
