// Tempting: the table asks about what pieces do to each other, and forgets the
// move that goes nowhere and the pawn that leaves its file for nothing.

package exercises

const fourLesson = `
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 R . n . . P . .
3 P . . b . . . .
2 . . . P . . . .
1 . . . . . . . .
  a b c d e f g h`

// Cases returns a table that two impostors pass.
func Cases() []Case {
	return []Case{
		{"a rook goes up its file", fourLesson, "a4a8", true},
		{"a rook takes an enemy", fourLesson, "a4c4", true},
		{"a rook does not jump", fourLesson, "a4e4", false},
		{"a rook takes no friend", fourLesson, "a4a3", false},
		{"a pawn goes straight", fourLesson, "f4f5", true},
		{"a pawn does not take straight ahead", fourLesson, "d2d3", false},
		{"a pawn does not hop", fourLesson, "d2d4", false},
	}
}
