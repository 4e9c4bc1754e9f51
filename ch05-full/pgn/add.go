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

// attach makes next the last of n.Next.
func (n *Node) attach(next *Node) *Node {
	next.Parent = n
	n.Next = append(n.Next, next)
	return next
}
