// perft_test.go counts what can be played, in positions whose counts everybody
// knows, and in those that have caught most bugs.

package chess

import (
	"flag"
	"slices"
	"testing"
)

// deep makes the counts go as deep as their tables do:
//
//	go test ./ch04-special/chess -run Perft -deep
var deep = flag.Bool("deep", false, "count to the full depth of each table: half a minute instead of seconds")

// A perftTest is a position and its counts, at depth 1, 2 and so on.
type perftTest struct {
	name  string
	fen   string
	nodes []int
}

// perftTests are the positions of the Chess Programming Wiki, "Perft Results",
// with the counts that are published there.
var perftTests = []perftTest{
	{"the initial position", startText, []int{20, 400, 8902, 197281, 4865609}},
	{"position 2, Kiwipete: everything at once", kiwipeteText, []int{48, 2039, 97862, 4085603}},
	{
		"position 3: pins along a rank, and en passant",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		[]int{14, 191, 2812, 43238, 674624, 11030083},
	},
	{
		"position 4: promotions, and castling after them",
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		[]int{6, 264, 9467, 422333},
	},
	{
		"position 4 with the sides exchanged",
		"r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
		[]int{6, 264, 9467, 422333},
	},
	{
		"position 5: a pawn about to promote beside the king",
		"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
		[]int{44, 1486, 62379, 2103487},
	},
	{
		"position 6: the middle of a game",
		"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
		[]int{46, 2079, 89890, 3894594},
	},
}

// bugTests are positions that are known for the bugs they find: most are Martin
// Sedlak's (talkchess.com), the others are from the collections of Peter Ellis
// Jones and of other programs. Each has one published count; the others were
// counted with a second program, github.com/corentings/chess/v2.
var bugTests = []perftTest{
	{"en passant would uncover a rook on the rank", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", []int{18, 92, 1670, 10138, 185429, 1134888}},
	{"en passant would uncover a bishop", "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", []int{13, 102, 1266, 10276, 135655, 1015133}},
	{"en passant gives check", "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", []int{15, 126, 1928, 13931, 206379, 1440467}},
	{"en passant ends a check", "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 3", []int{8, 72, 492, 5380, 36744}},
	{"castling on the king's side gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", []int{15, 66, 1198, 6399, 120330, 661072}},
	{"castling on the queen's side gives check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", []int{16, 71, 1286, 7418, 141077, 803711}},
	{"rooks are captured in their corners", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", []int{26, 1141, 27826, 1274206}},
	{"a bishop gives check from afar", "r6r/1b2k1bq/8/8/7B/8/8/R3K2R b KQ - 3 2", []int{8, 192, 8355, 206081}},
	{"a bishop captures a rook in its corner", "1k6/1b6/8/8/7R/8/8/4K2R b K - 0 1", []int{13, 284, 3529, 85765, 1063513}},
	{"castling is prevented by attacks", "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", []int{44, 1494, 50509, 1720476}},
	{"a queen gives check, and castling must wait", "r3k2r/p1pp1pb1/bn2Qnp1/2qPN3/1p2P3/2N5/PPPBBPPP/R3K2R b KQkq - 3 2", []int{5, 259, 11766}},
	{"one side has castled", "2kr3r/p1ppqpb1/bn2Qnp1/3PN3/1p2P3/2N5/PPPBBPPP/R3K2R b KQ - 3 2", []int{44, 2385, 99756}},
	{"a pawn that has moved has no double step", "r1bqkbnr/pppppppp/n7/8/8/P7/1PPPPPPP/RNBQKBNR w KQkq - 2 2", []int{19, 380, 8163}},
	{"a knight attacks the corner", "rnbqkb1r/pp1p1ppp/2p5/4P3/2B5/8/PPP1NnPP/RNBQK2R w KQkq - 0 1", []int{42, 1352, 53392}},
	{"a pinned queen", "rnb2k1r/pp1Pbppp/2p5/q7/2B5/8/PPPQNnPP/RNB1K2R w KQ - 3 9", []int{39, 1577, 63647}},
	{"a pinned pawn may not capture en passant", "2r5/3pk3/8/2P5/8/2K5/8/8 w - - 5 4", []int{9, 163, 1349, 23718, 177964}},
	{"promotion ends a check", "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", []int{11, 133, 1442, 19174, 266199, 3821001}},
	{"promotion gives check", "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", []int{9, 40, 472, 2661, 38983, 217342}},
	{"underpromotion gives check", "8/P1k5/K7/8/8/8/8/8 w - - 0 1", []int{6, 27, 273, 1329, 18135, 92683}},
	{"discovered check", "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", []int{29, 165, 5160, 31961, 1004658}},
	{"double check", "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", []int{37, 183, 6559, 23527}},
	{"stalemate of oneself", "K1k5/8/P7/8/8/8/8/8 w - - 0 1", []int{2, 6, 13, 63, 382, 2217}},
	{"stalemate and checkmate", "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", []int{10, 25, 268, 926, 10857, 43261, 567584}},
}

// perft runs a table, each row as deep as it may cost so many nodes, or as the
// table goes with the flag.
func perft(t *testing.T, tests []perftTest, limit int) {
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			before := p
			for i, want := range tt.nodes {
				if want > limit && !*deep {
					break
				}
				if got := p.Perft(i + 1); got != want {
					t.Fatalf("Perft(%d) = %d, want %d, in %s", i+1, got, want, tt.fen)
				}
			}
			samePosition(t, p, before)
		})
	}
}

