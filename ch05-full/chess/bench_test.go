// bench_test.go measures what a question to a piece costs, and what a question
// to the whole board costs.

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

// BenchmarkAttackers asks about every square in turn.
func BenchmarkAttackers(b *testing.B) {
	board := boardOf(b, benchDiagram)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		board.Attackers(Square(i%64), White)
	}
}

// BenchmarkLegalMoves makes a list of every legal move of White.
func BenchmarkLegalMoves(b *testing.B) {
	p := Position{Board: boardOf(b, benchDiagram)}
	b.ReportAllocs()
	for b.Loop() {
		p.LegalMoves()
	}
}

// BenchmarkStatus asks how White stands: the first legal move is found early.
// Where there is none, every move has to be tried.
func BenchmarkStatus(b *testing.B) {
	positions := []struct {
		name    string
		diagram string
	}{
		{"in the middle of a game", benchDiagram},
		{"after a mate", mateDiagram},
	}
	for _, bb := range positions {
		b.Run(bb.name, func(b *testing.B) {
			p := Position{Board: boardOf(b, bb.diagram)}
			b.ReportAllocs()
			for b.Loop() {
				p.Status()
			}
		})
	}
}

// mateDiagram is the end of the shortest of all games, Fool's mate.
const mateDiagram = `
	8 r n b . k b n r
	7 p p p p . p p p
	6 . . . . . . . .
	5 . . . . p . . .
	4 . . . . . . P q
	3 . . . . . P . .
	2 P P P P P . . P
	1 R N B Q K B N R
	  a b c d e f g h`

// BenchmarkKingSafe asks the same question in two ways: is the king safe after a
// move? On a copy, as chapter 3 does, or by making the move and taking it back.
func BenchmarkKingSafe(b *testing.B) {
	p, capture := positionOf(b, kiwipete), Move{From: E2, To: A6}
	b.Run("copy", func(b *testing.B) {
		for b.Loop() {
			after := p.After(capture)
			if after.InCheck(White) {
				b.Fatal("the king is safe after e2a6")
			}
		}
	})
	b.Run("make", func(b *testing.B) {
		for b.Loop() {
			if !p.keepsKingSafe(capture) {
				b.Fatal("the king is safe after e2a6")
			}
		}
	})
}
