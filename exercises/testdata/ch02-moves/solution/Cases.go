// Cases.go is a table of cases that catches all six impostors.

package exercises

// rookLesson is a board with a friend and an enemy in the rook's way.
const rookLesson = `
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . n . R . P . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h`

// pawnLesson is a board with a pawn that is free, one that faces an enemy, and
// one whose way ends at once.
const pawnLesson = `
8 . . . . . . . .
7 . . p . . . . p
6 . . . . . . . B
5 . . . . . n . .
4 . . . . . P . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h`

// Cases returns a table of moves of rooks and pawns, each with a board and
// with what the rules say about it. The real rook and the real pawn pass it,
// and each of the six impostors fails it somewhere; [Judge] tells.
func Cases() []Case {
	return []Case{
		{"a rook goes as far as the way is free", rookLesson, "d4d8", true},
		{"a rook takes the first enemy on its way", rookLesson, "d4b4", true},
		{"a rook does not jump", rookLesson, "d4a4", false},
		{"a rook takes no friend", rookLesson, "d4f4", false},
		{"a rook that stays has not moved", rookLesson, "d4d4", false},
		{"a pawn at home may go two steps", pawnLesson, "c7c5", true},
		{"a pawn does not hop over a piece", pawnLesson, "h7h5", false},
		{"a pawn does not take straight ahead", pawnLesson, "f4f5", false},
		{"a pawn goes diagonally only to take", pawnLesson, "f4g5", false},
	}
}
