// castling_test.go tests castling: what is a castling, how one is refused, and what
// spoils it.

package chess

import "testing"

func TestCastlingOf(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            string // the sign, or nothing
	}{
		{"castling is the king's move of two files from its first square", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "O-O"},
		{"castling goes to either side", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1", "O-O-O"},
		{"Black castles as White does", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e8c8", "O-O-O"},
		{"a king's step is an ordinary move", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "e1f1", ""},
		{"a queen's way from e1 to g1 is an ordinary move", "4k3/8/8/8/8/8/8/K3Q2R w - - 0 1", "e1g1", ""},
		{"a king from another square does not castle", "4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "d1f1", ""},
		{"a king does not castle to another square", "4k3/8/8/6p1/8/8/8/4K2R w - - 0 1", "e1g5", ""},
		{"a king does not castle from the first square of the other king", "r2k3r/8/8/8/8/8/8/4k3 b - - 0 1", "e1g1", ""},
		{"of two kings of a color the first is the king", "4k3/8/8/8/8/8/8/1K2K2R w - - 0 1", "e1g1", ""},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			if c := p.castlingOf(m); c != nil {
				got = c.notation
			}
			if got != tt.want {
				t.Errorf("%s is the castling %q, want %q", tt.move, got, tt.want)
			}
		})
	}
}

func TestCastlingRefusals(t *testing.T) {
	tests := []struct {
		name, fen, move string
		sentinel        error
		want            string
	}{
		{"no castling without the right", "r3k2r/8/8/8/8/8/8/4K3 b q - 0 1", "e8g8", nil,
			"no right to castle: the king or the rook from h8 has moved, the rook was captured, or the position was set up without the right"},
		{"no castling without a rook", "4k3/8/8/8/8/8/8/4K2r w K - 0 1", "e1g1", nil,
			"castling needs the rook: no white rook stands on h1"},
		{"no castling over a piece", "rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", nil,
			"castling needs the squares between king and rook empty: the knight on b8 is in the way"},
		{"no castling out of check", "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked,
			"a king does not castle out of, through or into attack: the king is in check on e1, attacked by the rook on e3"},
		{"no castling through an attack", "4k3/8/8/8/8/5rn1/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked,
			"a king does not castle out of, through or into attack: the king would pass f1, attacked by the rook on f3 and the knight on g3"},
		{"no castling into an attack", "r3k3/8/8/8/8/8/8/2R1K3 b q - 0 1", "e8c8", ErrCastlingAttacked,
			"a king does not castle out of, through or into attack: the king would end on c8, attacked by the rook on c1"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) { sameError(t, p.Refusal(m), tt.sentinel, tt.want) })
	}
}

func TestRightsLost(t *testing.T) {
	const (
		rooks = "r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1"
		white = WhiteKingSide | WhiteQueenSide
		black = BlackKingSide | BlackQueenSide
	)
	tests := []struct {
		name, fen, move string
		want            CastlingRights
	}{
		{"a move of the king ends both rights of its side", rooks, "e1e2", black},
		{"castling ends both rights of its side", rooks, "e1c1", black},
		{"a move of a rook ends one right", rooks, "h1h3", WhiteQueenSide | black},
		{"the capture of a rook ends one of the enemy's rights",
			rooks, "g2a8", white | BlackKingSide},
		{"a rook that captures a rook ends one right on each side",
			rooks, "a1a8", WhiteKingSide | BlackKingSide},
		{"a pawn that captures a rook ends its right too",
			"4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1", "g7h8q", NoCastling},
		{"any other move ends no right", rooks, "g2f3", white | black},
		{"another rook is not the rook of the corner",
			"k7/7R/8/8/8/8/8/4K2R w K - 0 1", "h7g7", WhiteKingSide},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.After(m).Castling; got != tt.want {
				t.Errorf("after %s the rights are %s, want %s\n%s", tt.move, got, tt.want, draw(p, nil, nil, tt.move+"   and: fen"))
			}
		})
	}
}

func TestRightsLostOnSixSquares(t *testing.T) {
	want := map[Square]CastlingRights{
		A1: WhiteQueenSide, E1: WhiteQueenSide | WhiteKingSide, H1: WhiteKingSide,
		A8: BlackQueenSide, E8: BlackQueenSide | BlackKingSide, H8: BlackKingSide,
	}
	for s := A1; s <= H8; s++ {
		if got := rightsLost(s); got != want[s] {
			t.Fatalf("rightsLost(%v) = %v, want %v", s, got, want[s])
		}
	}
}

func TestCastlingRightsString(t *testing.T) {
	for rights, want := range map[CastlingRights]string{
		NoCastling: "-", WhiteKingSide: "K", WhiteQueenSide | BlackKingSide: "Qk", BlackQueenSide: "q", AllCastling: "KQkq",
	} {
		same(t, rights.String(), want, "String() = %q, want %q")
	}
}

// Whether a castling is legal may depend on the moves before it.
func TestCastlingLater(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		move             string // the one that is judged
		want             bool
	}{
		{"T0-castle-4 the king has moved and come back (E0-05)", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "e1e2 a7a6 e2e1 a6a5", "e1g1", false},
		{"T0-castle-5 the rook has moved and come back (E0-05)", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "h1h2 a7a6 h2h1 a6a5", "e1g1", false},
		{"T2-castle-2 no castling twice, though the document's program does (E2-03)",
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1 e8e7", "c1g1", false},
		{"TX-phantom-2 the rook is captured in its corner, and the right is gone, though the document keeps it (E4-04)",
			"4k3/8/8/8/8/8/6b1/4K2R b K - 0 1", "g2h1", "e1g1", false},
		{"T3R-nocastle the Italian opening and castling, which the program behind the document does not know (E3-01)",
			StartFEN, "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5", "e1g1", true},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		makeMoves(t, &p, tt.moves)
		t.Run(tt.name, func(t *testing.T) { same(t, p.canGo(m), tt.want, "after %s it is allowed: %t, want %t", tt.moves) })
	}
}

func TestCastlingInTheRecord(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"castling has a sign of its own", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "O-O-O"},
		{"a check follows the castling", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
	}
	for _, tt := range tests {
		ply := Ply{Before: positionOf(t, tt.fen), Move: moveOf(t, tt.move)}
		t.Run(tt.name, func(t *testing.T) { same(t, ply.String(), tt.want, "the record says %s, want %s") })
	}
}
