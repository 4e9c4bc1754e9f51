// Tempting: Pop takes for granted that there is something to take.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack falls over when it is empty.
type Stack struct {
	top  *cell
	size int
}

type cell struct {
	piece chess.Piece
	below *cell
}

// Push puts p on top.
func (s *Stack) Push(p chess.Piece) {
	s.top = &cell{p, s.top}
	s.size++
}

// Pop takes the newest piece.
func (s *Stack) Pop() (chess.Piece, bool) {
	p := s.top.piece
	s.top = s.top.below
	s.size--
	return p, s.size >= 0
}

// Len returns how many pieces there are.
func (s *Stack) Len() int { return s.size }
