// PerftKinds.go counts moves by their kinds.

package exercises

import "mateinfive/ch04-special/chess"

// PerftKinds counts as [chess.Position.Perft] does, and tells apart what kinds
// of moves the last ones are. A move can be of several kinds: a capture en
// passant is a capture too, and a mate is a check too. To a depth below 1 the
// count is 1, as nothing is played, and that is of no kind.
func PerftKinds(p *chess.Position, depth int) Kinds {
	if depth < 1 {
		return Kinds{Nodes: 1}
	}
	var k Kinds
	k.countAll(p, depth)
	return k
}

// countAll counts the last of depth plies from p, in all ways to play them.
func (k *Kinds) countAll(p *chess.Position, depth int) {
	for _, m := range p.LegalMoves() {
		if depth == 1 {
			k.count(chess.Ply{Before: *p, Move: m})
			continue
		}
		lost := p.Make(m)
		k.countAll(p, depth-1)
		p.Unmake(m, lost)
	}
}

// count counts one legal move, under each kind that it is of.
func (k *Kinds) count(ply chess.Ply) {
	k.Nodes++
	m := ply.Move
	if ply.Captured() != nil {
		k.Captures++
		if ply.Before.At(m.To) == nil {
			k.EnPassant++
		}
	}
	files := m.To.File() - m.From.File()
	if ply.Piece().Type() == chess.TypeKing && (files == 2 || files == -2) {
		k.Castlings++
	}
	if m.Promotion != 0 {
		k.Promotions++
	}
	switch ply.Status() {
	case chess.Check:
		k.Checks++
	case chess.Checkmate:
		k.Checks++
		k.Mates++
	}
}
