// session.go is the prompt: it asks, reads a line, and has it done.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"strings"

	"mateinfive/ch04-special/chess"
)

// Options says what is on the board to begin with and how it is shown. The
// zero Options show an empty board in letters without color.
type Options struct {
	Position chess.Position // what to begin with
	Flip     bool           // draw the board with Black's side below
	Figures  bool           // draw figures such as ♞ instead of letters
	Color    bool           // send color codes
	Echo     bool           // repeat each line after its prompt: the input is no keyboard
	Quiet    bool           // draw the board only when asked to
	Script   io.Reader      // read this instead of the keyboard, if not nil
}

// A session is what the prompt works on.
type session struct {
	out       io.Writer
	view      view
	quiet     bool
	game      *chess.Game
	start     chess.Position // where the game began: reset goes back there
	touched   chess.Square   // the piece picked up to be moved next, or NoSquare
	promoting chess.Move     // waits for us to hear what the pawn becomes, or the zero Move
	over      bool           // the player has said quit
	failed    error          // what went wrong with the screen
}

// Play reads moves and commands from in (or from the script of o), one a line,
// and answers on out, until the input ends or the player quits. Whatever is
// typed, the answer is a line on the screen; the error is only ever about the
// input or the output itself failing.
func Play(in io.Reader, out io.Writer, o Options) error {
	s := newSession(out, o)
	if o.Script != nil {
		in = o.Script
	}
	s.showBoard()
	if !o.Echo && !o.Quiet {
		s.say("Type a move, such as e2e4, or help.")
	}
	lines := newLineReader(in)
	for !s.over && s.failed == nil {
		s.print(s.prompt())
		line, err := lines.next()
		if o.Echo || err != nil {
			s.print(printable(line) + "\n") // after an error, this ends the line of the prompt
		}
		switch {
		case errors.Is(err, io.EOF):
			return s.failed
		case errors.Is(err, errLongLine):
			s.say("%v", err)
		case err != nil:
			return err
		default:
			s.obey(line)
		}
	}
	return s.failed
}

// newSession returns a session that begins as the options say.
func newSession(out io.Writer, o Options) *session {
	s := &session{
		out:   out,
		view:  view{flip: o.Flip, figures: o.Figures, color: o.Color},
		quiet: o.Quiet,
	}
	s.begin(o.Position)
	return s
}

// begin begins a game.
func (s *session) begin(p chess.Position) {
	s.game = chess.NewGameFrom(p)
	s.start = p
	s.letGo()
}

// letGo forgets a move that was only begun: a piece touched, or a pawn at the
// end of the board that has not become anything yet.
func (s *session) letGo() {
	s.touched = chess.NoSquare
	s.promoting = chess.Move{}
}

// prompt returns what stands before the place to type: whose turn it is, or
// that we ask what a pawn becomes.
func (s *session) prompt() string {
	if s.asksPromotion() {
		return "promote> "
	}
	return s.game.Turn().String() + "> "
}

// print writes text to the screen. Once that has failed (the disk is full, the
// reader of the pipe is gone) there is no point in going on.
func (s *session) print(text string) {
	if s.failed == nil {
		_, s.failed = io.WriteString(s.out, text)
	}
}

// say prints a sentence, on as many lines as it takes.
func (s *session) say(format string, args ...any) {
	s.print(wrap(fmt.Sprintf(format, args...)) + "\n")
}

// showBoard draws the board after a change, unless the player wants it quiet,
// and says if a king is in check or the game has ended.
func (s *session) showBoard() {
	if !s.quiet {
		s.draw(nil)
	}
	s.sayStatus()
}

// draw draws the board, with the given squares marked, a king in check as well,
// and what the exercises have to say about it.
func (s *session) draw(m marks) {
	board, side := s.game.Board(), s.game.Turn()
	shown := marks{}
	if board.InCheck(side) {
		shown[board.King(side)] = checkMark
	}
	maps.Copy(shown, m) // a mark that was asked for goes before
	s.print(s.view.draw(&board, shown))
	s.footer()
}

// obey does what a line says, or says why not.
func (s *session) obey(line string) {
	if err := s.carryOut(strings.Fields(line)); err != nil {
		s.answer(err)
	}
}

// answer says what was wrong. Only code that calls itself without end is more
// than words can mend.
func (s *session) answer(err error) {
	if errors.Is(err, errBottomless) {
		s.failed = err
		return
	}
	s.say("%v", err)
}

// carryOut does what the words of a line say: a command, or else a move. No
// words, and words after a # (a remark in a file of moves), do nothing. An
// error means that nothing has changed.
func (s *session) carryOut(words []string) error {
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return nil
	}
	if strings.EqualFold(words[0], "exit") {
		words[0] = "quit"
	}
	if s.asksPromotion() && s.answersPromotion(words) {
		return s.promote(words)
	}
	for _, c := range commands() {
		switch {
		case !strings.EqualFold(words[0], c.name):
			continue
		case c.args == "" && len(words) > 1:
			return usage(c.name + ", with nothing after it")
		default:
			return c.run(s, words[1:])
		}
	}
	return s.move(strings.Join(words, " "))
}
