// timing.go has the clocks of a game run, and stop, and be what they were.

package session

import (
	"errors"
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
)

// untimed is how many plies are played before the clocks start: a move of each side.
const untimed = 2

// setClocks gives the session new clocks, or none. In a game that was begun before they wait.
func (s *Session) setClocks() {
	s.clock, s.paused = nil, false
	if s.Controls == nil {
		return
	}
	now := s.now
	s.clock = clock.New(*s.Controls, func() time.Time { return now }, s.ruleOf(*s.Controls))
	if s.at.Tree.Root.Next != nil {
		s.replayClock(s.at.Tree.End())
		s.paused = s.at.InPlay()
	}
}

// rule is what the learner's tasks say of their kinds of clocks: what both show after a move.
func (o *Options) rule(c clock.Control, left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
	switch c.Kind {
	case clock.Bronstein:
		left[side] = o.Tasks.Bronstein(left[side], spent, c.Stages[0].Increment)
	case clock.Hourglass:
		left = o.Tasks.Hourglass(left, side, spent)
	}
	return left
}

// ruleOf returns that as the rule of a clock. If it fails, the time that was spent is gone.
func (o *Options) ruleOf(controls [2]clock.Control) clock.Rule {
	return func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		gone, after := left, left
		gone[side] -= spent
		if o.guarded(func() { after = o.rule(controls[side], left, side, spent) }) != nil {
			return gone
		}
		return after
	}
}

// tryRule returns an error if the learner's rule for a kind of clock cannot be used.
func (o *Options) tryRule(c clock.Control) error {
	return o.guarded(func() { o.rule(c, [2]time.Duration{time.Minute, time.Minute}, chess.White, time.Second) })
}

// replayClock turns the clocks to what they showed after a move.
func (s *Session) replayClock(n *pgn.Node) {
	s.clock.Replay(s.at.Tree.Start.SideToMove, n.Clocks())
}

// startClock has the clock of the side to move run, if the game has come to where that starts.
func (s *Session) startClock() {
	s.clock.Stop()
	if !s.paused && s.at.InPlay() && len(s.at.Node.Path()) >= untimed && s.at.Over() == nil {
		s.clock.Start(s.at.Game.Turn())
	}
}

// pressClock is what a player does after each move: the own clock stops, the other runs.
// What it shows is written down with the move. The first moves take no time.
func (s *Session) pressClock() {
	if s.clock == nil || !s.at.IsLast() {
		return
	}
	mover := s.at.Game.Turn().Other()
	s.at.Tree.DropTags("WhiteClock", "BlackClock")
	if len(s.at.Node.Path()) > untimed {
		s.clock.Start(mover) // after a pause it stands
		s.clock.Press()
	} else {
		s.clock.MoveUntimed(mover)
	}
	s.paused = false
	s.at.Node.Clock = clock.Annotation(s.clock.Left(mover))
	s.startClock()
}

// noteLeft writes down what the clocks show, for a game that is paused or left.
func (s *Session) noteLeft() {
	if s.clock == nil || !s.at.InPlay() || len(s.at.Tree.Root.Next) == 0 {
		return
	}
	s.edit()
	for _, t := range s.clock.LeftTags() {
		s.at.Tree.SetTag(t.Name, t.Value)
	}
}

// flagFalls ends the game if the time of a side is up, even while the player looks back.
func (s *Session) flagFalls() bool {
	if s.clock == nil || !s.at.InPlay() || s.clock.Due() > 0 {
		return false
	}
	side, _ := s.clock.Running()
	s.clock.Stop()
	s.goTo(s.at.Tree.End())
	s.complain(s.endBy(s.at.Game.FlagFall(side)))
	return true
}

func (s *Session) face(side chess.Color) string {
	if s.clock == nil {
		return ""
	}
	return clock.Face(s.clock.Left(side))
}

var errNoClock = errors.New("this game has no clocks: new 5+3 begins one with five minutes a side, and three seconds more for each move")

func (s *Session) cmdClock([]string) error {
	if s.clock == nil {
		return errNoClock
	}
	text := "they start after a move of each side"
	switch side, runs := s.clock.Running(); {
	case runs:
		text = fmt.Sprintf("%s's runs", side)
	case s.paused:
		text = "paused: a move or pause starts them again"
	case !s.at.InPlay():
		text = "stopped"
	}
	s.say("white %s, black %s; %s", s.face(chess.White), s.face(chess.Black), text)
	return nil
}

func (s *Session) cmdPause([]string) error {
	if s.clock == nil {
		return errNoClock
	}
	if !s.at.IsLast() {
		return errors.New("last goes to where the game stands: pause it there")
	}
	if err := s.at.Over(); err != nil {
		return err
	}
	if s.paused = !s.paused; s.paused {
		s.clock.Stop()
		s.noteLeft()
		s.say("the clocks are stopped: a move or pause starts them again")
		return nil
	}
	s.startClock()
	s.say("the game goes on")
	s.goOn()
	return nil
}
