// think.go has players asked for their decisions and for a hint, and jobs done, and does what
// comes of them.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/player"
)

// requests are what goes on beside the session: a player thinks, or a job runs.
type requests struct {
	requested int      // how many asks and jobs there have been
	thinking  *waiting // for the answer of a player, or nil
	working   int      // the number of the job that runs, or 0
	stopping  bool     // it is to stop
	endless   bool     // it goes on until something is typed

	worst *chess.Position // before the worst move that review has found, or nil
}

// Waits reports whether the session waits for the answer of an [Ask] or the end of a [Job] of
// this number. If not, there is no point in going on with it.
func (r *requests) Waits(number int) bool {
	return r.working == number || r.thinking != nil && r.thinking.number == number
}

// Stops reports whether the job that runs is to stop: its context is to be canceled.
func (r *requests) Stops() bool { return r.stopping }

// Endless reports whether the [Job] that runs goes on until something is typed, which ends it.
func (r *requests) Endless() bool { return r.working > 0 && r.endless && !r.stopping }

// Busy reports whether a [Job] runs: no line is heard meanwhile.
func (r *requests) Busy() bool { return r.working > 0 }

// A waiting is a player that has been asked and has not answered yet.
type waiting struct {
	number   int // of the request
	name     string
	remark   string // what it has said last
	byGo     bool   // the command go has it asked, perhaps in a variation
	game     int    // in which it is asked: its number
	position chess.Position
}

// forgetStale forgets a player for whose answer the game no longer waits, wherever in it we look.
func (s *Session) forgetStale() {
	w, here, over := s.thinking, s.at.Tree.End(), !s.at.InPlay() || s.paused
	if w != nil && w.byGo {
		here, over = s.at.Node, s.at.Over() != nil
	}
	if w != nil && (w.game != s.number || w.position != s.at.Tree.Position(here) || over) {
		s.thinking = nil
	}
}

// answers returns the name of the player that answers here, or "": not where one looks around, in
// a variation or in a pause, which leave the moves to the person.
func (s *Session) answers() string {
	if !s.at.IsLast() || s.paused || s.at.Over() != nil {
		return ""
	}
	return s.Players[s.at.Game.Turn()]
}

// cmdGo has a player move for the side to move: the one that is named, its own, that of the other
// side, or the usual one.
func (s *Session) cmdGo(args []string) error {
	turn := s.at.Game.Turn()
	name := cmp.Or(s.Players[turn], s.Players[turn.Other()], s.Cast.Usual())
	if len(args) > 0 {
		var err error
		if name, err = s.Cast.Named(strings.Join(args, " ")); err != nil {
			return err
		}
		if name == "" {
			return errors.New("go makes a player of the program move: try go careful")
		}
	}
	if err := s.refuseMove(); err != nil {
		return err
	}
	if p := s.at.Game.Position(); !p.HasLegalMove() {
		return s.at.Game.Refusal(nullMove)
	}
	if s.thinking != nil {
		return fmt.Errorf("%s thinks already; Ctrl-C stops it", s.thinking.name)
	}
	return s.ready(s.Cast, []string{name}, func(s *Session) error {
		s.ask(name, true)
		return nil
	})
}

// ask wants a player asked for the side to move.
func (s *Session) ask(name string, byGo bool) {
	if s.forgetStale(); s.thinking != nil {
		return
	}
	s.requested++
	s.thinking = &waiting{number: s.requested, name: name, byGo: byGo, game: s.number, position: s.at.Game.Position()}
	pause, r := time.Duration(0), player.NewRequest(s.at.Game, s.clock)
	if s.Players[chess.White] != "" && s.Players[chess.Black] != "" {
		pause = time.Second / 2
	}
	if r.Timed {
		pause = min(pause, r.Left[s.at.Game.Turn()]/100) // or the pauses lose on time
	}
	s.reply.Ask = &Ask{
		Number: s.requested, Name: name, Pause: pause,
		player: s.Cast.Make(name, s.Seed+uint64(s.number)), request: r, patience: s.Patience,
	}
}

