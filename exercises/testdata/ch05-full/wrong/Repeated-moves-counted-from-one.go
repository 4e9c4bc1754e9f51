// Tempting: the first position is number one. But a ply is how many moves have been
// played, and before the first that is none.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated counts plies from 1.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := make(map[chess.Key]int)
	for ply, p := range game {
		stood[p.Key()]++
		if stood[p.Key()] == times {
			return ply + 1, true
		}
	}
	return 0, false
}
