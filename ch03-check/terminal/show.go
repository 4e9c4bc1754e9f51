// show.go shows where a piece can go.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/look"
)

// showMoves draws the board with the squares marked to which the piece on from
// can go, and names them. What only its king forbids is marked and named as
// well. Kings are left out: they are never captured.
func (s *session) showMoves(from chess.Square) {
	p := s.game.Position()
	p.SideToMove = p.At(from).Color() // the other side's pieces are shown as well
	m := marks{from: look.Own}
	var walks, captures, forbidden []chess.Square
	for _, to := range p.Reach(from) {
		switch target := p.At(to); {
		case target != nil && target.Type() == chess.TypeKing:
		case !p.IsLegal(chess.Move{From: from, To: to}):
			m[to] = look.Forbidden
			forbidden = append(forbidden, to)
		case target == nil:
			m[to] = look.Move
			walks = append(walks, to)
		default:
			m[to] = look.Capture
			captures = append(captures, to)
		}
	}
	s.draw(m)
	s.Say("%s %s", p.Names(from), canDo(walks, captures))
	s.sayForbidden(from, forbidden)
}

// canDo says what a piece can do: "can go to d3 d4, and capture on e3".
func canDo(walks, captures []chess.Square) string {
	var parts []string
	if len(walks) > 0 {
		parts = append(parts, "go to "+names(walks))
	}
	if len(captures) > 0 {
		parts = append(parts, "capture on "+names(captures))
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

// names returns the names of squares or moves, with a space between them.
func names[T fmt.Stringer](things []T) string {
	var found []string
	for _, thing := range things {
		found = append(found, thing.String())
	}
	return strings.Join(found, " ")
}
