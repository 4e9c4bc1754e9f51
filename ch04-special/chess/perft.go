// perft.go counts what can be played, to prove that nothing is missing and
// nothing too many.

package chess

// Perft returns the number of ways to play so many plies from here. The name is
// short for performance test; what it tests best is the rules. The counts of
// many positions are published, and a program that gets them right at depth 4 or
// 5 generates, makes and takes back moves right (Chess Programming Wiki,
// "Perft Results"). Of a depth of 0 or less there is one way: to play nothing.
func (p *Position) Perft(depth int) int {
	if depth <= 0 {
		return 1
	}
	nodes := 0
	for m := range p.legalMoves() {
		undo := p.Make(m)
		nodes += p.Perft(depth - 1)
		p.Unmake(m, undo)
	}
	return nodes
}

// A Share is a first move and the number of ways to go on after it.
type Share struct {
	Move  Move
	Nodes int
}

// Divide is [Position.Perft] with the counts of the first moves told apart, in
// the order of [Position.LegalMoves]. Where two programs disagree about the sum,
// compare these, play the move on which they differ, and ask again with one ply
// less: that way leads to the bug. Depth is at least 1; less counts as 1.
func (p *Position) Divide(depth int) []Share {
	var shares []Share
	for m := range p.legalMoves() {
		undo := p.Make(m)
		shares = append(shares, Share{Move: m, Nodes: p.Perft(depth - 1)})
		p.Unmake(m, undo)
	}
	return shares
}
