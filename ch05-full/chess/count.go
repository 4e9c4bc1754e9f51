// count.go is perft that can be stopped.

package chess

import "context"

// Count is [Position.Divide] for a count that may take hours. It calls report, if that is not
// nil, after each first move, with its count and the total so far. When ctx is canceled it
// stops at once, with the error of ctx and what was counted until then.
func (p *Position) Count(ctx context.Context, depth int, report func(done MoveCount, total int)) (total int, err error) {
	switch err := ctx.Err(); {
	case err != nil:
		return 0, err
	case depth <= 0:
		return 1, nil
	case depth == 1 && report == nil: // to ask ctx takes time as well
		return p.Perft(1), nil
	}
	for _, m := range p.LegalMoves() {
		next := p.After(m)
		nodes, err := next.Count(ctx, depth-1, nil)
		if total += nodes; err != nil {
			return total, err
		}
		if report != nil {
			report(MoveCount{Move: m, Nodes: nodes}, total)
		}
	}
	return total, ctx.Err()
}
