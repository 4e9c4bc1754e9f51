// vera_test.go tests how Vera begins, and that she does not lose her queen by it.

package player

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

func TestVeraOpens(t *testing.T) {
	tests := []struct {
		name   string
		start  string // a FEN, or "" where games begin
		played string // before her move
		only   string // the moves that she may choose from, or "" for all
		want   string // or "" if she thinks
	}{
		{name: "with White, the king's pawn", want: "e2e4"},
		{name: "then the bishop", played: "e2e4 e7e5", want: "f1c4"},
		{name: "then the queen", played: "e2e4 e7e5 f1c4 b8c6", want: "d1h5"},
		{name: "with Black, a pawn against the pawn", played: "e2e4", want: "e7e5"},
		{name: "with Black, no pawn where a knight takes it", played: "g1f3"},
		{name: "not the bishop where a pawn takes it", played: "e2e4 d7d5"},
		{name: "not the queen where a knight takes it", played: "e2e4 e7e5 f1c4 g8f6"},
		{name: "not the queen where a pawn takes it", played: "e2e4 e7e5 f1c4 g7g6"},
		{name: "not the queen while the bishop is attacked", played: "e2e4 e7e5 f1c4 d7d5"},
		{name: "not the queen where she cannot go", played: "e2e4 d7d6 f1c4 c8g4"},
		{name: "not the queen if something else came first", played: "e2e4 e7e5 b1c3 b8c6"},
		{name: "nothing from another start", start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"},
		{name: "nothing where a puzzle names the moves", only: "e2e4 d2d4"},
		{name: "after the queen she thinks", played: "e2e4 e7e5 f1c4 b8c6 d1h5 g7g6"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := chess.StartingPosition()
			if tt.start != "" {
				start = positionOf(t, tt.start)
			}
			r := Request{Start: start, Moves: movesOf(t, tt.played), Only: movesOf(t, tt.only)}
			p, err := r.Position()
			if err != nil {
				t.Fatal(err)
			}
			m, ok := veraOpening(r, p)
			if got := m.String(); ok != (tt.want != "") || ok && got != tt.want {
				t.Errorf("%s, %t, want %q, on this board:\n%s", got, ok, tt.want, p.Board)
			}
		})
	}
}

// What she thinks follows from the seed, and looks at so many positions, whatever the clock shows.
func TestVeraThinks(t *testing.T) {
	r := Request{Start: chess.StartingPosition(), Moves: movesOf(t, "e2e4 e7e5 f1c4 b8c6 d1h5 g7g6")}
	found := map[chess.Move]bool{}
	for seed := range uint64(10) {
		one, _ := New("vera", seed)
		other, _ := New("vera", seed)
		d, timed := chosen(t, one, r), r
		timed.Timed = true
		if again := chosen(t, other, timed); again != d {
			t.Errorf("with seed %d she plays %v, and then %v", seed, d, again)
		}
		found[d.Move] = true
		p, err := r.Position()
		if err != nil {
			t.Fatal(err)
		}
		after := p.After(d.Move)
		answer, _ := answerTo(after)
		captured := chess.Ply{Before: after, Move: answer}.Captured()
		if captured != nil && captured.Type() == chess.TypeQueen {
			t.Errorf("with seed %d she plays %v and loses the queen", seed, d)
		}
	}
	if len(found) < 2 {
		t.Errorf("with ten seeds she has always played %v", found)
	}
}

// She has a name, and stands in no list.
func TestVeraIsNotListed(t *testing.T) {
	c := learner()
	name, err := c.Named("Vera")
	if name != "vera" || err != nil || About(name) == "" {
		t.Errorf("she is called %q, %q, error %v", name, About(name), err)
	}
	if slices.Contains(c.Names(), name) || slices.Contains(Names(), name) {
		t.Errorf("she is listed: %v", c.Names())
	}
}

// While the fast board is not right, she says that she plays on the slower one, as the levels do.
func TestSlowerIsSaidByName(t *testing.T) {
	proved := fast.Proved
	t.Cleanup(func() { fast.Proved = proved })
	fast.Proved = func() error { return errors.New("a task is empty") }
	tests := []struct{ name, begins string }{
		{name: "vera", begins: "Vera plays on the board"},
		{name: "level3", begins: "The levels play on the board"},
		{name: "careful"},
		{name: "no player"},
	}
	for _, tt := range tests {
		if got := Slower(tt.name); !strings.HasPrefix(got, tt.begins) || tt.begins == "" && got != "" {
			t.Errorf("Slower(%q) = %q, want %q", tt.name, got, tt.begins)
		}
	}
}
