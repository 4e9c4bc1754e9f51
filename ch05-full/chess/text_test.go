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

func TestCount(t *testing.T) {
	tests := []struct {
		n    int
		want string
	}{
		{0, "0 ranks"},
		{1, "1 rank"},
		{2, "2 ranks"},
	}
	for _, tt := range tests {
		t.Run(tt.want, func(t *testing.T) {
			if got := count(tt.n, "rank"); got != tt.want {
				t.Errorf("count(%d) = %q, want %q", tt.n, got, tt.want)
			}
		})
	}
}

func TestLower(t *testing.T) {
	tests := []struct {
		name     string
		in, want byte
	}{
		{"an A becomes an a", 'A', 'a'},
		{"a Z becomes a z", 'Z', 'z'},
		{"a small letter stays", 'e', 'e'},
		{"the sign before A stays", '@', '@'},
		{"the sign after Z stays", '[', '['},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := lower(tt.in); got != tt.want {
				t.Errorf("lower(%q) = %q, want %q", tt.in, got, tt.want)
			}
		})
	}
}
