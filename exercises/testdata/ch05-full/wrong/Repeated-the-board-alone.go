// Tempting: the pieces stand as they stood, so it is the same position. But another
// side can be to move, and a right to castle can be gone.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated compares boards by their looks.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := make(map[string]int)
	for ply, p := range game {
		stood[p.Placement()]++
		if stood[p.Placement()] == times {
			return ply, true
		}
	}
	return 0, false
}
