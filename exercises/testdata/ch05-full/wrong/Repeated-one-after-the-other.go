// Tempting: a position comes again after four plies, out and back for both sides.
// But the ways back can be longer, and something else can come between.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated looks four plies back, and four again.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	for ply, p := range game {
		stood := 1
		for before := ply - 4; before >= 0 && game[before].Key() == p.Key(); before -= 4 {
			stood++
		}
		if times >= 1 && stood >= times {
			return ply, true
		}
	}
	return 0, false
}
