// castling_test.go tests castling: when it is allowed, what it does, what spoils
// it, and how it is written.

package chess

import (
	"strings"
	"testing"
)

func TestCastlingMovesKingAndRook(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want string
	}{
		{"White on the king's side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9"},
		{"White on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9"},
		{"Black on the king's side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8g8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 4 10"},
		{"Black on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p, m := setUpFEN(t, tt.fen), moveOf(tt.move)
			if !p.IsLegal(m) {
				t.Errorf("IsLegal(%v) = false, in %s", m, tt.fen)
			}
			samePosition(t, p.After(m), setUpFEN(t, tt.want))
		})
	}
}

// Each case is judged by IsLegal, by the list of legal moves and by the game,
// for the side of the table and for the other.
func TestCastlingObstacle(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		move string
		want error
	}{
		{"with nothing in the way, on the king's side", rooksText, "e1g1", nil},
		{"with nothing in the way, on the queen's side", rooksText, "e1c1", nil},

		{"not out of check, on the king's side", "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"not through check, on the king's side", "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"not into check, on the king's side", "4k3/8/8/8/8/6r1/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"not out of check, on the queen's side", "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", ErrCastlingAttacked},
		{"not through check, on the queen's side", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", ErrCastlingAttacked},
		{"not into check, on the queen's side", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", ErrCastlingAttacked},
		{"the rook may be attacked, on the king's side", "4k3/8/8/8/8/7r/8/4K2R w K - 0 1", "e1g1", nil},
		{"the rook may be attacked, on the queen's side", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", nil},
		{"the rook may pass an attacked square", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", nil},
		{"a pawn attacks where it does not walk", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"a pawn does not attack where it walks", "4k3/8/8/8/8/8/1p6/R3K3 w Q - 0 1", "e1c1", ErrCastlingAttacked},
		{"a pawn before the rook's way attacks a1 and c1", "4k3/8/8/8/8/1p6/8/R3K3 w Q - 0 1", "e1c1", nil},
		{"a pinned piece attacks as well", "4k3/4n3/8/8/8/5n2/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"the enemy king attacks as well", "8/8/8/8/8/8/6k1/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked},
		{"an attack on the other side does no harm", "2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", nil},

		{"not over a piece on b1", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", ErrCastlingBlocked},
		{"not over a piece on c1", "4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1", "e1c1", ErrCastlingBlocked},
		{"not over a piece on d1", "4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "e1c1", ErrCastlingBlocked},
		{"not over a piece on f1", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", ErrCastlingBlocked},
		{"not over a piece on g1", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", ErrCastlingBlocked},
		{"not over an enemy on b1", "4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1", "e1c1", ErrCastlingBlocked},
		{"no capture by castling", "4k3/8/8/8/8/8/8/4K1nR w K - 0 1", "e1g1", ErrCastlingBlocked},

		{"not without the right", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "e1g1", ErrCastlingRight},
		{"not without the right on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", "e1c1", ErrCastlingRight},
		{"the enemy's rights are no help", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "e1g1", ErrCastlingRight},
		{"not without a rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", ErrCastlingRook},
		{"not with an enemy's rook", "4k3/8/8/8/8/8/8/4K2r w K - 0 1", "e1g1", ErrCastlingRook},
		{"not with a bishop in the corner", "4k3/8/8/8/8/8/8/B3K3 w Q - 0 1", "e1c1", ErrCastlingRook},
		{"not with an enemy's bishop in the corner", "4k3/8/8/8/8/8/8/b3K3 w Q - 0 1", "e1c1", ErrCastlingRook},

		{"not from another square", "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", "d1f1", ErrPieceRule},
		{"not from the second rank", "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "e2g2", ErrPieceRule},
		{"not onto the rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", ErrPieceRule},
		{"not three files away", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1b1", ErrPieceRule},
		{"a second king does not castle: the first one is the king", "4k3/8/8/8/8/8/8/1K2K2R w K - 0 1", "e1g1", ErrPieceRule},
		{"a king on the enemy's first square does not castle", "r2k3r/8/8/8/8/8/8/4k3 b KQkq - 0 1", "e1g1", ErrPieceRule},
		{"a queen from e1 to g1 does not castle, she just moves", "4k3/8/8/8/8/8/1K6/4Q2R w - - 0 1", "e1g1", nil},
		{"a rook from e1 to c1 does not castle either", "4k3/8/8/8/8/8/7K/R3R3 w - - 0 1", "e1c1", nil},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			sameVerdict(t, setUpFEN(t, s.fen(tt.fen)), moveOf(s.moves(tt.move)), tt.want)
		})
	}
}

func TestCastlingIsAKingsMoveWithoutPromotion(t *testing.T) {
	p := setUpFEN(t, rooksText)
	for _, text := range []string{"e1g1q", "e1c1n"} {
		if m := moveOf(text); p.IsLegal(m) || NewGameFrom(p).Refusal(m) == nil {
			t.Errorf("%v is allowed", m)
		}
	}
}

func TestCastlingRefusals(t *testing.T) {
	const (
		gone     = "no right to castle: "
		noRook   = "castling needs the rook: "
		blocked  = "castling needs the squares between king and rook empty: "
		attacked = "a king does not castle out of, through or into attack: "
	)
	tests := []struct {
		name     string
		fen      string
		move     string
		sentinel error
		want     string
	}{
		{"the king or the rook has moved", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", ErrCastlingRight, gone + "the king or the rook from h1 has moved, the rook was captured, or the position was set up without the right"},
		{"the same on the queen's side", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1", ErrCastlingRight, gone + "the king or the rook from a1 has moved, the rook was captured, or the position was set up without the right"},
		{"the same for Black", "r3k2r/8/8/8/8/8/8/4K3 b q - 0 1", "e8g8", ErrCastlingRight, gone + "the king or the rook from h8 has moved, the rook was captured, or the position was set up without the right"},
		{"the same for Black on the queen's side", "r3k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8c8", ErrCastlingRight, gone + "the king or the rook from a8 has moved, the rook was captured, or the position was set up without the right"},
		{"there is no rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "e1g1", ErrCastlingRook, noRook + "no white rook stands on h1"},
		{"there is the enemy's rook", "4k3/8/8/8/8/8/8/4K2r w K - 0 1", "e1g1", ErrCastlingRook, noRook + "no white rook stands on h1"},
		{"there is another piece", "n3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", ErrCastlingRook, noRook + "no black rook stands on a8"},
		{"a piece is in the way", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", ErrCastlingBlocked, blocked + "the bishop on f1 is in the way"},
		{"of two in the way the king's neighbor is named", "rn1qk3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", ErrCastlingBlocked, blocked + "the queen on d8 is in the way"},
		{"a piece beside the rook is in the way", "rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", ErrCastlingBlocked, blocked + "the knight on b8 is in the way"},
		{"the king is in check", "4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked, attacked + "the king is in check on e1, attacked by the rook on e3"},
		{"the king would pass an attacked square", "4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked, attacked + "the king would pass f1, attacked by the bishop on a6"},
		{"the king would pass an attacked square on the queen's side", "r3k3/8/8/8/8/8/8/3RK3 b q - 0 1", "e8c8", ErrCastlingAttacked, attacked + "the king would pass d8, attacked by the rook on d1"},
		{"the king would end on an attacked square", "r3k3/8/8/8/8/8/8/2R1K3 b q - 0 1", "e8c8", ErrCastlingAttacked, attacked + "the king would end on c8, attacked by the rook on c1"},
		{"of two attacked squares the first is named", "4k3/8/8/8/8/4r1n1/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked, attacked + "the king is in check on e1, attacked by the rook on e3"},
		{"two pieces attack the same square", "4k3/8/8/8/8/5rn1/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked, attacked + "the king would pass f1, attacked by the rook on f3 and the knight on g3"},

		{"the right comes before the rook", "4k3/8/8/8/8/4r3/8/4KB2 w - - 0 1", "e1g1", ErrCastlingRight, gone + "the king or the rook from h1 has moved, the rook was captured, or the position was set up without the right"},
		{"the rook comes before what is in the way", "4k3/8/8/8/8/4r3/8/4KB2 w K - 0 1", "e1g1", ErrCastlingRook, noRook + "no white rook stands on h1"},
		{"what is in the way comes before an attack", "4k3/8/8/8/8/4r3/8/4KB1R w K - 0 1", "e1g1", ErrCastlingBlocked, blocked + "the bishop on f1 is in the way"},
		{"where the king stands comes before where it goes", "4k3/8/8/8/8/4rrr1/8/4K2R w K - 0 1", "e1g1", ErrCastlingAttacked, attacked + "the king is in check on e1, attacked by the rook on e3"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			err := NewGameFrom(p).Refusal(moveOf(tt.move))
			sameError(t, err, tt.sentinel, tt.want)
		})
	}
}

// Each row plays some moves, and says what is left of the rights after each.
func TestRightsLost(t *testing.T) {
	const full = "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"
	tests := []struct {
		name  string
		fen   string
		moves string
		want  string
	}{
		{"a move of the king ends both", full, "e1e2", "kq"},
		{"they do not come back with the king", full, "e1e2 a7a6 e2e1 a6a5", "kq kq kq kq"},
		{"a move of the rook on the king's side ends one", full, "h1g1", "Qkq"},
		{"a move of the rook on the queen's side ends the other", full, "a1b1", "Kkq"},
		{"it does not come back with the rook", full, "h1g1 a7a6 g1h1 a6a5", "Qkq Qkq Qkq Qkq"},
		{"castling ends both", full, "e1g1 e8c8", "kq -"},
		{"castling on the other side ends both too", full, "e1c1 e8g8", "kq -"},
		{"a rook captures a rook: both lose that side", rooksText, "a1a8", "Kk"},
		{"the same on the king's side", rooksText, "h1h8", "Qq"},
		{"a bishop captures a rook in its corner", "r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1", "g2a8", "KQk"},
		{"a queen captures the other", "r3k2r/8/8/8/8/8/1Q6/R3K2R w KQkq - 0 1", "b2h8", "KQq"},
		{"the king captures a rook in its corner", "4k2r/6K1/8/8/8/8/8/8 w k - 0 1", "g7h8", "-"},
		{"a pawn captures a rook in its corner and promotes", "4k2r/6P1/8/8/8/8/8/4K3 w k - 0 1", "g7h8q", "-"},
		{"a pawn captures the other and becomes a knight", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8n", "KQk"},
		{"a second rook comes to the file and goes: that is not the first", "k7/7R/8/8/8/8/8/4K2R w K - 0 1", "h7g7", "K"},
		{"an obstacle takes none", "4k3/8/8/8/8/2n5/8/R3K2R b KQ - 0 1", "c3b1 h1g1", "KQ Q"},
		{"an attack takes none", "4k3/8/8/8/8/8/5r2/4K2R b K - 0 1", "f2f3", "K"},
		{"a check takes none, if another piece answers it", "4k3/3r4/8/8/8/8/3N4/4K2R b K - 0 1", "d7e7 d2e4", "K K"},
		{"other moves and captures take none", full, "a2a4 h7h5 a4a5 h5h4 a1a4 h4h3", "KQkq KQkq KQkq KQkq Kkq Kkq"},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p := setUpFEN(t, s.fen(tt.fen))
			want := strings.Fields(tt.want)
			makeAll(t, &p, s.moves(tt.moves), func(i int, m Move) {
				if got := s.rights(rightsOf(p.Castling)); got != want[i] {
					t.Fatalf("after %v the rights are %s, want %s, in %s", m, got, want[i], drawn(p))
				}
			})
		})
	}
}

// No other squares matter: from any to any other, a move ends the rights of the
// kings and the rooks whose first squares these are.
func TestRightsLostOnSixSquares(t *testing.T) {
	ends := map[Square]CastlingRights{
		A1: WhiteQueenSide, E1: WhiteQueenSide | WhiteKingSide, H1: WhiteKingSide,
		A8: BlackQueenSide, E8: BlackQueenSide | BlackKingSide, H8: BlackKingSide,
	}
	for from := A1; from <= H8; from++ {
		for to := A1; to <= H8; to++ {
			if from == to {
				continue
			}
			p := Position{Castling: AllCastling}
			p.squares[from/8][from%8] = pieceOf["Q"]
			after := p.After(Move{From: from, To: to})
			if got, want := after.Castling, AllCastling&^ends[from]&^ends[to]; got != want {
				t.Fatalf("after %s%s the rights are %s, want %s", nameOf(from), nameOf(to), rightsOf(got), rightsOf(want))
			}
		}
	}
}

// What is only in the way, or only for the moment, takes no right. What is over
// and done takes it for good.
func TestCastlingLater(t *testing.T) {
	tests := []struct {
		name  string
		fen   string
		moves string // in between
		move  string
		then  bool
	}{
		{"when an obstacle has gone", "4k3/p7/8/8/8/8/8/4KB1R w K - 0 1", "f1c4 a7a6", "e1g1", true},
		{"when an attack has ended", "4k3/8/8/8/8/5r2/P7/4K2R w K - 0 1", "a2a3 f3b3", "e1g1", true},
		{"when a check has been answered by a capture", "4k3/8/8/8/8/4r3/8/R1B1K3 w Q - 0 1", "c1e3 e8e7", "e1c1", true},
		{"not when a check was answered by the king", "4k3/p7/8/8/8/4r3/8/4K2R w K - 0 1", "e1d1 e3d3 d1e1 d3d8", "e1g1", false},
		{"not when another rook stands in the corner", "4k3/p7/7n/8/8/7R/8/4KN1R w - - 0 1", "f1g3 a7a6", "e1g1", false},
	}
	for _, tt := range tests {
		bothWays(t, tt.name, func(t *testing.T, s seat) {
			p, m := setUpFEN(t, s.fen(tt.fen)), moveOf(s.moves(tt.move))
			if p.IsLegal(m) {
				t.Errorf("%v is legal already, in %s", m, drawn(p))
			}
			makeAll(t, &p, s.moves(tt.moves), func(int, Move) {})
			if got := p.IsLegal(m); got != tt.then {
				t.Errorf("later %v is legal: %t, want %t, in %s", m, got, tt.then, drawn(p))
			}
		})
	}
}

func TestCastlingInTheRecord(t *testing.T) {
	tests := []struct {
		name     string
		fen      string
		move     string
		want     string
		castling bool
	}{
		{"on the king's side", rooksText, "e1g1", "O-O", true},
		{"on the queen's side", rooksText, "e1c1", "O-O-O", true},
		{"Black on the king's side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", "O-O", true},
		{"Black on the queen's side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O", true},
		{"with check from the rook", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+", true},
		{"with check on the queen's side", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+", true},
		{"with mate", "8/8/8/8/8/8/7R/1k2K2R w K - 0 1", "e1g1", "O-O#", true},
		{"a king's step is not castling", rooksText, "e1f1", "Ke1-f1", false},
		{"nor is the queen's way", "k7/8/8/8/8/8/8/K3Q2R w - - 0 1", "e1g1", "Qe1-g1", false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(setUpFEN(t, tt.fen))
			if err := g.Play(moveOf(tt.move)); err != nil {
				t.Fatal(err)
			}
			ply := onlyPly(t, g)
			if got := ply.String(); got != tt.want {
				t.Errorf("the record says %s, want %s", got, tt.want)
			}
			if ply.Castling != tt.castling || ply.Captured != nil {
				t.Errorf("castling: %t, captured: %s; want %t and nothing", ply.Castling, named(ply.Captured), tt.castling)
			}
		})
	}
}

func TestCastlingRightsString(t *testing.T) {
	want := []string{
		"-", "K", "Q", "KQ", "k", "Kk", "Qk", "KQk",
		"q", "Kq", "Qq", "KQq", "kq", "Kkq", "Qkq", "KQkq",
	}
	for i, text := range want {
		if got := CastlingRights(i).String(); got != text {
			t.Fatalf("String() of %04b is %q, want %q", i, got, text)
		}
	}
	names := map[CastlingRights]string{
		NoCastling: "-", WhiteKingSide: "K", WhiteQueenSide: "Q", BlackKingSide: "k", BlackQueenSide: "q", AllCastling: "KQkq",
	}
	for rights, text := range names {
		if got := rights.String(); got != text {
			t.Fatalf("String() is %q, want %q", got, text)
		}
	}
}

func TestParseCastling(t *testing.T) {
	short := strings.Fields("O-O o-o 0-0 OO oo 00 O-o 0-O O-O+ O-O# o-o+ 00# O–O")
	long := strings.Fields("O-O-O o-o-o 0-0-0 OOO ooo 000 O-0-o O-O-O+ O-O-O# o-o-o+ 000# O–O–O")
	tests := []struct {
		name  string
		texts []string
		side  Color
		want  string
	}{
		{"White on the king's side", short, White, "e1g1"},
		{"Black on the king's side", short, Black, "e8g8"},
		{"White on the queen's side", long, White, "e1c1"},
		{"Black on the queen's side", long, Black, "e8c8"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			for _, text := range tt.texts {
				if m, ok := ParseCastling(text, tt.side); m != moveOf(tt.want) || !ok {
					t.Fatalf("ParseCastling(%q, %v) = %v, %t, want %s, true", text, tt.side, m, ok, tt.want)
				}
			}
		})
	}
}

func TestParseCastlingRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string
	}{
		{"nothing", ""},
		{"one letter", "O"},
		{"a letter and a dash", "O-"},
		{"four letters", "O-O-O-O"},
		{"a dash at the end", "O-O-"},
		{"a dash before it", "-O-O"},
		{"two dashes", "O--O"},
		{"two signs", "O-O+#"},
		{"another sign", "O-O!"},
		{"a sign alone", "+"},
		{"a space before it", " O-O"},
		{"a space after it", "O-O "},
		{"spaces within", "O O"},
		{"a line end", "O-O\n"},
		{"something before it", "xO-O"},
		{"a dash that is too long", "O—O"},
		{"the letter of another alphabet", "О-О"}, // Cyrillic
		{"a move by its squares", "e1g1"},
		{"a word", "castle"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			for _, side := range []Color{White, Black} {
				if m, ok := ParseCastling(tt.text, side); m != (Move{}) || ok {
					t.Errorf("ParseCastling(%q, %v) = %v, %t, want no move and false", tt.text, side, m, ok)
				}
			}
		})
	}
}

// Without dashes and sign, castling is two or three letters or zeros, and
// nothing that has more to it is taken for it.
func FuzzParseCastling(f *testing.F) {
	for _, text := range []string{"O-O", "0-0-0", "oo", "OOO+", "O-O-O#", "O", "O--O", "e1g1", "\x1b[2J", "О-О"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		bare := strings.TrimRight(strings.ReplaceAll(text, "-", ""), "+#")
		castles := map[string][2]string{"ooo": {"e1c1", "e8c8"}, "oo": {"e1g1", "e8g8"}}
		want, ok := castles[strings.ToLower(strings.ReplaceAll(bare, "0", "o"))]
		for side, move := range want {
			m, found := ParseCastling(text, Color(side))
			if found && (!ok || m != moveOf(move)) {
				t.Errorf("ParseCastling(%q, %v) = %v", text, Color(side), m)
			}
			if !found && (ok && bare == text || m != (Move{})) {
				t.Errorf("ParseCastling(%q, %v) = %v, false", text, Color(side), m)
			}
		}
	})
}
