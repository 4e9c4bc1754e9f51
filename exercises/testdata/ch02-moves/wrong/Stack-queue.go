// Tempting: pieces are added at one end of the list and taken from the other.
// That is a queue: the oldest comes back first.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack is a queue.
type Stack struct {
	first, last *link
	size        int
}

type link struct {
	piece chess.Piece
	next  *link
}

// Push puts p at the end.
func (s *Stack) Push(p chess.Piece) {
	l := &link{piece: p}
	if s.first == nil {
		s.first = l
	} else {
		s.last.next = l
	}
	s.last = l
	s.size++
}

// Pop takes the piece at the beginning.
func (s *Stack) Pop() (chess.Piece, bool) {
	if s.first == nil {
		return nil, false
	}
	p := s.first.piece
	s.first = s.first.next
	s.size--
	return p, true
}

// Len returns how many pieces there are.
func (s *Stack) Len() int { return s.size }
