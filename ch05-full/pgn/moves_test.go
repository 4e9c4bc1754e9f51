// moves_test.go tests how moves are read that are typed one after the other.

package pgn

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

// The moves that are wanted are followed by what is wrong.
func TestParseLine(t *testing.T) {
	const others = " a line has moves alone, such as 2. Nf3 Nc6 3. Bb5: no comments, variations, tags or results"
	tests := []treeTest{
		{"moves with their numbers", "1. e4 e7-e5 2.nf3 2... Nc6", "[e2e4 e7e5 g1f3 b8c6] <nil>"},
		{"glyphs are passed over", "1. e4! $14 += e5 ?! 2. Nf3 N ±", "[e2e4 e7e5 g1f3] <nil>"},
		{"e.p. is passed over", "1. e4 d5 2. e5 f5 3. exf6 e.p.", "[e2e4 d7d5 e4e5 f7f5 e5f6] <nil>"},
		{"the move at fault is named", "1. e4 e5 2. Nxf3 Nc6", "[e2e4 e7e5] 2. Nxf3: there is nothing to capture on f3; without the x it is Nf3"},
		{"a null move is none", "1. e4 --", `[e2e4] 1... --: not a move: "--" (moves are written like e4, Nf3, exd5, O-O or e2e4)`},
		{"a glyph has to be one", "e4 $256", `[e2e4] there is no glyph "$256": expected one of ! ? !! ?? !? ?! or $0 to $255`},
		{"a comment is not passed over", "e4 {!}", "[e2e4]" + others},
		{"tags are no line of moves", `[N "x"] e4`, "[]" + others},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			moves, err := ParseLine(chess.StartingPosition(), tt.text)
			if got := fmt.Sprintf("%v %v", moves, err); got != tt.want {
				t.Errorf("ParseLine(%q) gives\n\t%s\nwant\n\t%s", tt.text, got, tt.want)
			}
		})
	}
}
