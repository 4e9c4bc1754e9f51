// placement_test.go tests the board in one line, written and read.

package chess

import (
	"fmt"
	"testing"
)

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
	const want = "8/6k1/8/1RN2P2/8/8/8/7Q"
	if got := study().Placement(); got != want {
		t.Errorf("Placement() = %q, want %q\nof this board:\n%v\nPlay:  go run ./ch01-display -fen %s   then: fen", got, want, study(), want)
	}
}

func TestParsePlacement(t *testing.T) {
	start := boardOf(t, beginning)
	const digits = "; a digit from 1 to 8 counts empty squares"
	const letters = " (White's letters are K Q R B N P, Black's k q r b n p)" + digits
	tests := []struct {
		name, text string
		want       Board
		wantErr    string // after "not a piece placement: "; none if the text is right
	}{
		{"a board has eight ranks, not seven",
			"8/8/8/8/8/8/8", Board{},
			`"8/8/8/8/8/8/8" has 7 ranks: expected eight, with a slash between them`},
		{"ranks are counted before they are read",
			"banana", Board{},
			`"banana" has 1 rank: expected eight, with a slash between them`},
		{"an unknown letter is named",
			"rnbqYbnr/8/8/8/8/8/8/8", Board{},
			`rank 8, "rnbqYbnr": no such piece: "Y"` + letters},
		{"a chess figure is no letter",
			"♔7/8/8/8/8/8/8/8", Board{}, `rank 8, "♔7": no such piece: "♔"` + letters},
		{"no count is above eight",
			"9/8/8/8/8/8/8/8", Board{}, `rank 8, "9": no such piece: "9"` + letters},
		{"no count is below one",
			"P07/8/8/8/8/8/8/8", Board{}, `rank 8, "P07": no such piece: "0"` + letters},
		{"letters are pieces, from rank 8 down",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", start, ""},
		{"a digit is so many empty squares", "8/6k1/8/1RN2P2/8/8/8/7Q", study(), ""},
		{"an empty board is eight eights", "8/8/8/8/8/8/8/8", Board{}, ""},
		{"a rank has eight squares, not seven",
			"8/8/8/8/P6/8/8/8", Board{}, `rank 4, "P6": 7 squares: expected eight` + digits},
		{"a rank has eight squares, not nine",
			"8/8/ppppppppp/8/8/8/8/8", Board{},
			`rank 6, "ppppppppp": 9 squares: expected eight` + digits},
		{"a count must fit into its rank",
			"8/8/8/8/P8/8/8/8", Board{}, `rank 4, "P8": 9 squares: expected eight` + digits},
		{"no rank is left out",
			"8//8/8/8/8/8/8", Board{}, `rank 7, "": 0 squares: expected eight` + digits},
		{"two counts in a row are written as their sum",
			"8/8/8/8/44/8/8/8", Board{},
			`rank 4, "44": two counts in a row: write their sum` + digits},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := ParsePlacement(tt.text)
			play := fmt.Sprintf("Play:  go run ./ch01-display -fen %q", tt.text)
			switch {
			case tt.wantErr != "":
				sameError(t, err, nil, "not a piece placement: "+tt.wantErr)
				if err != nil && got != (Board{}) {
					t.Errorf("with the error comes a board, want an empty one\n%v", got)
				}
			case err != nil:
				t.Errorf("it refuses %q:\n%v", tt.text, err)
			default:
				sameBoard(t, got, tt.want)
			}
			if t.Failed() {
				t.Log(play)
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
