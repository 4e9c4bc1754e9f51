// Stack.go is a stack in a linked list.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack keeps pieces in a linked list and gives back the newest first. The
// zero Stack is empty and ready to use.
type Stack struct {
	top  *node // the newest piece, or nil if there is none
	size int   // how many pieces there are
}

// A node is one piece on a stack, and where to find the one below it.
type node struct {
	piece chess.Piece
	below *node
}

// Push puts p on top of the stack.
func (s *Stack) Push(p chess.Piece) {
	s.top = &node{piece: p, below: s.top}
	s.size++
}

// Pop takes the newest piece off the stack and returns it. If the stack is
// empty, it returns nil and false.
func (s *Stack) Pop() (chess.Piece, bool) {
	if s.top == nil {
		return nil, false
	}
	p := s.top.piece
	s.top = s.top.below
	s.size--
	return p, true
}

// Len returns how many pieces are on the stack.
func (s *Stack) Len() int { return s.size }
