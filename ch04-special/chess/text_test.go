// text_test.go sends texts that nobody should send to everything that reads
// text. The errors must still be sentences: short, and harmless to a terminal.

package chess

import (
	"strings"
	"testing"
)

func TestErrorsAreSentencesWhateverTheInput(t *testing.T) {
	readers := []struct {
		name     string
		read     func(text string) error
		sentinel error
	}{
		{"ParseSquare", func(text string) error { _, err := ParseSquare(text); return err }, ErrSquare},
		{"ParsePiece", func(text string) error { _, err := ParsePiece(text); return err }, ErrPiece},
		{"ParseMove", func(text string) error { _, _, err := ParseMove(text); return err }, ErrMove},
		{"ParseDiagram", func(text string) error { _, err := ParseDiagram(text); return err }, ErrDiagram},
		{"ParsePlacement", func(text string) error { _, err := ParsePlacement(text); return err }, ErrPlacement},
		{"ParseDiagram, in a rank", func(text string) error {
			_, err := ParseDiagram(strings.Replace(startDiagram, "q", text, 1))
			return err
		}, ErrDiagram},
		{"ParseDiagram, after the end", func(text string) error {
			_, err := ParseDiagram(startDiagram + "\n" + text)
			return err
		}, ErrDiagram},
		{"ParsePlacement, in a rank", func(text string) error {
			_, err := ParsePlacement("8/8/8/8/" + text + "/8/8/8")
			return err
		}, ErrPlacement},
	}
	inputs := []struct {
		name string
		text string
	}{
		{"an escape sequence that clears the screen", "\x1b[2J\x1b[H"},
		{"a bell and a backspace", "\a\b"},
		{"a zero byte", "\x00"},
		{"bytes that are no text", "\xff\xfe\xc3"},
		{"a mark that turns the direction of writing", "\u202e"},
		{"a single-byte escape of old terminals", "\u009b2J"},
		{"a megabyte of letters", strings.Repeat("x", 1<<20)},
		{"a megabyte of slashes", strings.Repeat("/", 1<<20)},
		{"a megabyte of bells", strings.Repeat("\a", 1<<20)},
		{"many bytes that are no text, each spelled out with four letters", strings.Repeat("\xa6", 1000)},
		{"long text of wide characters", strings.Repeat("♞", 1000)},
	}
	for _, reader := range readers {
		for _, input := range inputs {
			row(t, reader.name+" reads "+input.name, func(t *testing.T) {
				err := reader.read(input.text)
				if err == nil {
					t.Fatal("no error")
				}
				isSentence(t, err, reader.sentinel)
			})
		}
	}
}

func TestQuote(t *testing.T) {
	forty := strings.Repeat("x", 40)
	tests := []struct {
		name string
		text string
		want string
	}{
		{"a short text is whole", "e9", `"e9"`},
		{"forty bytes are whole", forty, `"` + forty + `"`},
		{"one more is cut off", forty + "y", `"` + forty + `"...`},
		{"a character is not cut in two", forty[:39] + "é", `"` + forty[:39] + `"...`},
		{"control characters are spelled out", "\x1b[2J\n", `"\x1b[2J\n"`},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := quote(tt.text); got != tt.want {
				t.Errorf("quote(%q) = %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}

func TestCount(t *testing.T) {
	tests := []struct {
		name string
		n    int
		want string
	}{
		{"none", 0, "0 ranks"},
		{"one is no plural", 1, "1 rank"},
		{"two", 2, "2 ranks"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := count(tt.n, "rank"); got != tt.want {
				t.Errorf("count(%d) = %q, want %q", tt.n, got, tt.want)
			}
		})
	}
}

func TestLower(t *testing.T) {
	tests := []struct {
		name string
		in   string
		want string
	}{
		{"letters turn to lower case", "AMZ", "amz"},
		{"lower case letters stay", "amz", "amz"},
		{"the neighbors of the letters stay", "@[`{", "@[`{"},
		{"digits and bytes beyond ASCII stay", "09\xc9\xff", "09\xc9\xff"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			var got []byte
			for _, letter := range []byte(tt.in) {
				got = append(got, lower(letter))
			}
			if string(got) != tt.want {
				t.Errorf("%q became %q, want %q", tt.in, got, tt.want)
			}
		})
	}
}
