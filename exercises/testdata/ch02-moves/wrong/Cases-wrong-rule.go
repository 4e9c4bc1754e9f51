// Tempting: all six are caught, but the table also holds a rule of its own: that
// a pawn may go two steps from anywhere.

package exercises

const ownRules = `
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 R . n . . P . .
3 P . . b . . . .
2 . . . P . . . .
1 . . . . . . . .
  a b c d e f g h`

// Cases returns a table with one wrong answer in it.
func Cases() []Case {
	return []Case{
		{"a rook does not jump", ownRules, "a4e4", false},
		{"a rook takes no friend", ownRules, "a4a3", false},
		{"a rook has to move", ownRules, "a4a4", false},
		{"a pawn does not take straight ahead", ownRules, "d2d3", false},
		{"a pawn does not hop", ownRules, "d2d4", false},
		{"a pawn goes diagonally only to take", ownRules, "f4g5", false},
		{"a pawn may go two steps", ownRules, "f4f6", true},
	}
}