func TestPerft(t *testing.T) { perft(t, perftTests, 2_200_000) }

func TestPerftOfThePositionsThatFindBugs(t *testing.T) { perft(t, bugTests, 90_000) }

func TestPerftOfNothingIsOne(t *testing.T) {
	for _, depth := range []int{0, -1} {
		for _, fen := range []string{startText, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"} {
			p := setUpFEN(t, fen)
			if got := p.Perft(depth); got != 1 {
				t.Errorf("Perft(%d) = %d, want 1, in %s", depth, got, fen)
			}
		}
	}
}

func TestNothingCanBePlayedAfterTheEnd(t *testing.T) {
	tests := []struct {
		name string
		fen  string
	}{
		{"after checkmate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"},
		{"after stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			for depth := 1; depth <= 3; depth++ {
				if got := p.Perft(depth); got != 0 {
					t.Errorf("Perft(%d) = %d, want 0", depth, got)
				}
				if got := p.Divide(depth); len(got) != 0 {
					t.Errorf("Divide(%d) = %v, want nothing", depth, got)
				}
			}
		})
	}
}

// Every chess program that has a command for it prints these shares of 8902.
func TestDivide(t *testing.T) {
	want := []Share{
		{moveOf("b1a3"), 400}, {moveOf("b1c3"), 440}, {moveOf("g1f3"), 440}, {moveOf("g1h3"), 400},
		{moveOf("a2a3"), 380}, {moveOf("a2a4"), 420}, {moveOf("b2b3"), 420}, {moveOf("b2b4"), 421},
		{moveOf("c2c3"), 420}, {moveOf("c2c4"), 441}, {moveOf("d2d3"), 539}, {moveOf("d2d4"), 560},
		{moveOf("e2e3"), 599}, {moveOf("e2e4"), 600}, {moveOf("f2f3"), 380}, {moveOf("f2f4"), 401},
		{moveOf("g2g3"), 420}, {moveOf("g2g4"), 421}, {moveOf("h2h3"), 380}, {moveOf("h2h4"), 420},
	}
	p := setUpFEN(t, startText)
	got := p.Divide(3)
	if len(got) != len(want) {
		t.Fatalf("there are %d shares, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("share %d is %v, want %v", i+1, got[i], want[i])
		}
	}
	samePosition(t, p, setUpFEN(t, startText))
}

func TestDivideTellsPerftApart(t *testing.T) {
	for _, tt := range perftTests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, tt.fen)
			for depth := 1; depth <= 2; depth++ {
				sum := 0
				var moves []Move
				for _, share := range p.Divide(depth) {
					moves = append(moves, share.Move)
					sum += share.Nodes
				}
				if sum != tt.nodes[depth-1] {
					t.Errorf("the shares of Divide(%d) add up to %d, want %d", depth, sum, tt.nodes[depth-1])
				}
				if want := p.LegalMoves(); !slices.Equal(moves, want) {
					t.Errorf("the shares are those of %s\nthe legal moves are %s", movesOf(moves), movesOf(want))
				}
			}
		})
	}
}

func TestDivideGoesOnePlyAtLeast(t *testing.T) {
	p := setUpFEN(t, kiwipeteText)
	want := p.Divide(1)
	for _, share := range want {
		if share.Nodes != 1 {
			t.Fatalf("Divide(1) has %d ways after %v, want 1", share.Nodes, share.Move)
		}
	}
	for _, depth := range []int{0, -3} {
		if got := p.Divide(depth); !slices.Equal(got, want) {
			t.Errorf("Divide(%d) has %d shares, want the %d of Divide(1)", depth, len(got), len(want))
		}
	}
}

// BenchmarkPerft counts positions, and says how many it comes to in a second.
func BenchmarkPerft(b *testing.B) {
	for _, tt := range perftTests[:2] {
		b.Run(tt.name, func(b *testing.B) {
			p := setUpFEN(b, tt.fen)
			b.ReportAllocs()
			nodes := 0
			for b.Loop() {
				nodes += p.Perft(3)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
