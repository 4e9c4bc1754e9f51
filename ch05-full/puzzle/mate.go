// mate.go looks for mates, and for nothing else: the side to move plays all its moves, and the
// other side all its answers.

package puzzle

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// A search looks for mates on a board, until it has looked at so many positions.
type search struct {
	*fast.Board
	left int // positions; below 0 it has given up, and no answer means anything
}

// newSearch returns a search in a position. It is an error if a side has not just one king.
func newSearch(p chess.Position, positions int) (*search, error) {
	b, err := fast.New(p)
	return &search{b, positions}, err
}

// try plays a move, asks something, and takes it back.
func (s *search) try(m chess.Move, ask func() bool) bool {
	s.Make(m)
	s.left--
	yes := ask()
	s.Unmake()
	return yes
}

// mates reports whether the side to move can mate in n moves at most.
func (s *search) mates(n int) bool {
	if n == 0 {
		return false
	}
	var quiet []chess.Move
	for _, m := range s.Moves(nil) { // a check leaves the fewest answers
		check := false
		if s.try(m, func() bool {
			check = s.InCheck()
			return check && s.mated(n)
		}) {
			return true
		}
		if !check {
			quiet = append(quiet, m)
		}
	}
	for _, m := range quiet {
		if n > 1 && s.try(m, func() bool { return s.mated(n) }) {
			return true
		}
	}
	return false
}

// mated reports whether the side to move is mated whatever it answers, in n moves at most of the
// other side, which has just made the first of them.
func (s *search) mated(n int) bool {
	answers := s.Moves(nil)
	if len(answers) == 0 {
		return s.InCheck()
	}
	return n > 1 && s.left >= 0 && s.refutation(n, answers) == nil
}

// refutation returns an answer after which there is no mate in time, or nil.
func (s *search) refutation(n int, answers []chess.Move) *chess.Move {
	for _, m := range answers {
		if !s.try(m, func() bool { return s.mates(n - 1) }) {
			return &m
		}
	}
	return nil
}

// first returns the moves that mate in n moves at most.
func (s *search) first(n int) (moves []chess.Move) {
	for _, m := range s.Moves(nil) {
		if s.try(m, func() bool { return s.mated(n) }) {
			moves = append(moves, m)
		}
	}
	return moves
}

// only reports whether there is a mate in n moves and no sooner, and one move alone that begins it.
func (s *search) only(n int) bool {
	return !s.mates(n-1) && s.mates(n) && len(s.first(n)) == 1 && s.left >= 0
}

// fewest returns in how many moves the side to move mates, or more than most if not in as many.
func (s *search) fewest(most int) int {
	n := 1
	for n <= most && !s.mates(n) {
		n++
	}
	return n
}
