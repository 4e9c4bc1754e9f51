// number.go numbers moves as a score sheet does.

package notation

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// Number returns the number of the next move with its dots: "3." for White, "3..." for Black.
func Number(p chess.Position) string {
	if p.SideToMove == chess.Black {
		return fmt.Sprintf("%d...", p.FullmoveNumber)
	}
	return fmt.Sprintf("%d.", p.FullmoveNumber)
}

// Numbered returns a move in SAN with its number: "3. Nxe5" or "3... Nxe4".
func Numbered(p chess.Position, m chess.Move) string { return Number(p) + " " + SAN(p, m) }
