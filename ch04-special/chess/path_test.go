// path_test.go tests the measuring of the board: distances, and what stands in
// the way.

package chess

import "testing"

func TestOffset(t *testing.T) {
	tests := []struct {
		name         string
		from, to     Square
		files, ranks int
	}{
		{"to the right and up", C3, E4, 2, 1},
		{"to the left and down", E4, C3, -2, -1},
		{"from corner to corner", A1, H8, 7, 7},
		{"and back", H8, A1, -7, -7},
		{"from the left edge to the right", A4, H4, 7, 0},
		{"to the next rank, though h1 and a2 are neighbors by number", H1, A2, -7, 1},
		{"to the same square", E4, E4, 0, 0},
		{"from off the board", NoSquare, C3, 0, 0},
		{"to off the board", C3, NoSquare, 0, 0},
		{"to one past the last square", C3, H8 + 1, 0, 0},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			files, ranks := offset(tt.from, tt.to)
			if files != tt.files || ranks != tt.ranks {
				t.Errorf("offset(%v, %v) = %d, %d, want %d, %d", tt.from, tt.to, files, ranks, tt.files, tt.ranks)
			}
		})
	}
}

func TestBlocker(t *testing.T) {
	b := setUp(t, `
		8 . . . p . . . .
		7 . . . p . . . p
		6 . p . . . . . .
		5 . . . . . . . .
		4 P . . Q . P P .
		3 . . N . n . . .
		2 . . . . . . . .
		1 P . . . . . P .
		  a b c d e f g h`)
	tests := []struct {
		name     string
		from, to Square
		want     Square
	}{
		{"the way up is free as far as the first piece", D4, D7, NoSquare},
		{"beyond the first piece it is blocked", D4, D8, D7},
		{"the way down is free to the edge", D4, D1, NoSquare},
		{"to the right, the nearer of two pieces is in the way", D4, H4, F4},
		{"to the left, a piece on the target is not in the way", D4, A4, NoSquare},
		{"up and to the right it is free to the corner", D4, H8, NoSquare},
		{"up and to the left, an enemy is in the way", D4, A7, B6},
		{"down and to the right, an enemy is in the way", D4, G1, E3},
		{"down and to the left, an own piece is in the way", D4, A1, C3},
		{"neighbors have nothing between them", D4, E3, NoSquare},
		{"a square and itself have nothing between them", D4, D4, NoSquare},
		{"a knight has no way that could be blocked", D4, E2, NoSquare},
		{"squares that no line joins have nothing between them", D4, H6, NoSquare},
		{"nothing is in the way from a square off the board", NoSquare, D4, NoSquare},
		{"nothing is in the way to a square off the board", D4, H8 + 1, NoSquare},
		{"an empty square to start from makes no difference", E1, E4, E3},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := b.blocker(tt.from, tt.to); got != tt.want {
				t.Errorf("blocker(%v, %v) = %v, want %v (- is NoSquare), on\n%v", tt.from, tt.to, got, tt.want, b)
			}
		})
	}
}

func TestAWayIsFreeInBothDirectionsOrInNone(t *testing.T) {
	r := dice()
	for range 50 {
		b := randomBoard(r, 2+r.IntN(6))
		for from := A1; from <= H8; from++ {
			for to := A1; to <= H8; to++ {
				there, back := b.blocker(from, to), b.blocker(to, from)
				if (there == NoSquare) != (back == NoSquare) {
					t.Fatalf("from %v to %v stands %v in the way, back %v, on %s", from, to, there, back, b.Placement())
				}
			}
		}
	}
}

func TestAbsAndSign(t *testing.T) {
	tests := []struct {
		name         string
		n, abs, sign int
	}{
		{"a positive number", 7, 7, 1},
		{"one", 1, 1, 1},
		{"zero", 0, 0, 0},
		{"minus one", -1, 1, -1},
		{"a negative number", -7, 7, -1},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := abs(tt.n); got != tt.abs {
				t.Errorf("abs(%d) = %d, want %d", tt.n, got, tt.abs)
			}
			if got := sign(tt.n); got != tt.sign {
				t.Errorf("sign(%d) = %d, want %d", tt.n, got, tt.sign)
			}
		})
	}
}

func TestBetween(t *testing.T) {
	tests := []struct {
		name     string
		from, to Square
		want     string
	}{
		{"up a file", E1, E5, "e2 e3 e4"},
		{"down a file, in the order of the way", E5, E1, "e4 e3 e2"},
		{"along a rank to the right", A4, D4, "b4 c4"},
		{"along a rank to the left", D4, A4, "c4 b4"},
		{"up a diagonal", A1, D4, "b2 c3"},
		{"down the other diagonal", C5, F2, "d4 e3"},
		{"one square", H4, H6, "h5"},
		{"neighbors", E4, E5, ""},
		{"neighbors on a diagonal", E4, D5, ""},
		{"a knight's jump", G1, F3, ""},
		{"no line", A1, C8, ""},
		{"a square and itself", E4, E4, ""},
		{"from off the board", NoSquare, C3, ""},
		{"to off the board", C3, H8 + 1, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := namesOf(between(tt.from, tt.to)); got != tt.want {
				t.Errorf("between(%v, %v) = %q, want %q", tt.from, tt.to, got, tt.want)
			}
		})
	}
}

// What blocks a way is the first piece that stands between.
func TestTheBlockerStandsBetween(t *testing.T) {
	r := dice()
	for range 20 {
		b := randomBoard(r, 2+r.IntN(6))
		for from := A1; from <= H8; from++ {
			for to := A1; to <= H8; to++ {
				want := NoSquare
				for _, s := range between(from, to) {
					if b.At(s) != nil {
						want = s
						break
					}
				}
				if got := b.blocker(from, to); got != want {
					t.Fatalf("blocker(%v, %v) = %v, but the first piece between is on %v, on\n%v", from, to, got, want, b)
				}
			}
		}
	}
}
