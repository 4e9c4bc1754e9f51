// wrap_test.go breaks sentences into lines.

package terminal

import (
	"strings"
	"testing"
)

func TestWrap(t *testing.T) {
	ten := "123456789 "
	tests := []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"a short line", "white has won", "white has won"},
		{"exactly the width", strings.Repeat(ten, 7) + "1234567890", strings.Repeat(ten, 7) + "1234567890"},
		{"one letter more", strings.Repeat(ten, 7) + "12345678901", strings.TrimSpace(strings.Repeat(ten, 7)) + "\n12345678901"},
		{"a word that is too wide", strings.Repeat("x", 100), strings.Repeat("x", 100)},
		{"gaps are kept", "board    draw the board", "board    draw the board"},
		{"every line has its own width", strings.Repeat(ten, 6) + "end\n" + strings.Repeat(ten, 7) + "end", strings.Repeat(ten, 6) + "end\n" + strings.Repeat(ten, 7) + "end"},
		{"figures count as one letter", strings.Repeat("♞", 79) + " N", strings.Repeat("♞", 79) + "\nN"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, wrap(tt.text), tt.want)
		})
	}
}

// The lines after a break are as wide as the first, however they began.
func TestWrapFillsEveryLine(t *testing.T) {
	nine, full := strings.Repeat("123456789 ", 7)+"123456789", strings.Repeat("123456789 ", 7)+"1234567890"
	for _, want := range []string{
		full + "\n" + full + "\n" + full,
		nine[:77] + "\n" + full,
		"a \n" + full,
		"\n" + full,
	} {
		text := strings.ReplaceAll(want, full+"\n", full+" ") // these breaks it has to find by itself
		compare(t, wrap(text), want)
	}
}
