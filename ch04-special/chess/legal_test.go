// legal_test.go tests which moves leave one's own king safe, and counts them.

package chess

import (
	"fmt"
	"strings"
	"testing"
)

func TestIsLegal(t *testing.T) {
	tests := []struct {
		name, fen string
		from      Square
		want      string // all squares to which the piece may go
	}{
		{"a pinned bishop stays on the line of the pin, and may capture", "7k/8/1b6/8/8/4B3/8/6K1 w", E3, "f2 d4 c5 b6"},
		{"a pinned knight does not move", "4k3/3n4/8/1B6/8/8/8/4K3 b", D7, ""},
		{"behind two pieces none is pinned", "7k/8/8/8/7b/6P1/5N2/4K3 w", F2, "d1 h1 d3 h3 e4 g4"},
		{"a king does not step onto an attacked square", "7k/8/8/8/8/2n5/8/4K3 w", E1, "f1 d2 f2"},
		{"a king does not hide behind itself", "7k/1b6/8/8/4K3/8/8/8 w", E4, "d3 e3 d4 f4 e5 f5"},
		{"a king captures what is not protected", "7k/8/8/8/8/8/4n3/4K3 w", E1, "d1 f1 d2 e2 f2"},
		{"a king does not capture what is protected", "7k/8/8/8/8/3p4/4n3/4K3 w", E1, "d1 f1 d2 f2"},
		{"in check, one captures the attacker or steps between", "7k/8/8/8/1b6/8/N7/4K3 w", A2, "c3 b4"},
		{"in double check only the king moves", "4k3/6p1/5N2/1B6/8/8/8/4K3 b", G7, ""},
		{"without a king nothing is forbidden", "8/8/8/8/8/1n6/8/N7 w", A1, "c2 b3"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			var found []Square
			for to := A1; to <= H8; to++ {
				if p.IsLegal(Move{From: tt.from, To: to}) {
					found = append(found, to)
				}
			}
			sameSquares(t, p, fmt.Sprintf("IsLegal from %v", tt.from), found, tt.want, "moves "+tt.from.String())
		})
	}
}

func TestLegalMoves(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"legal moves are listed by the square they start from, then by the one they go to", "7k/8/7P/8/8/1p6/8/K7 w", "a1b1 a1b2 h6h7"},
		{"the side to move has legal moves, and the other side none", "7k/8/7P/8/8/1p6/8/K7 b", "b3b2 h8h7 h8g8"},
		{"T0-fig-king-l the king of the figure has six squares", "7k/8/8/5p2/4PK2/8/8/8 w", "e4e5 e4f5 f4e3 f4f3 f4g3 f4e5 f4f5 f4g5"},
		{"a king's castlings come after its steps", "4k3/8/8/8/8/7p/7P/4K2R w K - 0 1", "e1d1 e1f1 e1d2 e1e2 e1f2 e1g1 h1f1 h1g1"},
		{"a promotion is four moves", "8/P6k/8/8/8/6q1/8/7K w - - 0 1", "a7a8q a7a8r a7a8b a7a8n"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Trim(fmt.Sprint(p.LegalMoves()), "[]"); got != tt.want {
				t.Errorf("the legal moves are not as they should be (- want, + got)\n%s%s", diffWords(tt.want, got), draw(p, nil, nil, ""))
			}
		})
	}
}

func TestHasLegalMove(t *testing.T) {
	tests := []struct {
		name, fen string
		want      bool
	}{
		{"several pieces can move", "7k/8/7P/8/8/8/8/K7 w", true},
		{"the king cannot move, but the last pawn can", "8/8/7P/8/8/1p6/2k5/K7 w", true},
		{"no piece can move", "8/8/8/8/8/1p6/2k5/K7 w", false},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if got := p.HasLegalMove(); got != tt.want {
				t.Errorf("HasLegalMove() = %t, want %t, with %v to move\n%s", got, tt.want, p.SideToMove, draw(p, nil, nil, ""))
			}
		})
	}
}

// A function that makes a list of all the moves to see whether there is one has to find
// room for that list.
func TestHasLegalMoveStopsAtTheFirst(t *testing.T) {
	p := StartingPosition()
	one := testing.AllocsPerRun(10, func() { p.HasLegalMove() })
	all := testing.AllocsPerRun(10, func() { p.LegalMoves() })
	if one > all/2 {
		t.Errorf("HasLegalMove asks for memory %v times, and LegalMoves, which lists twenty moves, %v times: does it stop at the first?", one, all)
	}
}

// No position that is known has more legal moves.
func TestNumberOfLegalMoves(t *testing.T) {
	p := positionOf(t, "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w")
	same(t, len(p.LegalMoves()), 218, "there are %d legal moves, want %d")
}
