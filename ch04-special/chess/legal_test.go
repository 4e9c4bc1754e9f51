// legal_test.go tests which moves leave the own king safe, and counts them.

package chess

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAfter(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		move   Move
		want   string // pieces
	}{
		{"the piece stands on the other square, and on the first no more", "Ke1 ke8 Ra1", Move{A1, A7, 0}, "Ke1 ke8 Ra7"},
		{"what stood there is gone", "Ke1 ke8 Ra1 pa7", Move{A1, A7, 0}, "Ke1 ke8 Ra7"},
		{"from corner to corner", "Ba1 rh8", Move{A1, H8, 0}, "Bh8"},
		{"nobody asks whether the piece may", "Ke1 ke8", Move{E1, E7, 0}, "Ke7 ke8"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), White)
			sameBoard(t, p.After(tt.move).Board, place(t, tt.want))
			sameBoard(t, p.Board, place(t, tt.pieces))
		})
	}
}

// Each case asks for all squares to which one piece may legally go.
func TestIsLegal(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		from   Square
		want   string
	}{
		{"a rook pinned along the file goes along the file, and may capture", "Ke1 kh8 Re4 re6", E4, "e2 e3 e5 e6"},
		{"a rook pinned along the rank goes along the rank", "Ke4 kh8 Rc4 ra4", C4, "a4 b4 d4"},
		{"a rook pinned along a diagonal stays", "Ke1 kh8 Rg3 bh4", G3, ""},
		{"a bishop pinned along a diagonal goes along the diagonal", "Kg1 kh8 Be3 qc5", E3, "f2 d4 c5"},
		{"a bishop pinned along a file stays", "Ke1 kh8 Be4 qe7", E4, ""},
		{"a queen pinned along a file goes along the file", "Ke1 kh8 Qe3 re5", E3, "e2 e4 e5"},
		{"a queen pinned along a diagonal goes along the diagonal", "Ke1 kh8 Qf2 bh4", F2, "g3 h4"},
		{"a pinned knight never moves", "Ke1 kh8 Ne3 re7", E3, ""},
		{"a pawn pinned along the file walks, and does not capture", "Ke1 kh8 Pe2 re7 bd3", E2, "e3 e4"},
		{"a pawn pinned along a diagonal captures, and does not walk", "Ke1 kh8 Pf2 bg3", F2, "g3"},
		{"a pawn pinned along a diagonal from afar stays", "Ke1 kh8 Pf2 bh4", F2, ""},
		{"a pawn pinned along the rank stays", "Ka4 kh8 Pc4 rf4", C4, ""},
		{"a black pawn pinned along the file walks", "Ka1 ke8 pe7 Re2 Bd6", E7, "e5 e6"},
		{"behind two pieces nobody is pinned", "Ke1 kh8 Ne3 Pe5 re7", E3, "d1 f1 c2 g2 c4 g4 d5 f5"},
		{"an enemy's knight pins nobody", "Ke1 kh8 Re2 nd4", E2, "a2 b2 c2 d2 f2 g2 h2 e3 e4 e5 e6 e7 e8"},
		{"an own rook pins nobody", "Ka1 kh8 Ne3 Re7", E3, "d1 f1 c2 g2 c4 g4 d5 f5"},

		{"a king does not step onto an attacked square", "Ke1 kh8 rd8", E1, "f1 e2 f2"},
		{"a king does not hide behind itself on a file", "Ke4 kh8 re8", E4, "d3 f3 d4 f4 d5 f5"},
		{"nor on a rank", "Ke4 kh8 ra4", E4, "d3 e3 f3 d5 e5 f5"},
		{"nor on a diagonal", "Ke4 kh8 bb7", E4, "d3 e3 d4 f4 e5 f5"},
		{"a king does not step beside a pawn's front", "Ke4 kh8 pd6 pf6", E4, "d3 e3 f3 d4 f4 d5 f5"},
		{"kings may not touch", "Kd3 kd5", D3, "c2 d2 e2 c3 e3"},
		{"nor along a diagonal, Black", "Kc3 ke5", E5, "e4 f4 f5 d6 e6 f6 d5"},
		{"a king captures a piece that nobody protects", "Ke1 kh8 qe2", E1, "e2"},
		{"a king captures no piece that a rook protects", "Ke1 kh8 qe2 re8", E1, ""},
		{"a king captures no piece that a pawn protects", "Ke1 kh8 ne2 pd3", E1, "d1 f1 d2 f2"},
		{"a king captures no piece that the other king protects", "Ke1 ke3 re2", E1, "d1 f1"},
		{"a king captures no piece that a pinned piece protects", "Ka1 ke8 Re1 re7 bb2", A1, "b1 a2 b2"},

		{"in check: capture the attacker", "Ke1 kh8 re5 Bc3", C3, "e5"},
		{"in check: step between", "Ke1 kh8 re5 Ra3", A3, "e3"},
		{"in check: one of many squares between", "Ke1 kh8 re7 Bh6", H6, "e3"},
		{"in check by a knight, nobody can step between", "Ke1 kh8 nf3 Rh5", H5, ""},
		{"in check by a knight, it can be captured", "Ke1 kh8 nf3 Rh3", H3, "f3"},
		{"in check, a pinned piece does not help", "Ke1 kh8 qh4 Rf2 re8", F2, ""},
		{"a pawn steps between with a double step", "Kh4 ka8 rb4 Pd2", D2, "d4"},
		{"in double check nobody helps by a capture", "ke8 Ke1 Nf6 Re2 qg5", G5, ""},
		{"in double check nobody helps by stepping between", "ke8 Ke1 Nf6 Re2 qe6", E6, ""},
		{"in double check the king moves", "ke8 Ke1 Nf6 Re2 qg5", E8, "d8 f8 f7"},

		{"a king is not captured", "ke8 Ke1 Re4", E4, "a4 b4 c4 d4 f4 g4 h4 e2 e3 e5 e6 e7"},
		{"an own king is no obstacle to be taken either", "Ke1 kh8 Rd1", D1, "a1 b1 c1 d2 d3 d4 d5 d6 d7 d8"},
		{"without a king nothing is forbidden", "Na1 rb3 re8", A1, "c2 b3"},
		{"a missing enemy king is no matter", "Ke1 Re4 re8", E4, "e2 e3 e5 e6 e7 e8"},
		{"nothing stands there", "Ke1 ke8", E4, ""},
		{"off the board", "Ke1 ke8", NoSquare, ""},
		{"past the last square", "Ke1 ke8", H8 + 1, ""},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			p := at(b, White)
			if piece := b.At(tt.from); piece != nil {
				p.SideToMove = piece.Color()
			}
			var want []Square
			for _, word := range strings.Fields(tt.want) {
				s, err := ParseSquare(word)
				if err != nil {
					t.Fatal(err)
				}
				want = append(want, s)
			}
			slices.Sort(want)
			var got []Square
			for to := NoSquare; to <= H8+1; to++ {
				if p.IsLegal(Move{tt.from, to, 0}) {
					got = append(got, to)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("from %v these are legal (-want +got):\n%son\n%v",
					tt.from, cmp.Diff(strings.Fields(namesOf(want)), strings.Fields(namesOf(got))), b)
			}
			sameBoard(t, p.Board, place(t, tt.pieces))
		})
	}
}

