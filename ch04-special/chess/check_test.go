// check_test.go tests whether a king is attacked, and by whom.

package chess

import "testing"

func TestTheKingIsFound(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		color  Color
		want   Square
	}{
		{"White's king", "Ke1 ke8", White, E1},
		{"Black's king", "Ke1 ke8", Black, E8},
		{"on the first square of all", "Ka1 kh8", White, A1},
		{"on the last square of all", "Ka1 kh8", Black, H8},
		{"a king of the other color is the wrong king", "kd5", White, NoSquare},
		{"no king at all", "Qd4 qd5", Black, NoSquare},
		{"an empty board", "", White, NoSquare},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			if got := b.King(tt.color); got != tt.want {
				t.Errorf("King(%v) = %v, want %v, on\n%v", tt.color, got, tt.want, b)
			}
		})
	}
}

// checkTests are boards and who gives check on them.
var checkTests = []struct {
	name   string
	pieces string
	side   Color
	want   string // squares of the attackers
}{
	{"nobody in the corners, White", "Ka1 kh8 Nb1 ng8", White, ""},
	{"nobody in the corners, Black", "Ka1 kh8 Nb1 ng8", Black, ""},
	{"a queen along a diagonal", "Ke1 ke8 qh4", White, "h4"},
	{"a rook along a rank", "Ke1 ke8 Rh8", Black, "h8"},
	{"a rook behind a piece gives none", "Ke1 ke8 Rh8 ng8", Black, ""},
	{"a bishop", "Ke1 ke8 bb4", White, "b4"},
	{"a knight over other pieces", "Ke1 ke8 Qd1 Bf1 Pd2 Pe2 Pf2 nd3", White, "d3"},
	{"a white pawn from below", "Ke1 ke8 Pd7", Black, "d7"},
	{"a white pawn beside the king gives none", "Ke1 ke4 Pd4", Black, ""},
	{"a white pawn in front of the king gives none", "Ke1 ke8 Pe7", Black, ""},
	{"a black pawn from above", "Ke1 ke8 pf2", White, "f2"},
	{"a black pawn does not give check backwards", "Ke5 ke8 pd4", White, ""},
	{"the other king, which no game would allow", "Kd4 kd5", White, "d5"},
	{"a pinned rook gives check", "Ke1 kg4 Re4 re8", Black, "e4"},
	{"a pinned knight gives check", "Ke1 kd6 Ne4 re8", Black, "e4"},
	{"its own pieces give none", "Ke1 ke8 Re2", White, ""},
	{"a double check", "Ke1 ke8 Re2 Nf6 qg5", Black, "e2 f6"},
	{"a double check by two rooks", "Ke1 ke8 Ra8 Rh8", Black, "a8 h8"},
	{"only the other side's king is attacked", "Ke1 ke8 Re2 Nf6 qg5", White, ""},
	{"without a king there is no check", "Ra1 re8", White, ""},
	{"without a king there is no check, even if something attacks the first square", "qb2", White, ""},
	{"an empty board", "", Black, ""},
}

func TestCheckers(t *testing.T) {
	for _, tt := range checkTests {
		t.Run(tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			if got := namesOf(b.Checkers(tt.side)); got != tt.want {
				t.Errorf("Checkers(%v) = %q, want %q, on\n%v", tt.side, got, tt.want, b)
			}
		})
	}
}

func TestInCheck(t *testing.T) {
	for _, tt := range checkTests {
		t.Run(tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			if got, want := b.InCheck(tt.side), tt.want != ""; got != want {
				t.Errorf("InCheck(%v) = %t, want %t, on\n%v", tt.side, got, want, b)
			}
		})
	}
}

// A move may give check in more ways than one.
func TestAMoveGivesCheck(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		move   Move // by White
		want   string
	}{
		{"the piece that moves gives it", "Ke1 ke8 Ra1", Move{A1, A8, 0}, "a8"},
		{"discovered: the piece behind it gives it", "Ka1 ke8 Re1 Pe4 pf5", Move{E4, F5, 0}, "e1"},
		{"discovered by a king that steps aside", "Ke2 ke8 Re1", Move{E2, D2, 0}, "e1"},
		{"double: both give it", "Ka1 ke8 Re1 Ne4", Move{E4, F6, 0}, "e1 f6"},
		{"a capture beside the king", "Ka1 ke8 Rd1 qd8", Move{D1, D8, 0}, "d8"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(at(place(t, tt.pieces), White))
			if err := g.Play(tt.move); err != nil {
				t.Fatal(err)
			}
			b := g.Board()
			if got := namesOf(b.Checkers(Black)); got != tt.want {
				t.Errorf("after %v the checkers are %q, want %q, on\n%v", tt.move, got, tt.want, b)
			}
		})
	}
}

// The two questions are answered in different ways.
func TestInCheckMeansThatThereAreCheckers(t *testing.T) {
	r := dice()
	for range 300 {
		p := anyPosition(r)
		for _, side := range bothColors {
			if got, checkers := p.InCheck(side), p.Checkers(side); got != (len(checkers) > 0) {
				t.Fatalf("InCheck(%v) = %t, but the checkers are %v: %s", side, got, checkers, fenOf(p))
			}
		}
	}
}

func TestCheckersAreThoseWhomTheKingSees(t *testing.T) {
	r := dice()
	for range 300 {
		b := randomBoard(r, 1+r.IntN(12)) // with many kings, with one, with none
		before := b
		for _, side := range bothColors {
			king := NoSquare
			for s := H8; s >= A1; s-- {
				if p := b.At(s); p != nil && p.Type() == TypeKing && p.Color() == side {
					king = s
				}
			}
			want := ""
			if king != NoSquare {
				want = namesOf(attackersAround(&b, king, side.Other()))
			}
			if got := b.King(side); got != king {
				t.Fatalf("King(%v) = %v, want %v, on\n%v", side, got, king, b)
			}
			if got := namesOf(b.Checkers(side)); got != want {
				t.Fatalf("Checkers(%v) = %q, want %q, on\n%v", side, got, want, b)
			}
			if got := b.InCheck(side); got != (want != "") {
				t.Fatalf("InCheck(%v) = %t, but %q attack the king, on\n%v", side, got, want, b)
			}
		}
		sameBoard(t, b, before)
	}
}
