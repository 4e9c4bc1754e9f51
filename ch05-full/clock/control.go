// control.go says how much time a player gets, and writes that down.

package clock

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// A Kind is what a clock does with the time that a move took.
type Kind uint8

// The kinds of clocks. With the first two, a Stage's Increment says how much.
const (
	Fischer   Kind = iota // each move adds the increment
	Bronstein             // each move gives back what it took, up to the increment
	Hourglass             // what a move took goes to the other side
)

// A Control is how much time a player gets for a game, in one stage or several.
type Control struct {
	Kind   Kind
	Stages []Stage // at least one; the last is repeated if it has Moves
	// PerMove says that each move gets the time of the first stage, and that what is
	// left of it is lost.
	PerMove bool
}

// A Stage is the time for some moves, or for the rest of the game. What is left of it
// stays when the next begins (FIDE Laws 6.3.2).
type Stage struct {
	Moves     int           // after so many the next stage begins; 0: for the rest of the game
	Time      time.Duration // comes when it begins
	Increment time.Duration // comes as the Kind says
}

// Bounds of what may be asked for. A longer game is not played at one table.
const (
	maxTime      = 24 * time.Hour
	maxIncrement = time.Hour
	maxStages    = 5
	maxMoves     = 200
)

// EachMove returns a control that gives each move so much time. It wants whole
// seconds, from 1 second to 24 hours.
func EachMove(d time.Duration) (Control, error) {
	if d < time.Second || d > maxTime || d%time.Second != 0 {
		return Control{}, fmt.Errorf("%v for each move: a move has from 1 second to 24 hours, "+
			"in whole seconds; try 30s", d)
	}
	return Control{Stages: []Stage{{Moves: 1, Time: d}}, PerMove: true}, nil
}

// String returns the control as [Parse] reads it, 5+3, 100s or 40/90:30+30. Where each move
// has a time of its own it returns that in words: 30s a move.
func (c Control) String() string {
	if c.PerMove && len(c.Stages) > 0 {
		return c.Stages[0].Time.String() + " a move"
	}
	var stages []string
	for _, s := range c.Stages {
		text := strconv.FormatFloat(s.Time.Seconds()/60, 'f', -1, 64)
		_, isFraction := fractions[fmt.Sprintf("%d/%s", s.Moves, text)] // 1/2 would be read as half a minute
		if s.Time%(3*time.Second) != 0 || isFraction {
			text = seconds(s.Time) + "s" // in minutes it has no end, 1.666...
		}
		stages = append(stages, s.text(text, c.Kind))
	}
	return strings.Join(stages, ":")
}

// text writes a stage whose time is written already.
func (s Stage) text(time string, kind Kind) string {
	text := time
	if s.Moves > 0 {
		text = fmt.Sprintf("%d/%s", s.Moves, time)
	}
	switch {
	case kind == Hourglass:
		return text + "h"
	case kind == Bronstein:
		return text + "d" + seconds(s.Increment)
	case s.Increment > 0:
		return text + "+" + seconds(s.Increment)
	}
	return text
}

// Tag returns the control as the tag TimeControl of a PGN file has it, in seconds
// (PGN standard 9.6.1): 300+3, 40/5400:1800+30, *300 for an hourglass, 1/30 for 30
// seconds a move. The standard has nothing for Bronstein's clock, so that is ?, not
// known.
func (c Control) Tag() string {
	var stages []string
	for _, s := range c.Stages {
		switch {
		case c.Kind == Bronstein:
			return "?"
		case c.Kind == Hourglass:
			return "*" + seconds(s.Time)
		case c.PerMove:
			return "1/" + seconds(s.Time)
		}
		stages = append(stages, s.text(seconds(s.Time), Fischer))
	}
	return strings.Join(stages, ":")
}

// begin returns what a clock shows before the first move. Without any time, as in
// 0+3, a player begins with one increment, since a move always takes some time.
func (c Control) begin() time.Duration {
	first, _ := c.stage(0)
	if first.Time == 0 {
		return first.Increment
	}
	return first.Time
}

// stage returns the stage to which the next move of a player belongs who has made so
// many, and how many moves this stage still has with that one; 0 if it never ends.
// Where each move has a time of its own, a stage is one move long.
func (c Control) stage(made int) (now Stage, toGo int) {
	for i, s := range c.Stages {
		switch {
		case c.PerMove:
			return s, 1
		case s.Moves == 0:
			return s, 0
		case made < s.Moves || i == len(c.Stages)-1:
			return s, s.Moves - made%s.Moves
		}
		made -= s.Moves
	}
	return Stage{}, 0
}

// seconds writes a time in seconds.
func seconds(d time.Duration) string {
	return strconv.FormatFloat(d.Seconds(), 'f', -1, 64)
}
