// figure_test.go tests the chess figures.

package chess

import "testing"

func TestFigure(t *testing.T) {
	got := ""
	for _, c := range []Color{White, Black} {
		for _, kind := range []PieceType{TypeKing, TypeQueen, TypeRook, TypeBishop, TypeKnight, TypePawn} {
			got += Figure(kind, c)
		}
	}
	if want := "♔♕♖♗♘♙♚♛♜♝♞♟\ufe0e"; got != want {
		t.Errorf("the figures are %q, want %q", got, want)
	}
	if got := Figure('X', White); got != "" {
		t.Errorf("Figure('X') = %q, want nothing: there is no such kind", got)
	}
}
