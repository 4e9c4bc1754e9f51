// placement_test.go tests the board in one line, written and read. Chapter 1 has
// more texts that are refused.

package chess

import "testing"

// study is a board with five pieces.
func study() (b Board) {
	b.Set(G7, King{colored{Black}})
	b.Set(B5, Rook{colored{White}})
	b.Set(C5, Knight{colored{White}})
	b.Set(F5, Pawn{colored{White}})
	b.Set(H1, Queen{colored{White}})
	return b
}

func TestPlacement(t *testing.T) {
	same(t, study().Placement(), "8/6k1/8/1RN2P2/8/8/8/7Q", "Placement() = %q, want %q")
}

func TestParsePlacement(t *testing.T) {
	sameBoard(t, MustParsePlacement("8/6k1/8/1RN2P2/8/8/8/7Q"), study())
	panics(t, func() { MustParsePlacement("x") })
}

func TestParsePlacementRefuses(t *testing.T) {
	const digits = "; a digit from 1 to 8 counts empty squares"
	const letters = " (White's letters are K Q R B N P, Black's k q r b n p)" + digits
	tests := []struct{ name, text, want string }{
		{"a board has eight ranks, not one",
			"8", `"8" has 1 rank: expected eight, with a slash between them`},
		{"an unknown letter is named",
			"rnbqYbnr/8/8/8/8/8/8/8", `rank 8, "rnbqYbnr": no such piece: "Y"` + letters},
		{"no count is above eight", "9/8/8/8/8/8/8/8", `rank 8, "9": no such piece: "9"` + letters},
		{"no count is below one", "P07/8/8/8/8/8/8/8", `rank 8, "P07": no such piece: "0"` + letters},
		{"a rank has eight squares, not seven",
			"8/8/8/8/P6/8/8/8", `rank 4, "P6": 7 squares: expected eight` + digits},
		{"a rank has eight squares, not nine",
			"8/8/8/8/P8/8/8/8", `rank 4, "P8": 9 squares: expected eight` + digits},
		{"two counts in a row are written as their sum",
			"8/8/8/8/44/8/8/8", `rank 4, "44": two counts in a row: write their sum` + digits},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, err := ParsePlacement(tt.text)
			sameError(t, err, nil, "not a piece placement: "+tt.want)
			sameBoard(t, b, Board{})
		})
	}
}
