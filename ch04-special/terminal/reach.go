// reach.go shows where a piece can go.

package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch04-special/chess"
)

// A reach is where a piece can go: the names of the squares, by what it does
// there.
type reach struct {
	walks, captures, castlings []string
	forbidden                  []string // what only its king forbids
	passing                    string   // where it captures en passant, or ""
	promotes                   bool     // it is a pawn before the end of the board
}

// showMoves draws the board with the squares marked to which the piece on from
// can go, and names them. What only its king forbids is marked and named as
// well. Kings are left out: they are never captured.
func (s *session) showMoves(from chess.Square) {
	p := s.game.Position()
	p.SideToMove = p.At(from).Color() // the other side's pieces are shown as well
	r, m := reachOf(p, from)
	s.draw(m)
	s.say("the %s on %s %s", p.At(from).Type(), from, r)
	if r.passing != "" {
		s.say("on %s it captures en passant, the pawn that has just passed", r.passing)
	}
	if r.promotes {
		s.say("there it becomes a queen, a rook, a bishop or a knight")
	}
	s.sayForbidden(from, r.forbidden)
	s.sayCastlingForbidden(from)
}

// reachOf returns where the piece on from can go, and the marks that show it.
func reachOf(p chess.Position, from chess.Square) (reach, marks) {
	legal := map[chess.Square]chess.Move{} // of four promotions, one is enough
	for _, move := range p.LegalMoves() {
		if move.From == from {
			legal[move.To] = move
		}
	}
	var r reach
	m := marks{from: ownMark}
	mover, valid := p.At(from), p.Destinations(from)
	for to := chess.A1; to <= chess.H8; to++ {
		move, isLegal := legal[to]
		isValid := slices.Contains(valid, to)
		switch target := p.At(to); {
		case !isLegal && (!isValid || target != nil && target.Type() == chess.TypeKing):
		case !isLegal:
			m[to] = forbiddenMark
			r.forbidden = append(r.forbidden, to.String())
		case !isValid:
			m[to] = moveMark
			r.castlings = append(r.castlings, to.String())
		case target != nil:
			m[to] = captureMark
			r.captures = append(r.captures, to.String())
		case mover.Type() == chess.TypePawn && to.File() != from.File():
			m[to] = captureMark
			r.captures = append(r.captures, to.String())
			r.passing = to.String()
		default:
			m[to] = moveMark
			r.walks = append(r.walks, to.String())
		}
		r.promotes = r.promotes || move.Promotion != 0
	}
	return r, m
}

// String says where the piece can go: "can go to d3 d4, and capture on e3".
func (r reach) String() string {
	var parts []string
	for _, part := range []struct {
		does    string
		squares []string
	}{
		{"go to ", r.walks},
		{"capture on ", r.captures},
		{"castle to ", r.castlings},
	} {
		if len(part.squares) > 0 {
			parts = append(parts, part.does+strings.Join(part.squares, " "))
		}
	}
	if len(parts) == 0 {
		return "has no legal move"
	}
	return "can " + strings.Join(parts, ", and ")
}

// sayForbidden names the squares that its king forbids to the piece on from, if
// there are any. It proposes to ask why, if why can tell: it speaks for the
// side to move.
func (s *session) sayForbidden(from chess.Square, forbidden []string) {
	if len(forbidden) == 0 {
		return
	}
	board := s.game.Board()
	answer := "its king forbids "
	if from == board.King(board.At(from).Color()) {
		answer = "it would be attacked on "
	}
	answer += strings.Join(forbidden, " ")
	if _, err := s.game.Mover(from); err == nil {
		answer += fmt.Sprintf(": why %s%s tells the reason", from, forbidden[0])
	}
	s.say("%s", answer)
}

// sayCastlingForbidden says that an attack forbids the king on from to castle. The
// squares of its way are marked only if they are squares of its own step.
func (s *session) sayCastlingForbidden(from chess.Square) {
	for _, text := range []string{"O-O", "O-O-O"} {
		m, _, err := s.parseMove(text)
		if err == nil && m.From == from && errors.Is(s.game.Refusal(m), chess.ErrCastlingAttacked) {
			s.say("an attack forbids %s: why %s tells the reason", text, text)
		}
	}
}
