// negamax.go is the search: the best that a side can reach, whatever the other side does.

package engine

import "mateinfive/ch05-full/chess"

// A node is a position in the search, and what is asked about it.
type node struct {
	depth int // plies to look ahead
	ply   int // plies played since the search began
	// Only scores between the two matter. The side to move can have alpha elsewhere; with
	// beta or more, the other side would not let it come to this position.
	alpha, beta Score
	wide        bool // the score is wanted, and not only whether it is above alpha
	inCheck     bool
	static      Score // evaluated without looking ahead; not in check
	improving   int   // 1 if that is better than before the side's last move, or else 0
}

// negamax returns the score of the position on the board for the side to move. What is good
// for one side is bad for the other: that is the minus before the score of a move. A score
// that is not above alpha may be less in truth, and one that is beta or more may be more.
func (e *Engine) negamax(depth, ply int, alpha, beta Score, mayPass bool) Score {
	key := e.board.Key()
	known, score := e.table.probe(key, ply)
	inCheck := e.board.InCheck()
	e.lines[ply] = e.lines[ply][:0]
	e.keys = append(e.keys[:e.past+ply], key)
	if ply > 0 && e.drawn(inCheck) {
		return 0
	}
	if alpha >= mate-Score(ply)-1 {
		return alpha // no mate from here is sooner than one that is known: mate distance pruning
	}
	if inCheck && depth <= 0 && e.has(CheckExtension) {
		depth++
	}
	if depth <= 0 || ply >= maxPly {
		return e.quiet(ply, alpha, beta)
	}
	e.nodes++
	if e.stop() {
		return 0
	}
	n := node{depth: depth, ply: ply, alpha: alpha, beta: beta, wide: beta-alpha > 1, inCheck: inCheck}
	if !n.wide && e.settles(known, score, depth, alpha, beta) {
		return score
	}
	e.statics[ply+2] = e.statics[ply]
	if !inCheck { // in check no evaluation is to be trusted
		n.static = e.evaluate()
		e.statics[ply+2] = n.static
		if ply > 1 && n.static > e.statics[ply] {
			n.improving = 1
		}
		if known.bound&boundOf(score, n.static, n.static) != 0 {
			n.static = score // on that side of it the score is known, and better founded
		}
		if score, ok := e.goodEnough(&n, mayPass); ok {
			return score
		}
	}
	best, move := e.tryAll(&n, known.move)
	if !e.stopped {
		found := entry{move: move, depth: int8(depth), bound: boundOf(best, alpha, beta), age: e.age}
		e.table.store(key, ply, found, best)
	}
	return best
}

// drawn reports whether the position on the board is a draw by the fifty-move rule, or stood
// before. Once is enough: what was best then is best again, and so it would go on.
func (e *Engine) drawn(inCheck bool) bool {
	clock, now := e.board.HalfmoveClock(), len(e.keys)-1
	if clock >= 100 {
		return !inCheck || len(e.board.Moves(nil)) > 0 // a checkmate comes first
	}
	// Nothing comes again from before a capture or a pawn move.
	for back := 4; back <= min(clock, now); back += 2 {
		if e.keys[now-back] == e.keys[now] {
			return true
		}
	}
	return false
}

// settles reports whether what the table knows is what a search would find.
func (e *Engine) settles(known entry, score Score, depth int, alpha, beta Score) bool {
	searched := int(known.depth)
	if searched < depth || searched > depth && !e.has(DeeperEntries) {
		return false
	}
	isGoodEnough := known.bound&lower != 0 && score >= beta
	isTooBad := known.bound&upper != 0 && score <= alpha
	return isGoodEnough || isTooBad
}

// tryAll searches the moves of a node, and returns the best score and its move, if any.
func (e *Engine) tryAll(n *node, first chess.Move) (best Score, move chess.Move) {
	list := e.list[:0]
	if n.ply == 0 {
		list, first = append(list, e.root...), e.best
	} else {
		list = e.board.Moves(list)
	}
	moves := e.ranked(n.ply, list, first)
	if len(moves) == 0 {
		return noMoves(n.ply, n.inCheck), move
	}
	best = -infinite
	for i := range moves {
		m := e.pick(moves[i:])
		if best > -surest && e.hopeless(m, i, n) {
			continue
		}
		score := e.try(m, i, n)
		if e.stopped {
			break
		}
		best = max(best, score)
		if score > n.alpha {
			n.alpha, move = score, m.Move
			e.lines[n.ply] = append(append(e.lines[n.ply][:0], move), e.lines[n.ply+1]...)
		}
		if score >= n.beta {
			e.reward(moves[:i+1], n)
			break
		}
	}
	return best, move
}

// noMoves returns the score where there is no legal move: checkmate or stalemate.
func noMoves(ply int, inCheck bool) Score {
	if inCheck {
		return Score(ply) - mate
	}
	return 0
}

// try plays the i-th move, searches what comes of it, and takes it back. Only the first move
// has the whole window. The others are expected to be no better, and a window of one centipawn
// proves it sooner: a principal variation search. What is better after all is searched again.
func (e *Engine) try(m ranked, i int, n *node) (score Score) {
	less := e.reduction(m, i, n)
	e.way[n.ply+2] = m.track
	e.board.Make(m.Move)
	defer e.board.Unmake()
	if i > 0 {
		score = -e.negamax(n.depth-1-less, n.ply+1, -n.alpha-1, -n.alpha, true)
		if score > n.alpha && less > 0 && !e.stopped {
			score = -e.negamax(n.depth-1, n.ply+1, -n.alpha-1, -n.alpha, true)
		}
		if score <= n.alpha || score >= n.beta || e.stopped {
			return score
		}
	}
	return -e.negamax(n.depth-1, n.ply+1, -n.beta, -n.alpha, true)
}
