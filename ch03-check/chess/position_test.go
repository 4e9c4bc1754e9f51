// position_test.go tests a board together with the side to move.

package chess

import "testing"

func TestStartingPosition(t *testing.T) {
	want := Position{Board: StartingBoard(), SideToMove: White}
	samePosition(t, StartingPosition(), want)
}

func TestPositionString(t *testing.T) {
	var p Position
	p.Set(E4, King{colored{Black}})
	want := `8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . k . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h
8/8/8/8/4k3/8/8/8 w`
	if got := p.String(); got != want {
		t.Errorf("printed it is not as it should be\n%s", diffLines(want, got))
	}
}
