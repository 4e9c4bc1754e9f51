// MateWitnesses.go shows where two crooked rules fail.

package exercises

import "mateinfive/ch03-check/chess"

// smothered is a king shut in by its own pieces and attacked by a knight, which
// its bishop can take.
const smothered = `
8 . . . . . . b k
7 . . . . . N p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . K .
  a b c d e f g h`

// backRank is a king with no way off the last rank, and a knight that can come
// to its help on c8 and g8.
const backRank = `
8 R . . . . . . k
7 . . . . n . p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . K .
  a b c d e f g h`

// ladder is a king on the last rank with one rook below it. The other is about
// to come up.
const ladder = `
8 . . . . k . . .
7 R . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . R . . . . K .
  a b c d e f g h`

// MateWitnesses returns two boards that convict [KingOnlyMate]. On both it is
// Black's turn, KingOnlyMate says that Black is mated, and by the rules Black
// is not. On the first board the only legal moves are captures of the attacker,
// on the second they are moves that step between.
//
// Both are small: six pieces at most, the two kings included. And both could
// stand in a game: one king a side, no pawn on rank 1 or 8, and White, who has
// just moved, not in check.
func MateWitnesses() (capture, block chess.Board) {
	return chess.MustParseDiagram(smothered), chess.MustParseDiagram(backRank)
}

// GhostWitness returns a board and a move that convict [GhostMate]. It is
// White's turn, the move is legal and checkmates Black, and GhostMate says that
// it does not.
//
// The board is as small as those of [MateWitnesses], could stand in a game, and
// is not the one on the page about the errata.
func GhostWitness() (chess.Board, chess.Move) {
	return chess.MustParseDiagram(ladder), chess.Move{From: chess.B1, To: chess.B8}
}
