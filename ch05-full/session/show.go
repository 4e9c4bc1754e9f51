// show.go shows where a piece can go.

package session

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// showMoves draws the board with the squares marked to which the piece on from can go, and names
// them, and those that only its king forbids. Kings are left out: they are never captured.
func (s *Session) showMoves(from chess.Square) {
	p := s.at.Game.Position()
	p.SideToMove = p.At(from).Color() // the other side's pieces are shown as well
	reach, m := p.Reach(from), Marks{from: OwnMark}
	var walks, captures, castlings, forbidden []chess.Square
	promotes := false
	for _, move := range p.LegalMoves() {
		to := move.To
		if move.From != from || m[to] != NoMark {
			continue // another piece, or the same step with another promotion
		}
		promotes = move.Promotion != 0
		m[to] = MoveMark
		switch captured := (chess.Ply{Before: p, Move: move}).Captured(); {
		case !slices.Contains(reach, to):
			castlings = append(castlings, to)
		case captured == nil:
			walks = append(walks, to)
		default:
			m[to] = CaptureMark
			captures = append(captures, to)
		}
	}
	for _, to := range reach {
		if target := p.At(to); m[to] == NoMark && (target == nil || target.Type() != chess.TypeKing) {
			m[to] = ForbiddenMark
			forbidden = append(forbidden, to)
		}
	}
	s.draw(m)
	can := listed("go to ", walks) + listed("capture on ", captures) + listed("castle to ", castlings)
	if can == "" {
		s.say("%s has no legal move", p.Names(from))
	} else {
		s.say("%s can %s", p.Names(from), strings.TrimPrefix(can, ", and "))
	}
	for _, to := range captures {
		if p.At(to) == nil {
			s.say("on %s it captures en passant, the pawn that has just passed", to)
		}
	}
	if promotes {
		s.say("there it becomes a queen, a rook, a bishop or a knight")
	}
	s.sayForbidden(from, forbidden)
}

// listed returns what a piece can do on some squares, or nothing if there are none.
func listed(what string, squares []chess.Square) string {
	if len(squares) == 0 {
		return ""
	}
	slices.Sort(squares) // a1 first
	return ", and " + what + strings.Trim(fmt.Sprint(squares), "[]")
}

// sayForbidden names the squares that its king forbids to a piece, and why if why can tell.
func (s *Session) sayForbidden(from chess.Square, squares []chess.Square) {
	if len(squares) == 0 {
		return
	}
	p := s.at.Game.Position()
	side := p.At(from).Color()
	text := "its king forbids "
	if from == p.King(side) {
		text = "it would be attacked on "
	}
	text += strings.Trim(fmt.Sprint(squares), "[]")
	if side == p.SideToMove {
		text += fmt.Sprintf(": why %s%s tells the reason", from, squares[0])
	}
	s.say("%s", text)
}
