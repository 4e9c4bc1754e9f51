// players.go has players of the program asked for their decisions, and does what they have decided.

package session

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// goOn goes on after a change: it wants the player asked whose turn it is now, or shows
// the board. Where a player is asked, the board comes with its answer.
func (s *Session) goOn() {
	name := s.game.answeringPlayer()
	if name != "" {
		s.askPlayer(name, false)
	}
	if name == "" || s.game.onTable {
		s.game.show()
	}
}

// goOnAfterMove goes on after a move that was played.
func (s *Session) goOnAfterMove() {
	s.goOn()
	s.game.sayWhatNow()
}

// forgetStale forgets a player for whose answer the game no longer waits, wherever in it we look.
func (s *Session) forgetStale() {
	w := s.thinking
	if w == nil {
		return
	}
	if w.gameNumber != s.game.number || !s.game.stillAsks(w.position, w.byGo) {
		s.thinking = nil
	}
}

// askPlayer wants a player asked for the side to move, unless one thinks already.
func (s *Session) askPlayer(name string, byGo bool) {
	s.forgetStale()
	if s.thinking != nil {
		return
	}
	if text := player.Slower(name); text != "" && !s.saidSlower && !s.options.Outside {
		s.saidSlower = true
		s.say("%s", text)
	}
	request := s.game.request()
	number := s.ask(waiting{
		name:       name,
		byGo:       byGo,
		gameNumber: s.game.number,
		position:   s.game.position(),
	})
	s.reply.Ask = &Ask{
		Number:   number,
		Name:     name,
		Pace:     s.paceFor(request),
		player:   s.cast.Make(name, s.options.Seed+uint64(s.game.number)),
		request:  request,
		patience: s.options.Patience,
	}
}

// cmdGo has a player move for the side to move: the one that is named, its own, that of the other
// side, or the usual one.
func (s *Session) cmdGo(args []string) error {
	name, err := s.playerFor(args)
	if err != nil {
		return err
	}
	if err := s.game.refuseMove(); err != nil {
		return err
	}
	if p := s.game.position(); !p.HasLegalMove() {
		return s.game.at.Game.Refusal(nullMove)
	}
	if s.thinking != nil {
		return fmt.Errorf("%s thinks already; Ctrl-C stops it", s.thinking.name)
	}
	return s.whenBuilt(s.cast, []string{name}, func(s *Session) error {
		s.askPlayer(name, true)
		return nil
	})
}

// playerFor returns the player that the command go asks.
func (s *Session) playerFor(args []string) (name string, err error) {
	if len(args) == 0 {
		turn := s.game.at.Game.Turn()
		for _, side := range []chess.Color{turn, turn.Other()} {
			if name := s.game.seats.Players[side]; name != "" {
				return name, nil
			}
		}
		return s.cast.Usual(), nil
	}
	name, err = s.cast.Named(strings.Join(args, " "))
	if err == nil && name == "" {
		err = errors.New("go makes a player of the program move: try go careful")
	}
	return name, err
}

func (r Remark) happen(s *Session) error {
	if w := s.thinking; w != nil && s.saysWhy(w.name) {
		s.remarks(r)
	}
	return nil
}

// happen does what a player has decided for the side to move. The error says why there is no
// decision, or what is wrong with it.
func (a Answer) happen(s *Session) error {
	w, ok := s.answered(a.Number)
	if !ok {
		return nil // it was stopped
	}
	if !w.byGo && !s.game.at.IsLast() {
		s.game.goTo(s.game.at.Tree.End()) // the person looks back meanwhile
	}
	side := s.game.at.Game.Turn()
	err := a.Err
	if err == nil {
		text := s.premove.take()
		if err = s.act(w.name, a.Decision); err == nil {
			return s.playPremove(text)
		}
	}
	if w.byGo { // which can be typed again
		return err
	}
	s.game.show()
	return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
}

// act does what a player has decided, and goes on.
func (s *Session) act(name string, d player.Decision) error {
	if err := s.game.act(name, d, s.saysWhy(name)); err != nil {
		return err
	}
	if d.Action == player.Move {
		s.goOnAfterMove()
		return nil
	}
	return s.game.endBy(nil)
}

// whenBuilt goes on with what needs some players of a cast, when those that are other programs are built.
func (s *Session) whenBuilt(cast player.Cast, names []string, do then) error {
	if !cast.Builds(names...) {
		return do(s)
	}
	return s.begin("building", func(ctx context.Context, out Out) (then, error) {
		out.Progress("starting " + strings.TrimSpace(strings.Join(names, " ")) + "; Ctrl-C stops it")
		return do, cast.BuildFor(ctx, names...)
	})
}
