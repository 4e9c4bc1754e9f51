// Repeated.go counts how often each position of a game has stood.

package exercises

import "mateinfive/ch05-full/chess"

// Repeated returns the first ply at which some position of a game stood for
// that many times: the same by [chess.Position.Key], at this ply and at earlier
// ones, which may lie anywhere. The game is all its positions in their order;
// the one at which it begins is ply 0. If no position stood so often, or times
// is below 1, ok is false, and ply may be anything.
func Repeated(game []chess.Position, times int) (ply int, ok bool) {
	stood := make(map[chess.Key]int)
	for ply, p := range game {
		key := p.Key()
		stood[key]++
		if stood[key] == times {
			return ply, true
		}
	}
	return 0, false
}
