// bench_test.go measures what a move costs to read, in two ways.

package notation

import (
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

// benchFEN is a position in the middle of a game.
const benchFEN = "r1bq1rk1/1p2nppp/p1n1p3/2pp4/B2PP3/2P2N2/PP3PPP/RNBQK2R w KQ - 0 8"

// BenchmarkRead reads moves of one position: as books write them, and by two squares.
func BenchmarkRead(b *testing.B) {
	p := positionOf(b, benchFEN)
	for _, text := range []string{"exd5", "Nbd2", "Nf3d2", "O-O"} {
		b.Run(text, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Read(&p, text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkReadAmongAll reads a move in the way that first comes to mind: it writes
// every legal move and looks for the text.
func BenchmarkReadAmongAll(b *testing.B) {
	p := positionOf(b, benchFEN)
	for b.Loop() {
		if !slices.ContainsFunc(p.LegalMoves(), func(m chess.Move) bool { return SAN(p, m) == "Nbd2" }) {
			b.Fatal("Nbd2 is not among the legal moves")
		}
	}
}
