// mated.go asks for all answers.

package mates

// Mated reports whether the side to move is mated whatever it answers: by the first of n moves,
// which the other side has just made, or by one of those that it has left. A search that has given
// up finds no more mates, unless it stands before one.
func (s *Search) Mated(n int) bool {
	answers := s.Moves(nil)
	if len(answers) == 0 {
		return s.InCheck()
	}
	if n == 1 || s.Left < 0 {
		return false
	}
	for _, m := range answers {
		if !s.After(m, func() bool { return s.Mates(n - 1) }) {
			return false
		}
	}
	return true
}
