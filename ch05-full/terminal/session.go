// session.go is the prompt: it has a line done.
//
// A line is read once, in obey, as the first of these that it can be:
//
//	against whom to play    friend, if we have asked
//	nothing, or a remark    # so begins a remark in a file of moves
//	a command               moves e2, or in other words: take back
//	what to do with a file  append, if we have asked
//	one of two steps        g1 touches a piece, f3 moves it, e8q a pawn
//	what a pawn becomes     q, =Q or queen, if we have asked
//	a move                  e4, Nf3, exd5, O-O, e8=Q, e2e4
//
// No command is written like a move.

package terminal

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"os"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/screen"
	"mateinfive/internal/console"
)

// A session is what the prompt works on.
type session struct {
	environment

	out      io.Writer
	view     screen.View
	width    int // of the screen, in characters
	quiet    bool
	live     bool           // the screen is a terminal, on which a line can be written again
	table    bool           // the board has a place of its own on it, and is not printed
	shown    screen.Marks   // on the board of the table
	exhibit  *chess.Board   // another board that the table shows for a moment, or nil
	autoFlip bool           // the board is turned to whoever moves
	turned   bool           // it was turned to the person who plays against a program
	given    chess.Position // on the command line, by fen or by a file: what again goes back to

	tree    *pgn.Game   // the game, with its variations
	at      *pgn.Node   // where in it we are
	game    *chess.Game // the game up to there
	undone  []takenBack // what was cut off the tree, the last on top
	changed bool        // since it was last saved
	games   int         // how many have been begun: the number of this one
	edits   int         // how often this one has changed
	keeping *keeping    // where it is kept

	ended   *chess.Game // the game as the players have ended it, or nil
	endedAt *pgn.Node   // where they did

	touched   chess.Square // where the piece stands that moves next, or NoSquare
	promoting chess.Move   // of which we have asked what the pawn becomes, or the zero Move
	saving    string       // the file that exists, of which we have asked what to do with it, or ""
	typed     string       // the line that is being obeyed
	before    string       // the line before it
	again     string       // the line that we have asked to type once more, or ""

	players [2]string // who plays for White and for Black, or "" where a person does
	names   [2]string // of the persons, as far as they are known
	asked   string    // the player that is to be asked next, or ""
	byGo    bool      // the command go has it asked
	waits   bool      // the program does not answer here, and we have said so
	seed    uint64    // what chance begins with

	choosing bool          // we have asked against whom to play
	last     *lastGame     // that one may go on with, or nil
	adopted  *keep.Keeper  // the file of that, if one does
	left     *keep.Keeper  // or if one does not
	takeback int           // so many plies one side has asked to take back, and the other has not answered
	offer    standingOffer // that was made where the game stands

	controls [2]*clock.Control // the time of both sides, or nil
	clock    *clock.Clock      // of this game, or nil
	paused   bool              // the clocks are stopped by a player
	now      func() time.Time  // what the clocks go by

	leftOut bool  // a task under the board did not come back: it is not asked again
	over    bool  // the player has said quit
	failed  error // why the session cannot go on
}

// newSession returns a session that begins as the options say.
func newSession(out io.Writer, o Options) *session {
	s := &session{
		environment: o.environment, out: out, view: o.view, autoFlip: o.autoFlip, width: cmp.Or(o.width, screenWidth), quiet: o.quiet, live: o.live,
		given: o.position, players: o.players, names: o.names, controls: o.controls, seed: o.seed, now: o.now,
		keeping: &keeping{},
	}
	if s.now == nil {
		s.now = time.Now
	}
	s.begin(s.given)
	return s
}

// letGo forgets a move that was only begun: a piece that was touched, or a pawn
// of which we have asked what it becomes.
func (s *session) letGo() {
	s.touched = chess.NoSquare
	s.promoting = chess.Move{}
}