// Whose turn it is, what a pawn becomes, castling and en passant: the position
// knows what a board alone does not. The tests of each of these have more.
func TestIsLegalInAPosition(t *testing.T) {
	tests := []struct {
		name string
		text string
		move Move
		want bool
	}{
		{"the side to move", "4k3/8/8/8/8/8/8/4K3 w", Move{E1, E2, 0}, true},
		{"the other side", "4k3/8/8/8/8/8/8/4K3 w", Move{E8, E7, 0}, false},
		{"Black is to move", "4k3/8/8/8/8/8/8/4K3 b", Move{E8, E7, 0}, true},

		{"a pawn becomes a queen", "7k/P7/8/8/8/8/8/7K w", Move{A7, A8, TypeQueen}, true},
		{"a pawn does not stay a pawn", "7k/P7/8/8/8/8/8/7K w", Move{A7, A8, 0}, false},
		{"a rook becomes nothing", "7k/R7/8/8/8/8/8/7K w", Move{A7, A8, TypeQueen}, false},
		{"a pawn takes no king and becomes nothing", "1k6/P7/8/8/8/8/8/7K w", Move{A7, B8, TypeQueen}, false},
		{"a pinned pawn becomes nothing", "7k/KP5r/8/8/8/8/8/8 w", Move{B7, B8, TypeQueen}, false},

		{"castling", "4k3/8/8/8/8/8/8/4K2R w K", Move{E1, G1, 0}, true},
		{"castling without the right", "4k3/8/8/8/8/8/8/4K2R w Q", Move{E1, G1, 0}, false},
		{"castling of the side not to move", "4k3/8/8/8/8/8/8/4K2R b K", Move{E1, G1, 0}, false},
		{"castling by nobody", "4k3/8/8/8/8/8/8/7R w K", Move{E1, G1, 0}, false},
		{"castling onto a king, who attacks f1 besides", "8/8/8/8/8/8/8/4K1kR w K", Move{E1, G1, 0}, false},

		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", Move{E5, D6, 0}, true},
		{"en passant that has lapsed", "4k3/8/8/3pP3/8/8/8/4K3 w - -", Move{E5, D6, 0}, false},
		{"en passant opens a rank on which both pawns stood", "4k3/8/8/K2pP2r/8/8/8/8 w - d6", Move{E5, D6, 0}, false},
		{"en passant along the line of a pin", "1b6/8/8/3pP3/5K2/8/8/7k w - d6", Move{E5, D6, 0}, true},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := stand(t, tt.text)
			before := p
			if got := p.IsLegal(tt.move); got != tt.want {
				t.Errorf("IsLegal(%v) = %t, want %t: %s", tt.move, got, tt.want, fenOf(p))
			}
			if got := slices.Contains(p.LegalMoves(), tt.move); got != tt.want {
				t.Errorf("LegalMoves holds %v: %t, want %t: %s", tt.move, got, tt.want, fenOf(p))
			}
			samePosition(t, p, before)
		})
	}
}

