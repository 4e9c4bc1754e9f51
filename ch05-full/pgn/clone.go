// clone.go copies a game, so that one can be changed and the other stays.

package pgn

import "slices"

// Clone returns a copy of the game, with its tags, its tree and all that is said in it,
// and the node of the copy that stands where at stands in g. It is nil if at is nil, or
// of another game.
func (g *Game) Clone(at *Node) (game *Game, same *Node) {
	copied := func(n, parent *Node) *Node {
		c := *n
		c.Parent = parent
		c.Next = slices.Clone(n.Next) // still the nodes of g
		c.Before, c.Comments, c.NAGs = slices.Clone(n.Before), slices.Clone(n.Comments), slices.Clone(n.NAGs)
		if n == at {
			same = &c
		}
		return &c
	}
	c := *g
	c.Tags = slices.Clone(g.Tags)
	c.Root = copied(g.Root, nil)
	for open := []*Node{c.Root}; len(open) > 0; {
		n := open[len(open)-1]
		open = open[:len(open)-1]
		for i, next := range n.Next {
			n.Next[i] = copied(next, n)
		}
		open = append(open, n.Next...)
	}
	return &c, same
}
