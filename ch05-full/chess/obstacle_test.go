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
		open  = "r3k2r/8/8/8/8/8/8/R3K2R"
		rooks = "r3k2r/3R1R2/8/8/8/8/3r1r2/R3K2R"
	)
	tests := []struct {
		name, fen, move string
		want            obstacle
		where           Square
	}{
		{"White castles on the king's side",
			open + " w KQkq - 0 1", "e1g1", noObstacle, NoSquare},
		{"White castles on the queen's side",
			open + " w KQkq - 0 1", "e1c1", noObstacle, NoSquare},
		{"Black castles on the king's side",
			open + " b KQkq - 0 1", "e8g8", noObstacle, NoSquare},
		{"Black castles on the queen's side",
			open + " b KQkq - 0 1", "e8c8", noObstacle, NoSquare},

		{"it is White's pieces that attack the way of Black's king, whoever is to move",
			"r3k3/8/8/8/8/8/8/4K3 w q - 0 1", "e8c8", noObstacle, NoSquare},
		{"it is Black's pieces that attack the way of White's king, whoever is to move",
			"4k3/8/8/8/8/5r2/8/4K2R b K - 0 1", "e1g1", kingsWayAttacked, F1},

		{"a right that has gone comes before all else",
			"4k3/8/8/8/8/4r3/8/4KB2 w Qkq - 0 1", "e1g1", rightGone, H1},

		{"a missing rook comes before a piece between",
			"4k3/8/8/8/8/4r3/8/4KB2 w K - 0 1", "e1g1", rookMissing, H1},
		{"an enemy's rook is no help",
			"4k3/8/8/8/8/8/8/r3K3 w Q - 0 1", "e1c1", rookMissing, A1},

		{"a piece between comes before an attack",
			"4k3/8/8/8/8/4r3/8/4KB1R w K - 0 1", "e1g1", wayOccupied, F1},
		{"no piece may stand where the king goes",
			"4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", wayOccupied, G1},
		{"the rook does not pass a knight on b1",
			"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", wayOccupied, B1},

		{"White's king does not end on g1, which is attacked",
			"4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", "e1g1", kingsWayAttacked, G1},
		{"no castling out of check",
			"r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1", "e1g1", kingsWayAttacked, E1},
		{"White's king does not pass f1, which is attacked",
			rooks + " w KQkq - 0 1", "e1g1", kingsWayAttacked, F1},
		{"White's king does not pass d1, which is attacked",
			rooks + " w KQkq - 0 1", "e1c1", kingsWayAttacked, D1},
		{"Black's king does not pass f8, which is attacked",
			rooks + " b KQkq - 0 1", "e8g8", kingsWayAttacked, F8},
		{"Black's king does not pass d8, which is attacked",
			rooks + " b KQkq - 0 1", "e8c8", kingsWayAttacked, D8},
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
