// deepen.go searches deeper and deeper until the time is over: iterative deepening.

package engine

import (
	"context"
	"slices"
	"time"
)

// Search looks for the best move until a limit is reached or ctx is canceled, and reports
// each line that it finds, unless report is nil. past are the keys of the game's earlier
// positions, to see repetitions. If there is no legal move, the line is without moves.
func (e *Engine) Search(ctx context.Context, b Board, past []uint64, l Limits, report func(Line)) Line {
	e.search = search{ctx: ctx, limits: l, began: time.Now(), board: b, past: len(past), keys: slices.Clone(past)}
	e.table.age++
	for _, m := range b.Moves(nil) {
		if len(l.Moves) == 0 || slices.Contains(l.Moves, m) {
			e.root = append(e.root, m)
		}
	}
	if len(e.root) == 0 {
		return Line{Score: noMoves(0, b.InCheck())}
	}
	line := Line{Moves: e.root[:1]}
	for depth := 1; depth < maxPly && (l.Depth == 0 || depth <= l.Depth); depth++ {
		e.best = line.Moves[0]
		score := e.aspire(depth, line.Score)
		if line.Nodes = e.nodes; len(e.lines[0]) > 0 {
			// Also if it was stopped: it began with the best move of the last depth.
			line.Score, line.Moves = score, slices.Clone(e.lines[0])
		}
		if e.stopped {
			break
		}
		line.Depth = depth
		if report != nil {
			report(line)
		}
		if moves, ok := score.Mate(); ok && depth >= 2*max(moves, -moves) {
			break // no mate is sooner
		}
		if l.Soft > 0 && (len(e.root) == 1 || time.Since(e.began) >= l.Soft) {
			break
		}
	}
	return line
}

// aspire searches with a narrow window around the score of the last depth, and moves the side
// that the score is beyond, further each time: an aspiration window.
func (e *Engine) aspire(depth int, last Score) Score {
	alpha, beta := -infinite, infinite
	if e.has(Aspiration) && depth >= 5 {
		alpha, beta = last-20, last+20
	}
	for wider := Score(40); ; wider *= 3 {
		score := e.negamax(depth, 0, alpha, beta, true)
		switch {
		case e.stopped || alpha < score && score < beta:
			return score
		case score <= alpha:
			alpha = max(score-wider, -infinite)
		default:
			beta, e.best = min(score+wider, infinite), e.lines[0][0]
		}
	}
}

// stop reports whether the search has to come back now. It asks for the time at every 64th
// position.
func (e *Engine) stop() bool {
	if e.nodes%64 == 0 {
		e.stopped = e.stopped || e.ctx.Err() != nil || e.limits.Hard > 0 && time.Since(e.began) >= e.limits.Hard
	}
	e.stopped = e.stopped || e.limits.Nodes > 0 && e.nodes >= e.limits.Nodes
	return e.stopped
}

// Share returns how long to think about a move, see [Limits], from what is left on the clock,
// what each move adds to it, and how many moves are to be played before more time comes, or
// 0 if none does. It is never 0, which would be no limit.
func Share(left, increment time.Duration, toGo int) (soft, hard time.Duration) {
	const usual, margin = 28, 50 * time.Millisecond // the margin is for the way to the clock
	if toGo <= 0 || toGo > usual {
		toGo = usual
	}
	fair, most := left/time.Duration(toGo)+increment/2, max(left-margin, left/4)/2
	return max(min(fair*6/10, most), 1), max(min(fair*5/2, most), 1)
}
