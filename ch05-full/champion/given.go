// given.go is what a search begins with: what it knows of the game, and which steps are on.
// There is nothing to write here.

// Package champion is the learner's own engine, a function a file, on the rules as they are.
// What is given stands in the files whose names begin with given.
package champion

import (
	"context"
	"fmt"

	"mateinfive/ch05-full/chess"
)

// Mate is what a checkmate is worth, in centipawns: so much for the side that has mated, less
// the plies that it takes from the root of a search.
const Mate = 100_000

// Deepest is how many plies a search looks ahead at most. So a score beyond Mate - Deepest, or
// below -Mate + Deepest, is that of a mate, and no other score is.
const Deepest = 100

// A Search looks for the best move of one position. The program makes one for each move.
type Search struct {
	// Nodes is how many positions were looked at: each call of Negamax, AlphaBeta and Quiet
	// counts one.
	Nodes int
	Best  chess.Move // the best move at ply 0, as far as is known
	// Seen is, by Hash, how often positions have stood: in the game before now, and on the way
	// to where the search is.
	Seen map[uint64]int
	// Table is what is known of positions: of p, if anything is, at
	// Hash(p) % uint64(len(s.Table)).
	Table []Entry
	// Killers are, for each ply, the two quiet moves that last made a cut there, the newer first.
	Killers [Deepest][2]chess.Move
	// History is how much quiet moves have cut, by color, From and To, wherever they were tried.
	History [2][64][64]int
	Limit   int         // the depth after which Deepen stops: Deepest, or less
	Report  func(Found) // may be called with what is found meanwhile: it is shown

	ctx     context.Context
	most    int              // how many positions to look at, or 0 for no limit
	without map[string]bool  // the steps that are left out
	past    []chess.Position // of the game, for a board with hashes of its own
	calls   calls
	ply     int  // of the position that Early was asked about last
	passing bool // the move before the next position is a pass
	passes  int  // that are on the board
}

// A Found is what a search has found out that came to its end.
type Found struct {
	Move  chess.Move
	Score int // in centipawns, for the side to move
	Depth int // to how many plies it was searched
}

// New returns a search. Past are the earlier positions of the game, and without names the
// steps that are left out.
func New(ctx context.Context, past []chess.Position, without ...string) *Search {
	s := &Search{
		Seen: make(map[uint64]int), Table: make([]Entry, 1<<16), Limit: Deepest, Report: func(Found) {},
		ctx: ctx, without: make(map[string]bool), past: past,
	}
	for _, p := range past {
		s.Seen[Hash(&p)]++
	}
	for _, step := range without {
		s.without[step] = true
	}
	return s
}

// Stopped reports whether the time is up, enough positions were looked at, or the answer is not
// wanted any more.
func (s *Search) Stopped() bool { return s.ctx.Err() != nil || s.most > 0 && s.Nodes >= s.most }

// On reports whether a step is written and not left out: "alphabeta", "order", "deepen",
// "quiet", "drawn", "table", "fast", "killers", "null" or "rekey".
func (s *Search) On(step string) bool {
	missing, known := steps[step]
	if !known {
		panic(fmt.Sprintf("s.On(%q): the steps are %s", step, stepNames))
	}
	return !s.without[step] && missing() == ""
}
