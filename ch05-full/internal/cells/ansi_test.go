// ansi_test.go prints a screen on another one, which then shows the same.

package cells

import (
	"fmt"
	"testing"
)

func TestANSI(t *testing.T) {
	s := New()
	fmt.Fprint(s, "plain \x1b[1mbold\x1b[0;7m reversed\x1b[0m\n\n\x1b[38;5;231;48;5;94m N \x1b[0m 騎 e\u0301\x1b[5;10H\x1b[48;5;61m   \x1b[0m\x1b[7;3Hlast")
	again := New()
	if _, err := fmt.Fprint(again, s.ANSI()); err != nil {
		t.Fatal(err)
	}
	if again.cells != s.cells {
		t.Errorf("%q shows\n%s\nwant\n%s", s.ANSI(), again, s)
	}
	if got, want := s.ANSI()[:14], "plain \x1b[0;1mbo"; got != want {
		t.Errorf("it begins with %q, want %q", got, want)
	}
}
