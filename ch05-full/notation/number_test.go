// number_test.go tests moves with their numbers.

package notation

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestNumbered(t *testing.T) {
	p := chess.StartingPosition()
	m := chess.Move{From: chess.G1, To: chess.F3}
	if got := Numbered(p, m); got != "1. Nf3" {
		t.Errorf("White's first move is %s", got)
	}
	if got := Numbered(p.After(m), chess.Move{}); got != "1... --" {
		t.Errorf("Black's null move is %s", got)
	}
}
