// Tempting: the newest piece is kept at the far end of the list, so every Push
// and every Pop walks over all the others.

package exercises

import "mateinfive/ch02-moves/chess"

// A Stack is slow.
type Stack struct {
	bottom *rung
	size   int
}

type rung struct {
	piece chess.Piece
	above *rung
}

// end returns where the link to the newest piece, or past it, is kept.
func (s *Stack) end(stop int) **rung {
	at := &s.bottom
	for i := 0; i < stop; i++ {
		at = &(*at).above
	}
	return at
}

// Push puts p at the far end.
func (s *Stack) Push(p chess.Piece) {
	*s.end(s.size) = &rung{piece: p}
	s.size++
}

// Pop takes the piece at the far end.
func (s *Stack) Pop() (chess.Piece, bool) {
	if s.size == 0 {
		return nil, false
	}
	s.size--
	at := s.end(s.size)
	p := (*at).piece
	*at = nil
	return p, true
}

// Len returns how many pieces there are.
func (s *Stack) Len() int { return s.size }
