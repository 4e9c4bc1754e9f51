// text_test.go reads lines that no player would type and every program gets.

package terminal

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

func TestReadLine(t *testing.T) {
	longest := strings.Repeat("x", longestLine-1)
	tests := []struct {
		name, input string
		want        []string
	}{
		{"nothing", "", nil},
		{"an empty line", "\n", []string{""}},
		{"two lines", "e2e4\ne7e5\n", []string{"e2e4", "e7e5"}},
		{"no line break at the end", "e2e4\ne7e5", []string{"e2e4", "e7e5"}},
		{"line breaks of Windows", "e2e4\r\ne7e5\r\n", []string{"e2e4", "e7e5"}},
		{"a byte order mark", "\ufeffe2e4\ne7e5\n", []string{"e2e4", "e7e5"}},
		{"bytes that are no text", "e2\x00e4\xff\n", []string{"e2\x00e4\xff"}},
		{"spaces stay", "  e2 e4 \t\n", []string{"  e2 e4 \t"}},
		{"the longest line", longest + "\nflip\n", []string{longest, "flip"}},
		{"a longer line is cut", longest + "xy\nflip\n", []string{longest + "x", "flip"}},
		{"a megabyte", strings.Repeat("x", 1<<20) + "\nflip\n", []string{longest + "x", "flip"}},
		{"a megabyte, and no line break", strings.Repeat("x", 1<<20), []string{longest + "x"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, in := range []io.Reader{strings.NewReader(tt.input), iotest.OneByteReader(strings.NewReader(tt.input))} {
				var got []string
				lines := bufio.NewReaderSize(in, longestLine)
				line, err := readLine(lines)
				for ; err == nil; line, err = readLine(lines) {
					got = append(got, line)
				}
				if diff := cmp.Diff(tt.want, got); diff != "" || err != io.EOF {
					t.Errorf("the lines end with %v and differ (-want +got):\n%s", err, diff)
				}
			}
		})
	}
}

func TestPrintable(t *testing.T) {
	tests := []struct {
		name, text, want string
	}{
		{"plain text", `Nb1-c3 "it's" \ # a remark`, `Nb1-c3 "it's" \ # a remark`},
		{"other languages", "Läufer, конь, 騎士 ♞", "Läufer, конь, 騎士 ♞"},
		{"an escape sequence", "\x1b[2J", `\x1b[2J`},
		{"a bell, a NUL, a backspace, a delete", "\a\x00\b\x7f", `\a\x00\b\x7f`},
		{"line breaks and a tab", "e2\re4\n\t", `e2\re4\n\t`},
		{"control characters of eight bits", "\u009b2J", `\u009b2J`},
		{"text turned from right to left", "\u202e4e2e", `\u202e4e2e`},
		{"a space without a width", "e2\u200be4", `e2\u200be4`},
		{"broken UTF-8", "e2\xff", "e2�"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Printable(tt.text); got != tt.want {
				t.Errorf("Printable(%q) = %q, want %q", tt.text, got, tt.want)
			}
		})
	}
}

func TestWrap(t *testing.T) {
	wide := strings.TrimSpace(strings.Repeat("123456789 ", 8)) // 79 columns
	tests := []struct {
		name, line string
		screen     int
		want       string
	}{
		{"nothing", "", 80, ""},
		{"gaps are kept", "board    draw the board", 80, "board    draw the board"},
		{"exactly the width", wide + "0", 80, wide + "0"},
		{"one letter more", wide + "01", 80, strings.Replace(wide, " 123456789", "", 1) + "\n12345678901"},
		{"every line has its own width", wide + " " + wide + "0 " + wide, 80, wide + "\n" + wide + "0\n" + wide},
		{"a word that is too wide", strings.Repeat("x", 100) + " y", 80, strings.Repeat("x", 100) + "\ny"},
		{"a narrow screen", "Try e2e4 or g1f3", 9, "Try e2e4\nor g1f3"},
		{"a figure counts as one letter", strings.Repeat("♞", 78) + " N", 80, strings.Repeat("♞", 78) + " N"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, wrap(tt.line, tt.screen), tt.want)
		})
	}
}

func TestArrowKeys(t *testing.T) {
	const sentence = "this prompt does not know the arrow keys and their like: type the line again\n"
	tests := []struct{ name, line, want string }{
		{"up", "\x1b[A", sentence},
		{"left, and a letter", "e2e4\x1b[Dd", sentence},
		{"as some terminals send them", "\x1bOA", sentence},
		{"delete, in a command", "fen\x1b[3~", sentence},
		{"in place of a word", "help \x1b[A", sentence},
		{"in a remark", "# \x1b[A", ""},
		{"another control character", "help \a", `no command and no group of commands: "\a"; help lists them` + "\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			compare(t, reply(newSession(nil, quietGame), tt.line), tt.want)
		})
	}
}

// Whatever the text comes from, what is said cannot steer the screen.
func TestSay(t *testing.T) {
	var screen strings.Builder
	s := newSession(&screen, Options{})
	s.say("%s", "two lines\nand a \x1b[2J "+strings.Repeat("long ", 20)+"one")
	compare(t, screen.String(), "two lines\nand a \\x1b[2J "+strings.Repeat("long ", 12)+"long\n"+strings.Repeat("long ", 7)+"one\n")
}
