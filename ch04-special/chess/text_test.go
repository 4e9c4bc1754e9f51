// text_test.go tests the small helpers for text.

package chess

import (
	"strings"
	"testing"
)

func TestQuote(t *testing.T) {
	forty := strings.Repeat("x", 40)
	tests := []struct{ name, text, want string }{
		{"a short text is whole", "e9", `"e9"`},
		{"forty bytes are whole", forty, `"` + forty + `"`},
		{"the forty-first byte is cut off", forty + "y", `"` + forty + `"...`},
		{"a character is not cut in two", forty[:39] + "é", `"` + forty[:39] + `"...`},
		{"a text without any whole character is cut off all the same", strings.Repeat("\xa6", 41), `""...`},
		{"what a terminal might obey is spelled out", "\x1b[2J\n", `"\x1b[2J\n"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { same(t, Quote(tt.text), tt.want, "Quote(%q) = %s, want %s", tt.text) })
	}
}

// Only A to Z change.
func TestLower(t *testing.T) {
	for c := range byte(128) {
		same(t, string(lower(c)), strings.ToLower(string(c)), "lower(%q) = %q, want %q", c)
	}
}