// The order is promised: from a1 to h8, promotions by their worth, and castling
// at the end.
func TestTheOrderOfLegalMoves(t *testing.T) {
	tests := []struct {
		name string
		text string
		want string
	}{
		{"a promotion is four moves, the queen first", "7k/P4K2/8/8/8/8/8/8 w",
			"a7a8q a7a8r a7a8b a7a8n f7e6 f7f6 f7g6 f7e7 f7e8 f7f8"},
		{"so is a capture that promotes, here against a check", "8/8/8/8/8/K7/pp6/1Rk5 b", "c1b1 c1c2 c1d2 a2b1q a2b1r a2b1b a2b1n"},
		{"castling comes last, the king's side first", "4k3/8/8/8/8/p6p/P6P/R3K2R w KQ",
			"a1b1 a1c1 a1d1 e1d1 e1f1 e1d2 e1e2 e1f2 h1f1 h1g1 e1g1 e1c1"},
		{"and for Black", "r3k2r/p6p/P6P/8/8/8/8/4K3 b kq",
			"a8b8 a8c8 a8d8 e8d7 e8e7 e8f7 e8d8 e8f8 h8f8 h8g8 e8g8 e8c8"},
		{"en passant stands among the others", "7k/8/8/3pP3/8/8/8/K7 w - d6", "a1b1 a1a2 a1b2 e5d6 e5e6"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := stand(t, tt.text)
			if diff := cmp.Diff(strings.Fields(tt.want), strings.Fields(movesOf(p.LegalMoves()))); diff != "" {
				t.Errorf("LegalMoves() (-want +got):\n%son\n%v", diff, p)
			}
		})
	}
}

// movesOf writes moves in one line: "e1d1 e1f1".
func movesOf(moves []Move) string {
	var words []string
	for _, m := range moves {
		words = append(words, m.String())
	}
	return strings.Join(words, " ")
}

