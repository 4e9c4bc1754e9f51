// make_test.go tests moves that are made on a position.

package chess

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/internal/diagram"
)

// sameFEN fails the test unless a position is what a FEN says.
func sameFEN(t *testing.T, got Position, fen string) {
	t.Helper()
	samePosition(t, got, positionOf(t, fen))
}

// makeMoves makes moves written one after the other, such as "e2e4 e7e5".
func makeMoves(t *testing.T, p *Position, moves string) {
	t.Helper()
	for _, text := range strings.Fields(moves) {
		p.Make(moveOf(t, text))
	}
}

// movesMade are moves, with the positions before and after them.
var movesMade = []struct{ name, fen, move, want string }{
	{"a quiet move counts one more ply",
		"4k3/8/8/8/8/8/8/R3K3 w - - 5 9", "a1a5", "4k3/8/8/R7/8/8/8/4K3 b - - 6 9"},
	{"after Black's move the next number comes",
		"r3k3/8/8/8/8/8/8/4K3 b - - 5 9", "a8a5", "4k3/8/8/r7/8/8/8/4K3 w - - 6 10"},
	{"a pawn's move begins the count again",
		"4k3/8/8/8/8/8/4P3/4K3 w - - 5 9", "e2e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9"},
	{"a promotion begins the count again, though the pawn has gone",
		"7K/P7/8/8/8/8/8/k7 w - - 5 9", "a7a8n", "N6K/8/8/8/8/8/8/k7 b - - 0 9"},
	{"only a pawn's double step leaves a square behind",
		"4k3/8/8/8/8/8/3R4/4K3 w - - 5 9", "d2d4", "4k3/8/8/8/3R4/8/8/4K3 b - - 6 9"},
	{"a capture begins the count again",
		"4k3/8/8/8/8/3n4/8/R3KB2 w - - 5 9", "f1d3", "4k3/8/8/8/8/3B4/8/R3K3 b - - 0 9"},
	{"a double step leaves a square behind",
		"4k3/p7/8/8/7P/8/8/4K3 b - h3 0 9", "a7a5", "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 10"},
	{"en passant takes the pawn that has passed",
		"8/8/6K1/3pP3/8/8/8/4k3 w - d6 0 9", "e5d6", "8/8/3P2K1/8/8/8/8/4k3 b - - 0 9"},
	{"a rook that is captured takes its right along",
		"4k3/8/8/8/8/8/6b1/4K2R b K - 5 9", "g2h1", "4k3/8/8/8/8/8/8/4K2b w - - 0 10"},
	{"castling moves king and rook",
		"4k3/8/8/8/8/8/8/4K2R w K - 5 9", "e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 6 9"},
	{"castling on the queen's side moves king and rook",
		"r3k3/8/8/8/8/8/8/4K3 b q - 5 9", "e8c8", "2kr4/8/8/8/8/8/8/4K3 w - - 6 10"},
	{"a pawn that becomes a knight may capture, too",
		"4k3/8/8/8/8/8/1p6/R3K3 b Q - 5 9", "b2a1n", "4k3/8/8/8/8/8/8/n3K3 w - - 0 10"},
}

