// chesstest_test.go tests what is said where two positions or two sentences differ.

package chesstest

import (
	"strings"
	"testing"
)

func TestPositions(t *testing.T) {
	const home = "1 . K"
	const same = "the board is as it should be\n1 . K\n"
	tests := []struct {
		name            string
		gotBoard        string
		gotFEN, wantFEN string
		want            string
	}{
		{
			name: "the clock differs", gotBoard: home,
			gotFEN: "1K b - - 6 9", wantFEN: "1K b - - 0 9",
			want: same + "halfmove clock: got 6, want 0",
		},
		{
			name: "three fields differ", gotBoard: home,
			gotFEN: "1K w KQ e3 0 9", wantFEN: "1K b K - 0 9",
			want: same + "side to move: got w, want b\ncastling rights: got KQ, want K\nen passant square: got e3, want none",
		},
		{
			name: "in chapter 2 there are two fields", gotBoard: home,
			gotFEN: "1K w", wantFEN: "1K b",
			want: same + "side to move: got w, want b",
		},
		{
			name: "the board differs", gotBoard: "1 K .",
			gotFEN: "K1 w", wantFEN: "1K w",
			want: Boards(home, "1 K ."),
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Positions(home, tt.gotBoard, tt.wantFEN, tt.gotFEN); got != tt.want {
				t.Errorf("it says\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}

func TestParting(t *testing.T) {
	const long = `not a piece placement: rank 8, "9": no such piece: "9"; a digit counts empty squares`
	tests := []struct{ name, got, want, says string }{
		{name: "one word of a long sentence differs",
			got: `not a piece placement: rank 1, "9": no such piece: "9"; a digit counts empty squares`, want: long,
			says: "\nThey part here: got   ...rank 1, \"9\":...\n                want  ...rank 8, \"9\":..."},
		{name: "words are left out at the end",
			got: `not a piece placement: rank 8, "9": no such piece: "9";`, want: long,
			says: "\nThey part here: got   ...\"9\";\n                want  ...\"9\"; a digit counts empty squares"},
		{name: "a short sentence is read at once", got: "rank 1 is empty", want: "rank 8 is empty"},
		{name: "two that differ in a space only part in no word",
			got: strings.Replace(long, "no such", "no  such", 1), want: long},
		{name: "another sentence parts nowhere", got: "the king is in check", want: long},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if says := parting(tt.got, tt.want); says != tt.says {
				t.Errorf("it says %q, want %q", says, tt.says)
			}
		})
	}
}

// Of two very long sentences only the part is shown that differs.
func TestUnlike(t *testing.T) {
	const short = `rank 8, "9": no such piece`
	long := "not a piece placement: " + strings.Repeat("one digit counts empty squares, ", 3) + short
	tests := []struct{ name, got, want, says string }{
		{name: "a short sentence is shown", got: "rank 8", want: short,
			says: `the error is "rank 8", want "rank 8, \"9\": no such piece"`},
		{name: "a very long one is not", got: strings.Replace(long, "8", "1", 1), want: long,
			says: "the error is not as it should be\nThey part here: got   ...rank 1, \"9\":...\n                want  ...rank 8, \"9\":..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if says := unlike(tt.got, tt.want); says != tt.says {
				t.Errorf("it says %s\nwant %s", says, tt.says)
			}
		})
	}
}
