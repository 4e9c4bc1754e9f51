// look_test.go says what every look has to keep to, yours as well as ours: a board stays a
// board, and whoever sees no color misses nothing.

package look

import (
	"strings"
	"testing"
)

// kinds are the letters of the six kinds of pieces.
const kinds = "KQRBNP"

// marks are all that say something.
var marks = []Mark{Changed, Move, Capture, Own, Forbidden, Check, Attack, Last}

// A sign that is wider or narrower would push the rest of the rank aside.
func TestLookTakesOneColumn(t *testing.T) {
	for letter, sign := range pieces {
		for _, text := range []string{sign.Letter, sign.Figure, sign.NoColor} {
			if !isOneColumn(text) {
				t.Errorf("the piece %q is drawn as %q, want one character, one column wide", letter, text)
			}
		}
	}
	for _, mark := range marks {
		if !isOneColumn(mark.Sign) {
			t.Errorf("a mark has the sign %q, want one character, one column wide: some see no color", mark.Sign)
		}
	}
}

// isOneColumn reports whether a text is one character that terminals draw in one column.
// Emoji stand far behind in Unicode, and take two. The character U+FE0E takes none.
func isOneColumn(text string) bool {
	runes := []rune(strings.TrimSuffix(text, "\ufe0e"))
	return len(runes) == 1 && runes[0] >= ' ' && runes[0] < 0x10000
}

func TestLookTellsPiecesApart(t *testing.T) {
	tests := []struct {
		name             string
		figures, inColor bool
		letters          string // of pieces that must not look the same
	}{
		{name: "letters", letters: kinds + strings.ToLower(kinds) + "."},
		{name: "letters in color, White", inColor: true, letters: kinds},
		{name: "letters in color, Black", inColor: true, letters: strings.ToLower(kinds)},
		{name: "figures without color", figures: true, letters: kinds + strings.ToLower(kinds) + "."},
		{name: "figures in color, White", figures: true, inColor: true, letters: kinds},
		{name: "figures in color, Black", figures: true, inColor: true, letters: strings.ToLower(kinds)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			seen := make(map[string]rune)
			for _, letter := range tt.letters {
				symbol := Symbol(byte(letter), tt.figures, tt.inColor)
				if other, found := seen[symbol]; found {
					t.Errorf("the pieces %q and %q are both drawn as %q", other, letter, symbol)
				}
				seen[symbol] = letter
			}
		})
	}
}

func TestLookKnowsWhatIsNoPiece(t *testing.T) {
	tests := []struct {
		name             string
		piece            byte
		figures, inColor bool
		want             string
	}{
		{name: "an empty square in color is a space", piece: '.', inColor: true, want: " "},
		{name: "among figures it is, too", piece: '.', figures: true, inColor: true, want: " "},
		{name: "a kind of your own is its letter", piece: 'C', want: "C"},
		{name: "a figure of your own is its letter", piece: 'C', figures: true, want: "C"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Symbol(tt.piece, tt.figures, tt.inColor); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
