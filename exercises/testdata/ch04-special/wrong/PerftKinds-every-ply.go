// Tempting: each move on the way is counted. The tables count those of the
// last ply.

package exercises

import "mateinfive/ch04-special/chess"

// PerftKinds counts the moves of all plies.
func PerftKinds(p *chess.Position, depth int) Kinds {
	if depth < 1 {
		return Kinds{Nodes: 1}
	}
	var k Kinds
	k.countAll(p, depth)
	return k
}

// countAll counts the moves depth plies from p.
func (k *Kinds) countAll(p *chess.Position, depth int) {
	for _, m := range p.LegalMoves() {
		k.count(p, m)
		if depth == 1 {
			continue
		}
		lost := p.Make(m)
		k.countAll(p, depth-1)
		p.Unmake(m, lost)
	}
}

// count counts one move.
func (k *Kinds) count(p *chess.Position, m chess.Move) {
	k.Nodes++
	mover, files := p.At(m.From).Type(), m.To.File()-m.From.File()
	passing := mover == chess.TypePawn && files != 0 && p.At(m.To) == nil
	if p.At(m.To) != nil || passing {
		k.Captures++
	}
	if passing {
		k.EnPassant++
	}
	if mover == chess.TypeKing && (files == 2 || files == -2) {
		k.Castlings++
	}
	if m.Promotion != 0 {
		k.Promotions++
	}
	after := p.After(m)
	switch after.Status() {
	case chess.Check:
		k.Checks++
	case chess.Checkmate:
		k.Checks++
		k.Mates++
	}
}
