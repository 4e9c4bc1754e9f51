// perft_kinds.go is yours: perft, told apart by kinds of moves.

package exercises

import "mateinfive/ch04-special/chess"

// PerftKinds counts as [chess.Position.Perft] does, and tells apart what kinds
// of moves the last ones are. A move can be of several kinds: a capture en
// passant is a capture too, and a mate is a check too. To a depth below 1 the
// count is 1, as nothing is played, and that is of no kind.
func PerftKinds(p *chess.Position, depth int) Kinds {
	panic("task PerftKinds: not written yet")
}