func (s *Session) thinkingText() string {
	if s.thinking == nil {
		return ""
	}
	return strings.TrimSuffix(s.thinking.name+" thinks; Ctrl-C stops it: "+s.thinking.remark, ": ")
}

func (r Remark) happen(s *Session) error {
	if s.thinking != nil && s.thinking.number == r.Number {
		w := *s.thinking
		w.remark = r.Text
		s.thinking = &w
	}
	return nil
}

// happen does what a player has decided for the side to move. The error says why there is no
// decision, or what is wrong with it.
func (a Answer) happen(s *Session) error {
	w := s.thinking
	if w == nil || w.number != a.Number {
		return nil // it was stopped
	}
	s.thinking = nil
	if !w.byGo && !s.at.IsLast() {
		s.goTo(s.at.Tree.End()) // the person looks back meanwhile
	}
	side, err := s.at.Game.Turn(), a.Err
	if err == nil {
		err = s.act(w.name, a.Decision)
	}
	if err == nil || w.byGo { // which can be typed again
		return err
	}
	s.showBoard()
	return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
}

func (s *Session) act(name string, d player.Decision) error {
	by, offered := s.at.Game.Offer()
	declines := offered && by != s.at.Game.Turn() && d.Action == player.Move
	if err := player.Act(s.at.Game, player.Called(name), d); err != nil {
		return err
	}
	if d.Action == player.Move {
		s.note(d.Move)
	}
	if declines {
		s.say("%s declines the draw", name)
	}
	if d.Why != "" {
		s.say("%s: %s", name, d.Why)
	}
	if d.Action != player.Move {
		return s.endBy(nil)
	}
	s.played()
	return nil
}

// ready goes on with what needs some players of a cast, when those that are other programs are built.
func (s *Session) ready(cast player.Cast, names []string, do then) error {
	if !cast.Builds(names...) {
		return do(s)
	}
	return s.work("building", func(context.Context, Out) (then, error) { return do, cast.Build(names...) })
}

// work wants a job done, and returns nil: the job says what goes wrong. No line is heard until then.
func (s *Session) work(name string, run func(ctx context.Context, out Out) (then, error)) error {
	s.requested++
	s.working, s.endless = s.requested, name == "analysing" && s.Table
	s.reply.Job = &Job{s.requested, name, run}
	return nil
}

func (d Done) happen(s *Session) error {
	if d.Number != s.working {
		return nil // it was stopped
	}
	s.working, s.stopping = 0, false
	if d.Err == nil && d.Then != nil {
		return d.Then(s)
	}
	return d.Err
}

// A hint is a good move, and where it was found.
type hint struct {
	position chess.Position
	move     chess.Move
}

func (s *Session) cmdHint(args []string) error {
	p := s.at.Game.Position()
	if err := s.refuseMove(); err != nil {
		return err
	}
	if s.thinking != nil {
		return fmt.Errorf("%s thinks: hint is for your own move", s.thinking.name)
	}
	if s.hint.position == p && len(args) == 0 {
		s.say("%s", notation.SAN(p, s.hint.move))
		return nil
	}
	name, err := s.Cast.Named(cmp.Or(strings.Join(args, " "), player.Strongest))
	if err != nil || name == "" {
		return cmp.Or(err, errors.New("name a player of the program: try hint level 8"))
	}
	cast, r := s.Cast, player.NewRequest(s.at.Game, nil)
	return s.work("thinking", func(ctx context.Context, _ Out) (then, error) {
		m, err := cast.Hint(ctx, name, r, s.Patience)
		return func(s *Session) error {
			s.hint = hint{p, m}
			s.say("look at %s; hint says the move", p.Names(m.From))
			return nil
		}, err
	})
}
