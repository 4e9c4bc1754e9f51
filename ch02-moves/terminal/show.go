// show.go shows where a piece can go.

package terminal

import (
	"strings"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/look"
)

// showMoves draws the board with the squares marked to which the piece on from
// can go, and names them. Kings are left out: they are never captured.
func (s *session) showMoves(from chess.Square) {
	p := s.game.Position()
	m := marks{from: look.Own}
	var walks, captures []chess.Square
	for _, to := range p.Reach(from) {
		switch target := p.At(to); {
		case target == nil:
			m[to] = look.Move
			walks = append(walks, to)
		case target.Type() != chess.TypeKing:
			m[to] = look.Capture
			captures = append(captures, to)
		}
	}
	s.draw(m)
	s.Say("%s %s", p.Names(from), canDo(walks, captures))
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
		return "has no move"
	}
	return "can " + strings.Join(parts, ", and ")
}

// names returns the names of squares, with a space between them.
func names(squares []chess.Square) string {
	var found []string
	for _, sq := range squares {
		found = append(found, sq.String())
	}
	return strings.Join(found, " ")
}
