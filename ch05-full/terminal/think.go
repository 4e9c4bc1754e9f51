// think.go asks players for their decisions, each in a goroutine of its own.

package terminal

import (
	"context"
	"fmt"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// A thinker is a player that has been asked and has not answered yet.
type thinker struct {
	name  string
	game  int        // the number of the game
	plies int        // that had been played
	move  chess.Move // the last of them
	byGo  bool       // the command go has it asked
	stop  context.CancelFunc
}

// An answer is what a thinker has decided, or why it has not.
type answer struct {
	of       *thinker
	decision player.Decision
	err      error
	at       time.Time // when it came
}

// A remark is what a thinker says while it thinks.
type remark struct {
	of   *thinker
	text string
}

// pace is how long a move stands on the table before the next, where two players of the
// program play.
const pace = 700 * time.Millisecond

// isWanted reports whether the game still waits for its answer, wherever in it we look.
func (t *thinker) isWanted(s *session) bool {
	last := s.lastNode()
	if t.byGo { // perhaps in a variation
		last = s.at
	}
	return s.games == t.game && len(last.Path()) == t.plies && last.Move == t.move && s.inPlay() && (t.byGo || !s.paused)
}

// ask asks the player that the session wants to be asked, if there is one.
func (a *arbiter) ask() {
	name := a.s.asked
	a.s.asked = ""
	if name == "" || a.thinking != nil {
		return
	}
	request, err := guarded(a.o.patience, a.s.request)
	if err != nil {
		a.s.complain(err)
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	t := &thinker{name: name, game: a.s.games, plies: len(a.s.at.Path()), move: a.s.at.Move, byGo: a.s.byGo, stop: stop}
	a.thinking = t
	p := a.s.player(name)
	var wait <-chan time.Time
	if a.isShow() {
		wait = a.after(pace) // nobody could follow otherwise
	}
	go func() {
		if wait != nil {
			select {
			case <-wait:
			case <-ctx.Done():
			}
		}
		report := func(text string) { a.events.tell(remark{t, text}, ctx.Done()) }
		decision, err := a.o.consult(ctx, p, request, report)
		a.events.tell(answer{t, decision, err, a.events.now()}, ctx.Done())
	}()
}

// isShow reports whether players of the program play both sides on a table, for somebody
// who looks on.
func (a *arbiter) isShow() bool {
	return a.table.on && a.s.players[chess.White] != "" && a.s.players[chess.Black] != ""
}

// stopThinking ends the thinking of the player that is being asked, if there is one. It may
// take its time to notice, or never do so; whatever it says from now on, nobody hears.
func (a *arbiter) stopThinking() {
	if a.thinking == nil {
		return
	}
	a.thinking.stop()
	a.thinking = nil
}

// take has an answer done.
func (a *arbiter) take(said answer) {
	if said.of != a.thinking {
		return // it was stopped
	}
	a.stopThinking()
	if a.isShow() {
		a.table.clear()
	}
	a.try(a.o.patience, func(s *session) error {
		return s.decide(said.of.name, said.decision, said.err)
	})
}

// consult asks a player. If it panics or does not come back, the error says so. A player that
// asks its context hears in time.
func (e environment) consult(ctx context.Context, p player.Player, r player.Request, report func(string)) (player.Decision, error) {
	ctx, cancel := context.WithTimeout(ctx, e.patience*3/4)
	defer cancel()
	var decision player.Decision
	var err error
	if failure := guard.Run(e.patience, func() { decision, err = p.Choose(ctx, r, report) }); failure != nil {
		return player.Decision{}, failure
	}
	return decision, err
}

// request is what a player gets to know: the game as it stands here.
func (s *session) request() player.Request {
	r := player.Request{Start: s.game.Position()}
	for i, ply := range s.game.Record() {
		if i == 0 {
			r.Start = ply.Before
		}
		r.Moves = append(r.Moves, ply.Move)
	}
	by, standing := s.game.Offer()
	r.Offered = standing && by != s.game.Turn()
	s.tellTime(&r)
	return r
}

// decide does what a player has decided for the side to move. The error says why there is
// no decision, or what is wrong with it.
func (s *session) decide(name string, d player.Decision, err error) error {
	if last := s.lastNode(); !s.byGo && s.at != last {
		s.goTo(last) // somebody looks back meanwhile
	}
	side := s.game.Turn()
	if err == nil {
		err = s.act(name, d)
	}
	if err == nil || s.byGo { // which can be typed again
		return err
	}
	s.showBoard()
	return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
}

// act does what a player has decided.
func (s *session) act(name string, d player.Decision) error {
	by, offered := s.game.Offer()
	offered = offered && by != s.game.Turn()
	if err := follow(name, s.game, d); err != nil {
		return err
	}
	if d.Action != player.Move {
		s.sayWhy(name, d.Why)
		s.conclude()
		return nil
	}
	s.note(d.Move)
	if offered {
		s.say("%s declines the draw", name)
	}
	s.sayWhy(name, d.Why)
	s.goOn()
	s.sayWhatNow()
	return nil
}

// sayWhy says the reason of a player for what it did, if it has told any.
func (s *session) sayWhy(name, why string) {
	if why != "" {
		s.say("%s: %s", name, why)
	}
}

// checkMove returns an error if a player's move is none of those that can be played.
func checkMove(name string, game *chess.Game, m chess.Move) error {
	p := game.Position()
	if !slices.Contains(p.LegalMoves(), m) {
		return fmt.Errorf("%s answers %s, which is not one of the moves that it was given: %w", taskOr(name), m, game.Refusal(m))
	}
	return nil
}
