// bench_test.go measures what a move costs to read and to write, and how much of
// that is the question whether it is legal.

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
	for _, text := range []string{"e5", "exd5", "Bxc6", "Nbd2", "Nf3d2", "O-O", "e1g1"} {
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

// BenchmarkIsLegal asks what every reading of a move ends with.
func BenchmarkIsLegal(b *testing.B) {
	p, m := positionOf(b, benchFEN), moveOf(b, "b1d2")
	for b.Loop() {
		p.IsLegal(m)
	}
}

// BenchmarkSAN writes every move of a position in turn.
func BenchmarkSAN(b *testing.B) {
	p := positionOf(b, benchFEN)
	moves := p.LegalMoves()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		SAN(p, moves[i%len(moves)])
	}
}
