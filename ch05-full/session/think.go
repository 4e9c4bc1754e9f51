// think.go has players asked for their decisions, and does what they decide.

package session

import (
	"context"
	"fmt"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// A waiting is a player that has been asked and has not answered yet.
type waiting struct {
	number int // of the request
	name   string
	remark string     // what it has said last
	game   int        // the number of the game
	plies  int        // that had been played
	move   chess.Move // the last of them
	byGo   bool       // the command go has it asked
}

// isWanted reports whether the game still waits for its answer, wherever in it we look.
func (w *waiting) isWanted(s *Session) bool {
	last := s.lastNode()
	if w.byGo { // perhaps in a variation
		last = s.at
	}
	return s.number == w.game && len(last.Path()) == w.plies && last.Move == w.move && s.inPlay() && (w.byGo || !s.paused)
}

// askPlayer wants the player asked that is to move, if there is one.
func (s *Session) askPlayer() {
	name := s.asked
	s.asked = ""
	if name == "" || s.thinking != nil {
		return
	}
	s.requests++
	s.thinking = &waiting{number: s.requests, name: name, game: s.number, plies: len(s.at.Path()), move: s.at.Move, byGo: s.byGo}
	s.reply.Ask = &Ask{
		Number: s.requests, Name: name, Shown: s.Players[chess.White] != "" && s.Players[chess.Black] != "",
		player: s.player(name), request: s.request(), patience: s.Patience,
	}
}

// thinkingText says who thinks, or "".
func (s *Session) thinkingText() string {
	if s.thinking == nil {
		return ""
	}
	text := s.thinking.name + " thinks; Ctrl-C stops it"
	if s.thinking.remark != "" {
		text += ": " + s.thinking.remark
	}
	return text
}

// request is what a player gets to know: the game as it stands here.
func (s *Session) request() player.Request {
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
	s.thinking, s.byGo = nil, false
	if last := s.lastNode(); !w.byGo && s.at != last {
		s.goTo(last) // the person looks back meanwhile
	}
	side, err := s.game.Turn(), a.Err
	if err == nil {
		err = s.act(w.name, a.Decision)
	}
	if err == nil || w.byGo { // which can be typed again
		return err
	}
	s.showBoard()
	return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
}

// act does what a player has decided.
func (s *Session) act(name string, d player.Decision) error {
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
func (s *Session) sayWhy(name, why string) {
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

// work wants a job done. No line is heard until it has ended.
func (s *Session) work(name string, run func(ctx context.Context, out Out) (then func(s *Session) error, err error)) {
	s.requests++
	s.working = s.requests
	s.reply.Job = &Job{s.requests, name, run}
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
