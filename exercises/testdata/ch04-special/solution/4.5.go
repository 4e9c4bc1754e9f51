// 4.5.go counts moves by their kinds.

package exercises

import "mateinfive/ch04-special/chess"

// PerftKinds counts as [chess.Position.Perft] does, and tells apart what kinds
// of moves the last ones are. A move can be of several kinds: a capture en
// passant is a capture too, and a mate is a check too. Of a depth below 1 there
// is one way to play, to play nothing, and it is of no kind.
func PerftKinds(p *chess.Position, depth int) Kinds {
	if depth < 1 {
		return Kinds{Nodes: 1}
	}
	var k Kinds
	k.countAll(p, depth)
	return k
}

// countAll counts the last of so many plies from here, in all ways to play them.
func (k *Kinds) countAll(p *chess.Position, depth int) {
	for _, m := range p.LegalMoves() {
		if depth == 1 {
			k.count(p, m)
			continue
		}
		undo := p.Make(m)
		k.countAll(p, depth-1)
		p.Unmake(m, undo)
	}
}

// count counts one legal move, under each kind that it is of.
func (k *Kinds) count(p *chess.Position, m chess.Move) {
	k.Nodes++
	mover, files := p.At(m.From).Type(), m.To.File()-m.From.File()
	if p.At(m.To) != nil {
		k.Captures++
	} else if mover == chess.TypePawn && files != 0 {
		k.Captures++
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
