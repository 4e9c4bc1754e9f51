// perft_test.go counts what can be played, in positions whose counts everybody
// knows, and in those that have caught most bugs.

package chess

import (
	"flag"
	"fmt"
	"slices"
	"testing"
)

// deep makes the counts go as deep as their tables do:
//
//	go test ./ch05-full/chess -run Perft -deep
var deep = flag.Bool("deep", false, "count to the full depth of each table: half a minute instead of a moment")

// This comes first: in these positions one can count along.
func TestPerftOfAlmostNothing(t *testing.T) {
	tests := []struct {
		name, fen string
		nodes     []int // at depth 0, 1 and 2
	}{
		{"a king has five moves, and to each the other has five answers",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", []int{1, 5, 25}},
		{"in stalemate there is one way to play nothing, and no other",
			"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", []int{1, 0, 0}},
	}
	for _, tt := range tests {
		before := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			for depth, want := range tt.nodes {
				p := before
				got := p.Perft(depth)
				if p != before {
					t.Fatalf("Perft(%d) left the position changed: is each move taken back?\n%s\n%s",
						depth, twoPositions(before, p), playing(before, "perft 2"))
				}
				if got != want {
					t.Fatalf("Perft(%d) = %d, want %d\n%s", depth, got, want, draw(p, nil, nil, "perft 2"))
				}
			}
		})
	}
}

func TestPerftBelowZero(t *testing.T) {
	p := positionOf(t, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
	same(t, p.Perft(-1), 1, "Perft(-1) = %d, want %d: nothing is played")
}

// The first six positions are those of the Chess Programming Wiki, "Perft
// Results". The others are small and known for the bugs they find: they are Martin
// Sedlak's (talkchess.com). Of each of those one count is published; the rest was
// counted with a second program, github.com/corentings/chess/v2.
func TestPerft(t *testing.T) {
	tests := []struct {
		name, fen string
		nodes     []int // at depth 1, 2 and so on
	}{
		{"the initial position", StartFEN, []int{20, 400, 8902, 197281, 4865609}},
		{"position 2, Kiwipete: everything at once", kiwipete, []int{48, 2039, 97862, 4085603}},
		{"position 3: pins along a rank, and en passant",
			"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
			[]int{14, 191, 2812, 43238, 674624, 11030083}},
		{"position 4: promotions, and castling after them",
			"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
			[]int{6, 264, 9467, 422333}},
		{"position 5: a pawn about to promote beside the king",
			"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
			[]int{44, 1486, 62379, 2103487}},
		{"position 6: the middle of a game",
			"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
			[]int{46, 2079, 89890, 3894594}},

		{"en passant would uncover a rook on the rank",
			"3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
			[]int{18, 92, 1670, 10138, 185429, 1134888}},
		{"en passant would uncover a bishop",
			"8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1",
			[]int{13, 102, 1266, 10276, 135655, 1015133}},
		{"rooks are captured in their corners",
			"r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", []int{26, 1141, 27826, 1274206}},
		{"promotion ends a check",
			"2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1",
			[]int{11, 133, 1442, 19174, 266199, 3821001}},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		before := p
		t.Run(tt.name, func(t *testing.T) {
			for i, want := range tt.nodes {
				if want > 30_000 && !*deep {
					break
				}
				got := p.Perft(i + 1)
				if p != before {
					t.Fatalf("Perft(%d) left the position changed: is each move taken back?\n%s", i+1, twoPositions(before, p))
				}
				if got != want {
					t.Fatalf("Perft(%d) = %d, want %d\n%s", i+1, got, want, draw(p, nil, nil, fmt.Sprintf("divide %d", i+1)))
				}
			}
		})
	}
}

// kiwipete is a position with everything in it that is hard.
const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

func TestDivideGoesOnePlyAtLeast(t *testing.T) {
	p := positionOf(t, "8/8/8/8/8/8/8/N7 w - - 0 1")
	want := []MoveCount{{moveOf(t, "a1c2"), 1}, {moveOf(t, "a1b3"), 1}}
	for _, depth := range []int{1, 0, -3} {
		if got := p.Divide(depth); !slices.Equal(got, want) {
			t.Errorf("Divide(%d) = %v, want %v", depth, got, want)
		}
	}
}
