// sight_test.go tests that looking outward from a square finds the same as asking every
// piece on the board.

package chess

import (
	"math/rand/v2"
	"testing"
)

func TestSightAgreesWithAttackers(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2)) // the same boards every time
	for range 300 {
		b := randomBoard(random)
		before := b
		for _, by := range []Color{White, Black} {
			for sq := A1; sq <= H8; sq++ {
				if got, want := b.isAttacked(sq, by), len(b.Attackers(sq, by)) > 0; got != want {
					t.Errorf("%v attacks %v: %t, want %t, in %s", by, sq, got, want, b.Placement())
				}
			}
			if got, want := b.InCheck(by), len(b.Checkers(by)) > 0; got != want {
				t.Errorf("%v is in check: %t, want %t, in %s", by, got, want, b.Placement())
			}
		}
		if b != before {
			t.Fatalf("the board was %s and became %s", before.Placement(), b.Placement())
		}
	}
}

// randomBoard returns a board with up to 40 pieces anywhere, of any kind, and an en
// passant square that may mean nothing.
func randomBoard(random *rand.Rand) Board {
	var b Board
	for range random.IntN(40) {
		t := PieceTypes()[random.IntN(6)]
		b.Set(Square(random.IntN(64)), NewPiece(t, Color(random.IntN(2))))
	}
	b.SetEnPassant(Square(random.IntN(64)))
	return b
}
