// session.go is the prompt: it asks, reads a line, and has it done.

package terminal

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"mateinfive/ch02-moves/chess"
)

// Options says what is on the board to begin with and how it is shown. The
// zero Options show an empty board in letters without color.
type Options struct {
	Board   chess.Board // what to begin with, and what reset goes back to
	Turn    chess.Color // the side that moves first
	Flip    bool        // draw the board with Black's side below
	Figures bool        // draw figures such as ♞ instead of letters
	Color   bool        // send color codes
	Echo    bool        // repeat each line after its prompt: the input is no keyboard
	Quiet   bool        // draw the board only when asked to
	Script  io.Reader   // read this instead of the keyboard, if not nil
}

// A session is what the prompt works on.
type session struct {
	out     io.Writer
	view    view
	quiet   bool
	options Options // what reset goes back to
	game    *chess.Game
	touched chess.Square // the piece picked up to be moved next, or NoSquare
	over    bool         // the player has said quit
}

// Play reads moves and commands from in (or from the script of o), one a line,
// and answers on out, until the input ends or the player quits. Whatever is typed, the answer is a line
// on the screen; the error is only ever about the input itself failing.
func Play(in io.Reader, out io.Writer, o Options) error {
	s := &session{
		out:     out,
		view:    view{flip: o.Flip, figures: o.Figures, color: o.Color},
		quiet:   o.Quiet,
		options: o,
	}
	s.begin(o.Board, o.Turn)
	if o.Script != nil {
		in = o.Script
	}
	s.showBoard()
	lines := newLineReader(in)
	for !s.over {
		fmt.Fprint(out, s.prompt())
		line, err := lines.next()
		if o.Echo || err != nil {
			s.say("%s", printable(line)) // after an error, this ends the line of the prompt
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, errLongLine):
			s.say("%v", err)
		case err != nil:
			return err
		default:
			s.obey(line)
		}
	}
	return nil
}

// begin begins a game.
func (s *session) begin(b chess.Board, turn chess.Color) {
	s.game = chess.NewGameFrom(b, turn)
	s.touched = chess.NoSquare
}

// prompt returns what stands before the place to type: whose turn it is.
func (s *session) prompt() string { return s.game.Turn().String() + "> " }

// say prints a line.
func (s *session) say(format string, args ...any) {
	fmt.Fprintf(s.out, format+"\n", args...)
}

// showBoard draws the board after a change, unless the player wants it quiet.
func (s *session) showBoard() {
	if !s.quiet {
		s.draw(nil)
	}
}

// draw draws the board, with the given squares marked, and what the exercises
// have to say about it.
func (s *session) draw(m marks) {
	board := s.game.Board()
	fmt.Fprint(s.out, s.view.draw(&board, m))
	s.footer()
}

// obey does what a line says: a command, or else a move. An empty line and one
// that begins with # (a remark in a file of moves) do nothing.
func (s *session) obey(line string) {
	words := strings.Fields(line)
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return
	}
	for _, c := range commands() {
		if strings.EqualFold(words[0], c.name) {
			if err := c.run(s, words[1:]); err != nil {
				s.say("%v", err)
			}
			return
		}
	}
	if err := s.play(strings.Join(words, " ")); err != nil {
		s.say("%v", err)
	}
}
