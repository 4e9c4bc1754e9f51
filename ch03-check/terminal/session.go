// session.go is the prompt: it asks, reads a line, and has it done.
//
// A line is read once, in obey, as the first of these that it can be:
//
//	nothing, or a remark    # so begins a remark in a file of moves
//	a command               moves e2
//	a square                e2
//	a move                  e2e4, e2 e4, Ng1-f3

package terminal

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"strings"

	"mateinfive/ch03-check/chess"
	"mateinfive/exercises/sandbox"
)

// A session is what the prompt works on.
type session struct {
	out     io.Writer
	view    view
	width   int // of the screen, in characters
	quiet   bool
	start   chess.Position // where the game began
	given   chess.Position // on the command line, or by fen: what again goes back to
	game    *chess.Game
	touched chess.Square // where the piece stands that moves next, or NoSquare
	players [2]string    // who plays for White and for Black, or "" where a person does
	random  rand.PCG     // what chance draws from: a copy of the session has its own
	over    bool         // the player has said quit
	failed  error        // why the session cannot go on
}

// newSession returns a session that begins as the options say.
func newSession(out io.Writer, o Options) *session {
	s := &session{out: out, view: o.view, width: cmp.Or(o.width, screenWidth), quiet: o.quiet, given: o.position, players: o.players, random: *rand.NewPCG(o.seed, 0)}
	s.begin(s.given)
	return s
}

// begin begins a game.
func (s *session) begin(p chess.Position) {
	s.start = p
	s.game = chess.NewGameFrom(p)
	s.letGo()
}

// letGo forgets a move that was only begun.
func (s *session) letGo() { s.touched = chess.NoSquare }

// Play reads moves and commands from in, one a line, and answers on out, until
// the input ends or the player quits. Whatever is typed, the answer is a line on
// the screen; the error is only ever about the input or the output itself
// failing, or about a learner's code that nothing can stop.
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
		s.complain(s.try("that", patience(line), func(s *session) error { return s.obey(line) }))
	}
	return s.failed
}

// prompt returns what stands before the place to type: whose turn it is.
func (s *session) prompt() string { return s.game.Turn().String() + "> " }

// obey reads a line and does what it says. The error says why not, and means
// that nothing has changed.
func (s *session) obey(line string) error {
	words := strings.Fields(line)
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return nil
	}
	if hasArrowKey(line) {
		return errArrowKey
	}
	if c, found := findCommand(words[0]); found {
		return s.run(c, words[1:])
	}
	text := strings.Join(words, " ") // with one space where there were more
	if squareForm.MatchString(text) {
		return s.square(text)
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

// showBoard draws the board after a change, unless the player wants it quiet,
// and says if a king is in check or the game has ended.
func (s *session) showBoard() {
	if !s.quiet {
		s.draw(nil)
	}
	if verdict := s.game.Position().Verdict(); verdict != "" {
		s.say("%s", verdict)
	}
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
