// Tempting: after e5d6 B counts one way too many, just as if the pawn on d5 had
// stayed. But where e5d6 comes first in the list, B is right about it.

package exercises

import "mateinfive/ch04-special/chess"

// Witnesses has three good positions, and takes the first slip that fits B's.
func Witnesses() [3]Witness {
	return [3]Witness{
		{FEN: "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", Depth: 2, Move: chess.Move{From: chess.G3, To: chess.H1}, Slip: RookNotNeeded},
		{FEN: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Depth: 2, Move: chess.Move{From: chess.E5, To: chess.D6}, Slip: PassedPawnStays},
		{FEN: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", Depth: 2, Move: chess.Move{From: chess.E2, To: chess.E4}, Slip: KingAskedTooEarly},
	}
}
