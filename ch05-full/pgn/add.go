// add.go adds a move to the tree.

package pgn

import "mateinfive/ch05-full/chess"

// Add returns the continuation of n by m. If there is none yet, it becomes the
// last of n.Next: the first goes on with the line, later ones are variations.
func (n *Node) Add(m chess.Move) *Node {
	for _, next := range n.Next {
		if next.Move == m {
			return next
		}
	}
	return n.attach(&Node{Move: m})
}

// Attach makes a copy of a node the last of n.Next, without what followed it, and returns it.
func (n *Node) Attach(next *Node) *Node {
	copied := *next
	copied.Next = nil
	return n.attach(&copied)
}

// attach makes next the last of n.Next.
func (n *Node) attach(next *Node) *Node {
	next.Parent = n
	n.Next = append(n.Next, next)
	return next
}
