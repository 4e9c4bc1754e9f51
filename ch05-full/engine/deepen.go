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
	e.search = search{
		ctx: ctx, limits: l, began: time.Now(), board: b, past: len(past), keys: slices.Clone(past),
	}
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
		line.Nodes = e.nodes
		if len(e.lines[0]) > 0 { // also if it was stopped: it began with the best move
			line.Score, line.Moves = score, slices.Clone(e.lines[0])
		}
		if e.stopped {
			break
		}
		line.Depth = depth
		e.certain = true
		if report != nil {
			report(line)
		}
		if line.Moves[0] == was && soonestMate(score, depth) {
			break
		}
		if l.Soft > 0 && (len(e.root) == 1 || time.Since(e.began) >= l.Soft) {
			break
		}
	}
	return line
}

// soonestMate reports whether a score is that of a mate, and no mate can be sooner: the search has
// looked as far ahead as the mate takes, and knew of it before.
func soonestMate(score Score, depth int) bool {
	moves, mates := score.Mate()
	return mates && depth >= 2*max(moves, -moves)
}

// aspire searches with a narrow window around the score of the last depth: an aspiration window.
// If the score lies beyond a side of it, it moves that side and searches again, further each time.
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
			beta = min(score+wider, infinite)
			e.best = e.lines[0][0]
		}
	}
}

// stop reports whether the search has to come back now. Before the first depth has come to its end
// it never does: there would be no move to play but one by chance. Of the clock it asks at every
// 64th position.
func (e *Engine) stop() bool {
	if !e.certain {
		return false
	}
	if e.limits.Nodes > 0 && e.nodes >= e.limits.Nodes {
		e.stopped = true
	}
	if e.nodes%64 == 0 {
		late := e.limits.Hard > 0 && time.Since(e.began) >= e.limits.Hard
		e.stopped = e.stopped || late || e.ctx.Err() != nil
	}
	return e.stopped
}
