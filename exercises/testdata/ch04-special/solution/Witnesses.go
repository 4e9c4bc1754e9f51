// Witnesses.go convicts three crooked rule sets.

package exercises

import "mateinfive/ch04-special/chess"

// Three positions that convict. The first two are small; the third is well
// known, and a lucky place to look.
const (
	knightInTheCorner = "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1"
	twoCastlings      = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
	pinnedRank        = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
)

// Witnesses returns one witness each against [CrookedA], [CrookedB] and
// [CrookedC], in this order: a position that could stand in a game, a depth from
// 1 to 3 and a first move on which the divide of the crooked rules and that of
// the real ones differ. With each goes the diagnosis: which [Slip] it is.
func Witnesses() [3]Witness {
	return [3]Witness{
		{
			FEN: knightInTheCorner, Depth: 2,
			Move: chess.Move{From: chess.G3, To: chess.H1}, Slip: RookNotNeeded,
		},
		{
			FEN: twoCastlings, Depth: 3,
			Move: chess.Move{From: chess.H1, To: chess.H2}, Slip: TwoTakenBack,
		},
		{
			FEN: pinnedRank, Depth: 2,
			Move: chess.Move{From: chess.E2, To: chess.E4}, Slip: KingAskedTooEarly,
		},
	}
}
