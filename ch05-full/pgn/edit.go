// edit.go changes the order of variations, and takes moves out of the tree.

package pgn

import "slices"

// Promote moves a variation one place forward among the moves that may follow its
// parent. The one that comes first is the line. A move that is first already, and the
// root, stay where they are.
func (n *Node) Promote() {
	if i := n.place(); i > 0 {
		next := n.Parent.Next
		next[i-1], next[i] = next[i], next[i-1]
	}
}

// Drop takes n out of the tree, with all that follows. n itself still knows its Parent.
// The root stays.
func (n *Node) Drop() {
	if i := n.place(); i >= 0 {
		n.Parent.Next = slices.Delete(n.Parent.Next, i, i+1)
	}
}

// Undoable returns how many moves, n the last of them, can be dropped so that nothing else goes on
// from them or takes their place: a variation to a move of the main line would become the line.
func (n *Node) Undoable() int {
	moves := 0
	for ; n.Parent != nil && len(n.Next) == min(moves, 1); n = n.Parent {
		if n.place() == 0 && len(n.Parent.Next) > 1 {
			break
		}
		moves++
	}
	return moves
}

// place returns the index of n in the Next of its parent, or -1 if it is not there.
func (n *Node) place() int {
	if n.Parent == nil {
		return -1
	}
	return slices.Index(n.Parent.Next, n)
}
