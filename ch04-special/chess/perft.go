// perft.go counts what can be played, to prove that no move is missing and none is
// too many.

package chess

// Perft returns in how many ways one can play depth plies from this position. The
// name is short for performance test; what it tests best is the rules. The counts of
// many positions are published, and a program that gets them right at depth 4 or
// 5 generates, makes and takes back moves right (Chess Programming Wiki,
// "Perft Results"). To a depth of 0 or less the count is 1: nothing is played.
func (p *Position) Perft(depth int) int {
	if depth <= 0 {
		return 1
	}
	nodes := 0
	for m := range p.legalMoves() {
		lost := p.Make(m)
		nodes += p.Perft(depth - 1)
		p.Unmake(m, lost)
	}
	return nodes
}
