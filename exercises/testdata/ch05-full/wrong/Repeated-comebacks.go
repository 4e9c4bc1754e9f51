// Tempting: a position that comes back for the third time is there for the third
// time. It is the fourth: the first time it did not come back.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated counts how often a position comes back.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	back := make(map[chess.Key]int)
	seen := make(map[chess.Key]bool)
	for ply, p := range game {
		key := p.Key()
		if seen[key] {
			back[key]++
		}
		seen[key] = true
		if back[key] == times {
			return ply, true
		}
	}
	return 0, false
}
