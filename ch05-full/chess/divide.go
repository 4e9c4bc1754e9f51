// divide.go tells the counts of perft apart by their first moves, to hunt a fault.

package chess

// A MoveCount is a first move and the number of ways to go on after it.
type MoveCount struct {
	Move  Move
	Nodes int
}

// Divide is [Position.Perft] with the counts of the first moves told apart, in
// the order of [Position.LegalMoves]. Where two programs disagree about the sum,
// compare these, play the move on which they differ, and ask again with one ply
// less: that way leads to the bug. Depth is at least 1; less counts as 1.
func (p *Position) Divide(depth int) []MoveCount {
	var counts []MoveCount
	for m := range p.legalMoves() {
		lost := p.Make(m)
		counts = append(counts, MoveCount{Move: m, Nodes: p.Perft(depth - 1)})
		p.Unmake(m, lost)
	}
	return counts
}
