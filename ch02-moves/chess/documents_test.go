// documents_test.go runs the cases of the course's source documents that are
// about how the pieces move. Each subtest bears the number of its case in
// docs/test-cases.md, and E0-01 is a row of docs/errata.md.

package chess

import (
	"errors"
	"strings"
	"testing"
)

// place sets up a board from a list of pieces in the form of the documents:
// "Pe2 nf6" is a white pawn on e2 and a black knight on f6.
func place(t *testing.T, pieces string) Board {
	t.Helper()
	var b Board
	for _, word := range strings.Fields(pieces) {
		p, err := ParsePiece(word[:1])
		if err != nil {
			t.Fatal(err)
		}
		s, err := ParseSquare(word[1:])
		if err != nil {
			t.Fatal(err)
		}
		b.Set(s, p)
	}
	return b
}

// move reads a move such as "e2e4".
func move(t *testing.T, text string) Move {
	t.Helper()
	m, _, err := ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// One document asks about lines and jumps without a piece that makes them. We
// ask a piece: a rook goes orthogonally, a bishop diagonally. It need not stand
// on the first square.
func TestDocumentsGeometry(t *testing.T) {
	orthogonal, diagonal, jump := NewPiece(TypeRook, White), NewPiece(TypeBishop, White), NewPiece(TypeKnight, White)
	tests := []struct {
		name   string
		piece  Piece
		pieces string // what stands on the board
		move   string
		want   bool
	}{
		{"T4-orth-1 one square along a rank: a1-b1", orthogonal, "", "a1b1", true},
		{"T4-orth-2 one square along a file: a1-a2", orthogonal, "", "a1a2", true},
		{"T4-orth-3 a diagonal is not orthogonal: a1-b2", orthogonal, "", "a1b2", false},
		{"T4-orth-4 standing still is no move: a1-a1", orthogonal, "", "a1a1", false},
		{"T4-orth-5 blocked by d4, up the file: d1-d7", orthogonal, "Pd4", "d1d7", false},
		{"T4-orth-6 blocked by d4, along the rank: a4-g4", orthogonal, "Pd4", "a4g4", false},

		{"T4-diag-1 one square up to the right: a1-b2", diagonal, "", "a1b2", true},
		{"T4-diag-2 one square up to the left: b1-a2", diagonal, "", "b1a2", true},
		{"T4-diag-3 a rank is not diagonal: a1-b1", diagonal, "", "a1b1", false},
		{"T4-diag-4 standing still is no move: a1-a1", diagonal, "", "a1a1", false},
		{"T4-diag-5 blocked by d4, from corner to corner: a1-h8", diagonal, "Pd4", "a1h8", false},
		{"T4-diag-6 passing by d4: b1-g6", diagonal, "Pd4", "b1g6", true},
		{"T4-diag-7 blocked by d4, downwards: a7-f2", diagonal, "Pd4", "a7f2", false},
		{"T4-diag-8 passing by d4, downwards: a8-h1", diagonal, "Pd4", "a8h1", true},

		{"T4-knight-1 two to the right and one up: a1-c2", jump, "", "a1c2", true},
		{"T4-knight-2 one to the right and two up: a1-b3", jump, "", "a1b3", true},
		{"T4-knight-3 one and one is no jump: a1-b2", jump, "", "a1b2", false},
		{"T1-knight-ref two to the left and one down: d5-b4", jump, "", "d5b4", true},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b, m := place(t, tt.pieces), move(t, tt.move)
			if got := tt.piece.IsValid(&b, m.From, m.To); got != tt.want {
				t.Errorf("a %v from %v to %v: IsValid = %t, want %t, with %q on the board", tt.piece.Type(), m.From, m.To, got, tt.want, tt.pieces)
			}
		})
	}
}

// The same document has a function that is told who moves and who stands on the
// target, and no squares. We let the one go to the other, on squares side by
// side.
func TestDocumentsMoveOrCapture(t *testing.T) {
	tests := []struct {
		name          string
		start, target string // pieces by letter, and a dot for none
		want          bool
	}{
		{"T4-own-1 a white rook takes a black rook", "R", "r", true},
		{"T4-own-2 a black rook takes a white rook", "r", "R", true},
		{"T4-own-3 a white rook takes no white rook", "R", "R", false},
		{"T4-own-4 a black rook takes no black rook", "r", "r", false},
		{"T4-own-5 a rook goes to an empty square", "R", ".", true},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.start+"a1")
			if tt.target != "." {
				target, err := ParsePiece(tt.target)
				if err != nil {
					t.Fatal(err)
				}
				b.Set(A2, target)
			}
			if got := b.At(A1).IsValid(&b, A1, A2); got != tt.want {
				t.Errorf("IsValid = %t, want %t, with %q on a1 and %q on a2", got, tt.want, tt.start, tt.target)
			}
		})
	}
}

