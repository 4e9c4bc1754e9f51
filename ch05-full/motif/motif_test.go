// motif_test.go tests each motif on positions that show it, and on some that only seem to.

package motif

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"

	"github.com/google/go-cmp/cmp"
)

// at returns the position of a FEN and a move of it.
func at(t *testing.T, fen, text string) (chess.Position, chess.Move) {
	t.Helper()
	p := chess.MustParseFEN(fen)
	m, err := notation.Read(&p, text)
	if err != nil {
		t.Fatal(err)
	}
	return p, m
}

// names returns squares as text.
func names(squares []chess.Square) (texts []string) {
	for _, s := range squares {
		texts = append(texts, s.String())
	}
	return texts
}

func TestFork(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            []string
	}{
		{"a knight forks king and rook", "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+", []string{"a8", "e8"}},
		{"a pawn forks two pieces that are protected", "4k3/8/1pp5/1n1r4/8/2P5/8/4K3 w - - 0 1", "c4", []string{"b5", "d5"}},
		{"a queen forks two knights that nothing protects", "7k/1n6/8/8/n7/8/8/4K2Q w - - 0 1", "Qe4", []string{"a4", "b7"}},
		{"a king forks two knights", "7k/8/2n1n3/8/2K5/8/8/8 w - - 0 1", "Kd5", []string{"c6", "e6"}},
		{"a king takes none of two rooks that protect each other", "7k/8/2r1r3/8/3K4/8/8/8 w - - 0 1", "Kd5", nil},
		{"of two knights one is protected", "2b4k/1n6/8/8/n7/8/8/4K2Q w - - 0 1", "Qe4", nil},
		{"the knight can be captured", "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+", nil},
		{"a pawn forks a rook and a knight", "4k3/8/8/8/2r1n3/8/3P4/4K3 w - - 0 1", "d3", []string{"c4", "e4"}},
		{"a pawn that has gone two steps can be captured en passant", "4k3/8/8/2r1n3/4p3/8/3P4/4K3 w - - 0 1", "d4", nil},
		{"pawns do not count", "4k3/8/p1p5/8/8/2N5/8/4K3 w - - 0 1", "Nb5", nil},
		{"a knight that is pinned takes nothing but gives check", "k3r3/8/8/1q1b4/8/8/4N3/4K3 w - - 0 1", "Kf1", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, names(Fork(at(t, tt.fen, tt.move)))); diff != "" {
				t.Errorf("Fork of %s in %s (-want +got):\n%s", tt.move, tt.fen, diff)
			}
		})
	}
}

func TestFree(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            bool
	}{
		{"nothing protects the knight", "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1", "bxc3", true},
		{"a pawn protects it", "4k3/8/8/8/1p6/2n5/1P6/4K3 w - - 0 1", "bxc3", false},
		{"what protects it is pinned", "4k3/8/4r3/8/8/8/4N1n1/B3K3 b - - 0 1", "Nf4", false},
		{"a knight that protects it is pinned", "k7/8/8/8/8/2p1r3/4N3/4K3 b - - 0 1", "Rxe2+", false},
		{"a king protects it, and may not take", "k3r3/8/8/8/8/8/4N3/4K2b b - - 0 1", "Rxe2+", false},
		{"a move that captures nothing", "4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b3", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Free(at(t, tt.fen, tt.move)); got != tt.want {
				t.Errorf("Free of %s in %s is %t, want %t", tt.move, tt.fen, got, tt.want)
			}
		})
	}
}

func TestPinned(t *testing.T) {
	tests := []struct {
		name, fen string
		want      []string
	}{
		{"a bishop pins a knight", "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", []string{"c6"}},
		{"a rook and a bishop pin two pieces", "4k3/4q3/2n5/1B6/8/8/4R3/4K3 w - - 0 1", []string{"c6", "e7"}},
		{"two pieces in between are not pinned", "4k3/3p4/2n5/1B6/8/8/8/4K3 w - - 0 1", nil},
		{"a knight pins nothing", "4k3/8/3p4/1N6/8/8/8/4K3 w - - 0 1", nil},
		{"before a queen nothing is pinned", "4q2k/8/2n5/1B6/8/8/8/4K3 w - - 0 1", nil},
		{"in check by one piece, another is pinned", "4k3/8/2n5/1B6/8/4R3/8/4K3 b - - 0 1", []string{"c6"}},
		{"without a king nothing is pinned", "8/8/2n5/1B6/8/8/8/4K3 w - - 0 1", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, names(Pinned(chess.MustParseFEN(tt.fen), chess.Black))); diff != "" {
				t.Errorf("Pinned in %s (-want +got):\n%s", tt.fen, diff)
			}
		})
	}
}

func TestMate(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     int
		want      int // plies, 0 for none
	}{
		{"in one", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 3, 1},
		{"in two, by two rooks", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 3, 3},
		{"in two, and only one is allowed", "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 1, 0},
		{"a queen alone gives stalemate", "k7/3Q4/8/8/8/8/8/7K w - - 0 1", 2, 0},
		{"stalemate is none", "k7/8/1K6/8/8/8/8/5N1B b - - 0 1", 3, 0},
		{"a smothered mate", "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", 3, 1},
		{"a rook alone takes longer than three", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", 2, 0},
		{"without a king", "8/8/5K2/8/8/8/8/6Q1 w - - 0 1", 2, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			line := Mate(p, tt.moves)
			for _, m := range line {
				if !p.IsLegal(m) {
					t.Fatalf("%v is not legal in %v", m, p.FEN())
				}
				p.Make(m)
			}
			if len(line) != tt.want || tt.want > 0 && p.Status() != chess.Checkmate {
				t.Errorf("Mate of %s in %d is %v, want %d plies and checkmate", tt.fen, tt.moves, line, tt.want)
			}
		})
	}
}

func TestExchange(t *testing.T) {
	tests := []struct {
		name, fen, line, want string
		net                   int
	}{
		{"a knight for a pawn", "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5 dxe5", "a knight for a pawn", -2},
		{"a bishop for a knight is nothing", "4k3/8/2n5/1B6/8/1p6/8/4K3 w - - 0 1", "Bxc6+ Kd8", " for a knight", 3},
		{"a trade", "r3k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rxa8+ Kd7", " for a rook", 5},
		{"nothing", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+ Kd7", "", 0},
		{"en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3", " for a pawn", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			line, q := []chess.Move(nil), p
			for text := range strings.FieldsSeq(tt.line) {
				m, err := notation.Read(&q, text)
				if err != nil {
					t.Fatal(err)
				}
				line = append(line, m)
				q.Make(m)
			}
			if b := Exchange(p, line, p.SideToMove); b.String() != tt.want || b.Net() != tt.net {
				t.Errorf("Exchange of %s is %q, %d, want %q, %d", tt.line, b, b.Net(), tt.want, tt.net)
			}
		})
	}
}
