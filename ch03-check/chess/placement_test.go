// placement_test.go tests the board in one line, written and read.

package chess

import "testing"

func TestPlacement(t *testing.T) {
	var b Board
	b.Set(G7, King{colored{Black}})
	b.Set(B5, Rook{colored{White}})
	b.Set(C5, Knight{colored{White}})
	if got, want := b.Placement(), "8/6k1/8/1RN5/8/8/8/8"; got != want {
		t.Errorf("Placement() = %q, want %q, of this board\n%v", got, want, b)
	}
}

func TestParsePlacement(t *testing.T) {
	var want Board
	want.Set(G7, King{colored{Black}})
	want.Set(B5, Rook{colored{White}})
	want.Set(C5, Knight{colored{White}})
	got, err := ParsePlacement("8/6k1/8/1RN5/8/8/8/8")
	if err != nil {
		t.Fatal(err)
	}
	sameBoard(t, got, want)
}

func TestParsePlacementRefuses(t *testing.T) {
	const letters = " (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares"
	tests := []struct {
		name string
		text string
		want string
	}{
		{"a board has eight ranks, not seven", "8/8/8/8/8/8/8", `"8/8/8/8/8/8/8" has 7 ranks: expected eight, with a slash between them`},
		{"no rank is left out", "8//8/8/8/8/8/8", "column 3, rank 7: only 0 of eight squares"},
		{"a rank has eight squares, not seven", "8/8/8/8/P6/8/8/8", "column 11, rank 4: only 7 of eight squares"},
		{"a rank has eight squares, not ten", "8/8/pppppppppp/8/8/8/8/8", "column 13, rank 6: more than eight squares"},
		{"a count must fit into its rank", "8/8/8/8/P8/8/8/8", "column 10, rank 4: more than eight squares"},
		{"two counts in a row are written as their sum", "8/8/8/8/P43/8/8/8", "column 11, rank 4: two counts in a row: write their sum"},
		{"no count is below one", "8/8/8/8/P07/8/8/8", `column 10, rank 4: no such piece: "0"` + letters},
		{"a chess figure is no letter", "8/♔7/8/8/8/8/8/8", `column 3, rank 7: no such piece: "♔"` + letters},
		{"no count is above eight", "8/8/8/9/8/8/8/8", `column 7, rank 5: no such piece: "9"` + letters},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b, err := ParsePlacement(tt.text)
			sameError(t, err, nil, "not a piece placement: "+tt.want)
			if b != (Board{}) {
				t.Error("with the error comes a board with pieces on it")
			}
		})
	}
}

func TestMustParsePlacement(t *testing.T) {
	sameBoard(t, MustParsePlacement("8/8/8/8/8/8/8/8"), Board{})
	defer func() {
		if recover() == nil {
			t.Error("it took a wrong text without a word")
		}
	}()
	MustParsePlacement("x")
}

func FuzzParsePlacement(f *testing.F) {
	f.Add("\x1b[2J/8/8/8/8/8/8/8")
	f.Add("8/8/8/8/8/8/8/8")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParsePlacement(text)
		if err != nil {
			isSentence(t, err)
		} else if again := b.Placement(); again != text {
			t.Errorf("%q was read, and written again as %q", text, again)
		}
	})
}
