// Tempting: C captures en passant though the king is in check then, so nobody
// seems to ask. But it also refuses a capture that ends a check.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses has three good positions, and takes the first slip that fits C's.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", Depth: 2, Move: chess.Move{From: chess.G3, To: chess.H1}, Slip: RookNotNeeded},
		{FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Depth: 3, Move: chess.Move{From: chess.H1, To: chess.H2}, Slip: TwoTakenBack},
		{FEN: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", Depth: 2, Move: chess.Move{From: chess.E2, To: chess.E4}, Slip: KingNotAsked},
	}
}
