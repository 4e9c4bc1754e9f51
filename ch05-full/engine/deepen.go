// deepen.go searches deeper and deeper until the time is over: iterative deepening.

package engine

import (
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
)

// Search looks for the best move until a limit is reached or ctx is canceled, and reports
// each line that it finds, unless report is nil. past are the keys of the game's earlier
// positions, to see repetitions. If there is no legal move, the line is without moves.
func (e *Engine) Search(ctx context.Context, b Board, past []uint64, l Limits, report func(Line)) Line {
	e.search = search{ctx: ctx, limits: l, began: time.Now(), board: b, past: len(past), keys: slices.Clone(past)}
	e.age++
	unwanted := func(m chess.Move) bool { return len(l.Moves) > 0 && !slices.Contains(l.Moves, m) }
	e.root = slices.DeleteFunc(b.Moves(nil), unwanted)
	if len(e.root) == 0 {
		return Line{Score: noMoves(0, b.InCheck())}
	}
	line := Line{Moves: e.root[:1]}
	for depth := 1; depth < maxPly && (l.Depth == 0 || depth <= l.Depth); depth++ {
		was := line.Moves[0]
		e.best = was
		score := e.aspire(depth, line.Score)
		if line.Nodes = e.nodes; len(e.lines[0]) > 0 {
			line.Score, line.Moves = score, slices.Clone(e.lines[0]) // if stopped, too: it began with the best
		}
		if e.stopped {
			break
		}
		if line.Depth = depth; report != nil {
			report(line)
		}
		moves, mates := score.Mate() // none is sooner, once the search has looked so far and knows of it
		if mates && line.Moves[0] == was && depth >= 2*max(moves, -moves) || l.Soft > 0 && (len(e.root) == 1 || time.Since(e.began) >= l.Soft) {
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
		alpha, beta = last-12, last+12
	}
	for wider := Score(24); ; wider *= 3 {
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

// stop reports whether the search has to come back now. At every 64th position it asks the clock.
func (e *Engine) stop() bool {
	late := e.nodes%64 == 0 && (e.ctx.Err() != nil || e.limits.Hard > 0 && time.Since(e.began) >= e.limits.Hard)
	e.stopped = e.stopped || late || e.limits.Nodes > 0 && e.nodes >= e.limits.Nodes
	return e.stopped
}
