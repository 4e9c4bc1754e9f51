// judge.go compares what calls have returned with a full minimax.

package calltree

import (
	"math"

	"mateinfive/ch05-full/chess"
)

// A Judge knows what positions are worth, by the learner's own Eval.
type Judge struct {
	Eval func(p *chess.Position) int
}

// A Mistake is what is wrong in a record, if anything is.
type Mistake struct {
	Name  string // in a word, "sign"; "" where the record does not prove which it is
	Says  string // in sentences
	At    *Call  // the first call whose return minimax contradicts, or that asks for too much
	Waste bool   // the scores are right, and more is looked at than needed
}

// Judge fills in what each call should have returned, and returns the first mistake, or nil.
func (j *Judge) Judge(root *Call) *Mistake {
	for _, c := range root.all() {
		if c.Depth >= 0 && c.Depth <= root.Depth {
			c.Minimax, c.isKnown = j.minimax(c), true
		}
	}
	for _, c := range root.all() {
		if !c.Returned {
			return j.brokenOff(c)
		}
		if c.changed {
			return &Mistake{Name: "changed", At: c, Says: "When this call returned, the " +
				"position was another than before. p.After(m) is a copy; after p.Make(m) " +
				"there is p.Unmake(m, lost)."}
		}
		if c.isKnown && !c.isRight() {
			name, says := j.name(root, c)
			return &Mistake{Name: name, Says: says, At: c}
		}
	}
	return j.waste(root)
}

// minimax returns what a call should return if its window is wide open.
func (j *Judge) minimax(c *Call) int {
	if c.Function == "Quiet" {
		return j.captures(c.Position, -Mate, Mate)
	}
	return j.search(c.Position, c.Depth, c.Ply)
}

// search tries all moves and all answers, and cuts nothing.
func (j *Judge) search(p chess.Position, depth, ply int) int {
	switch p.Status() {
	case chess.Checkmate:
		return -Mate + ply
	case chess.Stalemate:
		return 0
	}
	if depth == 0 {
		return j.Eval(&p)
	}
	best := math.MinInt
	for _, m := range p.LegalMoves() {
		best = max(best, -j.search(p.After(m), depth-1, ply+1))
	}
	return best
}

// captures is search for Quiet. Captures go deep, so this one does cut: within its window the
// score is that of minimax all the same.
func (j *Judge) captures(p chess.Position, alpha, beta int) int {
	best := j.Eval(&p)
	for _, m := range p.LegalMoves() {
		if best >= beta {
			break
		}
		if isCapture(p, m) {
			best = max(best, -j.captures(p.After(m), -beta, -max(alpha, best)))
		}
	}
	return best
}

// isRight reports whether a call returned what it may. Between alpha and beta that is the score
// of minimax. Where that is alpha or less, so is the answer, and not below it; where it is beta
// or more, so is the answer, and not above it. In a window that is none, whatever is returned
// is the fault of the call that asked.
func (c *Call) isRight() bool {
	switch {
	case c.Alpha >= c.Beta:
		return true
	case c.Minimax <= c.Alpha:
		return c.Minimax <= c.Score && c.Score <= c.Alpha
	case c.Minimax >= c.Beta:
		return c.Beta <= c.Score && c.Score <= c.Minimax
	}
	return c.Score == c.Minimax
}

// brokenOff says of a search that broke off in a call why that may be: by the first of the
// calls on the way there that is about another position, or as deep as the one before.
func (j *Judge) brokenOff(c *Call) (m *Mistake) {
	for ; c != nil && c.Parent != nil; c = c.Parent {
		if says := c.goesAstray(); says != "" {
			m = &Mistake{Name: "endless", At: c, Says: says}
		}
	}
	return m
}