func TestDocumentsPieceRules(t *testing.T) {
	tests := []struct {
		name   string
		pieces string // what stands on the board
		move   string
		want   bool
	}{
		{"T0-pawn-hop-w no double step over a knight, though the printed code makes it (E0-01): e2-e4", "Pe2 ne3", "e2e4", false},
		{"T0-pawn-hop-b no double step over a knight, Black, though the printed code makes it (E0-01): e7-e5", "pe7 Ne6", "e7e5", false},

		{"T4-own-6 a rook takes an enemy rook: a1-a5", "Ra1 ra5", "a1a5", true},
		{"T4-own-7 a rook does not take its own rook: a1-a5", "Ra1 Ra5", "a1a5", false},

		{"T4-pawn-1 one step, White: e2-e3", "Pe2 pd7", "e2e3", true},
		{"T4-pawn-2 two steps, White: e2-e4", "Pe2 pd7", "e2e4", true},
		{"T4-pawn-3 one step, Black, whosever turn it is: d7-d6", "Pe2 pd7", "d7d6", true},
		{"T4-pawn-4 two steps, Black: d7-d5", "Pe2 pd7", "d7d5", true},
		{"T4-pawn-5 blocked by its own pawn: e2-e3", "Pe2 pd7 Pe3 Pe5 pd6", "e2e3", false},
		{"T4-pawn-6 blocked, two steps over its own pawn: e2-e4", "Pe2 pd7 Pe3 Pe5 pd6", "e2e4", false},
		{"T4-pawn-7 blocked: d7-d6", "Pe2 pd7 Pe3 Pe5 pd6", "d7d6", false},
		{"T4-pawn-8 blocked, two steps over a pawn: d7-d5", "Pe2 pd7 Pe3 Pe5 pd6", "d7d5", false},
		{"T4-pawn-9 White captures diagonally: e5-d6", "Pe2 pd7 Pe3 Pe5 pd6", "e5d6", true},
		{"T4-pawn-10 Black captures diagonally: d6-e5", "Pe2 pd7 Pe3 Pe5 pd6", "d6e5", true},

		{"T4-ep-3 no capture in passing without a double step just made: e5-d6", "Pe5 Pe4 pd4 pd5", "e5d6", false},
		{"T3-pawn-1 a pawn never goes backwards: d4-d3", "Pd4", "d4d3", false},
		{"T3-pawn-2 a pawn does not go diagonally to an empty square: d4-e5", "Pd4", "d4e5", false},
		{"T3-pawn-3 a pawn goes diagonally to capture: d4-e5", "Pd4 pe5", "d4e5", true},

		{"T3R-knight-1 a jump: d4-b5", "Nd4", "d4b5", true},
		{"T3R-knight-2 a jump: d4-c6", "Nd4", "d4c6", true},
		{"T3R-knight-3 a jump: d4-e6", "Nd4", "d4e6", true},
		{"T3R-knight-4 a jump: d4-f5", "Nd4", "d4f5", true},
		{"T3R-knight-5 a jump: d4-f3", "Nd4", "d4f3", true},
		{"T3R-knight-6 a jump: d4-e2", "Nd4", "d4e2", true},
		{"T3R-knight-7 a jump: d4-c2", "Nd4", "d4c2", true},
		{"T3R-knight-8 a jump: d4-b3", "Nd4", "d4b3", true},
		{"T3R-knight-9 a knight does not go diagonally: d4-b2", "Nd4", "d4b2", false},
		{"T3R-knight-10 a knight does not go down a file: d4-d1", "Nd4", "d4d1", false},
		{"T3R-knight-11 a knight does not go along a rank: d4-b4", "Nd4", "d4b4", false},
		{"T3R-knight-12 a knight does not go one step diagonally: d4-e5", "Nd4", "d4e5", false},
		{"T3R-knight-13 a knight does not cross the board: b1-d8", "Nb1", "b1d8", false},
		{"T3R-knight-14 a white knight jumps out of a ring: c3-b5", "Pa4 pb4 pc4 Pd4 Pa5 pc5 Pb3 Nc3", "c3b5", true},
		{"T3R-knight-15 a black knight jumps out of a crowd: b5-d6", "Pa4 pb4 pc4 Pd4 Pa5 pc5 Pb3 nb5", "b5d6", true},
		{"T3R-knight-16 a knight takes an enemy: d4-f3", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4f3", true},
		{"T3R-knight-17 a knight takes an enemy: d4-e2", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4e2", true},
		{"T3R-knight-18 a knight takes an enemy: d4-c2", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4c2", true},
		{"T3R-knight-19 a knight takes an enemy: d4-b3", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4b3", true},
		{"T3R-knight-20 a knight does not take its own: d4-b5", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4b5", false},
		{"T3R-knight-21 a knight does not take its own: d4-c6", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4c6", false},
		{"T3R-knight-22 a knight does not take its own: d4-e6", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4e6", false},
		{"T3R-knight-23 a knight does not take its own: d4-f5", "Pb5 Pc6 Pe6 Pf5 pf3 pe2 pc2 pb3 Nd4", "d4f5", false},

		{"T3R-pawn-1 one step up: d4-d5", "Pd4", "d4d5", true},
		{"T3R-pawn-2 no step back: d4-d3", "Pd4", "d4d3", false},
		{"T3R-pawn-3 one step down, Black: d5-d4", "pd5", "d5d4", true},
		{"T3R-pawn-4 no step up, Black: d3-d4", "pd3", "d3d4", false},
		{"T3R-pawn-5 two steps from the first square: d2-d4", "Pd2", "d2d4", true},
		{"T3R-pawn-6 two steps from the first square, Black: e7-e5", "pe7", "e7e5", true},
		{"T3R-pawn-7 no two steps for a pawn that has moved: d3-d5", "Pd3", "d3d5", false},
		{"T3R-pawn-8 one step for a pawn that has moved: d3-d4", "Pd3", "d3d4", true},
		{"T3R-pawn-9 no two steps for a pawn that has moved, Black: e6-e4", "pe6", "e6e4", false},
		{"T3R-pawn-10 one step for a pawn that has moved, Black: e6-e5", "pe6", "e6e5", true},
		{"T3R-pawn-11 no two steps over a bishop: c2-c4", "Pc2 bc3", "c2c4", false},
		{"T3R-pawn-12 a bishop beside the way is no matter: d2-d4", "Pd2 bc3", "d2d4", true},
		{"T3R-pawn-13 no two steps over a bishop, Black: e7-e5", "pe7 be6", "e7e5", false},
		{"T3R-pawn-14 a bishop beside the way is no matter, Black: d7-d5", "pd7 be6", "d7d5", true},
		{"T3R-pawn-15 a pawn does not capture straight ahead: d5-d6", "Pd5 bd6", "d5d6", false},
		{"T3R-pawn-16 a pawn does not run into its own bishop: d5-d6", "Pd5 Bd6", "d5d6", false},
		{"T3R-pawn-17 no diagonal step to an empty square: d5-e6", "Pd5", "d5e6", false},
		{"T3R-pawn-18 no diagonal step to an empty square, to the left: g2-f3", "Pg2", "g2f3", false},
		{"T3R-pawn-19 no step backwards, to the left: e7-d6", "Pe7", "e7d6", false},
		{"T3R-pawn-20 no step backwards, to the right: d7-e6", "Pd7", "d7e6", false},
		{"T3R-pawn-21 no leap across the board: e2-e8", "Pe2", "e2e8", false},
		{"T3R-pawn-22 no leap across the files: e2-h5", "Pe2", "e2h5", false},
		{"T3R-pawn-23 no knight's jump: e2-d4", "Pe2", "e2d4", false},
		{"T3R-pawn-24 a pawn captures to the left: d5-c6", "Pd5 bc6 be6 be4", "d5c6", true},
		{"T3R-pawn-25 a pawn captures to the right: d5-e6", "Pd5 bc6 be6 be4", "d5e6", true},
		{"T3R-pawn-26 no capture backwards: d5-e4", "Pd5 bc6 be6 be4", "d5e4", false},
		{"T3R-pawn-27 a pawn captures towards the a-file, Black: d5-c4", "pd5 Bc4 Be4", "d5c4", true},
		{"T3R-pawn-28 a pawn captures towards the h-file, Black: d5-e4", "pd5 Bc4 Be4", "d5e4", true},
		{"T3R-pawn-29 a pawn does not capture its own bishop: d5-c6", "Pd5 Bc6 be6", "d5c6", false},
		{"T3R-pawn-30 a pawn captures the enemy's bishop: d5-e6", "Pd5 Bc6 be6", "d5e6", true},
		{"T3R-pawn-31 a pawn captures the enemy's bishop, Black: d5-c4", "pd5 Bc4 be4", "d5c4", true},
		{"T3R-pawn-32 a pawn does not capture its own bishop, Black: d5-e4", "pd5 Bc4 be4", "d5e4", false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b, m := place(t, tt.pieces), move(t, tt.move)
			if got := b.At(m.From).IsValid(&b, m.From, m.To); got != tt.want {
				t.Errorf("%v: IsValid = %t, want %t, with %q on the board", m, got, tt.want, tt.pieces)
			}
		})
	}
}

// The figures of one document mark the squares to which a piece may go.
func TestDocumentsFigures(t *testing.T) {
	testWalks(t, []walk{
		{"T0-fig-king the king of the figure has seven squares", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . p . .
			4 . . . . P K . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "e3 f3 g3 g4 e5 f5x g5"},
		{"T0-fig-knight the knight of the figure has seven squares", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . p . P .
			5 . . . . . . . .
			4 . . . . . N . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "e2 g2 d3 h3 d5 h5 e6x"},
		{"T0-fig-rook the rook of the figure has ten squares", `
			8 . . . . . . . .
			7 . . . . . p . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 p . P . . R . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "f1 f2 f3 d4 e4 g4 h4 f5 f6 f7x"},
		{"T0-fig-bishop the bishop of the figure has eight squares", `
			8 . . . . . . . .
			7 . . p . . . . .
			6 . . . . . . . p
			5 . . . . . . P .
			4 . . . . . B . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "c1 d2 h2 e3 g3 e5 d6 c7x"},
		{"T0-fig-queen the queen of the figure has eighteen squares", `
			8 . . . . . . . .
			7 . . p . . p . .
			6 . . . . . . . p
			5 . . . . . . P .
			4 . . P . . Q . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			F4, "c1 f1 d2 f2 h2 e3 f3 g3 d4 e4 g4 h4 e5 f5 d6 f6 c7x f7x"},
		{"T0-fig-pawn-w the white pawn of the figure has three squares", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			E2, "d3x e3 e4"},
		{"T0-fig-pawn-b the black pawn of the same figure has two", `
			8 . . . . . . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . p . . . .
			2 . . . . P . . .
			1 . . . . . . . .
			  a b c d e f g h`,
			D3, "d2 e2x"},
		{"T0-disc-1 a pawn that may capture though its king is missing", `
			8 . . . . k . . .
			7 . . . . . . . .
			6 . . . . . . . .
			5 . . . . . p . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . R . . .
			  a b c d e f g h`,
			E4, "e5 f5x"},
		{"T0-promo-2 a pawn about to promote has one step and one capture", `
			8 . . r . k . . .
			7 . P . . . . . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 . . . . . . . .
			1 . . . . K . . .
			  a b c d e f g h`,
			B7, "b8 c8x"},
	})
}

func TestDocumentsTurns(t *testing.T) {
	tests := []struct {
		name   string
		played string // before the move in question
		move   string
		want   error // nil for a legal move
	}{
		{"T0-pawn-e2e4 the first move of many games", "", "e2e4", nil},
		{"T3R-turn-1 Black does not begin: d7-d6", "", "d7d6", ErrNotYourTurn},
		{"T3R-turn-2 nothing stands on d4: d4-h6", "", "d4h6", ErrNoPiece},
		{"T3R-turn-3 the way from f8 to b4 is blocked", "d2d4", "f8b4", ErrBlocked},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.played)
			if err := g.Refusal(move(t, tt.move)); !errors.Is(err, tt.want) {
				t.Errorf("after %q, Refusal(%s) = %v, want %v", tt.played, tt.move, err, tt.want)
			}
		})
	}
}
