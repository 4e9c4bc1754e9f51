// engine.go is the engine from outside: what it is told, and what it answers.

// Package engine looks for the best move. It knows no board: what it wants of one is the
// interface [Board], which the rules of package chess satisfy by [NewPlain], and package
// fast twenty times faster.
package engine

import (
	"context"
	"time"

	"mateinfive/ch05-full/chess"
)

// Options are what an engine is made with.
type Options struct {
	Hash    int    // megabytes for the table of positions; the rest takes less than two
	Noise   int    // centipawns by which each evaluation may be off, either way
	Seed    uint64 // the same seed is off by the same in the same position
	Without Step   // what is switched off, to find out what it is good for
}

// A Step is one idea that makes the search better. Several are added with |.
type Step uint

const (
	Quiet           Step = 1 << iota // captures are played to their end before evaluating
	Table                            // positions are remembered
	DeeperEntries                    // also if they were searched deeper than asked
	History                          // quiet moves that have refuted most are tried early
	Aspiration                       // the window begins around the last score
	CheckExtension                   // in check the search looks one ply further before it counts
	NullMove                         // a side that could even pass is good enough
	Reductions                       // late moves are searched less deep
	ReverseFutility                  // far ahead near the end of the search is good enough
	LateMoves                        // the last quiet moves near the end are left out
	Futility                         // and, far behind, all of them
	Exchanges                        // moves that lose material come last, or not at all
)

// Limits end a search; what is zero does not. The first depth always comes to its end.
type Limits struct {
	Depth int           // plies to look ahead, not counting captures
	Nodes int           // positions to look at
	Moves []chess.Move  // if any, only these are tried in the position itself
	Soft  time.Duration // about after that, no deeper search begins
	Hard  time.Duration // after that, the search comes back
}

// A Line is what a search has found.
type Line struct {
	Depth int // plies that were searched to the end
	Score Score
	Nodes int          // positions that were looked at up to now
	Moves []chess.Move // what is expected; the first is the move to play
}

// maxPly is how far a search looks at most, in plies.
const maxPly = 100

// An Engine searches one position at a time, and remembers for the next.
type Engine struct {
	options Options
	table   table
	age     uint8           // counts the searches
	history [768]int16      // how good a quiet move has been, by its track
	after   [768][768]int16 // the same after another move
	scene   scene
	search
}

// search is what belongs to one search. Plies are counted from where it began.
type search struct {
	ctx      context.Context
	limits   Limits
	began    time.Time
	stopped  bool
	certain  bool // the first depth came to its end: there is a move to play
	board    Board
	nodes    int
	quietEnd int                      // how many nodes there may be when a quiescence search ends
	past     int                      // how many positions the game had before
	keys     []uint64                 // theirs, and of those on the way to this one
	root     []chess.Move             // the moves to try here
	best     chess.Move               // of the last depth
	way      [maxPly + 3]int16        // the tracks of the moves to this position, from index 2 on
	statics  [maxPly + 3]Score        // evaluations on that way, also from index 2 on
	list     []chess.Move             // room for moves
	moves    [maxPly + 2][]ranked     // room for them with their ranks
	lines    [maxPly + 2][]chess.Move // what is expected from there on
}

// New returns an engine.
func New(o Options) *Engine {
	if o.Without&Table != 0 {
		o.Hash = 0
	}
	return &Engine{options: o, table: newTable(o.Hash)}
}

// Twin returns an engine that shares the table: both may search at the same time.
func (e *Engine) Twin() *Engine { return &Engine{options: e.options, table: e.table, age: e.age} }

// Clear forgets what earlier searches have found.
func (e *Engine) Clear() { *e = *New(e.options) }

// has reports whether a step is switched on.
func (e *Engine) has(s Step) bool { return e.options.Without&s == 0 }
