// search.go proves mates by trying everything: the side that mates needs one move, and that
// against all answers.

// Package mates looks for mates in a few moves, and for nothing else. What it says is proved.
package mates

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// A Search looks for mates on a board, until it has looked at so many positions.
type Search struct {
	*fast.Board
	Left int // positions; below 0 it has given up, and only what it has found is certain
}

// New returns a search in a position. It is an error if a side has not just one king.
func New(p chess.Position, positions int) (*Search, error) {
	b, err := fast.NewProved(p)
	return &Search{Board: b, Left: positions}, err
}

// After plays a move, asks something, and takes the move back.
func (s *Search) After(m chess.Move, ask func() bool) bool {
	s.Make(m)
	s.Left--
	yes := ask()
	s.Unmake()
	return yes
}

// Mates reports whether the side to move can mate in n moves at most.
func (s *Search) Mates(n int) bool {
	_, ok := s.Mate(n)
	return ok
}

// Mate returns a move that mates in n moves at most, if there is one. Checks come first: they
// leave the fewest answers.
func (s *Search) Mate(n int) (m chess.Move, ok bool) {
	var quiet []chess.Move
	for _, m := range s.Moves(nil) {
		check := false
		if s.After(m, func() bool {
			check = s.InCheck()
			return check && s.Mated(n)
		}) {
			return m, true
		}
		if !check {
			quiet = append(quiet, m)
		}
	}
	for _, m := range quiet {
		if n > 1 && s.After(m, func() bool { return s.Mated(n) }) {
			return m, true
		}
	}
	return m, false
}

// Only reports whether there is a mate in n moves and no sooner, and one move alone that begins it.
func (s *Search) Only(n int) bool {
	first := 0
	for _, m := range s.Moves(nil) {
		if s.After(m, func() bool { return s.Mated(n) }) {
			first++
		}
	}
	return first == 1 && s.Fewest(n) == n && s.Left >= 0
}

// Fewest returns in how many moves the side to move mates, or more than most if not in as many.
func (s *Search) Fewest(most int) int {
	n := 1
	for n <= most && !s.Mates(n) {
		n++
	}
	return n
}

// Longest returns the answer that puts off longest a mate in so many moves at most, and in how many
// it comes then: more than most if the answer refutes it, and 0 if there is no answer.
func (s *Search) Longest(most int) (longest chess.Move, n int) {
	for _, m := range s.Moves(nil) {
		s.After(m, func() bool {
			if moves := s.Fewest(most); moves > n {
				longest, n = m, moves
			}
			return true
		})
		if n > most {
			break
		}
	}
	return longest, n
}

// Line returns the shortest mate of the side to move, against the answers that hold out longest,
// or nil if none in so many moves is found, with a look at so many positions.
func Line(p chess.Position, moves, positions int) (line []chess.Move) {
	s, err := New(p, positions)
	if err != nil {
		return nil
	}
	for n := s.Fewest(moves); n <= moves && s.Left >= 0; {
		m, ok := s.Mate(n)
		if !ok {
			break
		}
		s.Make(m)
		answer, left := s.Longest(n - 1)
		if line = append(line, m); left == 0 {
			return line
		}
		s.Make(answer)
		line, n = append(line, answer), left
	}
	return nil
}