// moveTests are boards and the legal moves of one side on them.
var moveTests = []struct {
	name   string
	pieces string
	side   Color
	want   string
}{
	{"from the first square to the last, and by where they go", "Ka1 kh8 pb3", White, "a1b1 a1b2"},
	{"piece after piece", "Ka1 kh8 Ph6 pb3", White, "a1b1 a1b2 h6h7"},
	{"the other side", "Ka1 kh8 Ph6 pb3", Black, "b3b2 h8h7 h8g8"},
	{"a capture ends the check", "Ka1 kh8 rb2 rb8", White, ""},
	{"only the king can help in a double check", "Ke1 ke8 Re2 Nf6 qg5", Black, "e8f7 e8d8 e8f8"},
	{"mate has no legal move", "Ke1 ra1 ra2", White, ""},
	{"stalemate has none", "Kb6 ka8 nb8 Rh8", Black, ""},
	{"without a king, every piece may do what it can", "Nh1 pf2 re8", White, "h1f2 h1g3"},
	{"without a piece there is no move", "kh8", White, ""},
	{"on an empty board nobody moves", "", Black, ""},
}

func TestLegalMoves(t *testing.T) {
	for _, tt := range moveTests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), tt.side)
			if diff := cmp.Diff(tt.want, movesOf(p.LegalMoves())); diff != "" {
				t.Errorf("LegalMoves() (-want +got):\n%swith %v to move on\n%v", diff, tt.side, p)
			}
		})
	}
}

func TestHasLegalMove(t *testing.T) {
	for _, tt := range moveTests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), tt.side)
			if got, want := p.HasLegalMove(), tt.want != ""; got != want {
				t.Errorf("HasLegalMove() = %t, want %t, with %v to move on\n%v", got, want, tt.side, p)
			}
		})
	}
}

// Whoever ranges over the moves may stop after any of them.
func TestLegalMovesMayBeLeftEarly(t *testing.T) {
	p := StartingPosition()
	all := p.LegalMoves()
	for n := range all {
		var got []Move
		for m := range p.legalMoves() {
			got = append(got, m)
			if len(got) == n+1 {
				break
			}
		}
		if !slices.Equal(got, all[:n+1]) {
			t.Fatalf("the first %d moves are %v, want %v", n+1, got, all[:n+1])
		}
	}
}

// Known numbers of legal moves. No castling, no en passant and no promotion is
// possible in any of these positions.
func TestNumberOfLegalMoves(t *testing.T) {
	tests := []struct {
		name string
		text string
		want int
	}{
		{"the starting position", startPlacement + " w", 20},
		{"the starting position, Black to move", startPlacement + " b", 20},
		{"as many as anybody has ever found", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w", 218},
		{"the middle of a game, a mirror of itself", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w", 46},
		{"an ending with pins on a rank", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w", 14},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := stand(t, tt.text)
			if got := len(p.LegalMoves()); got != tt.want {
				t.Errorf("%v has %d legal moves, want %d, on\n%v", p.SideToMove, got, tt.want, p)
			}
		})
	}
}

func TestEveryLegalMoveIsThere(t *testing.T) {
	r := dice()
	for range 25 {
		p := anyPosition(r)
		for _, p.SideToMove = range bothColors {
			var want []string
			for from := A1; from <= H8; from++ {
				for to := A1; to <= H8; to++ {
					for _, promotion := range append(PieceTypes[:], 0, 'X') {
						if m := (Move{from, to, promotion}); p.IsLegal(m) {
							want = append(want, m.String())
						}
					}
				}
			}
			got := strings.Fields(movesOf(p.LegalMoves()))
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Fatalf("LegalMoves() = %v\nwant %v\n%s", got, want, fenOf(p))
			}
		}
	}
}

// After differs from the board in two squares at most, and the board is as it
// was. Kings, who may castle, have tests of their own.
func TestAfterTouchesTwoSquares(t *testing.T) {
	r := dice()
	for range 2000 {
		b := randomBoard(r, 1+r.IntN(6))
		m := Move{Square(r.IntN(64)), Square(r.IntN(64)), 0}
		if p := b.At(m.From); m.From == m.To || p != nil && p.Type() == TypeKing {
			continue
		}
		before, after := b, at(b, White).After(m)
		for s := A1; s <= H8; s++ {
			want := b.At(s)
			switch s {
			case m.From:
				want = nil
			case m.To:
				want = b.At(m.From)
			}
			if after.At(s) != want {
				t.Fatalf("after %v on %v stands %v, want %v, on\n%v", m, s, after.At(s), want, b)
			}
		}
		sameBoard(t, b, before)
	}
}
