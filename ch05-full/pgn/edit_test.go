// edit_test.go tests copies of a game, and changes to its tree.

package pgn

import "testing"

const edited = `[White "a"] {b} 1. e4 ! {c [%clk 0:01:00]} (1. d4 d5) ({e} 1. c4 (1. f4)) 1... e5 2. Nf3 *`

func TestClone(t *testing.T) {
	g, want := gameOf(t, edited), gameOf(t, edited)
	last := g.End()
	c, same := g.Clone(last)
	sameGame(t, c, want)
	if same != c.End() || same == last {
		t.Error("the node that comes back is not the one of the copy that stands there")
	}
	for n := range allNodes(c.Root) {
		for _, next := range n.Next {
			if next.Parent != n {
				t.Errorf("%v has another parent than the node before it", next.Move)
			}
		}
		n.Move = nullMove
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

// allNodes returns a node and all that follow.
func allNodes(n *Node) map[*Node]bool {
	all := map[*Node]bool{n: true}
	for _, next := range n.Next {
		for node := range allNodes(next) {
			all[node] = true
		}
	}
	return all
}

func TestEdit(t *testing.T) {
	promote, drop := (*Node).Promote, (*Node).Drop
	tests := []struct {
		name string
		edit func(*Node)
		of   func(root *Node) *Node
		want string
	}{
		{"the first variation becomes the line", promote, func(root *Node) *Node { return root.Next[1] }, "d2d4 ( e2e4 e7e5 ) ( c2c4 ) d7d5 *"},
		{"the second becomes the first", promote, func(root *Node) *Node { return root.Next[2] }, "e2e4 ( c2c4 ) ( d2d4 d7d5 ) e7e5 *"},
		{"the line stays the line", promote, func(root *Node) *Node { return root.Next[0] }, "e2e4 ( d2d4 d7d5 ) ( c2c4 ) e7e5 *"},
		{"the root has no place to go to", promote, func(root *Node) *Node { return root }, "e2e4 ( d2d4 d7d5 ) ( c2c4 ) e7e5 *"},
		{"a variation is dropped with all that follows", drop, func(root *Node) *Node { return root.Next[1] }, "e2e4 ( c2c4 ) e7e5 *"},
		{"where the line is dropped, the first variation is the line", drop, func(root *Node) *Node { return root.Next[0] }, "d2d4 ( c2c4 ) d7d5 *"},
		{"the root stays", drop, func(root *Node) *Node { return root }, "e2e4 ( d2d4 d7d5 ) ( c2c4 ) e7e5 *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, "1. e4 (1. d4 d5) (1. c4) e5 *")
			n := tt.of(g.Root)
			tt.edit(n)
			if got := tree(g); got != tt.want {
				t.Errorf("the tree is %s, want %s", got, tt.want)
			}
		})
	}
}
