// given_player.go is the champion as a player: a request comes in, a decision goes out.
// There is nothing to write here.

package champion

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// A Player is the champion as a player. It plays what is written: with Eval alone it looks one
// ply ahead.
type Player struct {
	Without []string // the steps that are left out
	Seed    uint64   // for the first move of a game; 0 leaves it to chance
}

// Named returns the player of a name: "champion", or "champion-order-quiet" without the steps
// that it names. For any other name it is nil, and the error says which steps there are.
func Named(name string, seed uint64) (player.Player, error) {
	words := strings.Split(name, "-")
	for _, step := range words[1:] {
		if _, known := steps[step]; !known {
			return nil, fmt.Errorf("%s is no player: a champion is without %s", chess.Quote(name), stepNames)
		}
	}
	return Player{Without: words[1:], Seed: seed}, nil
}

// Choose searches until the deadline of ctx, or until a limit of the request, as many positions as a
// match allows. Without Deepen there is nothing to play before the end: then only the depth is
// limited, and it looks at as many positions as that takes.
func (x Player) Choose(ctx context.Context, r player.Request, report func(thought string)) (player.Decision, error) {
	x.needs()
	game, err := r.Game()
	if err := cmp.Or(ctx.Err(), err); err != nil {
		return player.Decision{}, err
	}
	p, side := game.Position(), game.Turn()
	if game.Outcome() != chess.InPlay {
		return player.Decision{}, fmt.Errorf("%w: %s", chess.ErrGameOver, game.Verdict())
	}
	if len(r.Moves) < 2 && r.Start == chess.StartingPosition() {
		return player.Decision{Move: x.opening(side), Why: "an opening"}, nil
	}
	var past []chess.Position
	for _, ply := range game.Record() {
		past = append(past, ply.Before)
	}
	s := New(ctx, past, x.Without...)
	defer s.limit(r, side)()
	tell := r.Teller(p, report)
	s.Report = func(f Found) { tell(s.thought(f)) }
	found := s.think(&p)
	tell(s.thought(found))
	err = ctx.Err()
	if errors.Is(err, context.Canceled) || err != nil && !s.On("deepen") {
		return player.Decision{}, err
	}
	return player.Decision{Move: found.Move, Why: fmt.Sprintf("%s, %d positions", found, s.Nodes)}, nil
}

// limit limits a search as a request does. The time for a move is never more than half of what is
// left on the clock. Cancel is to be called after the search.
func (s *Search) limit(r player.Request, side chess.Color) (cancel context.CancelFunc) {
	if s.Limit = Deepest; r.Depth > 0 {
		s.Limit = min(r.Depth, Deepest)
	}
	if !s.On("deepen") {
		return func() {}
	}
	s.most = r.Nodes
	time := share(r, side)
	if time == 0 {
		return func() {}
	}
	s.ctx, cancel = context.WithTimeout(s.ctx, time)
	return cancel
}

// share returns how long to think about a move, or 0 where nothing says so.
func share(r player.Request, side chess.Color) time.Duration {
	if left := r.Left[side]; r.MoveTime == 0 && r.Timed {
		return max(min(left/30+r.Increment[side]/2, left/2), 1)
	}
	return r.MoveTime
}

// Takes returns how long the player may think about a request at most.
func (x Player) Takes(r player.Request) time.Duration {
	p, _ := r.Position()
	return share(r, p.SideToMove)
}

// thought returns what is found as all players say it.
func (s *Search) thought(f Found) player.Thought {
	t := player.Thought{Number: 1, Depth: f.Depth, Score: f.Score, Nodes: s.Nodes, Moves: []chess.Move{f.Move}}
	switch {
	case f.Score > Mate-Deepest:
		t.Mate = (Mate - f.Score + 1) / 2
	case f.Score < -Mate+Deepest:
		t.Mate = -(Mate + f.Score) / 2
	}
	return t
}

// needs panics, as a stub does, if Eval is not written, or what is to be left out.
func (x Player) needs() {
	if text := missingEval(); text != "" {
		panic(text)
	}
	for _, step := range x.Without {
		if text := steps[step](); text != "" {
			panic(text)
		}
	}
}

// think searches with the best that there is.
func (s *Search) think(p *chess.Position) (f Found) {
	board := s.seat(p)
	switch {
	case s.On("alphabeta") && s.On("deepen"):
		return s.Deepen(board)
	case s.On("alphabeta"):
		depth := min(Depth, s.Limit)
		f = Found{Score: s.AlphaBeta(board, depth, 0, -Mate, Mate), Depth: depth}
	case missingNegamax() == "":
		depth := min(2, s.Limit)
		f = Found{Score: s.Negamax(board, depth, 0), Depth: depth}
	default:
		f = Found{Score: -Mate - 1, Depth: 1}
		for _, m := range p.LegalMoves() {
			after := p.After(m)
			s.Nodes++
			if score := -Eval(&after); score > f.Score {
				f.Score, s.Best = score, m
			}
		}
	}
	f.Move = s.Best
	return f
}

// String returns what is found, for people: "+0.35, 4 plies". "#3" is a mate in three moves, and
// "#-3" that of the other side.
func (f Found) String() string {
	score, plies := fmt.Sprintf("%+.2f", float64(f.Score)/100), "plies"
	switch {
	case f.Score > Mate-Deepest:
		score = fmt.Sprintf("#%d", (Mate-f.Score+1)/2)
	case f.Score < -Mate+Deepest:
		score = fmt.Sprintf("#-%d", (Mate+f.Score+1)/2)
	}
	if f.Depth == 1 {
		plies = "ply"
	}
	return fmt.Sprintf("%s, %d %s", score, f.Depth, plies)
}

// opening returns a first move of a game by chance. Without that, all games of a match would be
// the same.
func (x Player) opening(side chess.Color) chess.Move {
	first := [2]string{"e2e4 d2d4 c2c4 g1f3", "e7e5 c7c5 e7e6 c7c6 d7d6 g8f6 g7g6"}
	moves := strings.Fields(first[side])
	dice := rand.New(rand.NewPCG(cmp.Or(x.Seed, rand.Uint64()), uint64(side)))
	m, _ := chess.ParseMove(moves[dice.IntN(len(moves))])
	return m
}
