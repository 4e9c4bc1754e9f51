// Tempting: three lists, of mates, of captures and of the rest. But one capture is worth
// more than another.

package exercises

import "mateinfive/ch03-check/chess"

// Opponent takes something, whatever it is.
func Opponent(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
	var mates, captures []chess.Move
	for _, m := range moves {
		after := p.After(m)
		switch {
		case after.Status() == chess.Checkmate:
			mates = append(mates, m)
		case p.At(m.To) != nil:
			captures = append(captures, m)
		}
	}
	for _, list := range [][]chess.Move{mates, captures, moves} {
		if len(list) > 0 {
			return list[choose(len(list))]
		}
	}
	panic("there is no move")
}
