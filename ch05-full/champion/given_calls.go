// given_calls.go is what AlphaBeta calls. Each of the four does nothing of its own until a step is
// written, and then AlphaBeta need not change. There is nothing to write here.

package champion

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// calls counts the calls of one search, for the tests.
type calls struct {
	early, leaf, begin, end int
	alpha                   int // with which End was called last
}

// Early returns the score of a position that need not be searched, and true: the time is up, and
// no score counts any more; p has stood before; the table knows enough of it; or it is worth beta
// even if the side to move passes. At ply 0 a move is wanted, so there it is the time alone that
// counts. AlphaBeta asks it first.
func (s *Search) Early(p Board, depth, ply, alpha, beta int) (score int, ok bool) {
	s.calls.early++
	passed := s.passing
	s.ply, s.passing = ply, false
	switch {
	case s.Stopped():
		return 0, true
	case ply == 0:
		return 0, false
	case s.On("drawn") && s.Drawn(p): // before the table, which does not know the way to p
		return 0, true
	}
	if s.On("table") {
		if score, ok := s.Probe(p, depth, ply, alpha, beta); ok {
			return score, true
		}
	}
	if depth >= passDepth && !passed && s.On("null") && mayPass(p, beta) {
		isEnough := s.Null(p, depth, ply, beta)
		s.ply = ply // Null has asked about deeper ones
		return beta, isEnough
	}
	return 0, false
}

// Leaf returns what p is worth at depth 0: what Quiet says, or Eval as long as that is not written.
func (s *Search) Leaf(p Board, alpha, beta int) int {
	s.calls.leaf++
	if s.On("quiet") {
		return s.Quiet(p, alpha, beta)
	}
	return Eval(p)
}

// Begin returns the legal moves of p in the order in which to try them: what was best before, if
// the table knows, and the others as Order has them, those that take nothing by what Remember
// has noted. From now on p is on the way, until End.
func (s *Search) Begin(p Board) []chess.Move {
	s.calls.begin++
	moves := p.LegalMoves()
	if s.On("order") {
		Order(p, moves)
	}
	if s.On("order") && s.On("killers") {
		s.sortQuiet(p, moves)
	}
	if s.On("drawn") {
		s.Seen[Hash(p)]++
	}
	if s.On("table") {
		hash := Hash(p)
		known := s.Table[hash%uint64(len(s.Table))]
		if i := slices.Index(moves, known.Move); known.Hash == hash && i > 0 {
			moves[0], moves[i] = moves[i], moves[0]
		}
	}
	return moves
}

// End takes p off the way, and keeps what was found for it: the best move, its score, and to which
// depth. Where that is a cut by a quiet move, Remember is told. Alpha is the one that AlphaBeta was
// called with, before any move has raised it.
//
// After a stop it keeps scores that mean nothing. Nothing asks for them: each Search has a table
// of its own.
func (s *Search) End(p Board, found Found, ply, alpha, beta int) {
	s.calls.end++
	s.calls.alpha = alpha
	if s.On("drawn") {
		s.Seen[Hash(p)]--
	}
	if found.Score >= beta && ply < len(s.Killers) && s.On("killers") {
		if view, ok := any(p).(view); ok && isQuiet(view, found.Move) {
			s.Remember(view.Turn(), found.Move, found.Depth, ply)
		}
	}
	if s.On("table") {
		s.Store(p, found, ply, alpha, beta)
	}
}
