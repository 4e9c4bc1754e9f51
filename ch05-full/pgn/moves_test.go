// moves_test.go tests how moves are read that are typed one after the other.

package pgn

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestParseLine(t *testing.T) {
	const moves = ": a line has moves alone, such as 2. Nf3 Nc6 3. Bb5: no comments, variations, tags or results"
	tests := []struct {
		name string
		text string
		want string // the moves, and behind a colon what is wrong
	}{
		{"moves with their numbers", "1. e4 e5 2.Nf3 2... Nc6", "e2e4 e7e5 g1f3 b8c6"},
		{"moves alone, as people write them", "e4 e7-e5 nf3", "e2e4 e7e5 g1f3"},
		{"glyphs are passed over", "1. e4! $14 += e5 ?! 2. Nf3 N ±", "e2e4 e7e5 g1f3"},
		{"e.p. says nothing new", "1. e4 d5 2. e5 f5 3. exf6 e.p.", "e2e4 d7d5 e4e5 f7f5 e5f6"},
		{"no text has no moves", " ", ""},
		{"the move at fault is named", "1. e4 e5 2. Nxf3 Nc6", "e2e4 e7e5: 2. Nxf3: there is nothing to capture on f3; without the x it is Nf3"},
		{"a null move is none", "1. e4 --", `e2e4: 1... --: not a move: "--" (moves are written like e4, Nf3, exd5, O-O or e2e4)`},
		{"there is no such glyph", "e4 $256", `e2e4: there is no glyph "$256": expected one of ! ? !! ?? !? ?! or $0 to $255`},
		{"a brace is open", "e4 {a", "e2e4: the comment that begins here has no } at its end"},
		{"no comments", "e4 {!}", "e2e4" + moves},
		{"no variations", "e4 (d4)", "e2e4" + moves},
		{"no tags", `[N "x"] e4`, moves},
		{"no results", "e4 1-0", "e2e4" + moves},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			found, err := ParseLine(chess.StartingPosition(), tt.text)
			var words []string
			for _, m := range found {
				words = append(words, m.String())
			}
			got := strings.Join(words, " ")
			if err != nil {
				got += ": " + err.Error()
			}
			if got != tt.want {
				t.Errorf("ParseLine(%q) gives\n\t%s\nwant\n\t%s", tt.text, got, tt.want)
			}
		})
	}
}
