// text_test.go reads lines that no player would type and every program gets, and says things
// on screens of several widths.

package console

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/internal/console/consoletest"
)

// same is a subtest that compares two texts.
func same(t *testing.T, name, got, want string) {
	t.Run(name, func(t *testing.T) { consoletest.Compare(t, got, want) })
}

// said returns what is said on a screen of some width.
func said(width int, say func(s *Screen)) string {
	var out strings.Builder
	say(&Screen{Out: &out, Width: width})
	return out.String()
}

func TestLines(t *testing.T) {
	longest, megabyte := strings.Repeat("x", 1000), strings.Repeat("x", 1<<20)
	read := func(in io.Reader) (got string) {
		lines := NewLines(in)
		for {
			line, err := lines.Next()
			if err != nil {
				return got + err.Error()
			}
			got += line + "|"
		}
	}
	for _, tt := range []struct{ name, input, want string }{
		{"nothing", "", "EOF"},
		{"two lines", "e2e4\ne7e5\n", "e2e4|e7e5|EOF"},
		{"no line break at the end", "e2e4\ne7e5", "e2e4|e7e5|EOF"},
		{"line breaks of Windows", "e2e4\r\ne7e5\r\n", "e2e4|e7e5|EOF"},
		{"a byte order mark", "\ufeffe2e4\ne7e5\n", "e2e4|e7e5|EOF"},
		{"bytes that are no text", "e2\x00e4\xff\n", "e2\x00e4\xff|EOF"},
		{"the longest line", longest + "\nflip\n", longest + "|flip|EOF"},
		{"a longer line is cut", longest + "y\nflip\n", longest + "|flip|EOF"},
		{"a megabyte, and no line break", megabyte, longest + "|EOF"},
	} {
		same(t, tt.name, read(strings.NewReader(tt.input)), tt.want)
		same(t, tt.name+", byte by byte", read(iotest.OneByteReader(strings.NewReader(tt.input))), tt.want)
	}
}

func TestHasArrowKey(t *testing.T) {
	for line, want := range map[string]bool{"\x1b[A": true, "e2e4\x1b[Dd": true, "\x1bOA": true, "\x1b2": false, "[A": false, "O-O": false} {
		if got := HasArrowKey(line); got != want {
			t.Errorf("HasArrowKey(%q) = %v, want %v", line, got, want)
		}
	}
}

func TestPrintable(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"plain text", `Nb1-c3 "it's" \ # a remark`, `Nb1-c3 "it's" \ # a remark`},
		{"other languages", "Läufer, конь, 騎士 ♞", "Läufer, конь, 騎士 ♞"},
		{"an escape sequence", "\x1b[2J", `\x1b[2J`},
		{"a bell, a NUL, a backspace, a delete", "\a\x00\b\x7f", `\a\x00\b\x7f`},
		{"control characters of eight bits", "\u009b2J", `\u009b2J`},
		{"text turned from right to left", "\u202e4e2e", `\u202e4e2e`},
		{"spaces without a width or a break", "e2\u200be4\u00a0", `e2\u200be4\u00a0`},
		{"broken UTF-8", "e2\xff", "e2�"},
	} {
		same(t, tt.name, Printable(tt.text), tt.want)
	}
}

func TestSay(t *testing.T) {
	wide := strings.TrimSpace(strings.Repeat("123456789 ", 8)) // 79 columns
	for _, tt := range []struct {
		name, text string
		width      int
		want       string
	}{
		{"nothing", "", 80, "\n"},
		{"exactly the width", wide + "0", 80, wide + "0\n"},
		{"one letter more", wide + "01", 80, strings.TrimSuffix(wide, " 123456789") + "\n12345678901\n"},
		{"every line has its own width", wide + " " + wide + "0 " + wide, 80, wide + "\n" + wide + "0\n" + wide + "\n"},
		{"a word that is too wide", strings.Repeat("x", 100) + " y", 80, strings.Repeat("x", 100) + "\ny\n"},
		{"no width is 80", wide + "0\n" + wide + " 1", 0, wide + "0\n" + wide + "\n1\n"},
		{"a narrow screen", "Try e2e4 or g1f3", 9, "Try e2e4\nor g1f3\n"},
		{"a figure counts as one letter", "♞♞♞♞♞♞ N", 8, "♞♞♞♞♞♞ N\n"},
		{"what would steer the screen", "\x1b[2J\r", 80, `\x1b[2J\r` + "\n"},
		{"what is spelled out takes room", "e2\a e4", 6, `e2\a` + "\ne4\n"},
	} {
		same(t, tt.name, said(tt.width, func(s *Screen) { s.Say("%s", tt.text) }), tt.want)
	}
}

func TestSayBoards(t *testing.T) {
	small, tall := TitledBoard{"Before:", "8 k\n  a\n"}, TitledBoard{"After:", "8 .\n7 k\n  a\n"}
	const alone = "Before:\n8 k\n  a\n"
	const both = "Before:                   After:\n8 k                       8 .\n  a                       7 k\n                            a\n"
	for _, tt := range []struct {
		name   string
		width  int
		boards []TitledBoard
		want   string
	}{
		{"two beside each other", 52, []TitledBoard{small, tall}, both},
		{"the taller first", 80, []TitledBoard{tall, small}, "After:                    Before:\n8 .                       8 k\n7 k                         a\n  a\n"},
		{"the third below", 77, []TitledBoard{small, tall, small}, both + alone},
		{"a narrow screen", 51, []TitledBoard{small, small}, alone + alone},
		{"a screen that is narrower than a board", 20, []TitledBoard{small}, alone},
	} {
		same(t, tt.name, said(tt.width, func(s *Screen) { s.SayBoards(tt.boards...) }), tt.want)
	}
}

func TestAfterAWriteThatFailsNothingIsWritten(t *testing.T) {
	_, closed := io.Pipe()
	closed.Close()
	s := Screen{Out: closed}
	s.Say("one")
	got := said(80, func(open *Screen) {
		s.Out = open.Out
		s.Say("two")
	})
	if s.Err != io.ErrClosedPipe || got != "" {
		t.Errorf("the error is %v, want %v; then it says %q", s.Err, io.ErrClosedPipe, got)
	}
}
