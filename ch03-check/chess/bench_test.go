// bench_test.go measures what a question to the whole board costs.

package chess

import "testing"

// middlegame has lines open and lines closed.
const middlegame = "r1bq1rk1/pp2nppp/2nbp3/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w"

// BenchmarkAttackers asks about every square in turn.
func BenchmarkAttackers(b *testing.B) {
	p := positionOf(b, middlegame)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		p.Attackers(Square(i%64), White)
	}
}

// BenchmarkLegalMoves makes a list of every legal move of White.
func BenchmarkLegalMoves(b *testing.B) {
	p := positionOf(b, middlegame)
	b.ReportAllocs()
	for b.Loop() {
		p.LegalMoves()
	}
}

// BenchmarkStatus asks how White stands: the first legal move is found early.
// Where there is none, as after Fool's mate, every move has to be tried.
func BenchmarkStatus(b *testing.B) {
	for _, bb := range []struct{ name, fen string }{
		{"in the middle of a game", middlegame},
		{"after a mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w"},
	} {
		b.Run(bb.name, func(b *testing.B) {
			p := positionOf(b, bb.fen)
			b.ReportAllocs()
			for b.Loop() {
				p.Status()
			}
		})
	}
}
