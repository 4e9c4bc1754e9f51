// record.go writes down the calls of a search while they are made.

// Package calltree is a microscope for the learner's search: it records each call of Negamax,
// AlphaBeta or Quiet and what it returned (record.go), compares that with a full minimax
// (judge.go), says of the first return that cannot be right by which mistake it comes out
// (mistake.go, window.go), and writes the tree as text (text.go) and as a picture (svg.go).
//
// The functions are recorded as they are written. `go run ./exercises tree` builds the champion
// with a few lines around each of them, and lays those over the file without changing it.
package calltree

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// Mate is what a checkmate is worth, as in package champion.
const Mate = 100_000

// A Call is one call of a search, and the calls that it made.
type Call struct {
	Function    string // "Negamax", "AlphaBeta" or "Quiet"
	Position    chess.Position
	Depth, Ply  int
	Alpha, Beta int  // of Negamax, which knows of no window: below and above all scores
	Score       int  // what it returned
	Returned    bool // false if the search broke off in it
	Parent      *Call
	Calls       []*Call

	Move    chess.Move // that led to it from the position of its parent
	IsMove  bool       // there is one
	Minimax int        // what the full minimax says
	isKnown bool       // it says something: the depth is one that can be searched
	changed bool       // the position was another when it returned
}

// MostCalls is how many calls a search may make before it is ended. The small positions need
// far fewer, and a position of one's own that needs more is refused by In.
const MostCalls = 5_000

// Endless is what a call panics with once a search has made MostCalls.
type Endless struct{}

func (Endless) Error() string { return fmt.Sprintf("no end after %d calls", MostCalls) }

// recorded is the search that is being recorded, and the call that is open. There is one at a
// time.
var recorded struct {
	root, open *Call
	calls      int
}

// Forget begins a new record.
func Forget() { recorded.root, recorded.open, recorded.calls = nil, nil, 0 }

// Recorded returns the first call since Forget, or nil.
func Recorded() *Call { return recorded.root }

// fenOf writes the position that a search is called with. Its type is up to the learner: what
// the search was begun with is a *chess.Position, and stands in it.
func fenOf(p any) string { return p.(interface{ FEN() string }).FEN() }

// Negamax records a call of Negamax. What it returns is to be called with the score.
func Negamax(p any, depth, ply int) (returned func(score int)) {
	return enter(p, &Call{Function: "Negamax", Depth: depth, Ply: ply, Alpha: -Mate - 1,
		Beta: Mate + 1})
}

// AlphaBeta records a call of AlphaBeta, as Negamax does.
func AlphaBeta(p any, depth, ply, alpha, beta int) (returned func(score int)) {
	return enter(p, &Call{Function: "AlphaBeta", Depth: depth, Ply: ply, Alpha: alpha,
		Beta: beta})
}

// Quiet records a call of Quiet, as Negamax does.
func Quiet(p any, alpha, beta int) (returned func(score int)) {
	return enter(p, &Call{Function: "Quiet", Alpha: alpha, Beta: beta})
}

func enter(p any, c *Call) (returned func(score int)) {
	recorded.calls++
	if recorded.calls > MostCalls {
		panic(Endless{})
	}
	fen := fenOf(p)
	c.Position = chess.MustParseFEN(fen)
	if c.Parent = recorded.open; c.Parent != nil {
		c.Parent.Calls = append(c.Parent.Calls, c)
		c.findMove()
	} else if recorded.root == nil {
		recorded.root = c
	}
	recorded.open = c
	return func(score int) {
		c.Score, c.Returned, c.changed = score, true, fenOf(p) != fen
		recorded.open = c.Parent
	}
}

// findMove finds the move that led here.
func (c *Call) findMove() {
	before := c.Parent.Position
	for _, m := range before.LegalMoves() {
		if before.After(m) == c.Position {
			c.Move, c.IsMove = m, true
			return
		}
	}
}

// hasWindow reports whether the function knows of alpha and beta.
func (c *Call) hasWindow() bool { return c.Function != "Negamax" }

// moves returns the moves that a search tries in the position: all, or of Quiet those that
// capture.
func (c *Call) moves() (list []chess.Move) {
	for _, m := range c.Position.LegalMoves() {
		if c.Function != "Quiet" || isCapture(c.Position, m) {
			list = append(list, m)
		}
	}
	return list
}

func isCapture(p chess.Position, m chess.Move) bool {
	return (chess.Ply{Before: p, Move: m}).Captured() != nil
}

// unseen returns the moves that were not tried.
func (c *Call) unseen() (list []chess.Move) {
	tried := make(map[chess.Move]bool)
	for _, k := range c.Calls {
		tried[k.Move] = true
	}
	for _, m := range c.moves() {
		if !tried[m] {
			list = append(list, m)
		}
	}
	return list
}

// all returns the call and those below it, in the order in which they return.
func (c *Call) all() (list []*Call) {
	var add func(c *Call)
	add = func(c *Call) {
		for _, k := range c.Calls {
			add(k)
		}
		list = append(list, c)
	}
	add(c)
	return list
}
