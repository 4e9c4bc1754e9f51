// Tempting: the first four fields of a FEN say what the same position is. But after
// a double step the fourth names a square, whether a pawn can capture there or not.

package exercises

import (
	"strings"

	"mateinfive/ch05-full/chess"
)

// Repeated compares FENs without the counters.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := make(map[string]int)
	for ply, p := range game {
		key := strings.Join(strings.Fields(p.FEN())[:4], " ")
		stood[key]++
		if stood[key] == times {
			return ply, true
		}
	}
	return 0, false
}