// isTerminal reports whether out is a screen.
func isTerminal(out io.Writer) bool {
	file, ok := out.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// welcome shows what the session begins with: a game from a file, a new one, or the
// question which one it is to be.
func (s *session) welcome(o Options) error {
	if o.notKept != nil {
		s.say("games are not kept: %v", o.notKept)
	}
	switch {
	case o.load != "":
		return s.cmdLoad([]string{o.load})
	case o.asks():
		s.askWith()
		return nil
	case s.last != nil:
		s.resume(s.last) // -file names it
		return nil
	}
	s.goOn()
	if !o.echo && !o.quiet {
		s.say("Type a move, such as e4, or help.")
	}
	return nil
}

// prompt returns what stands before the place to type: whose turn it is, or that
// we have asked something.
func (s *session) prompt() string {
	switch {
	case s.choosing:
		return "play> "
	case s.live && s.paused:
		return "pause> " // as long as white: it may change while somebody types
	case s.saving != "":
		return "exists> "
	case s.promoting != (chess.Move{}):
		return "promote> "
	case s.live && s.isLast() && s.refuseIfOver() != nil:
		return "ended> "
	case s.live && s.looksBack():
		return "back> "
	case s.live && !s.table && s.clock != nil:
		return fmt.Sprintf("%s %s> ", s.game.Turn(), s.face(s.game.Turn()))
	default:
		return s.game.Turn().String() + "> "
	}
}

// obey reads a line and does what it says. The error says why not; the game is then what
// it was.
func (s *session) obey(line string) error {
	words := strings.Fields(line)
	text := strings.Join(words, " ") // with one space where there were more
	s.before, s.typed = s.typed, text
	s.shown, s.exhibit = nil, nil
	again := s.again
	s.again = ""
	if s.choosing {
		if done, err := s.choose(text); done {
			return err
		}
	}
	text = s.meantBy(text, again)
	words = strings.Fields(text)
	switch {
	case text == "":
		return s.enter()
	case strings.HasPrefix(text, "#"):
		return nil
	case hasArrowKey(text):
		return errArrowKey
	}
	if c, found := findCommand(words[0]); found {
		s.leaveFile()
		return s.run(c, words[1:])
	}
	if s.saving != "" {
		return s.answerExists(text)
	}
	if squareForm.MatchString(text) && s.isStep(text) {
		return s.square(text)
	}
	if found := lastStepForm.FindStringSubmatch(text); found != nil && s.hasTouchedPawn() {
		return s.lastStep(found[1], found[2])
	}
	if s.isPromotion(text) {
		return s.promote(text)
	}
	return s.move(text)
}

// speaker returns the side for which something is typed: a person's, and if two persons
// play, or none, the one to move.
func (s *session) speaker() chess.Color {
	side := s.game.Turn()
	if s.players[side] != "" && s.players[side.Other()] == "" {
		return side.Other()
	}
	return side
}

// complain says what is wrong, if anything is.
func (s *session) complain(err error) {
	if err != nil {
		s.say("%v", err)
	}
}

// say prints text, on as many lines as it takes. It may come from anywhere: from
// the player, a file, a learner's code.
func (s *session) say(format string, args ...any) {
	for _, line := range strings.Split(fmt.Sprintf(format, args...), "\n") {
		s.print(screen.Wrap(console.Printable(line), s.width) + "\n")
	}
}

// print sends text to the screen as it is. Once that has failed (the disk is
// full, the reader of the pipe is gone) there is no point in going on.
func (s *session) print(text string) {
	if s.failed == nil {
		_, s.failed = io.WriteString(s.out, text)
	}
}

// showBoard draws the board after a change, unless the player wants it quiet, and
// says what the game notes here and how things stand.
func (s *session) showBoard() {
	if !s.quiet || s.table {
		s.draw(nil)
	}
	s.sayNotes()
	s.sayState()
}

// draw draws the board, with the given squares marked, a king in check as well,
// and what the exercises have to say about it.
func (s *session) draw(m screen.Marks) {
	p := s.game.Position()
	if s.table {
		s.shown = m
	} else {
		s.print(s.viewNow().Draw(&p.Board, withCheck(&p, m)))
	}
	s.footer()
}

// withCheck adds to some marks that of a king in check. A mark that was asked for goes
// before.
func withCheck(p *chess.Position, m screen.Marks) screen.Marks {
	all := screen.Marks{}
	if p.InCheck(p.SideToMove) {
		all[p.King(p.SideToMove)] = screen.CheckMark
	}
	maps.Copy(all, m)
	return all
}
