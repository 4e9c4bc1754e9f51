// text_test.go tests the small helpers for text.

package chess

import (
	"strings"
	"testing"
)

func TestQuote(t *testing.T) {
	forty := strings.Repeat("x", 40)
	tests := []struct {
		name string
		text string
		want string
	}{
		{"a short text is whole", "e9", `"e9"`},
		{"forty bytes are whole", forty, `"` + forty + `"`},
		{"the forty-first byte is cut off", forty + "y", `"` + forty + `"...`},
		{"a character is not cut in two", forty[:39] + "é", `"` + forty[:39] + `"...`},
		{"a text without any whole character is cut off all the same", strings.Repeat("\xa6", 41), `""...`},
		{"what a terminal might obey is spelled out", "\x1b[2J\n", `"\x1b[2J\n"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Quote(tt.text); got != tt.want {
				t.Errorf("Quote(%q) = %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}

// Only A to Z change.
func TestLower(t *testing.T) {
	for c := range byte(128) {
		if got, want := string(lower(c)), strings.ToLower(string(c)); got != want {
			t.Errorf("lower(%q) = %q, want %q", c, got, want)
		}
	}
}
