// Tempting: a Position can be compared with ==. But the counters are part of it,
// and they never come again.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated compares the counters as well.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := make(map[chess.Position]int)
	for ply, p := range game {
		stood[p]++
		if stood[p] == times {
			return ply, true
		}
	}
	return 0, false
}
