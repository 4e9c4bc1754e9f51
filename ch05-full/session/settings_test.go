// settings_test.go chooses how the board is seen, and has the rest remembered.

package session

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestSettings(t *testing.T) {
	var r Reply
	before := settings{voice: voice{&r}, live: true, words: map[string]string{"size": "2"}}
	c := before
	c.remember("name", "Ben")
	for _, err := range []error{c.choosePieces([]string{"figures"}), c.chooseSize([]string{"3"})} {
		if err != nil {
			t.Error(err)
		}
	}
	compare(t, fmt.Sprint(r.Settings, before.words), "map[name:Ben pieces:figures size:3] map[size:2]")
	if look := c.lookFor(chess.Black, true); look != (Look{Figures: true, Size: 3}) {
		t.Errorf("the board is seen as %+v", look)
	}
	if err := c.chooseSize([]string{"auto"}); err != nil || c.words["size"] != "" {
		t.Errorf("auto is remembered: %v, %v", c.words, err)
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

func TestTheBoardTurns(t *testing.T) {
	tests := []struct {
		name   string
		chosen []string // by flip, one after the other; "" is flip alone
		side   chess.Color
		turns  bool
		want   bool // Black's side is below
	}{
		{name: "it stays as it is", side: chess.Black, turns: true, want: false},
		{name: "flip alone turns it", chosen: []string{""}, side: chess.White, turns: true, want: true},
		{name: "auto turns it to a side", chosen: []string{"auto"}, side: chess.Black, turns: true, want: true},
		{name: "auto does not without a person", chosen: []string{"auto"}, side: chess.Black, want: false},
		{name: "flip alone ends auto", chosen: []string{"auto", ""}, side: chess.Black, turns: true, want: false},
		{name: "off ends auto", chosen: []string{"auto", "off"}, side: chess.Black, turns: true, want: false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := settings{voice: voice{&Reply{}}}
			for _, word := range tt.chosen {
				args := []string{word}
				if word == "" {
					args = nil
				}
				if err := c.flip(c.lookFor(tt.side, tt.turns), args); err != nil {
					t.Fatal(err)
				}
			}
			if got := c.lookFor(tt.side, tt.turns).Flip; got != tt.want {
				t.Errorf("Black's side is below: %v, want %v", got, tt.want)
			}
		})
	}
}

// Without a person nothing is remembered for the next time.
func TestNothingIsRememberedInAPipe(t *testing.T) {
	var r Reply
	c := settings{voice: voice{&r}}
	c.remember("name", "Ben")
	if r.Settings != nil || c.words["name"] != "Ben" {
		t.Errorf("to be remembered is %v, and set is %v", r.Settings, c.words)
	}
}
