// mistakes_test.go tests what counts as a mistake, and whose it is.

package main

import (
	"fmt"
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestLosses(t *testing.T) {
	moves := []chess.Move{}
	for _, word := range []string{"e2e4", "e7e5", "g1f3", "b8c6"} {
		m, err := chess.ParseMove(word)
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, m)
	}
	tests := []struct {
		name   string
		scores []int // of the side to move, before each move and after the last
		want   string
	}{
		{
			name:   "what a move loses, the other side has",
			scores: []int{30, 20, -10, 40, 0}, want: "[white 50 black 10 white 30 black 40]",
		},
		{
			name:   "what a move gains is no loss",
			scores: []int{0, -80, 60, 0, 0}, want: "[white 0 black 0 white 60 black 0]",
		},
		{
			name:   "where all is decided, no move counts",
			scores: []int{0, 700, -650, 600, 0}, want: "[white 700 black 600]",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			score := func(_ chess.Position, moves []chess.Move) (int, error) {
				return tt.scores[len(moves)], nil
			}
			var got []string
			err := losses(moves, score, func(side chess.Color, loss int) {
				got = append(got, fmt.Sprint(side, " ", loss))
			})
			if err != nil || fmt.Sprint(got) != tt.want {
				t.Errorf("got %v, %v, want %s", got, err, tt.want)
			}
		})
	}
}

func TestRow(t *testing.T) {
	var counted tally
	for _, loss := range []int{0, 49, 50, 120, 250, 300, 0, 0} {
		counted.add(loss)
	}
	const want = "level1            8 50.0 % 37.5 % 25.0 % 12.5 %"
	if got := counted.row("level1"); got != want {
		t.Errorf("got  %s\nwant %s\n     %s", got, want, head())
	}
	if got := new(tally).row("level1"); got != "level1            0  0.0 %  0.0 %  0.0 %  0.0 %" {
		t.Errorf("without a move: %s", got)
	}
}

func TestGroupOfARating(t *testing.T) {
	all := groups{list: []group{{elo: 900}, {elo: 1200}}}
	of := map[int]int{0: 0, 749: 0, 750: 900, 1049: 900, 1050: 1200, 1349: 1200, 1350: 0}
	for elo, want := range of {
		got := 0
		if g := all.of(elo); g != nil {
			got = g.elo
		}
		if got != want {
			t.Errorf("%d is in the group of %d, want %d", elo, got, want)
		}
	}
}

func TestSeconds(t *testing.T) {
	controls := map[string]int{"300+3": 420, "180+0": 180, "60+0": 60, "-": 0, "": 0, "1/86400": 0}
	for control, want := range controls {
		if got := seconds(control); got != want {
			t.Errorf("%q is %d seconds, want %d", control, got, want)
		}
	}
}

// A level plays the same game with the same seed, and other games with others.
func TestPlay(t *testing.T) {
	one, err1 := play("level1", 1)
	again, err2 := play("level1", 1)
	other, err3 := play("level1", 3)
	if err1 != nil || err2 != nil || err3 != nil {
		t.Fatal(err1, err2, err3)
	}
	if !slices.Equal(one, again) || slices.Equal(one, other) {
		t.Errorf("the seeds 1, 1 and 3 play\n%v\n%v\n%v", one, again, other)
	}
	if _, err := play("level99", 1); err == nil {
		t.Error("there is a level 99")
	}
}
