// Tempting: the right to castle, and no rook: one ply will do. But no game
// comes to such a position.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses begins with a FEN that cannot be in a game.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/8/8/4K3 w K - 0 1", Depth: 1, Move: chess.Move{From: chess.E1, To: chess.G1}, Slip: RookNotNeeded},
		{FEN: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Depth: 3, Move: chess.Move{From: chess.H1, To: chess.H2}, Slip: TwoTakenBack},
		{FEN: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", Depth: 2, Move: chess.Move{From: chess.E2, To: chess.E4}, Slip: KingAskedTooEarly},
	}
}
