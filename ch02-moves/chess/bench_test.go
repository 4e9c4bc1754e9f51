// bench_test.go measures what a question to a piece costs.

package chess

import "testing"

// benchDiagram is a board in the middle of a game, with lines open and lines
// closed.
const benchDiagram = `
	8 r . b q . r k .
	7 p p . . n p p p
	6 . . n b p . . .
	5 . . . p . . . .
	4 . . . P . . . .
	3 . . N B . N . .
	2 P P . . . P P P
	1 R . B Q . R K .
	  a b c d e f g h`

// BenchmarkIsValid asks each kind of piece about a move from d4 to every square
// in turn.
func BenchmarkIsValid(b *testing.B) {
	board := boardOf(b, benchDiagram)
	for _, kind := range PieceTypes() {
		b.Run(kind.String(), func(b *testing.B) {
			p := NewPiece(kind, White)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p.IsValid(&board, D4, Square(i%64))
			}
		})
	}
}

// BenchmarkReach asks every piece of a board for all its squares.
func BenchmarkReach(b *testing.B) {
	board := boardOf(b, benchDiagram)
	b.ReportAllocs()
	for b.Loop() {
		for from := A1; from <= H8; from++ {
			board.Reach(from)
		}
	}
}
