// Tempting: the table tells what the pieces can do. The impostors can do all
// that; what gives them away is what they should not do.

package exercises

const yesLesson = `
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 R . n . . . . .
3 . . . b . . . .
2 . . P . . . . .
1 . . . . . . . .
  a b c d e f g h`

// Cases returns a table with nothing forbidden in it.
func Cases() []Case {
	return []Case{
		{"a rook goes up its file", yesLesson, "a4a8", true},
		{"a rook takes an enemy", yesLesson, "a4c4", true},
		{"a pawn goes one step", yesLesson, "c2c3", true},
		{"a pawn takes diagonally", yesLesson, "c2d3", true},
	}
}
