// timing.go has the clocks of a game run, and stop, and be what they were.

package session

import (
	"errors"
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// untimed is how many plies are played before the clocks start: a move of each side.
const untimed = 2

// clockTags are the tags for what the clocks show while a game waits (PGN standard,
// supplement of 2001).
var clockTags = [2]string{"WhiteClock", "BlackClock"}

// setClocks gives the session new clocks as the controls say, or none. In a game that was begun
// before they wait.
func (s *Session) setClocks() {
	s.clock, s.paused = nil, false
	if s.Controls == nil {
		return
	}
	now := s.now
	s.clock = clock.New(*s.Controls, func() time.Time { return now }, s.ruleOf(*s.Controls))
	if s.tree.Root.Next != nil {
		s.replayClock(s.tree.End())
		s.paused = s.inPlay()
	}
}

// ruleOf returns the learner's rule for controls of a kind that has one. A rule that fails
// gives nothing: the time that was spent is gone.
func (o *Options) ruleOf(controls [2]clock.Control) clock.Rule {
	return func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		after, err := o.rule(controls[side], left, side, spent)
		if err != nil {
			left[side] -= spent
			return left
		}
		return after
	}
}

// rule asks the learner's task for a kind of clock what both clocks show after a move. The
// error says how it failed.
func (o *Options) rule(c clock.Control, left [2]time.Duration, side chess.Color, spent time.Duration) ([2]time.Duration, error) {
	var after [2]time.Duration
	err := o.guarded(func() {
		switch after = left; c.Kind {
		case clock.Bronstein:
			after[side] = o.tasks.bronstein(left[side], spent, c.Stages[0].Increment)
		case clock.Hourglass:
			after = o.tasks.hourglass(left, side, spent)
		}
	})
	if err != nil {
		return left, err // what does not come back may change after
	}
	return after, nil
}

// tryRule returns an error if the learner's rule for a kind of clock cannot be used.
func (o *Options) tryRule(c clock.Control) error {
	_, err := o.rule(c, [2]time.Duration{time.Minute, time.Minute}, chess.White, time.Second)
	return err
}

// replayClock turns the clocks to what they showed after a move.
func (s *Session) replayClock(n *pgn.Node) {
	var shown []string
	for _, step := range n.Path() {
		shown = append(shown, step.Clock)
	}
	s.clock.Replay(s.tree.Start.SideToMove, shown)
}

// restoreClock turns the clocks back, or on, to what they showed where we are now, after
// the end of the main line has been cut off or put back.
func (s *Session) restoreClock() {
	if s.clock != nil && s.isLast() {
		s.replayClock(s.at)
		s.startClock()
	}
}

// startClock has the clock of the side to move run, if the game goes on and has come to where
// the clocks start. We must be at the end of the main line.
func (s *Session) startClock() {
	s.clock.Stop()
	if !s.paused && s.inPlay() && len(s.at.Path()) >= untimed && s.refuseIfOver() == nil {
		s.clock.Start(s.game.Turn())
	}
}

// pressClock is what a player does after each move: the own clock stops, the other runs.
// What it shows is written down with the move. The first moves take no time.
func (s *Session) pressClock() {
	if s.clock == nil || !s.isLast() {
		return
	}
	mover := s.game.Turn().Other()
	s.tree.DropTags(clockTags[:]...)
	if _, runs := s.clock.Running(); runs || len(s.at.Path()) > untimed {
		if !runs { // after a pause
			s.clock.Start(mover)
		}
		s.clock.Press()
	} else {
		s.clock.MoveUntimed(mover)
	}
	s.paused = false
	s.at.Clock = clock.Annotation(s.clock.Left(mover))
	s.startClock()
}

// noteLeft writes down what the clocks show while a side thinks, for a game that is paused
// or left.
func (s *Session) noteLeft() {
	if s.clock == nil || !s.inPlay() || len(s.tree.Root.Next) == 0 {
		return
	}
	s.edit()
	for side, tag := range clockTags {
		s.tree.SetTag(tag, clock.Annotation(s.clock.Left(chess.Color(side))))
	}
}

// setLeft turns the clocks to what noteLeft has written down.
func (s *Session) setLeft() {
	if s.clock == nil {
		return
	}
	r := s.clock.Reading()
	for side, tag := range clockTags {
		if left, err := clock.ParseAnnotation(s.tree.Tag(tag)); err == nil {
			r.Left[side] = left
		}
	}
	s.clock.Set(r)
	s.tree.DropTags(clockTags[:]...)
}

// flagHasFallen reports whether the time of the side whose clock runs is up.
func (s *Session) flagHasFallen() bool {
	if s.clock == nil || !s.inPlay() {
		return false
	}
	_, runs := s.clock.Running()
	_, fallen := s.clock.Fallen()
	return runs && fallen
}

// flagFalls ends the game because a side's time is up, even while the player looks back.
func (s *Session) flagFalls() error {
	side, _ := s.clock.Fallen()
	s.clock.Stop()
	if !s.isLast() {
		s.goTo(s.tree.End())
	}
	return s.endBy(func() error { return s.game.FlagFall(side) })
}

// tellTime tells a player how much time there is.
func (s *Session) tellTime(r *player.Request) {
	if s.clock == nil {
		return
	}
	r.Timed = true
	for side := range r.Left {
		c := chess.Color(side)
		r.Left[side], r.ToGo[side] = s.clock.Left(c), s.clock.ToGo(c)
		stages := s.clock.Control(c).Stages
		r.Increment[side] = stages[len(stages)-1].Increment
	}
}

// face returns what the clock of a side shows, or "" without one.
func (s *Session) face(side chess.Color) string {
	if s.clock == nil {
		return ""
	}
	return clock.Face(s.clock.Left(side))
}

// errNoClock says that the game is not timed.
var errNoClock = errors.New("this game has no clocks: new 5+3 begins one with five minutes a side, and three seconds more for each move")

// cmdClock says what the clocks show.
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
	case !s.inPlay():
		text = "stopped"
	}
	s.say("white %s, black %s; %s", s.face(chess.White), s.face(chess.Black), text)
	return nil
}

// cmdPause stops the clocks, or has them run again.
func (s *Session) cmdPause([]string) error {
	if s.clock == nil {
		return errNoClock
	}
	if !s.isLast() {
		return errors.New("last goes to where the game stands: pause it there")
	}
	if err := s.refuseIfOver(); err != nil {
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
