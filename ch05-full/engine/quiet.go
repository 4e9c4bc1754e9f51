// quiet.go plays captures to their end before it evaluates: quiescence search.

package engine

// mostQuiet is how many positions a quiescence search may look at. Hardly any needs half of them,
// but where many queens stand on both sides, captures would go on for hours.
const mostQuiet = 1000

// quiet returns the score of the position on the board once nothing is left to capture: in
// the middle of an exchange, evaluation would count a piece that is about to be lost.
func (e *Engine) quiet(ply int, alpha, beta Score) Score {
	e.quietEnd = e.nodes + mostQuiet
	return e.captureAll(ply, alpha, beta)
}

// captureAll tries the captures of the side to move, which can also stand as it is. In check it
// cannot, and all moves are tried.
func (e *Engine) captureAll(ply int, alpha, beta Score) Score {
	e.lines[ply] = e.lines[ply][:0]
	key := e.board.Key()
	known, score := e.table.probe(key, ply)
	inCheck := e.board.InCheck()
	e.nodes++
	if e.stop() {
		return 0
	}
	if ply >= maxPly || e.nodes > e.quietEnd {
		return e.asItStands(ply, inCheck)
	}
	if !inCheck && !e.has(Quiet) {
		return e.evaluate()
	}
	if e.settles(known, score, 0, alpha, beta) {
		return score
	}
	best := noMoves(ply, inCheck)
	list := e.list[:0]
	if inCheck {
		list = e.board.Moves(list)
	} else {
		best = e.evaluate()
		if best >= beta {
			return best
		}
		list = e.board.Captures(list)
	}
	standing := best
	low := max(alpha, best)
	move := none
	moves := e.ranked(ply, list, known.move)
	for i := range moves {
		m := e.pick(moves[i:])
		if !inCheck && e.has(Exchanges) {
			// To leave out captures that win too little is called delta pruning.
			winsTooLittle := standing+Score(worth[m.gain])+200 <= low
			losesMaterial := m.rank < 0
			if winsTooLittle || losesMaterial {
				continue
			}
		}
		e.way[ply+2] = m.track
		e.board.Make(m.Move)
		score := -e.captureAll(ply+1, -beta, -low)
		e.board.Unmake()
		if e.stopped {
			break
		}
		best = max(best, score)
		if score > low {
			low, move = score, m.Move
			e.lines[ply] = append(append(e.lines[ply][:0], move), e.lines[ply+1]...)
		}
		if score >= beta {
			break
		}
	}
	if !e.stopped {
		found := entry{move: move, bound: boundOf(best, alpha, beta), age: e.age}
		e.table.store(key, ply, found, best)
	}
	return best
}

// asItStands returns the score of the position on the board where no further look ahead is allowed.
func (e *Engine) asItStands(ply int, inCheck bool) Score {
	if inCheck && len(e.board.Moves(e.list[:0])) == 0 {
		return noMoves(ply, inCheck)
	}
	return e.evaluate()
}
