// session.go is the session: its parts, and how it deals with an event.

// Package session is the language of the program: lines and clicks, players, clocks and files
// of a game.
//
// A [Session] is told of events, one after the other: of a line that was typed, an answer of a
// player, a moment in time. [Session.HandleEvent] returns the session after the event, and a
// [Reply]: what to print, and what is wanted next, such as a player to ask or a game to write.
// The session before stays as it was. It starts no goroutine, reads and prints nothing, and knows
// the time only by the moment of each event; all that is for the two faces of the program,
// the packages prompt and table.
//
// A session is made of parts, each with a state of its own that no other part sees:
//
//	game       the game in hand: its record, players and clock           game.go, game_*.go
//	files      where games are saved, kept and read                      files.go, files_keep.go
//	book       what was played in the games of a file                    book.go
//	analysis   hints, reviews and puzzles of a position it is handed     analysis.go
//	settings   what the player has chosen                                settings.go
//	view       the board as it is shown                                  view.go, board.go
//	requests   what goes on beside: a player thinks, a job, a search     requests.go
//	premove    a move of the person that waits while a player thinks     premove.go
//
// What one needs of another the session hands to it. To read the code, start with this file,
// then line.go, which finds out what a line means, and command.go, the table of commands.
package session

import (
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// A Session is a game with all that goes on around it.
type Session struct {
	voice
	options  Options     // what it began with
	commands *commands   // what may be typed beside moves
	cast     player.Cast // who can play, with those that were named since

	game     game
	files    files
	book     book
	analysis analysis
	settings settings
	view     view
	requests
	premove premove

	again      chess.Position // to which the command again goes back
	question   *question      // what was asked, or nil
	asked      *question      // what was asked before this line, or nil
	choices    Choices        // of the last list of games
	leaving    bool           // Ctrl-C was typed, and nothing since
	over       bool           // the player has left
	saidSlower bool           // it has said that a level plays on the slower board
	scene      Scene
}

// New returns a session that has begun as the options say, at a moment, and what it says
// first. Errors are about a game that cannot be begun.
func New(now time.Time, o Options) (*Session, Reply, error) {
	var r Reply
	s := newSession(now, o, &r)
	failure := guard.Run(o.Patience, func() {
		s.welcome()
		s.finish()
	})
	if failure != nil {
		return nil, Reply{}, failure // what does not come back may still write to the others
	}
	return s, r, nil
}

// newSession returns the parts of a session, before its first game.
func newSession(now time.Time, o Options, r *Reply) *Session {
	s := &Session{
		options:  o,
		commands: newCommands(o.Outside),
		cast:     o.Cast,
		again:    o.Position,
		game:     newGame(o),
		files:    files{folder: o.Folder},
		settings: settings{live: o.Live, words: o.Settings, look: o.look()},
		view:     view{onTable: o.Table, bishops: o.Tasks.OppositeBishops, patience: o.Patience},
	}
	s.game.now = now
	s.premove = premove{onTable: o.Table, from: chess.NoSquare}
	s.speakInto(r)
	return s
}

// speakInto has all parts speak into a reply.
func (s *Session) speakInto(r *Reply) {
	v := voice{r}
	s.voice = v
	s.game.voice = v
	s.files.voice = v
	s.analysis.voice = v
	s.settings.voice = v
	s.premove.voice = v
}

// HandleEvent returns the session after an event that came at a moment, and what comes of it. The
// session before is as it was, and can be told of another event instead.
func (s *Session) HandleEvent(now time.Time, e Event) (*Session, Reply) {
	var r Reply
	next := *s
	next.speakInto(&r)
	next.game = s.game.copy(voice{&r}, now)
	fallen := next.game.flagFalls()
	next.complain(e.happen(&next))
	_, passed := e.(Tick)
	_, found := e.(Found)
	switch {
	case passed && !fallen:
		next.setSceneClocks()
	case found && !fallen:
		next.setScenePane()
	default:
		next.finish()
	}
	return &next, r
}

// complain says an error, as it is said here.
func (s *Session) complain(err error) { s.voice.complain(s.options.asHere(err)) }

// Try is [Session.HandleEvent] under guard: a learner may be at work on whatever it calls. If that
// panics or does not come back, the session is returned as it was, with a sentence. What does
// not come back goes on with a session of its own.
func (s *Session) Try(now time.Time, e Event) (*Session, Reply) {
	var next *Session
	var r Reply
	p := s.game.position()
	guard.Watch(func() string { return "The position was " + p.FEN() })
	failure := guard.Run(s.options.Patience, func() { next, r = s.HandleEvent(now, e) })
	if failure == nil {
		return next, r
	}
	text := failure.Error()
	if failure.Unwritten() == "" {
		text += "\nThe game stays as it was."
	}
	same := *s
	switch e.(type) { // or it would fail again and again
	case Tick:
		same.game.clock = nil
	case Found, Searched:
		same.endAnalysis()
		same.scene.Pane = Pane{}
	}
	return &same, Reply{Said: []Text{{Text: text}}}
}

// TakeKept returns the session that knows what came of a [Keep], and what it says to that. The
// session before is as it was.
func (s *Session) TakeKept(k Kept) (*Session, []Text) {
	next := *s
	news := next.files.kept(k)
	if news == "" {
		return &next, nil
	}
	return &next, []Text{{Text: news}}
}

// finish does what is left to do after an event.
func (s *Session) finish() {
	s.forgetStale()
	s.premove.waitFor(s.thinkingNumber())
	s.follow()
	if !s.analysis.quiz.isPuzzle() {
		s.endAhead()
	}
	keep, err := s.files.keep(s.snapshot())
	s.complain(err)
	s.reply.Keep = keep
	s.reply.Said = s.view.draw(s.reply.Said, s.lookNow())
	s.setScene()
}

// snapshot returns the game as it stands, for the files.
func (s *Session) snapshot() snapshot {
	return snapshot{
		number: s.game.number,
		edits:  s.game.edits,
		tree:   s.game.at.Tree,
		puzzle: s.analysis.quiz.isPuzzle(),
	}
}

// lookNow is how the board is drawn now. Seen by the side to move, or against a program by the person,
// it turns by itself.
func (s *Session) lookNow() Look {
	return s.settings.lookFor(s.game.speaker(), s.game.hasPerson())
}

// Over reports whether the player has left.
func (s *Session) Over() bool { return s.over }

// Due returns how long it is until a flag falls, a [Tick] being wanted then. If no clock runs,
// ok is false.
func (s *Session) Due() (d time.Duration, ok bool) { return s.game.due() }

func (Tick) happen(*Session) error { return nil }

func (Leave) happen(s *Session) error {
	s.game.noteClocks()
	s.over = true
	return nil
}

// happen stops what goes on: a job, or a player that thinks. Otherwise it leaves the program,
// the second time.
func (Stop) happen(s *Session) error {
	switch {
	case s.working > 0 && !s.stopping:
		s.stopping = true
	case s.working > 0: // it does not come back
		s.endJob()
		s.say("given up")
	case s.thinking != nil:
		s.say("%s stops thinking: go makes it move, or play for it yourself", s.thinking.name)
		s.thinking = nil
		s.game.show()
	case s.endAnalysis():
		s.say("the analysis has ended")
	case s.leaving:
		return Leave{}.happen(s)
	default:
		s.leaving = true
		s.say("Ctrl-C again leaves; quit does the same")
	}
	return nil
}
