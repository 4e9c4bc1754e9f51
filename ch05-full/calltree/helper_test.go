// helper_test.go is a search with mistakes to switch on, as learners make them.

package calltree

import "mateinfive/ch05-full/chess"

// A slip is a search with a mistake in it. The zero value has none.
type slip struct {
	plus       bool // no minus before the call
	minus      bool // a minus before what is returned
	zero       bool // best begins with 0
	least      bool
	last       bool // the last move counts
	stays      bool // it asks about the position before the move
	deeper     bool // depth does not grow less
	samePly    bool
	mate       func(depth, ply int) int // what a mate is worth
	stalemate  func(ply int) int
	judges     bool // Eval comes first
	negates    bool // Eval with a minus
	bestAlways bool // s.Best at any ply
	changes    bool // the position is changed
	hard       bool // no score leaves the window: which is no mistake

	takes    bool // Quiet: no standing pat
	one      bool // Quiet: one capture, and Eval
	standing bool // Quiet: en passant is no capture
	goesOn   bool // Quiet: it looks at captures even where Eval says beta or more
	forgets  bool // Quiet: it searches each capture, and does not keep what it is worth

	window func(alpha, sure, beta int) (int, int)
	cut    func(score, alpha, sure, beta int) bool
	atCut  func(score, alpha, beta int) int // what is returned there
}

// run is a search under way.
type run struct {
	slip
	best  chess.Move
	nodes int
}

// negamax is Negamax with a slip.
func (s *run) negamax(p *chess.Position, depth, ply int) int {
	returned := Negamax(p, depth, ply)
	score := s.search(p, depth, ply, -Mate, Mate, false)
	returned(score)
	return score
}

// alphaBeta is AlphaBeta with a slip.
func (s *run) alphaBeta(p *chess.Position, depth, ply, alpha, beta int) int {
	returned := AlphaBeta(p, depth, ply, alpha, beta)
	score := s.search(p, depth, ply, alpha, beta, true)
	returned(score)
	return score
}

// search is the body of both.
func (s *run) search(p *chess.Position, depth, ply, alpha, beta int, cuts bool) int {
	s.nodes++
	if s.judges && depth == 0 {
		return material(p)
	}
	switch p.Status() {
	case chess.Checkmate:
		if s.mate != nil {
			return s.mate(depth, ply)
		}
		return -Mate + ply
	case chess.Stalemate:
		if s.stalemate != nil {
			return s.stalemate(ply)
		}
		return 0
	}
	if depth == 0 {
		if s.negates {
			return -material(p)
		}
		return material(p)
	}
	best, sure := -Mate, alpha
	if s.zero {
		best = 0
	}
	for _, m := range p.LegalMoves() {
		score := s.ask(p, m, depth, ply, alpha, sure, beta, cuts)
		if score > best != s.least || s.last {
			best = score
			if ply == 0 || s.bestAlways {
				s.best = m
			}
		}
		sure = max(sure, score)
		isCut := sure >= beta
		if s.cut != nil {
			isCut = s.cut(score, alpha, sure, beta)
		}
		if cuts && isCut {
			if s.atCut != nil {
				return s.atCut(score, alpha, beta)
			}
			break
		}
	}
	if s.changes {
		p.HalfmoveClock++
	}
	if s.hard && cuts {
		best = min(max(best, alpha), beta)
	}
	if s.minus {
		best = -best
	}
	return best
}

// ask asks about the position after a move.
func (s *run) ask(p *chess.Position, m chess.Move, depth, ply, alpha, sure, beta int, cuts bool,
) (score int) {
	after := p.After(m)
	if s.stays {
		after = *p
	}
	depth, ply = depth-1, ply+1
	if s.deeper {
		depth++
	}
	if s.samePly {
		ply--
	}
	if cuts {
		a, b := -beta, -sure
		if s.window != nil {
			a, b = s.window(alpha, sure, beta)
		}
		score = s.alphaBeta(&after, depth, ply, a, b)
	} else {
		score = s.negamax(&after, depth, ply)
	}
	if s.plus {
		return score
	}
	return -score
}

// quiet is Quiet with a slip.
func (s *run) quiet(p *chess.Position, alpha, beta int) int {
	returned := Quiet(p, alpha, beta)
	score := s.captures(p, alpha, beta)
	returned(score)
	return score
}

func (s *run) captures(p *chess.Position, alpha, beta int) int {
	s.nodes++
	best, found := material(p), false
	if best >= beta && !s.goesOn {
		return best
	}
	if s.takes {
		best = -Mate
	}
	for _, m := range p.LegalMoves() {
		captured := (chess.Ply{Before: *p, Move: m}).Captured()
		if captured == nil || s.standing && p.At(m.To) == nil {
			continue
		}
		found = true
		after := p.After(m)
		sure := max(alpha, best)
		a, b := -beta, -sure
		if s.window != nil {
			a, b = s.window(alpha, sure, beta)
		}
		score := 0
		switch {
		case s.one:
			score = -material(&after)
		case s.plus:
			score = s.quiet(&after, a, b)
		default:
			score = -s.quiet(&after, a, b)
		}
		if s.forgets {
			continue
		}
		if best = max(best, score); best >= beta && !s.goesOn {
			break
		}
	}
	if s.takes && !found {
		return material(p)
	}
	return best
}

// material counts the pieces, and a little for how far they have come, so that scores differ.
func material(p *chess.Position) (score int) {
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		come := s.Rank()
		if piece.Color() == chess.Black {
			come = 7 - come
		}
		worth := 100*piece.Value() + 3*come + s.File()
		if piece.Color() != p.SideToMove {
			worth = -worth
		}
		score += worth
	}
	return score
}

// find asks a search with a slip the questions of the package.
func (x slip) find(function string) Finding {
	j := &Judge{Eval: material}
	search := func(p *chess.Position, depth, alpha, beta int) (chess.Move, int) {
		s := &run{slip: x}
		switch function {
		case "Negamax":
			s.negamax(p, depth, 0)
		case "AlphaBeta":
			s.alphaBeta(p, depth, 0, alpha, beta)
		case "Quiet":
			s.quiet(p, alpha, beta)
		}
		return s.best, s.nodes
	}
	return j.Find(function, nil, search)
}
