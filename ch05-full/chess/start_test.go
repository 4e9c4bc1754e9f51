// start_test.go tests how the pieces stand as a game begins.

package chess

import "testing"

// beginning is how the pieces stand as a game begins.
const beginning = `
	8 r n b q k b n r
	7 p p p p p p p p
	6 . . . . . . . .
	5 . . . . . . . .
	4 . . . . . . . .
	3 . . . . . . . .
	2 P P P P P P P P
	1 R N B Q K B N R
	  a b c d e f g h`

func TestStartingBoard(t *testing.T) {
	sameBoard(t, StartingBoard(), boardOf(t, beginning))
}
