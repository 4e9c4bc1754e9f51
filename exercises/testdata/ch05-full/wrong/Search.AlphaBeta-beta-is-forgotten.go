// Tempting: the other side begins with nothing, so its alpha is the lowest that there is. But what its
// moves may be worth is known from above: -beta.

package champion

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Depth is how many plies the champion looks ahead, as long as it does not deepen.
const Depth = 3

// AlphaBeta does not hand beta on.
func (s *Search) AlphaBeta(p *chess.Position, depth, ply, alpha, beta int) int {
	s.Nodes++
	if s.Stopped() { // for Deepen
		return 0
	}
	if ply > 0 && s.On("drawn") && s.Drawn(p) {
		return 0
	}
	if ply > 0 && s.On("table") {
		if score, ok := s.Probe(p, depth, ply, alpha, beta); ok {
			return score
		}
	}
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return 0
	}
	if depth == 0 {
		if s.On("quiet") {
			return s.Quiet(p, alpha, beta)
		}
		return Eval(p)
	}
	hash := Hash(p) // for Drawn: p has been seen while its moves are tried
	s.Seen[hash]++
	moves := p.LegalMoves()
	if s.On("order") {
		Order(p, moves)
	}
	if known := s.Table[hash%uint64(len(s.Table))]; s.On("table") && known.Hash == hash {
		if i := slices.Index(moves, known.Move); i > 0 { // what was best is tried first
			moves[0], moves[i] = moves[i], moves[0]
		}
	}
	best, sure := Found{Score: -Mate, Depth: depth}, alpha
	for _, m := range moves {
		after := p.After(m)
		score := -s.AlphaBeta(&after, depth-1, ply+1, -Mate, -sure)
		if score > best.Score {
			best.Score, best.Move = score, m
			if ply == 0 {
				s.Best = m
			}
		}
		sure = max(sure, score)
		if sure >= beta {
			break
		}
	}
	s.Seen[hash]--
	if s.On("table") {
		s.Store(p, best, ply, alpha, beta)
	}
	return best.Score
}