// TestCaptured asks of a move what it captures, and where that stands.
func TestCaptured(t *testing.T) {
	tests := []struct {
		name, fen, move, want string
		on                    Square
	}{
		{"a quiet move captures nothing",
			"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a5", "nothing", A5},
		{"a capture takes what stands on its target",
			"4k3/8/8/8/8/3n4/8/4KB2 w - - 0 1", "f1d3", "black knight", D3},
		{"a pawn may capture where no pawn has passed",
			"4k3/8/3q4/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "black queen", D6},
		{"White takes in passing the pawn below the target",
			"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "black pawn", D5},
		{"Black takes in passing the pawn above the target",
			"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "white pawn", E4},
		{"a pawn that walks straight onto the en passant square captures nothing",
			"4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "e5e6", "nothing", E6},
		{"another piece that goes to the en passant square captures nothing",
			"4k3/8/8/3pB3/8/8/8/4K3 w - d6 0 1", "e5d6", "nothing", D6},
		{"what stands on the en passant square is captured, and nothing else",
			"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "black knight", D6},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			piece, on := p.captured(m)
			got := "nothing"
			if piece != nil {
				got = fmt.Sprint(piece)
			}
			if got != tt.want || on != tt.on {
				words := diagram.Legend{Extra: "you say here", Missing: "the rules say here"}
				t.Errorf("captured(%s): %s on %v, want %s on %v\n%s", m, got, on, tt.want, tt.on, drawSquare(p.Board, on, tt.on, words))
				t.Log(playing(p, tt.move+"   and: board"))
			}
		})
	}
}

// changes fails the test unless a step of a move leaves the board as it should be.
func changes(t *testing.T, name, fen, move, want string, step func(*Board, Move)) {
	t.Helper()
	p, m := positionOf(t, fen), moveOf(t, move)
	t.Run(name, func(t *testing.T) {
		t.Helper()
		b := p.Board
		if step(&b, m); b.Placement() != want {
			t.Errorf("after this step of %s\n%s\n%s", m, twoBoards(positionOf(t, want).Board, b), playing(p, move+"   and: board"))
		}
	})
}

// The king has not left yet when its rook moves.
func TestMoveRook(t *testing.T) {
	const white, black = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"
	tests := []struct{ name, fen, move, want string }{
		{"White castles on the king's side", white, "e1g1", "r3k2r/8/8/8/8/8/8/R3KR2"},
		{"White castles on the queen's side", white, "e1c1", "r3k2r/8/8/8/8/8/8/3RK2R"},
		{"Black castles on the king's side", black, "e8g8", "r3kr2/8/8/8/8/8/8/R3K2R"},
		{"Black castles on the queen's side", black, "e8c8", "3rk2r/8/8/8/8/8/8/R3K2R"},
		{"a king's single step moves no rook", white, "e1f1", "r3k2r/8/8/8/8/8/8/R3K2R"},
		{"a rook that goes from e1 to g1 moves no other",
			"4k3/8/8/8/8/8/4K3/4R2R w - - 0 1", "e1g1", "4k3/8/8/8/8/8/4K3/4R2R"},
		{"a black king on e1 does not castle with White's rook",
			"8/8/8/8/8/8/K7/4k2R b - - 0 1", "e1g1", "8/8/8/8/8/8/K7/4k2R"},
	}
	for _, tt := range tests {
		changes(t, tt.name, tt.fen, tt.move, tt.want, (*Board).moveRook)
	}
}

func TestMovePiece(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a piece leaves its square and stands on the other",
			"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a5", "4k3/8/8/R7/8/8/8/4K3"},
		{"what stood on the target is gone",
			"4k3/8/8/r7/8/8/8/R3K3 w - - 0 1", "a1a5", "4k3/8/8/R7/8/8/8/4K3"},
		{"a pawn that goes on stays a pawn",
			"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "4k3/8/8/8/4P3/8/8/4K3"},
		{"a white pawn becomes a white queen",
			"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "Q7/7k/8/8/8/8/8/4K3"},
		{"a white pawn becomes a rook, if that is chosen",
			"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "R7/7k/8/8/8/8/8/4K3"},
		{"a black pawn that captures becomes a black knight",
			"4k3/8/8/8/8/8/1p6/R3K3 b - - 0 1", "b2a1n", "4k3/8/8/8/8/8/8/n3K3"},
		{"who does not choose stays a pawn: nothing is judged here",
			"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "P7/7k/8/8/8/8/8/4K3"},
		{"a rook stays a rook, whatever the move says",
			"8/R6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "R7/7k/8/8/8/8/8/4K3"},
	}
	for _, tt := range tests {
		changes(t, tt.name, tt.fen, tt.move, tt.want, (*Board).movePiece)
	}
}

func TestMake(t *testing.T) {
	for _, tt := range movesMade {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			before := p
			p.Make(m)
			if want := positionOf(t, tt.want); p != want {
				t.Errorf("after Make(%s)\n%s\n%s", m, twoPositions(want, p), playing(before, tt.move+"   and: fen"))
			}
		})
	}
}

func TestAfterLeavesThePositionAsItWas(t *testing.T) {
	p := positionOf(t, StartFEN)
	p.After(Move{From: E2, To: E4})
	sameFEN(t, p, StartFEN)
}
