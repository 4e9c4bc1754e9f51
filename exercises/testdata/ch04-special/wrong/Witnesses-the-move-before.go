// Tempting: the move that loses the right is to blame. But it is counted
// before it is taken back: the moves after it come out wrong.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses names the move that does the harm and not one that shows it.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", Depth: 2, Move: chess.Move{From: chess.G3, To: chess.H1}, Slip: RookNotNeeded},
		{FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Depth: 3, Move: chess.Move{From: chess.A1, To: chess.B1}, Slip: TwoTakenBack},
		{FEN: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", Depth: 2, Move: chess.Move{From: chess.E2, To: chess.E4}, Slip: KingAskedTooEarly},
	}
}
