// session.go is the prompt: it asks, reads a line, and has it done.
//
// A line is read once, in obey, as the first of these that it can be:
//
//	nothing, or a remark    # so begins a remark in a file of moves
//	a command               moves e2
//	what to do with a file  append, if we have asked
//	one of two steps        g1 touches a piece, f3 moves it, e8q a pawn
//	what a pawn becomes     q, =Q or queen, if we have asked
//	a move                  e4, Nf3, exd5, O-O, e8=Q, e2e4
//
// No command is written like a move.

package terminal

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/exercises/sandbox"
)

// A session is what the prompt works on.
type session struct {
	out   io.Writer
	view  view
	width int // of the screen, in characters
	quiet bool
	live  bool           // the screen is a terminal, on which a line can be written again
	start chess.Position // where the game began
	given chess.Position // on the command line, by fen or by a file: what again goes back to

	tree    *pgn.Game   // the game, with its variations
	at      *pgn.Node   // where in it we are
	game    *chess.Game // the game up to there
	undone  []takenBack // what was cut off the tree, the last on top
	changed bool        // since it was last saved

	ended   *chess.Game // the game as the players have ended it, or nil
	endedAt *pgn.Node   // where they did

	touched   chess.Square // where the piece stands that moves next, or NoSquare
	promoting chess.Move   // of which we have asked what the pawn becomes, or the zero Move
	saving    string       // the file that exists, of which we have asked what to do with it, or ""
	typed     string       // the line that is being obeyed
	before    string       // the line before it

	players [2]string // who plays for White and for Black, or "" where a person does
	waits   bool      // the program does not answer here, and we have said so
	random  rand.PCG  // what chance draws from: a copy of the session has its own

	over   bool  // the player has said quit
	failed error // why the session cannot go on
}

// newSession returns a session that begins as the options say.
func newSession(out io.Writer, o Options) *session {
	s := &session{out: out, view: o.view, width: cmp.Or(o.width, screenWidth), quiet: o.quiet, given: o.position, players: o.players, random: *rand.NewPCG(o.seed, 0)}
	s.begin(s.given)
	return s
}

// letGo forgets a move that was only begun: a piece that was touched, or a pawn
// of which we have asked what it becomes.
func (s *session) letGo() {
	s.touched = chess.NoSquare
	s.promoting = chess.Move{}
}

// Play reads moves and commands from in, one a line, and answers on out, until
// the input ends or the player quits. Whatever is typed, the answer is a line on
// the screen; the error is only ever about the input, the output or the game to begin
// with failing, or about a learner's code that nothing can stop.
func Play(in io.Reader, out io.Writer, o Options) error {
	s, err := setUp(out, o)
	if err != nil {
		return err
	}
	defer sandbox.Hush()()
	lines := bufio.NewReaderSize(in, longestLine)
	for !s.over && s.failed == nil {
		s.print(s.ask())
		line, err := readLine(lines)
		if o.echo || err != nil {
			s.print(Printable(line) + "\n") // after an error, this ends the line of the prompt
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		s.complain(s.try("that", s.patience(line), func(s *session) error { return s.obey(line) }))
	}
	return s.failed
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

// welcome shows what the session begins with: a game from a file, or a new one.
func (s *session) welcome(o Options) error {
	if o.load != "" {
		return s.cmdLoad([]string{o.load})
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
	case s.saving != "":
		return "exists> "
	case s.promoting != (chess.Move{}):
		return "promote> "
	default:
		return s.game.Turn().String() + "> "
	}
}

// obey reads a line and does what it says. The error says why not, and means
// that nothing has changed.
func (s *session) obey(line string) error {
	words := strings.Fields(line)
	text := strings.Join(words, " ") // with one space where there were more
	s.before, s.typed = s.typed, text
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

// complain says what is wrong, if anything is. If it is code that calls itself
// without end, the session cannot go on.
func (s *session) complain(err error) {
	switch {
	case errors.Is(err, sandbox.ErrEnding):
		s.failed = err
	case err != nil:
		s.say("%v", err)
	}
}

// say prints text, on as many lines as it takes. It may come from anywhere: from
// the player, a file, a learner's code.
func (s *session) say(format string, args ...any) {
	for _, line := range strings.Split(fmt.Sprintf(format, args...), "\n") {
		s.print(wrap(Printable(line), s.width) + "\n")
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
	if !s.quiet {
		s.draw(nil)
	}
	s.sayNotes()
	s.sayState()
}

// draw draws the board, with the given squares marked, a king in check as well,
// and what the exercises have to say about it.
func (s *session) draw(m marks) {
	p := s.game.Position()
	shown := marks{}
	if p.InCheck(p.SideToMove) {
		shown[p.King(p.SideToMove)] = checkMark
	}
	maps.Copy(shown, m) // a mark that was asked for goes before
	s.print(s.view.draw(&p.Board, shown))
	s.footer()
}
