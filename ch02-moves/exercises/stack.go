// stack.go is yours: the captured pieces, newest first, in a linked list.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack keeps pieces in a linked list and gives back the newest first. The
// zero Stack is empty and ready to use.
type Stack struct {
	// Your fields go here.
}

// Push puts p on top of the stack.
func (s *Stack) Push(p chess.Piece) {
	panic("task Stack: not written yet")
}

// Pop takes the newest piece off the stack and returns it. If the stack is
// empty, it returns nil and false.
func (s *Stack) Pop() (chess.Piece, bool) {
	panic("task Stack: not written yet")
}

// Len returns how many pieces are on the stack.
func (s *Stack) Len() int {
	panic("task Stack: not written yet")
}
