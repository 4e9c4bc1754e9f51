// Tempting: Push counts up, and Pop forgets to count down.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack counts what was ever pushed.
type Stack struct {
	top  *plate
	size int
}

type plate struct {
	piece chess.Piece
	below *plate
}

// Push puts p on top.
func (s *Stack) Push(p chess.Piece) {
	s.top = &plate{p, s.top}
	s.size++
}

// Pop takes the newest piece.
func (s *Stack) Pop() (chess.Piece, bool) {
	if s.top == nil {
		return nil, false
	}
	p := s.top.piece
	s.top = s.top.below
	return p, true
}

// Len returns how many pieces were pushed.
func (s *Stack) Len() int { return s.size }
