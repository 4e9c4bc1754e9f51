// screen_test.go reads what watch prints on.

package watch

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
)

func TestWrapping(t *testing.T) {
	long := strings.TrimSpace(strings.Repeat("eight888 ", 12))
	tests := []struct{ name, text, want string }{
		{name: "a line that fits", text: "  a  line\n\n", want: "  a  line\n\n"},
		{
			name: "one that does not, and its indent", text: "  " + long + "\n",
			want: "  " + long[:71] + "\n  " + long[72:] + "\n",
		},
		{name: "a command", text: "Play:  go run . " + long + "\n", want: "Play:  go run . " + long + "\n"},
		{name: "a line without an end", text: long, want: long[:80] + "\n" + long[81:]},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b strings.Builder
			if fmt.Fprint(wrapping{&b}, tt.text); b.String() != tt.want {
				t.Errorf("it prints\n%s\nwant\n%s", b.String(), tt.want)
			}
		})
	}
}

// While the tests run a word stands there, and then the verdict in its place.
func TestJudging(t *testing.T) {
	f, w, _ := newWindow(t)
	f.Do(0, "next 2.1")
	w.showsWork = true
	before := ""
	f.Judges = func(string) string {
		before = f.Words.String()
		return coursetest.Reds("TestRook")
	}
	w.judge()
	if !strings.HasSuffix(before, "----\njudging ...") {
		t.Errorf("while the tests run it has said\n%s", before)
	}
	said(f, "judging ...\r           \r2.1 Rook.IsValid is red")
}

// A file that holds nothing has no keys.
func TestNoTerminal(t *testing.T) {
	nothing, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer nothing.Close()
	if IsTerminal(nothing) || IsTerminal(strings.NewReader("")) {
		t.Error("it takes what is no terminal for one")
	}
}
