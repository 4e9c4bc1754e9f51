// uci.go says what is judged of an engine, in which order, and what comes of it.

// Package uci judges a learner's engine over the Universal Chess Interface, the lines by which
// chess programs talk with each other: the second half of exam 6. The engine must say hello,
// play no illegal move, stop when it is told to, make a hundred moves on a clock, and then hold
// its own in twenty games. Time is told by a [Watch] and engines are an interface, so tests
// need neither.
package uci

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"mateinfive/exercises/exam"
	"mateinfive/internal/console"
	"mateinfive/internal/margin"
)

// An Engine is a program that has been started.
type Engine interface {
	// Send sends a line. That the engine has ended is told by the next Hear.
	Send(line string)
	// Hear returns the next line of the engine. The error is ErrLate when none has come within
	// the patience, and otherwise says how the engine has ended.
	Hear(ctx context.Context, patience time.Duration) (line string, err error)
	// End ends the engine. More than once does no harm.
	End()
}

// ErrLate is the error of an engine that has said nothing in time.
var ErrLate = errors.New("it said nothing in time")

// A Watch tells the time, and whether times can be trusted.
type Watch interface {
	Now() time.Time
	// Lag is by how much the judge itself came late at most since the last call: on a busy
	// computer a program has to wait for its turn, and so does the judge.
	Lag() time.Duration
}

// A Trial is one engine before the judge.
type Trial struct {
	Start func() (Engine, error)         // starts the engine
	Rival func(game int) (Engine, error) // starts the opponent in a game, from 1 on
	Watch Watch
	Seed  uint64 // the same seed asks the same positions
	Say   func(format string, args ...any)
}

// A Result is how an engine has fared. The trial ends with its first fault,
// and one without any has passed if it has points enough.
type Result struct {
	Scores           []exam.Score // in the order in which they were judged
	Fault            *Fault       // or nil
	Won, Drawn, Lost int          // of the games
	IsBusy           bool         // the computer was too busy for a clock, time and again
}

// Names of the rules.
const (
	Hello  = "uci"
	Legal  = "legal moves over UCI"
	Stop   = "stop"
	OnTime = "moves on a clock"
	Played = "games against level 3"
)

// Run judges an engine. The error says why it cannot be judged, or that ctx has ended.
func (t *Trial) Run(ctx context.Context) (r *Result, err error) {
	r = &Result{}
	e, err := t.Start()
	if err != nil {
		return r, err
	}
	c := &conn{Engine: e, watch: t.Watch}
	defer func() { c.End() }()
	type part func(context.Context, *conn, *Result) error
	for _, part := range []part{t.hello, t.legal, t.stop, t.onTime, t.games} {
		if err := part(ctx, c, r); err != nil {
			return r, err
		}
		if ctx.Err() != nil {
			return r, ctx.Err()
		}
		if r.Fault != nil || r.IsBusy {
			break
		}
	}
	return r, nil
}

// count adds a rule of which so much is right.
func (t *Trial) count(r *Result, rule string, right, of int, f *Fault) {
	r.Scores = append(r.Scores, exam.Score{Rule: rule, Right: right, Of: of})
	if r.Fault = f; f != nil {
		f.Rule = rule
	}
	t.Say("  %s\n", r.Scores[len(r.Scores)-1])
}

// IsGreen reports whether the engine has passed.
func (r *Result) IsGreen() bool {
	isPlayed := r.Won+r.Drawn+r.Lost == twenty
	return r.Fault == nil && !r.IsBusy && isPlayed && r.Points() >= Needed
}

// Points are those of the games.
func (r *Result) Points() float64 { return float64(r.Won) + float64(r.Drawn)/2 }

// Games says how the games went, with what chance may have done to them.
func (r *Result) Games() string {
	won, drawn, lost := float64(r.Won), float64(r.Drawn), float64(r.Lost)
	return fmt.Sprintf("%d won, %d drawn, %d lost: "+
		"%g of %d points, %.0f %% ± %.0f, want %d points",
		r.Won, r.Drawn, r.Lost, r.Points(), r.Won+r.Drawn+r.Lost,
		margin.Share(won, drawn, lost), margin.Of(won, drawn, lost), Needed)
}

// A Fault is what an engine has done wrong.
type Fault struct {
	Rule    string
	Sent    []string // the lines that show it, sent to an engine that has just been started
	Got     string   // what came, or nothing
	Wanted  string
	Because string // a sentence, or nothing
}

// String tells what was sent, what came and what was wanted.
func (f *Fault) String() string {
	var b strings.Builder
	for i, line := range f.Sent {
		name := map[bool]string{true: "sent"}[i == 0]
		fmt.Fprintf(&b, "  %-7s %s\n", name, line)
	}
	got := f.Got
	if got == "" {
		got = "(none)"
	}
	fmt.Fprintf(&b, "  %-7s %.200s\n", "answer", console.Printable(got))
	fmt.Fprintf(&b, "  %-7s %s\n", "wanted", f.Wanted)
	if f.Because != "" {
		fmt.Fprintf(&b, "  %-7s %s\n", "because", f.Because)
	}
	return b.String()
}
