// show.go shows where a piece can go.

package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/look"
)

// showMoves draws the board with the squares marked to which the piece on from
// can go, and names them. What only its king forbids is marked and named as
// well. Kings are left out: they are never captured.
func (s *session) showMoves(from chess.Square) {
	p := s.game.Position()
	p.SideToMove = p.At(from).Color() // the other side's pieces are shown as well
	reach := p.Reach(from)
	m := marks{from: look.Own}
	var walks, captures, castlings, forbidden []chess.Square
	promotes := false
	for _, move := range p.LegalMoves() {
		to := move.To
		if move.From != from || m[to] != look.None {
			continue // another piece, or the same step with another promotion
		}
		m[to] = look.Move
		promotes = move.Promotion != 0
		switch captured := (chess.Ply{Before: p, Move: move}).Captured(); {
		case !slices.Contains(reach, to):
			castlings = append(castlings, to)
		case captured == nil:
			walks = append(walks, to)
		default:
			m[to] = look.Capture
			captures = append(captures, to)
		}
	}
	slices.Sort(castlings) // a1 first, as the others are
	for _, to := range reach {
		if target := p.At(to); m[to] == look.None && (target == nil || target.Type() != chess.TypeKing) {
			m[to] = look.Forbidden
			forbidden = append(forbidden, to)
		}
	}
	s.draw(m)
	s.Say("%s %s", p.Names(from), canDo(walks, captures, castlings))
	for _, to := range captures {
		if p.At(to) == nil {
			s.Say("on %s it captures en passant, the pawn that has just passed", to)
		}
	}
	if promotes {
		s.Say("there it becomes a queen, a rook, a bishop or a knight")
	}
	s.sayForbidden(from, forbidden)
	s.sayCastlingForbidden(from)
}

// canDo says what a piece can do: "can go to d3 d4, and capture on e3".
func canDo(walks, captures, castlings []chess.Square) string {
	var parts []string
	if len(walks) > 0 {
		parts = append(parts, "go to "+names(walks))
	}
	if len(captures) > 0 {
		parts = append(parts, "capture on "+names(captures))
	}
	if len(castlings) > 0 {
		parts = append(parts, "castle to "+names(castlings))
	}
	if len(parts) == 0 {
		return "has no legal move"
	}
	return "can " + strings.Join(parts, ", and ")
}

// sayForbidden names the squares that its king forbids to the piece on from, if
// there are any. It proposes to ask why, if why can tell: it speaks for the
// side to move.
func (s *session) sayForbidden(from chess.Square, forbidden []chess.Square) {
	if len(forbidden) == 0 {
		return
	}
	p := s.game.Position()
	side := p.At(from).Color()
	text := "its king forbids "
	if from == p.King(side) {
		text = "it would be attacked on "
	}
	text += names(forbidden)
	if side == p.SideToMove {
		text += fmt.Sprintf(": why %s%s tells the reason", from, forbidden[0])
	}
	s.Say("%s", text)
}

// sayCastlingForbidden says that an attack forbids the king on from to castle. The
// squares of its way are marked only if they are squares of its own step.
func (s *session) sayCastlingForbidden(from chess.Square) {
	p := s.game.Position()
	for _, text := range []string{"O-O", "O-O-O"} {
		m, err := p.ReadMove(text)
		if err == nil && m.From == from && errors.Is(p.Refusal(m), chess.ErrCastlingAttacked) {
			s.Say("an attack forbids %s: why %s tells the reason", text, text)
		}
	}
}

// names returns the names of squares or moves, with a space between them.
func names[T fmt.Stringer](things []T) string {
	var found []string
	for _, thing := range things {
		found = append(found, thing.String())
	}
	return strings.Join(found, " ")
}
