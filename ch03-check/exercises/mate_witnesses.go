// mate_witnesses.go is yours: positions on which two crooked rules of mate fail.

package exercises

import "mateinfive/ch03-check/chess"

// MateWitnesses returns two boards that convict [KingOnlyMate]. On both it is
// Black's turn, KingOnlyMate says that Black is mated, and by the rules Black
// is not. On the first board the only legal moves are captures of the attacker,
// on the second they are moves that step between.
//
// Both are small: six pieces at most, the two kings included. And both could
// stand in a game: one king a side, no pawn on rank 1 or 8, and White, who has
// just moved, not in check.
func MateWitnesses() (capture, block chess.Board) {
	panic("task MateWitnesses: not written yet")
}

// GhostWitness returns a board and a move that convict [GhostMate]. It is
// White's turn, the move is legal and checkmates Black, and GhostMate says that
// it does not.
//
// The board is as small as those of [MateWitnesses], could stand in a game, and
// is not the one on the page about the errata.
func GhostWitness() (chess.Board, chess.Move) {
	panic("task MateWitnesses: not written yet")
}
