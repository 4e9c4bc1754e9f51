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
	start := boardOf(t, beginning)
	study := boardOf(t, `
		8 . . . . . . . .
		7 . . . . . . k .
		6 . . . . . . . .
		5 . R N . . P . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 . . . . . . . .
		1 . . . . . . . Q
		  a b c d e f g h`)
	const digits = "; a digit from 1 to 8 counts empty squares"
	const letters = " (White's letters are K Q R B N P, Black's k q r b n p)" + digits
	tests := []struct {
		name, text string
		want       Board
		wantErr    string // after "not a piece placement: "; none if the text is right
	}{
		{"a board has eight ranks, not seven", "8/8/8/8/8/8/8", Board{}, `"8/8/8/8/8/8/8" has 7 ranks: expected eight, with a slash between them`},
		{"ranks are counted before they are read", "banana", Board{}, `"banana" has 1 rank: expected eight, with a slash between them`},
		{"an unknown letter is named", "rnbqYbnr/8/8/8/8/8/8/8", Board{}, `rank 8, "rnbqYbnr": no such piece: "Y"` + letters},
		{"a chess figure is no letter", "♔7/8/8/8/8/8/8/8", Board{}, `rank 8, "♔7": no such piece: "♔"` + letters},
		{"no count is above eight", "9/8/8/8/8/8/8/8", Board{}, `rank 8, "9": no such piece: "9"` + letters},
		{"no count is below one", "P07/8/8/8/8/8/8/8", Board{}, `rank 8, "P07": no such piece: "0"` + letters},
		{"letters are pieces, from rank 8 down", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", start, ""},
		{"a digit is so many empty squares", "8/6k1/8/1RN2P2/8/8/8/7Q", study, ""},
		{"an empty board is eight eights", "8/8/8/8/8/8/8/8", Board{}, ""},
		{"a rank has eight squares, not seven", "8/8/8/8/P6/8/8/8", Board{}, `rank 4, "P6": 7 squares: expected eight` + digits},
		{"a rank has eight squares, not nine", "8/8/ppppppppp/8/8/8/8/8", Board{}, `rank 6, "ppppppppp": 9 squares: expected eight` + digits},
		{"a count must fit into its rank", "8/8/8/8/P8/8/8/8", Board{}, `rank 4, "P8": 9 squares: expected eight` + digits},
		{"no rank is left out", "8//8/8/8/8/8/8", Board{}, `rank 7, "": 0 squares: expected eight` + digits},
		{"two counts in a row are written as their sum", "8/8/8/8/44/8/8/8", Board{}, `rank 4, "44": two counts in a row: write their sum` + digits},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := ParsePlacement(tt.text)
			wantErr := "not a piece placement: " + tt.wantErr
			switch {
			case tt.wantErr == "" && err != nil:
				t.Errorf("ParsePlacement(%q) refuses it:\n%v", tt.text, err)
			case tt.wantErr == "":
				sameBoard(t, got, tt.want)
			case err == nil:
				t.Errorf("ParsePlacement(%q) takes it, want the error:\n%s", tt.text, wantErr)
			case err.Error() != wantErr:
				t.Errorf("ParsePlacement(%q) says:\n%v\nwant:\n%s", tt.text, err, wantErr)
			case got != Board{}:
				t.Errorf("ParsePlacement(%q): with the error comes a board with pieces on it\n%v", tt.text, got)
			}
		})
	}
}

func TestMustParsePlacement(t *testing.T) {
	sameBoard(t, MustParsePlacement("8/8/8/8/8/8/8/8"), Board{})
	panics(t, func() { MustParsePlacement("x") })
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
