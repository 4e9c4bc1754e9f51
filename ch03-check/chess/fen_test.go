// fen_test.go tests the position in one line, written and read.

package chess

import "testing"

func TestFEN(t *testing.T) {
	tests := []struct {
		name string
		turn Color
		want string
	}{
		{"a w says that White is to move", White, "8/8/8/8/4k3/8/8/8 w"},
		{"a b says that Black is to move", Black, "8/8/8/8/4k3/8/8/8 b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := Position{SideToMove: tt.turn}
			p.Set(E4, King{colored{Black}})
			same(t, p.FEN(), tt.want, "FEN() = %q, want %q")
		})
	}
}

func TestParseFEN(t *testing.T) {
	tests := []struct {
		name, text string
		turn       Color
	}{
		{"a w says that White is to move", "8/8/8/8/4k3/8/8/8 w", White},
		{"a b says that Black is to move", "8/8/8/8/4k3/8/8/8 b", Black},
		{"without a side it is White's turn", "8/8/8/8/4k3/8/8/8", White},
		{"wide gaps do not matter", " 8/8/8/8/4k3/8/8/8  b\n", Black},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			want := Position{SideToMove: tt.turn}
			want.Set(E4, King{colored{Black}})
			got, err := ParseFEN(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			if got != want {
				t.Errorf("%q was read as %q", tt.text, got.FEN())
			}
		})
	}
}

func TestParseFENRefuses(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"an empty text is no FEN", "",
			"it has 0 fields: expected a piece placement and w or b, the side to move; the rest of a FEN comes in chapter 4"},
		{"the third field comes in chapter 4", "8/8/8/8/8/8/8/8 w KQkq",
			"it has 3 fields: expected a piece placement and w or b, the side to move; the rest of a FEN comes in chapter 4"},
		{"a board has eight ranks, not two", "8/8 w",
			`not a piece placement: "8/8" has 2 ranks: expected eight, with a slash between them`},
		{"the side to move is w or b", "8/8/8/8/8/8/8/8 white", `side to move "white": expected w or b`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := ParseFEN(tt.text)
			sameError(t, err, nil, "not a FEN: "+tt.want)
			same(t, p, Position{}, "with the error comes the position\n%v\nwant\n%v")
		})
	}
}

func TestStartFEN(t *testing.T) {
	samePosition(t, positionOf(t, StartFEN), StartingPosition())
}

func TestMustParseFEN(t *testing.T) {
	samePosition(t, MustParseFEN("8/8/8/8/8/8/8/8 b"), Position{SideToMove: Black})
	panics(t, func() { MustParseFEN("x") })
}
