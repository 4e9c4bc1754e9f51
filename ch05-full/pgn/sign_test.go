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
	tests := []treeTest{
		{"a number that has a sign is written by it", "$18", "+-"},
		{"a number that has none stays one", "$140", "$140"},
		{"a sign may be that of a book", "±", "+/-"},
		{"no number is so large", "$256", ""},
		{"a number needs its dollar", "5", ""},
		{"a number has one dollar, not two", "$$1", ""},
		{"other signs are none", "!!!", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if nag, ok := ParseSign(tt.text); ok != (tt.want != "") || ok && Sign(nag) != tt.want {
				t.Errorf("ParseSign(%q) = %d, %t, want the glyph with the sign %q", tt.text, nag, ok, tt.want)
			}
		})
	}
}
