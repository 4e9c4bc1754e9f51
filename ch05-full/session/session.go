// session.go is the session: what it knows, and how it hears of an event.

// Package session is the language of the program: lines and clicks, players, clocks and files
// of a game.
//
// A [Session] hears of events, one after the other: of a line that was typed, an answer of a
// player, a moment in time. [Session.Hear] returns the session after the event, and a [Reply]:
// what to print, and what is wanted next, such as a player to ask or a game to write. The
// session before stays as it was. It starts no goroutine, reads and prints nothing, and knows
// the time only by the moment of each event; all that is for the two faces of the program,
// the packages prompt and table.
//
// To read the code, start with this file and with line.go, which finds out what a line means.
// Then there is a file for each thing that a player does: moving, looking back, ending a game.
package session

import (
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/guard"
)

// A Session is a game with all that goes on around it.
type Session struct {
	Options // what it began with, and who plays now

	at pgn.Cursor // where in which game we are: how that has ended and all else follows from it
	keeping

	clock  *clock.Clock // of this game, or nil
	paused bool         // the clocks are stopped by a player
	now    time.Time    // the moment of the event

	question *question    // what was asked, or nil
	asked    *question    // what was asked before this line, or nil
	touched  chess.Square // where the piece stands that moves next, or NoSquare
	hint     hint         // that was given last
	refused  string       // the move that was refused last in this position, as it was typed
	listed   []string     // the files of the kept games that games has listed
	puzzles  []string     // that were shown, by their FEN
	requests
	view

	reply   *Reply
	leaving bool // Ctrl-C was typed, and nothing since
	over    bool // the player has left
}

// New returns a session that has begun as the options say, at a moment, and what it says
// first. Errors are about a game that cannot be begun.
func New(now time.Time, o Options) (*Session, Reply, error) {
	var r Reply
	s := &Session{Options: o, now: now, reply: &r, touched: chess.NoSquare}
	failure := guard.Run(o.Patience, func() {
		s.welcome()
		s.finish()
	})
	if failure != nil {
		return nil, Reply{}, failure // what does not come back may still write to the others
	}
	return s, r, nil
}

// Hear returns the session after an event that came at a moment, and what comes of it. The
// session before is as it was, and can hear of another event instead.
func (s *Session) Hear(now time.Time, e Event) (*Session, Reply) {
	var r Reply
	next := *s
	next.now, next.reply, next.at = now, &r, s.at.Copy()
	if s.clock != nil {
		next.clock = s.clock.Asking(func() time.Time { return now })
	}
	fallen := next.flagFalls()
	next.complain(e.happen(&next))
	if _, passed := e.(Tick); passed && !fallen {
		next.setSceneClocks()
	} else {
		next.finish()
	}
	return &next, r
}

// Try is [Session.Hear] under guard: a learner may be at work on whatever it calls. If that
// panics or does not come back, the session is returned as it was, with a sentence. What does
// not come back goes on with a session of its own.
func (s *Session) Try(now time.Time, e Event) (*Session, Reply) {
	var next *Session
	var r Reply
	p := s.at.Game.Position()
	guard.Watch(func() string { return "The position was " + p.FEN() })
	if failure := guard.Run(s.Patience, func() { next, r = s.Hear(now, e) }); failure != nil {
		text := failure.Error()
		if failure.Unwritten() == "" {
			text += "\nThe game stays as it was."
		}
		same := *s
		if _, ticks := e.(Tick); ticks {
			same.clock = nil // or it would fail again and again
		}
		return &same, Reply{Said: []Text{{Text: text}}}
	}
	return next, r
}

// finish does what is left to do after an event.
func (s *Session) finish() {
	s.forgetStale()
	s.keep()
	s.setScene()
}

// Over reports whether the player has left.
func (s *Session) Over() bool { return s.over }

// Due returns how long it is until a flag falls, a [Tick] being wanted then. If no clock runs,
// ok is false.
func (s *Session) Due() (d time.Duration, ok bool) {
	if s.clock == nil {
		return 0, false
	}
	_, ok = s.clock.Running()
	return s.clock.Due(), ok
}

// edit notes a change of the tree, which becomes our own: the session before keeps it as it was.
func (s *Session) edit() {
	s.edits++
	s.at.Edit()
}

func (s *Session) complain(err error) {
	if err != nil {
		s.say("%v", err)
	}
}

// letGo forgets a move that was only begun, and what was asked.
func (s *Session) letGo() {
	s.touched, s.question = chess.NoSquare, nil
}

func (Tick) happen(*Session) error { return nil }

func (Leave) happen(s *Session) error {
	s.noteLeft()
	s.over = true
	return nil
}

// happen stops what goes on: a job, or a player that thinks. Otherwise it leaves the program,
// the second time.
func (Stop) happen(s *Session) error {
	switch {
	case s.working > 0 && !s.stopping:
		s.stopping = true
	case s.working > 0:
		s.working, s.stopping = 0, false // it does not come back
		s.say("given up")
	case s.thinking != nil:
		s.say("%s stops thinking: go makes it move, or play for it yourself", s.thinking.name)
		s.thinking = nil
		s.showBoard()
	case s.leaving:
		return Leave{}.happen(s)
	default:
		s.leaving = true
		s.say("Ctrl-C again leaves; quit does the same")
	}
	return nil
}
