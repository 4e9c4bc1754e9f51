// path.go finds the way from the start of a game to a move.

package pgn

import "slices"

// Path returns the way to n: the moves from the first to n itself. The path to
// the root is empty.
func (n *Node) Path() []*Node {
	var path []*Node
	for ; n.Parent != nil; n = n.Parent {
		path = append(path, n)
	}
	slices.Reverse(path)
	return path
}
