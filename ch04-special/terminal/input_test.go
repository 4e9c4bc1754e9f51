// input_test.go reads lines that no player would type and every program gets.

package terminal

import (
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

// readAll returns the lines of an input, with the error in the place of a line
// that cannot be read, and the error that ended it.
func readAll(in io.Reader) (lines []string, end error) {
	r := newLineReader(in)
	for {
		line, err := r.next()
		switch {
		case err == nil:
			lines = append(lines, line)
		case errors.Is(err, errLongLine):
			lines = append(lines, "too long")
		default:
			return lines, err
		}
	}
}

func TestLines(t *testing.T) {
	longest := strings.Repeat("x", longestLine)
	tests := []struct {
		name, input string
		want        []string
	}{
		{"nothing", "", nil},
		{"an empty line", "\n", []string{""}},
		{"two lines", "e2e4\ne7e5\n", []string{"e2e4", "e7e5"}},
		{"no newline at the end", "e2e4\ne7e5", []string{"e2e4", "e7e5"}},
		{"line breaks of Windows", "e2e4\r\ne7e5\r\n", []string{"e2e4", "e7e5"}},
		{"a byte order mark", "\ufeffe2e4\ne7e5\n", []string{"e2e4", "e7e5"}},
		{"a byte order mark later is no mark", "e2e4\n\ufeffe7e5\n", []string{"e2e4", "\ufeffe7e5"}},
		{"NUL bytes", "e2\x00e4\n", []string{"e2\x00e4"}},
		{"broken UTF-8", "e2\xffe4\n", []string{"e2\xffe4"}},
		{"spaces stay", "  e2 e4 \t\n", []string{"  e2 e4 \t"}},
		{"the longest line", longest + "\nflip\n", []string{longest, "flip"}},
		{"the longest line, and no newline", longest, []string{longest}},
		{"one character more", longest + "x\nflip\n", []string{"too long", "flip"}},
		{"a megabyte in one line", strings.Repeat("e2e4 ", 200_000) + "\nflip\n", []string{"too long", "flip"}},
		{"a megabyte, and no newline", strings.Repeat("e2e4 ", 200_000), []string{"too long"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, end := readAll(strings.NewReader(tt.input))
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("the lines differ (-want +got):\n%s", diff)
			}
			if end != io.EOF {
				t.Errorf("the end is %v, want io.EOF", end)
			}
			slowly, _ := readAll(iotest.OneByteReader(strings.NewReader(tt.input)))
			if diff := cmp.Diff(tt.want, slowly); diff != "" {
				t.Errorf("byte by byte, the lines differ (-want +got):\n%s", diff)
			}
		})
	}
}

// An endlessReader repeats one byte for ever, as /dev/zero does.
type endlessReader struct {
	repeated byte
	read     int
}

func (r *endlessReader) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = r.repeated
	}
	r.read += len(p)
	return len(p), nil
}

func TestLineWithoutEnd(t *testing.T) {
	in := &endlessReader{repeated: 0}
	_, err := readAll(in)
	if !errors.Is(err, errEndless) {
		t.Errorf("the error is %v, want %v", err, errEndless)
	}
	if in.read > 2*mostSkipped {
		t.Errorf("read %d bytes before giving up, want about %d", in.read, mostSkipped)
	}
}

func TestInputThatFails(t *testing.T) {
	broken := errors.New("the disk is on fire")
	lines, err := readAll(io.MultiReader(strings.NewReader("e2e4\nflip"), iotest.ErrReader(broken)))
	if diff := cmp.Diff([]string{"e2e4", "flip"}, lines); diff != "" {
		t.Errorf("the lines differ (-want +got):\n%s", diff)
	}
	if !errors.Is(err, broken) {
		t.Errorf("the error is %v, want %v", err, broken)
	}
}

func TestPrintable(t *testing.T) {
	tests := []struct {
		name, text, want string
	}{
		{"plain text", "Nb1-c3 # a remark", "Nb1-c3 # a remark"},
		{"other languages", "Läufer, конь, 騎士 ♞", "Läufer, конь, 騎士 ♞"},
		{"a tab", "e2\te4", "e2 e4"},
		{"an escape sequence", "\x1b[2J", `\x1b[2J`},
		{"a bell, a NUL, a backspace, a delete", "\a\x00\b\x7f", `\x07\x00\x08\x7f`},
		{"a carriage return", "e2e4\rhello", `e2e4\x0dhello`},
		{"a newline", "e2e4\nhello", `e2e4\x0ahello`},
		{"control characters of eight bits", "\u009b2J \u0085", `\x9b2J \x85`},
		{"text turned from right to left", "\u202e4e2e\u2066\u200f", `\u202e4e2e\u2066\u200f`},
		{"characters without a width", "e2\u200be4\ufeff", `e2\u200be4\ufeff`},
		{"a space that is none", "e2\u00a0e4", `e2\xa0e4`},
		{"a line separator", "e2\u2028e4", `e2\u2028e4`},
		{"far characters", "\U000e0041", `\ue0041`},
		{"broken UTF-8", "e2\xff\xc3", `e2\xff\xc3`},
		{"the replacement character itself", "\ufffd", "\ufffd"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := printable(tt.text); got != tt.want {
				t.Errorf("printable(%q) = %q, want %q", tt.text, got, tt.want)
			}
		})
	}
}

func TestShorten(t *testing.T) {
	tests := []struct {
		name, text, want string
	}{
		{"short", "e2e4", `"e2e4"`},
		{"forty letters", strings.Repeat("ä", 40), `"` + strings.Repeat("ä", 40) + `"`},
		{"more than forty", strings.Repeat("ä", 41), `"` + strings.Repeat("ä", 40) + `..."`},
		{"control characters", "\x1b[2J", `"\x1b[2J"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := shorten(tt.text); got != tt.want {
				t.Errorf("shorten(%q) = %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}
