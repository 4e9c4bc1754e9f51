// sign_test.go tests the signs of glyphs, both ways.

package pgn

import "testing"

func TestSign(t *testing.T) {
	for nag := range 256 {
		sign := Sign(uint8(nag))
		if again, ok := ParseSign(sign); int(again) != nag || !ok {
			t.Errorf("$%d has the sign %s, and that is read as $%d, %t", nag, sign, again, ok)
		}
	}
	tests := []struct {
		name string
		text string
		nag  uint8
		want string // how it is written again, "" if it is none
	}{
		{"a sign for a move", "!?", 5, "!?"},
		{"a sign for a position", "+-", 18, "+-"},
		{"a number that has a sign", "$19", 19, "-+"},
		{"a number that has none", "$140", 140, "$140"},
		{"a printed sign", "±", 16, "+/-"},
		{"a novelty", "N", 146, "N"},
		{"no number is so large", "$256", 0, ""},
		{"a number needs its dollar", "5", 0, ""},
		{"a dollar alone is none", "$", 0, ""},
		{"no text at all", "", 0, ""},
		{"another sign", "!!!", 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			nag, ok := ParseSign(tt.text)
			if nag != tt.nag && ok || ok != (tt.want != "") {
				t.Errorf("ParseSign(%q) = %d, %t, want %d", tt.text, nag, ok, tt.nag)
			}
			if got := Sign(tt.nag); ok && got != tt.want {
				t.Errorf("Sign(%d) = %s, want %s", tt.nag, got, tt.want)
			}
		})
	}
}
