// Tempting: the capturing pawn is pinned, so it must not capture. But that
// both rules see, whenever they ask.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses ends with a pin that has nothing to do with the captured pawn.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", Depth: 2, Move: chess.Move{From: chess.G3, To: chess.H1}, Slip: RookNotNeeded},
		{FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Depth: 3, Move: chess.Move{From: chess.H1, To: chess.H2}, Slip: TwoTakenBack},
		{FEN: "7k/6b1/8/3pP3/8/2K5/8/8 w - d6 0 1", Depth: 1, Move: chess.Move{From: chess.E5, To: chess.D6}, Slip: KingAskedTooEarly},
	}
}
