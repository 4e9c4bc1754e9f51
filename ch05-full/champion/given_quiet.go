// given_quiet.go puts the moves that capture nothing into an order, by what Remember has noted.
// There is nothing to write here.

package champion

import (
	"cmp"
	"math"
	"slices"

	"mateinfive/ch05-full/chess"
)

// A view is what a board shows that has quiet moves to sort: a position does, and what embeds a
// board of package fast. Which methods the learner's Board has, task 5.55 leaves open.
type view interface {
	At(s chess.Square) chess.Piece
	Turn() chess.Color
}

// isQuiet reports whether a move captures nothing.
func isQuiet(p view, m chess.Move) bool {
	piece := p.At(m.From)
	if piece == nil || p.At(m.To) != nil {
		return false
	}
	return piece.Type() != chess.TypePawn || m.From.File() == m.To.File() // and not en passant
}

// sortQuiet sorts the quiet moves, where they stand: the killers of this ply, the newer first, and
// then those that have cut most. The captures stay where Order has put them.
func (s *Search) sortQuiet(p Board, moves []chess.Move) {
	view, ok := any(p).(view) // any, since Board is a pointer until task 5.55, and no interface
	if !ok || s.ply >= len(s.Killers) {
		return
	}
	killers, history := s.Killers[s.ply], &s.History[view.Turn()]
	promise := func(m chess.Move) int {
		switch m {
		case killers[0]:
			return math.MaxInt
		case killers[1]:
			return math.MaxInt - 1
		}
		return history[m.From][m.To]
	}
	var quiet []chess.Move
	var places []int
	for i, m := range moves {
		if isQuiet(view, m) {
			quiet, places = append(quiet, m), append(places, i)
		}
	}
	slices.SortStableFunc(quiet, func(a, b chess.Move) int {
		return cmp.Compare(promise(b), promise(a))
	})
	for i, place := range places {
		moves[place] = quiet[i]
	}
}
