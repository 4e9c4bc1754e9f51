// Tempting: a referee counts the position that is on the board. But here any
// position may be meant, and the game has perhaps gone on.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated counts how often the last position has stood.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := 0
	for _, p := range game {
		if p.Key() == game[len(game)-1].Key() {
			stood++
		}
	}
	if times < 1 || stood < times {
		return 0, false
	}
	return len(game) - 1, true
}
