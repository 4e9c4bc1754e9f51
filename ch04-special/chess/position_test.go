// position_test.go tests what a position begins with and how it is printed.

package chess

import "testing"

func TestStartingPosition(t *testing.T) {
	want := Position{Board: StartingBoard(), SideToMove: White, Castling: AllCastling, FullmoveNumber: 1}
	samePosition(t, StartingPosition(), want)
}

func TestPositionString(t *testing.T) {
	p := positionOf(t, "8/8/8/8/4k3/8/8/8 b - - 7 31")
	want := `8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . k . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
8/8/8/8/4k3/8/8/8 b - - 7 31`
	if got := p.String(); got != want {
		t.Errorf("printed it is not as it should be\n%s", diffLines(want, got))
	}
}
