// settings_test.go chooses how the board is seen, and has the rest remembered.

package session

import (
	"fmt"
	"testing"
)

func TestSettings(t *testing.T) {
	d := sit(t, options(t, "-live -set size=2"))
	before := d.s
	d.do("friend|name Ben|pieces figures|size 3")
	compare(t, fmt.Sprint(d.saved, before.settings.words), "map[name:Ben pieces:figures size:3] map[size:2]")
	if look := d.s.Scene().Look; !look.Figures || look.Size != 3 {
		t.Errorf("the board is seen as %+v", look)
	}
	d.do("size auto")
	compare(t, fmt.Sprint(d.saved), "map[name:Ben pieces:figures]")
}

// Without a person nothing is remembered for the next time.
func TestNothingIsRememberedInAPipe(t *testing.T) {
	d := sit(t, options(t, ""))
	compare(t, d.do("name Ben|settings"), "name: Ben")
	if d.saved != nil {
		t.Errorf("to be remembered is %v", d.saved)
	}
}

func TestATheme(t *testing.T) {
	const king = "-quiet=0 -fen 4k3/8/8/8/8/8/8/4K3 "
	play(t, []row{
		{name: "a board in its colors", flags: king + "-paint", lines: "theme blue", want: "...\x1b[48;5;246;38;5;231m..."},
		{name: "without color there is nothing to see of it", flags: king, lines: "theme blue",
			want: "the board has no colors here: blue shows where it has them / 8 . . . . k ..."},
		{name: "one that there is not", flags: king + "-paint", lines: "theme red",
			want: `theme takes one of these: wood, green, blue; not "red"`},
		{name: "one of an earlier time", flags: king + "-paint -set theme=green", lines: "board",
			want: "...\x1b[48;5;29;38;5;..."},
		{name: "one that is no more", flags: king + "-paint -set theme=red", lines: "board",
			want: "...\x1b[48;5;94;38;5;..."},
	})
}
