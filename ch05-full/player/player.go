// player.go says what a player is, and which ones the program has.

// Package player has the players of the program. A [Player] is asked for its move in a
// game and answers with a [Decision]; who or what it is makes no difference to the one
// who asks.
//
// Three of them look no further than one move and its answer: random takes any move,
// greedy the most that it can take, and careful looks at what the other side takes then.
// The levels, from level1 to level8, look ahead by package engine, and so does vera.
// None of them keeps anything from one move to the next. What is left to chance follows
// from a seed and from how many moves were played, so the same seed plays the same game.
package player

import (
	"cmp"
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
)

// A Request is what a player is asked: a game up to now, and how things stand beside the
// board. It belongs to the one who asks; a player changes nothing in it.
type Request struct {
	Start     chess.Position   // where the game began
	Moves     []chess.Move     // what was played, the oldest first
	Left      [2]time.Duration // by [chess.Color]: what the clocks show, if Timed
	Increment [2]time.Duration // what each move adds to them
	ToGo      [2]int           // moves to the next stage of the time control, or 0 for none
	Timed     bool             // the game is played with clocks
	Offered   bool             // the other side has offered a draw
	MustMove  bool             // only a move is an answer: no claim, no resignation, no draw accepted
	Depth     int              // how many plies to look ahead, or 0 for no limit
	Nodes     int              // how many positions to look at, or 0 for no limit
	MoveTime  time.Duration    // how long to think, or 0 for no limit
	Unhurried bool             // no clock counts, and for Nodes none looks at more than by itself
	Only      []chess.Move     // if any, the move is to be one of these; not every player heeds that
	Lines     int              // how many lines are to be told, the best first, if Tell wants them; 0 for one
	Tell      func(Thought)    // hears each line that the player comes to expect, if it thinks in lines; may be nil
}

// NewRequest asks about a game as it stands. The clock may be nil.
func NewRequest(game *chess.Game, c *clock.Clock) Request {
	r := Request{Start: game.Position()}
	for i, ply := range game.Record() {
		if i == 0 {
			r.Start = ply.Before
		}
		r.Moves = append(r.Moves, ply.Move)
	}
	by, standing := game.Offer()
	r.Offered = standing && by != game.Turn()
	r.Timed = c != nil
	for side := chess.White; r.Timed && side <= chess.Black; side++ {
		stages := c.Control(side).Stages
		r.Left[side], r.ToGo[side], r.Increment[side] = c.Left(side), c.ToGo(side), stages[len(stages)-1].Increment
	}
	return r
}

// most returns how many positions a player looks at that would look at some by itself, or at any
// number, which is 0. A request for another number has its way, but in a match none looks at more
// than by itself: that is how strong it is.
func (r Request) most(own int) int {
	if r.Unhurried && own > 0 && r.Nodes > 0 {
		return min(own, r.Nodes)
	}
	return cmp.Or(r.Nodes, own)
}

// Position returns the position as it stands, after the moves of the request. The error is
// that of the first move that is not legal, [chess.Position.Refusal]. Whether the game had
// ended before that move it does not ask.
func (r Request) Position() (chess.Position, error) {
	p := r.Start
	for _, m := range r.Moves {
		if !p.IsLegal(m) {
			return p, p.Refusal(m)
		}
		p.Make(m)
	}
	return p, nil
}

// Game plays the moves of the request and returns the game as it stands, with all that
// counts for a draw. That takes longer than [Request.Position]. The error is that of the
// first move that may not be played, [chess.Game.Refusal].
func (r Request) Game() (*chess.Game, error) {
	game := chess.NewGameFrom(r.Start)
	for _, m := range r.Moves {
		if err := game.Play(m); err != nil {
			return nil, err
		}
	}
	return game, nil
}

// An Action is what a player decides to do.
type Action uint8

// The four actions. The zero value is the usual one.
const (
	Move   Action = iota // plays a move; an offer of the other side is declined by it
	Claim                // claims a draw (FIDE Laws of Chess, articles 9.2 and 9.3)
	Accept               // accepts the draw that the other side has offered (article 9.1)
	Resign               // gives the game up (article 5.1.2)
)

// A Decision is a player's answer to a request.
type Decision struct {
	Action Action
	// Move is the move to play, or to claim a draw with. The zero Move claims the position
	// as it stands.
	Move      chess.Move
	OfferDraw bool   // offers a draw together with the move
	Why       string // the reason in a few words, such as "takes the rook (+5)"
}

// A Player chooses what to do in a game.
type Player interface {
	// Choose returns the player's decision in a game that goes on. It may take its time,
	// and calls report, unless that is nil, with what it thinks meanwhile. When the deadline
	// of ctx has come it returns the best that it has found until then. If ctx is canceled,
	// no answer is wanted: it comes back soon, and the error is that of ctx. Any other error
	// says why there is no decision.
	Choose(ctx context.Context, r Request, report func(thought string)) (Decision, error)
}

// New returns the player of a name, one of [Names] or of [Levels], or vera. What it leaves to chance follows from
// the seed. If there is no such player, ok is false.
func New(name string, seed uint64) (p Player, ok bool) {
	switch name {
	case "random":
		return random{seed}, true
	case "greedy":
		return greedy{seed}, true
	case "careful":
		return careful{seed}, true
	case "vera":
		return vera{seed}, true
	}
	n := slices.Index(Levels(), name) + 1
	return leveled{number: n, seed: seed}, n > 0
}

// Names returns the names of the players that are no levels, the weakest first. Vera is not listed.
func Names() []string { return []string{"random", "greedy", "careful"} }
