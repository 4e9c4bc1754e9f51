// Tempting: the errata print a position against each of the three. They convict,
// and everybody can read them there.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses takes its positions from the errata.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/8/8/4K2b w K - 0 1", Depth: 1, Move: chess.Move{From: chess.E1, To: chess.G1}},
		{FEN: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Depth: 2, Move: chess.Move{From: chess.E1, To: chess.D1}},
		{FEN: "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", Depth: 1, Move: chess.Move{From: chess.E5, To: chess.D6}},
	}
}
