// board_test.go tests which positions make a board, and what a search asks of it.

package fast

import (
	"errors"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/internal/chesstest"
)

// What a search wants of a board, this one has.
var _ engine.Board = (*Board)(nil)

func TestNew(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"a board without kings is none", "8/8/8/8/8/8/P7/8 w - - 0 1", "each side needs one king, and white has 0"},
		{"a board with two kings of a side is none", "4k3/8/8/3k4/8/8/8/4K3 w - - 0 1", "each side needs one king, and black has 2"},
		{"no pawn stands on the last rank", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "no pawn can stand on the first or the last rank: the pawn on a8"},
		{"no pawn stands on the first rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "no pawn can stand on the first or the last rank: the pawn on a1"},
		{"no black pawn stands on its own first rank", "p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "no pawn can stand on the first or the last rank: the pawn on a8"},
		{"a king that could be captured does no harm", "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := New(chess.MustParseFEN(tt.fen))
			if tt.want != "" {
				chesstest.SameError(t, err, nil, tt.want)
			} else if err != nil {
				t.Errorf("got the error %v, want none", err)
			}
		})
	}
}

func TestKey(t *testing.T) {
	tests := []struct {
		name, a, b string
		same       bool
	}{
		{"the counters do not matter", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 7 9", true},
		{"the side to move matters", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false},
		{"a right to castle matters", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},
		{"en passant matters", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", false},
		{"en passant does not matter if no pawn is there", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", true},
		{"en passant does not matter if the pawn is pinned", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if a, b := boardOf(t, tt.a).Key(), boardOf(t, tt.b).Key(); (a == b) != tt.same {
				t.Errorf("the keys are %x and %x; should they be equal? %t", a, b, tt.same)
			}
		})
	}
}

// A camel is of a kind that somebody has added.
type camel struct{ chess.Piece }

func (camel) Type() chess.PieceType { return 'C' }

// A kind that the board does not know is refused, and does not end the program.
func TestUnknownKind(t *testing.T) {
	p := chess.StartingPosition()
	p.Set(chess.E4, camel{p.At(chess.B1)})
	_, err := New(p)
	const want = "a kind of piece that is unknown here: C, on e4. It can be moved, and no level can think about it"
	if !errors.Is(err, ErrUnknownKind) || err.Error() != want {
		t.Errorf("New = %v, want %s", err, want)
	}
}
