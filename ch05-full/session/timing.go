// timing.go has the clocks of a game run, and stop, and be what they were.

package session

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// untimed is how many plies are played before the clocks start: a move of each side.
const untimed = 2

// setClocks gives the session new clocks as the controls say, or none.
func (s *Session) setClocks() {
	s.clock, s.paused = nil, false
	if s.Controls == [2]*clock.Control{} {
		return
	}
	controls := [2]clock.Control{*s.Controls[chess.White], *s.Controls[chess.Black]}
	s.clock = clock.New(controls, s.moment(), s.ruleOf(controls))
	if s.tree.Root.Next != nil {
		s.clock.Set(s.readingAt(s.lastNode()))
		s.paused = s.inPlay()
	}
}

// moment returns what the clocks of this event go by.
func (s *Session) moment() func() time.Time {
	now := s.now
	return func() time.Time { return now }
}

// bronstein asks the learner's task what a clock shows after a move.
func (o *Options) bronstein(left, spent, delay time.Duration) (time.Duration, error) {
	var after time.Duration
	err := o.guarded(func() { after = o.tasks.bronstein(left, spent, delay) })
	return after, err
}

// hourglass asks the learner's task what both clocks show after a move.
func (o *Options) hourglass(left [2]time.Duration, side chess.Color, spent time.Duration) ([2]time.Duration, error) {
	var after [2]time.Duration
	err := o.guarded(func() { after = o.tasks.hourglass(left, side, spent) })
	return after, err
}

// ruleOf returns the learner's rule for controls of a kind that has one. A rule that fails
// gives nothing: the time that was spent is gone.
func (o *Options) ruleOf(controls [2]clock.Control) clock.Rule {
	return func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		plain := left
		plain[side] -= spent
		if controls[side].Kind == clock.Hourglass {
			after, err := o.hourglass(left, side, spent)
			if err != nil {
				return plain
			}
			return after
		}
		after, err := o.bronstein(left[side], spent, controls[side].Stages[0].Increment)
		if err != nil {
			return plain
		}
		left[side] = after
		return left
	}
}

// tryRule returns an error if the learner's rule for a kind of clock cannot be used.
func (o *Options) tryRule(kind clock.Kind) (err error) {
	switch kind {
	case clock.Bronstein:
		_, err = o.bronstein(time.Minute, time.Second, time.Second)
	case clock.Hourglass:
		_, err = o.hourglass([2]time.Duration{time.Minute, time.Minute}, chess.White, time.Second)
	}
	return err
}

// readingAt returns what the clocks showed after a move: the mover's stands with it, the
// other's with the move before. Where none stands, the clock is full.
func (s *Session) readingAt(n *pgn.Node) clock.Reading {
	full := clock.New([2]clock.Control{s.clock.Control(chess.White), s.clock.Control(chess.Black)}, s.moment(), nil)
	r := full.Reading()
	side := s.tree.Start.SideToMove
	for _, step := range n.Path() {
		r.Moves[side]++
		if left, err := clock.ParseAnnotation(step.Clock); err == nil {
			if s.clock.Control(side).Kind == clock.Hourglass { // what one has lost the other has
				r.Left[side.Other()] += r.Left[side] - left
			}
			r.Left[side] = left
		}
		side = side.Other()
	}
	return r
}

// startClock has the clock of the side to move run, if the game is timed, goes on, and
// has come to where the clocks start. It must be asked at the end of the main line.
func (s *Session) startClock() {
	if s.clock == nil {
		return
	}
	s.clock.Stop()
	if !s.paused && s.inPlay() && len(s.at.Path()) >= untimed && s.refuseIfOver() == nil {
		s.clock.Start(s.game.Turn())
	}
}

// restoreClock turns the clocks back, or on, to what they showed where we are now, after
// the end of the main line has been cut off or put back.
func (s *Session) restoreClock() {
	if s.clock == nil || !s.isLast() {
		return
	}
	s.clock.Set(s.readingAt(s.at))
	s.startClock()
}

// pressClock is what a player does after each move: the own clock stops, the other runs.
// What it shows is written down with the move. The first moves take no time.
func (s *Session) pressClock() {
	if s.clock == nil || !s.isLast() {
		return
	}
	mover := s.game.Turn().Other()
	s.own()
	s.forgetLeft()
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

// clockTags are the tags for what the clocks show while a game waits (PGN standard,
// supplement of 2001).
var clockTags = [2]string{"WhiteClock", "BlackClock"}

// noteLeft writes down what the clocks show while a side thinks, for a game that is paused
// or left.
func (s *Session) noteLeft() {
	if s.clock == nil || !s.inPlay() || len(s.tree.Root.Next) == 0 {
		return
	}
	s.own()
	for side, tag := range clockTags {
		s.tree.SetTag(tag, clock.Annotation(s.clock.Left(chess.Color(side))))
	}
	s.edits++
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
	s.forgetLeft()
}

// forgetLeft takes away what noteLeft has written down: the game goes on.
func (s *Session) forgetLeft() {
	s.tree.Tags = slices.DeleteFunc(s.tree.Tags, func(t pgn.Tag) bool { return slices.Contains(clockTags[:], t.Name) })
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
	side, fallen := s.clock.Fallen()
	if !fallen {
		return nil
	}
	s.clock.Stop()
	if last := s.lastNode(); s.at != last {
		s.goTo(last)
	}
	if err := s.game.FlagFall(side); err != nil {
		return err
	}
	s.conclude()
	return nil
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

// errNoClock says that the game is not timed.
var errNoClock = errors.New("this game has no clocks: new 5+3 begins one with five minutes a side, and three seconds more for each move")

// cmdClock says what the clocks show.
func (s *Session) cmdClock([]string) error {
	if s.clock == nil {
		return errNoClock
	}
	text := ""
	switch side, runs := s.clock.Running(); {
	case runs:
		text = fmt.Sprintf("%s's runs", side)
	case s.paused:
		text = "paused: a move starts them again, or pause"
	case !s.inPlay():
		text = "stopped"
	default:
		text = "they start after a move of each side"
	}
	s.say("white %s, black %s; %s", s.face(chess.White), s.face(chess.Black), text)
	return nil
}

// face returns what the clock of a side shows, or "" without one.
func (s *Session) face(side chess.Color) string {
	if s.clock == nil {
		return ""
	}
	return clock.Face(s.clock.Left(side))
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
	s.paused = !s.paused
	if s.paused {
		s.clock.Stop()
		s.noteLeft()
		s.say("the clocks are stopped: a move starts them again, or pause")
		return nil
	}
	s.startClock()
	s.say("the game goes on")
	s.goOn()
	return nil
}
