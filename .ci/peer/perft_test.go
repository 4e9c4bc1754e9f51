// perft_test.go measures chapter 4 beside another chess program in Go, on the
// same positions, by turns, in one run:
//
//	cd .ci/peer && go test -bench Perft
//
// Both make every move up to the last one and count it; neither just counts the
// moves of the last ply. The peer works with bitboards, chapter 4 asks each
// piece where it may go.
package peer

import (
	"testing"
	"time"

	"mateinfive/ch04-special/chess"

	peer "github.com/corentings/chess/v2"
)

// positions are well known, and so are their counts (Chess Programming Wiki,
// "Perft Results").
var positions = []struct {
	name, fen string
	depth     int
	nodes     int
}{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197281},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862},
	{"position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43238},
	{"position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3, 9467},
	{"position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62379},
	{"position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89890},
}

// BenchmarkPerft reports the nodes a second of both, and chapter 4's as a part
// of the peer's.
func BenchmarkPerft(b *testing.B) {
	for _, position := range positions {
		b.Run(position.name, func(b *testing.B) {
			p := chess.MustParseFEN(position.fen)
			other := peerPosition(b, position.fen)
			var ours, theirs time.Duration
			for b.Loop() {
				ours += measure(b, position.nodes, func() int { return p.Perft(position.depth) })
				theirs += measure(b, position.nodes, func() int { return peerPerft(other, position.depth) })
			}
			nodes := float64(position.nodes) * float64(b.N)
			b.ReportMetric(nodes/ours.Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(nodes/theirs.Seconds()/1e6, "peer-Mnodes/s")
			b.ReportMetric(theirs.Seconds()/ours.Seconds(), "of-peer")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// measure returns how long a count takes, which must be right.
func measure(b *testing.B, want int, count func() int) time.Duration {
	begin := time.Now()
	got := count()
	took := time.Since(begin)
	if got != want {
		b.Fatalf("counted %d nodes, want %d", got, want)
	}
	return took
}

// peerPosition reads a FEN with the peer's reader.
func peerPosition(b *testing.B, fen string) *peer.Position {
	option, err := peer.FEN(fen)
	if err != nil {
		b.Fatal(err)
	}
	return peer.NewGame(option).Position()
}

// peerPerft is perft by what the peer offers in public.
func peerPerft(p *peer.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	nodes := 0
	moves := p.ValidMoves()
	for i := range moves {
		nodes += peerPerft(p.Update(&moves[i]), depth-1)
	}
	return nodes
}
