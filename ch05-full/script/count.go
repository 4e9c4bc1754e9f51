// count.go counts in how many ways one can go on, for as long as somebody waits.

package script

import (
	"context"

	"mateinfive/ch05-full/chess"
)

// Count is [chess.Position.Divide] for a count that may take hours. It calls report
// after each first move, with its count and the total so far. When ctx is canceled it
// stops at once: then the error is that of ctx, and total is what was counted until
// then, of the move at hand as well. To a depth of 0 or less the total is 1, and there
// is nothing to report.
func Count(ctx context.Context, p chess.Position, depth int, report func(done chess.MoveCount, total int)) (total int, err error) {
	if depth <= 0 {
		return 1, ctx.Err()
	}
	for _, m := range p.LegalMoves() {
		nodes := count(ctx, p.After(m), depth-1)
		total += nodes
		if err := ctx.Err(); err != nil {
			return total, err
		}
		report(chess.MoveCount{Move: m, Nodes: nodes}, total)
	}
	return total, ctx.Err()
}

// count is [chess.Position.Perft], but stops when ctx is canceled. It asks at every
// node but the last ones of each line, so that there are a few dozen in between: to ask
// takes time as well.
func count(ctx context.Context, p chess.Position, depth int) int {
	if depth <= 1 {
		return p.Perft(depth)
	}
	nodes := 0
	for _, m := range p.LegalMoves() {
		if ctx.Err() != nil {
			break
		}
		nodes += count(ctx, p.After(m), depth-1)
	}
	return nodes
}
