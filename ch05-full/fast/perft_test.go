// perft_test.go counts what can be played, where the counts are published.

package fast

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// dataDir is the folder of the collections of package chess:
//
//	go test ./ch05-full/fast -run Data -data DIR
var dataDir = flag.String("data", "", "a `folder` with perft/*.epd")

// boardOf reads a FEN.
func boardOf(t testing.TB, fen string) *Board {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	b, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The positions are those of the Chess Programming Wiki, "Perft Results".
func TestPerft(t *testing.T) {
	tests := []struct {
		name, fen   string
		depth, want int
	}{
		{"the initial position", chess.StartFEN, 5, 4865609},
		{"position 2, Kiwipete: everything at once", starts[1], 4, 4085603},
		{"position 3: pins along a rank, and en passant", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11030083},
		{"position 4: promotions, and castling after them", starts[2], 5, 15833292},
		{"position 5: a pawn about to promote beside the king", starts[4], 4, 2103487},
		{"position 6: the middle of a game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3894594},
		{"nothing is played in one way", chess.StartFEN, 0, 1},
		{"less than nothing, too", chess.StartFEN, -1, 1},
		{"after a mate nothing can be played", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 3, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { samePerft(t, tt.fen, tt.depth, tt.want) })
	}
}

// samePerft counts a position in both ways.
func samePerft(t *testing.T, fen string, depth, want int) {
	t.Helper()
	b := boardOf(t, fen)
	if got := b.Perft(depth); got != want {
		t.Errorf("Perft(%d) = %d, want %d, in %s", depth, got, want, fen)
	}
	if got := b.PerftBulk(depth); got != want {
		t.Errorf("PerftBulk(%d) = %d, want %d, in %s", depth, got, want, fen)
	}
}

// Each published position is counted, and compared with package chess two plies deep. A line
// is such as "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66"; what begins with another letter
// than D is no count. Without a folder there is nothing to test.
func TestData(t *testing.T) {
	if *dataDir == "" {
		return
	}
	names, _ := filepath.Glob(filepath.Join(*dataDir, "perft", "*.epd"))
	counted := 0
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			fields := strings.Split(line, ";")
			fen := strings.TrimSpace(fields[0])
			for _, field := range fields[1:] {
				var depth, want int
				if n, _ := fmt.Sscanf(field, "D%d %d", &depth, &want); n == 2 && want < 20_000_000 {
					samePerft(t, fen, depth, want)
					counted++
				}
			}
			p := chess.MustParseFEN(fen)
			b := boardOf(t, fen)
			compare(t, b, p)
			for _, m := range p.LegalMoves() {
				b.Make(m)
				compare(t, b, p.After(m))
				b.Unmake()
			}
		}
	}
	t.Logf("%d counts were compared", counted)
	if counted < 500 {
		t.Errorf("only %d counts were compared", counted)
	}
}

func TestNothingIsAllocated(t *testing.T) {
	b := boardOf(t, starts[1])
	if got := testing.AllocsPerRun(3, func() { b.Perft(3); b.PerftBulk(3) }); got != 0 {
		t.Errorf("Perft allocates %v times, want never", got)
	}
	if got := testing.AllocsPerRun(3, func() { b.Make(chess.Move{}); b.InCheck(); b.Key(); b.Unmake() }); got != 0 {
		t.Errorf("Make allocates %v times, want never", got)
	}
}
