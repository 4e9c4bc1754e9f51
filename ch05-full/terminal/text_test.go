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
	s := newSession(&screen, Options{environment: unwritten()})
	s.say("%s", "two lines\nand a \x1b[2J "+strings.Repeat("long ", 20)+"one")
	compare(t, screen.String(), "two lines\nand a \\x1b[2J "+strings.Repeat("long ", 12)+"long\n"+strings.Repeat("long ", 7)+"one\n")
}
