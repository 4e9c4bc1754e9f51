// draw.go shows the board after a change.

package session

import (
	"mateinfive/ch05-full/chess"
)

// showBoard draws the board after a change, unless the player wants it quiet, and
// says what the game notes here and how things stand.
func (s *Session) showBoard() {
	if !s.Quiet || s.Table {
		s.draw(nil)
	}
	s.sayNotes()
	s.sayState()
}

// draw draws the board, with the given squares marked, a king in check as well,
// and what the exercises have to say about it.
func (s *Session) draw(m Marks) {
	p := s.game.Position()
	if s.Table {
		s.shown = m
	} else {
		s.print(s.lookNow().Draw(board(&p.Board, withCheck(&p, m))))
	}
	s.footer()
}

// speaker returns the side for which something is typed: a person's, and if two persons
// play, or none, the one to move.
func (s *Session) speaker() chess.Color {
	side := s.game.Turn()
	if s.Players[side] != "" && s.Players[side.Other()] == "" {
		return side.Other()
	}
	return side
}
