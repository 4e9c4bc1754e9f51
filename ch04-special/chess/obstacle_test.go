// obstacle_test.go tests what is against a castling.

package chess

import (
	"fmt"
	"testing"
)

// String names an obstacle as obstacle.go does, for the messages of the tests.
func (o obstacle) String() string {
	return [...]string{"noObstacle", "rightGone", "rookMissing", "wayOccupied", "kingsWayAttacked"}[o]
}

// What is against a castling, and the square that it is about. Of several obstacles
// the first counts, in the order of these rows.
func TestCastlingObstacle(t *testing.T) {
	const (
		open   = "r3k2r/8/8/8/8/8/8/R3K2R"
		rooks  = "r3k2r/3R1R2/8/8/8/8/3r1r2/R3K2R"
		sample = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1"
	)
	tests := []struct {
		name, fen, move string
		want            obstacle
		where           Square
	}{
		{"T4-castle-1 White castles on the king's side",
			open + " w KQkq - 0 1", "e1g1", noObstacle, NoSquare},
		{"T4-castle-2 White castles on the queen's side",
			open + " w KQkq - 0 1", "e1c1", noObstacle, NoSquare},
		{"T4-castle-3 Black castles on the king's side",
			open + " b KQkq - 0 1", "e8g8", noObstacle, NoSquare},
		{"T4-castle-4 Black castles on the queen's side",
			open + " b KQkq - 0 1", "e8c8", noObstacle, NoSquare},
		{"T2-sample-2 the sample: castling on the queen's side",
			sample, "e1c1", noObstacle, NoSquare},
		{"T2-sample-3 the sample: castling on the king's side",
			sample, "e1g1", noObstacle, NoSquare},
		{"T3-castle-1 the rook may pass b1, which is attacked",
			"1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", noObstacle, NoSquare},
		{"T3-castle-2 the rook may be attacked",
			"r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", noObstacle, NoSquare},
		{"TX-farrook another rook has moved along the h-file and the right stays, though the document takes it away (E2-05)",
			"k7/7R/8/8/8/8/8/4K2R w K - 0 1", "e1g1", noObstacle, NoSquare},

		{"it is White's pieces that attack the way of Black's king, whoever is to move",
			"r3k3/8/8/8/8/8/8/4K3 w q - 0 1", "e8c8", noObstacle, NoSquare},
		{"it is Black's pieces that attack the way of White's king, whoever is to move",
			"4k3/8/8/8/8/5r2/8/4K2R b K - 0 1", "e1g1", kingsWayAttacked, F1},

		{"a right that has gone comes before all else",
			"4k3/8/8/8/8/4r3/8/4KB2 w Qkq - 0 1", "e1g1", rightGone, H1},
		{"T0-castle-3 king and rook stand at home, but one of them has moved",
			"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", rightGone, H1},
		{"T4-castle-10 without the right White does not castle on the king's side",
			open + " w - - 0 1", "e1g1", rightGone, H1},
		{"T4-castle-11 without the right White does not castle on the queen's side",
			open + " w - - 0 1", "e1c1", rightGone, A1},
		{"T4-castle-12 without the right Black does not castle on the king's side",
			open + " b - - 0 1", "e8g8", rightGone, H8},
		{"T4-castle-13 without the right Black does not castle on the queen's side",
			open + " b - - 0 1", "e8c8", rightGone, A8},
		{"T4-castle-1n no castling without a rook, though the document leaves it open (E4-04)",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", rightGone, H1},
		{"T2-castle-3 no castling with a bishop that captured the rook, though the document's program does (E2-06)",
			"4k3/8/8/8/8/8/8/b3K3 w - - 0 1", "e1c1", rightGone, A1},
		{"TX-phantom no castling with a bishop that captured the rook, though the document allows it (E4-04)",
			"4k3/8/8/8/8/8/8/4K2b w - - 0 1", "e1g1", rightGone, H1},

		{"a missing rook comes before a piece between",
			"4k3/8/8/8/8/4r3/8/4KB2 w K - 0 1", "e1g1", rookMissing, H1},
		{"an enemy's rook is no help",
			"4k3/8/8/8/8/8/8/r3K3 w Q - 0 1", "e1c1", rookMissing, A1},
		{"T4-castle-1k no castling without a rook, right or not, though the document leaves it open (E4-04)",
			"4k3/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", rookMissing, H1},
		{"T2-castle-3q no castling with an enemy's bishop, right or not, though the document's program does (E2-06)",
			"4k3/8/8/8/8/8/8/b3K3 w Q - 0 1", "e1c1", rookMissing, A1},

		{"a piece between comes before an attack",
			"4k3/8/8/8/8/4r3/8/4KB1R w K - 0 1", "e1g1", wayOccupied, F1},
		{"no piece may stand where the king goes",
			"4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", wayOccupied, G1},
		{"T2-castle-6 the rook does not pass a knight on b1",
			"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", wayOccupied, B1},

		{"White's king does not end on g1, which is attacked",
			"4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", "e1g1", kingsWayAttacked, G1},
		{"T4-castle-5 no castling out of check",
			"r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1", "e1g1", kingsWayAttacked, E1},
		{"T4-castle-6 White's king does not pass f1, which is attacked",
			rooks + " w KQkq - 0 1", "e1g1", kingsWayAttacked, F1},
		{"T4-castle-7 White's king does not pass d1, which is attacked",
			rooks + " w KQkq - 0 1", "e1c1", kingsWayAttacked, D1},
		{"T4-castle-8 Black's king does not pass f8, which is attacked",
			rooks + " b KQkq - 0 1", "e8g8", kingsWayAttacked, F8},
		{"T4-castle-9 Black's king does not pass d8, which is attacked",
			rooks + " b KQkq - 0 1", "e8c8", kingsWayAttacked, D8},
		{"T0-castle-2 Black's king does not pass d8 after White has castled there",
			"r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1", "e8c8", kingsWayAttacked, D8},
		{"T2-castle-4 the king does not pass d1, which the document does not look at (E2-07)",
			"3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", kingsWayAttacked, D1},
		{"T2-castle-5 no castling out of check, which the document does not look at (E2-07)",
			"4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", kingsWayAttacked, E1},
		{"T3-castle-3 the king does not pass an attacked square",
			"3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", kingsWayAttacked, D1},
		{"T3-castle-4 the king does not end on an attacked square",
			"2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", kingsWayAttacked, C1},
		{"T3-castle-5 the king does not castle out of check",
			"4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", kingsWayAttacked, E1},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		m := moveOf(t, tt.move)
		c := p.castlingOf(m)
		if c == nil {
			t.Fatalf("%s is no castling", tt.move)
		}
		t.Run(tt.name, func(t *testing.T) {
			if got, where := p.castlingObstacle(c); got != tt.want || where != tt.where {
				shown := drawMove(p, m, got == noObstacle, tt.want == noObstacle)
				if p.SideToMove != c.color {
					shown = fmt.Sprintf("%v is to move\n%v\nPlay:  (nothing to type: the prompt asks it of the side to move alone)", p.SideToMove, p.Board)
				}
				t.Errorf("castlingObstacle of %s = %v, %v, want %v, %v\n%s", tt.move, got, where, tt.want, tt.where, shown)
			}
		})
	}
}
