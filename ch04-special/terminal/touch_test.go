// touch_test.go watches the hand: which piece it holds, and when it lets go.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

func TestHand(t *testing.T) {
	const start = "r3k2r/2P5/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name, lines string // with a comma between
		want        chess.Square
		asks        bool // what a pawn becomes
	}{
		{"nothing typed", "", chess.NoSquare, false},
		{"a piece is touched", "e1", chess.E1, false},
		{"the same square lets go", "e1,e1", chess.NoSquare, false},
		{"another piece", "e1,h1", chess.H1, false},
		{"an enemy's piece", "e8", chess.NoSquare, false},
		{"nothing there", "e4", chess.NoSquare, false},
		{"a move in two steps", "e1,e2", chess.NoSquare, false},
		{"castling in two steps", "e1,g1", chess.NoSquare, false},
		{"castling by its sign, with another piece in the hand", "c7,O-O", chess.NoSquare, false},
		{"a whole move, with another piece in the hand", "c7,e1e2", chess.NoSquare, false},
		{"a refused step", "e1,e3", chess.E1, false},
		{"a refused move", "e1,a1c3", chess.E1, false},
		{"castling that is refused", "h1,e1h1", chess.H1, false},
		{"nonsense", "e1,banana", chess.E1, false},
		{"a command", "e1,record", chess.E1, false},
		{"the board turned around", "e1,flip", chess.E1, false},
		{"a promotion in two steps", "c7,c8=N", chess.NoSquare, false},
		{"a promotion that is refused", "c7,b8q", chess.C7, false},
		{"a promotion to nothing that there is", "c7,c8k", chess.C7, true},
		{"the question is asked", "c7,c8", chess.C7, true},
		{"the question is answered", "c7,c8,n", chess.NoSquare, false},
		{"the question is answered badly", "c7,c8,k", chess.C7, true},
		{"the pawn stays", "c7,c8,undo", chess.NoSquare, false},
		{"undo lets go", "e1e2,e8e7,a1,undo", chess.NoSquare, false},
		{"a refused undo does not", "e1e2,e8e7,a1,undo 9", chess.A1, false},
		{"redo lets go", "e1e2,undo,a1,redo", chess.NoSquare, false},
		{"reset lets go", "a1,reset", chess.NoSquare, false},
		{"another position lets go", "a1,fen " + startFEN, chess.NoSquare, false},
		{"a bad one does not", "a1,fen x", chess.A1, false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(start), Quiet: true})
			for _, line := range strings.Split(tt.lines, ",") {
				answer(s, line)
			}
			if s.touched != tt.want || s.asksPromotion() != tt.asks {
				t.Errorf("after %s, the hand holds the piece on %s and the program asks: %v; want %s, %v", tt.lines, s.touched, s.asksPromotion(), tt.want, tt.asks)
			}
		})
	}
}
