// line_test.go asks about the lines of a game.

package pgn

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/chess"
)

// lined has a main line of four moves, a variation, and one to that.
const lined = `[White "Anna"] [Date "2026.01.09"] 1. e4 ! $18 (1. d4 -- (1... d5)) 1... e5 2. Nf3 Nc6 1-0`

func TestLines(t *testing.T) {
	g := gameOf(t, lined)
	d4 := g.Root.Next[1]
	d5 := d4.Next[1]
	if end := g.End(); end.Move != moveOf(t, "b8c6") {
		t.Errorf("the main line ends with %v", end.Move)
	}
	if empty := New(chess.StartingPosition()); empty.End() != empty.Root {
		t.Error("a game without moves does not end where it begins")
	}
	for _, tt := range []struct{ name, got, want string }{
		{"the line through the root is the main line", g.Ahead(g.Root.Next[0], 9), "1. e4 e5 2. Nf3 Nc6"},
		{"dots stand for more moves", g.Ahead(g.Root.Next[0], 3), "1. e4 e5 2. Nf3 ..."},
		{"as many as there are need no dots", g.Ahead(g.Root.Next[0], 4), "1. e4 e5 2. Nf3 Nc6"},
		{"a line may go on with Black's move", g.Ahead(g.Root.Next[0].Next[0], 2), "1... e5 2. Nf3 ..."},
		{"a variation goes on with its own moves", g.Ahead(d4, 4), "1. d4 --"},
		{"the line through a variation begins with the game", fmt.Sprint(len(d4.Line()), len(d5.Line()), len(g.Root.Line())), "2 2 4"},
		{"a sheet has a row for each number", fmt.Sprint(g.Sheet(g.Root.Line())), "[{1. [e4! +- e5] 0} {2. [Nf3 Nc6] 2}]"},
		{"a title tells who, when and the result", g.Title(), "Anna - Black, 2026.01.09, 1-0"},
		{"a date that is not known is left out", New(g.Start).Title(), "White - Black, *"},
		{"a null move gives the turn away", fmt.Sprint(After(g.Start, nullMove).SideToMove), "black"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("got %s, want %s", tt.got, tt.want)
			}
		})
	}
	if d4.Variation() != d4 || d5.Variation() != d5 || d4.Next[0].Variation() != d4 || g.End().Variation() != nil || g.Root.Variation() != nil {
		t.Error("a move is not told the variation in which it stands")
	}
	black := gameOf(t, `[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 7"] 7... Kd7 8. Kd2 *`)
	if got, want := fmt.Sprint(black.Sheet(black.Root.Line())), "[{7... [... Kd7] -1} {8. [Kd2] 1}]"; got != want {
		t.Errorf("where Black begins the sheet is %s, want %s", got, want)
	}
}
