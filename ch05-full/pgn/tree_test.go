// tree_test.go tests games that are put together move by move.

package pgn

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// moveOf reads a move such as "e2e4".
func moveOf(t testing.TB, text string) chess.Move {
	t.Helper()
	m, err := chess.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAdd(t *testing.T) {
	e4, d4, e5 := moveOf(t, "e2e4"), moveOf(t, "d2d4"), moveOf(t, "e7e5")
	g := New(chess.StartingPosition())
	first := g.Root.Add(e4)
	second := first.Add(e5)
	variation := g.Root.Add(d4)
	if got, want := tree(g), "e2e4 ( d2d4 ) e7e5 *"; got != want {
		t.Fatalf("the tree is %s, want %s", got, want)
	}
	if again := g.Root.Add(d4); again != variation {
		t.Errorf("after Root.Add(e2e4), Add(e7e5) to that, and Root.Add(d2d4):\n"+
			"Root.Add(d2d4) once more returns another node, want the one that is there\n"+
			"the tree is now\n\t%s", tree(g))
	}
	if first.Parent != g.Root || second.Parent != first || variation.Parent != g.Root {
		t.Error("the parent of a node is not the move before it")
	}
}

func TestPath(t *testing.T) {
	g := New(chess.StartingPosition())
	e4 := g.Root.Add(moveOf(t, "e2e4"))
	e4.Add(moveOf(t, "e7e5"))
	knight := e4.Add(moveOf(t, "c7c5")).Add(moveOf(t, "g1f3"))
	var got []string
	for _, n := range knight.Path() {
		got = append(got, n.Move.String())
	}
	if text := strings.Join(got, " "); text != "e2e4 c7c5 g1f3" {
		t.Errorf("the path to Nf3 is %q, want %q", text, "e2e4 c7c5 g1f3")
	}
	if path := g.Root.Path(); len(path) != 0 {
		t.Errorf("the path to the root has %d moves, want none", len(path))
	}
}

func TestGamePosition(t *testing.T) {
	start := chess.MustParseFEN("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 20")
	g := New(start)
	e4 := g.Root.Add(moveOf(t, "e2e4"))
	pass := e4.Add(nullMove)
	variation := g.Root.Add(moveOf(t, "e2e3")).Add(moveOf(t, "e8d7"))
	tests := []struct {
		name string
		node *Node
		want string
	}{
		{"the root stands where the game begins", g.Root, "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 20"},
		{"a move leads from there", e4, "4k3/8/8/8/4P3/8/8/R3K3 b - e3 0 20"},
		{"so does a null move, and the rook on a1 stays", pass, "4k3/8/8/8/4P3/8/8/R3K3 w - - 1 21"},
		{"a variation leads elsewhere", variation, "8/3k4/8/8/8/4P3/8/R3K3 w - - 1 21"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := g.Position(tt.node)
			if got := p.FEN(); got != tt.want {
				t.Errorf("the position is\n\t%s\nwant\n\t%s", got, tt.want)
			}
			if g.Start != start {
				t.Errorf("Position changed the Start of the game it was asked about, from\n\t%s\nto\n\t%s", start.FEN(), g.Start.FEN())
				g.Start = start
			}
		})
	}
}

// A copy is the same game, and what happens to it does not touch the other.
func TestClone(t *testing.T) {
	const text = `[White "a"] {b} 1. e4 ! {c} (1. d4 d5) ({e} 1. c4 (1. f4)) 1... e5 2. Nf3 *`
	g, want := gameOf(t, text), gameOf(t, text)
	c, same := g.Clone(g.End())
	sameGame(t, c, want)
	if same != c.End() || same.Path()[0] != c.Root.Next[0] {
		t.Error("the node that comes back does not stand where the other does")
	}
	for _, n := range append([]*Node{c.Root}, c.Root.Next...) {
		n.Move = moveOf(t, "a1a2")
		clear(n.Before)
		clear(n.Comments)
		clear(n.NAGs)
		clear(n.Next)
	}
	c.SetTag("White", "z")
	sameGame(t, g, want)
	if _, same := g.Clone(nil); same != nil {
		t.Errorf("nil stands nowhere, and %v came back", same.Move)
	}
}

func TestPromoteAndDrop(t *testing.T) {
	tests := []struct {
		name string
		edit func(*Node)
		at   int // index of the move that is changed
		want string
	}{
		{name: "the first variation becomes the line",
			edit: (*Node).Promote, at: 1, want: "d2d4 ( e2e4 e7e5 ) ( c2c4 ) d7d5 *"},
		{name: "the second becomes the first",
			edit: (*Node).Promote, at: 2, want: "e2e4 ( c2c4 ) ( d2d4 d7d5 ) e7e5 *"},
		{name: "the line stays the line",
			edit: (*Node).Promote, at: 0, want: "e2e4 ( d2d4 d7d5 ) ( c2c4 ) e7e5 *"},
		{name: "a variation is dropped with all that follows",
			edit: (*Node).Drop, at: 1, want: "e2e4 ( c2c4 ) e7e5 *"},
		{name: "the line is dropped, and a variation becomes the line",
			edit: (*Node).Drop, at: 0, want: "d2d4 ( c2c4 ) d7d5 *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, "1. e4 (1. d4 d5) (1. c4) e5 *")
			tt.edit(g.Root) // which stays
			tt.edit(g.Root.Next[tt.at])
			if got := tree(g); got != tt.want {
				t.Errorf("the tree is %s, want %s", got, tt.want)
			}
		})
	}
}
