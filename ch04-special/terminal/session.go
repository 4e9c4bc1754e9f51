// session.go is the prompt: it asks, reads a line, and has it done.
//
// A line is read once, in obey, as the first of these that it can be:
//
//	nothing, or a remark    # so begins a remark in a file of moves
//	a command               moves e2
//	what a pawn becomes     q, =Q or queen, if we have asked
//	a square                e2
//	the last of two steps   e8q, after e7
//	a move                  e2e4, e2 e4, Ng1-f3, e7e8q, O-O

// Package terminal is the prompt: it reads what the player types, answers, and draws the
// board. What stands where, package chess knows. Start with [Play].
package terminal

import (
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"strings"
	"time"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/look"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// A session is what the prompt works on.
type session struct {
	*console.Screen
	view      view
	quiet     bool
	given     chess.Position // on the command line, or by fen: what again goes back to
	game      *chess.Game
	prompt    string       // what stands before the place to type
	touched   chess.Square // where the piece stands that moves next, or NoSquare
	promoting chess.Move   // of which we have asked what the pawn becomes, or the zero Move
	players   [2]string    // who plays for White and for Black, or "" where a person does
	random    rand.PCG     // what chance draws from: a copy of the session has its own
	tasks     tasks        // what the learner has written
	leftOut   bool         // a task under the board did not come back: it is not asked again
	patience  time.Duration
	mostNodes int  // that perft and divide count
	over      bool // the player has said quit
}

// newSession returns a session with an empty board.
func newSession(out io.Writer, o Options) *session {
	return &session{
		Screen:    &console.Screen{Out: out, Width: o.Width},
		view:      view{flip: o.Flip, figures: o.Figures, color: o.Color},
		quiet:     o.Quiet,
		game:      chess.NewGameFrom(chess.Position{}),
		prompt:    "> ",
		players:   o.players,
		random:    *rand.NewPCG(o.seed, 0),
		tasks:     o.tasks,
		patience:  o.patience,
		mostNodes: 5_000_000, // which takes some seconds
	}
}

// begin begins a game.
func (s *session) begin(p chess.Position) {
	s.game = chess.NewGameFrom(p)
	s.letGo()
}

// letGo forgets a move that was only begun.
func (s *session) letGo() {
	s.touched = chess.NoSquare
	s.promoting = chess.Move{}
}

// Play reads moves and commands from in, one a line, and answers on out, until
// the input ends or the player quits. Whatever is typed, the answer is a line on
// the screen; the error is only ever about the input or the output itself
// failing.
func Play(in io.Reader, out io.Writer, o Options) error {
	s := newSession(out, o)
	s.try(false, func(s *session) error {
		s.given = o.begin()
		s.begin(s.given)
		return nil
	})
	s.try(false, func(s *session) error {
		s.goOn()
		if !o.Echo && !o.Quiet {
			s.Say("Type a move, such as e2e4, or help.")
		}
		return nil
	})
	lines := console.NewLines(in)
	for !s.over && s.Err == nil {
		s.Print(s.prompt)
		line, err := lines.Next()
		if o.Echo || err != nil {
			s.Print(console.Printable(line) + "\n") // after an error, this ends the line of the prompt
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		s.try(s.isSlow(line), func(s *session) error { return s.obey(line) })
	}
	return s.Err
}

// isSlow reports whether a line may take long by right.
func (s *session) isSlow(line string) bool {
	word, _, _ := strings.Cut(strings.TrimSpace(line), " ")
	c, _ := s.commands().Find(word)
	return c.Slow
}

// try has something done by a copy of the session, under guard: a learner may be at work on
// whatever the program calls. If that comes back, the copy takes the session's place, and the
// error says what was wrong with the line. If not, the session and its game stay what they
// were; what goes on without end goes on with its copy.
func (s *session) try(slow bool, do func(*session) error) {
	game := s.game
	guard.Watch(func() string {
		return fmt.Sprintf("To go on from there: go run ./ch04-special -fen %q", game.Position().FEN())
	})
	var said strings.Builder
	var err error
	trial, patience := *s, guard.Forever
	trial.game = s.game.Clone()
	if !slow {
		trial.Screen, patience = &console.Screen{Out: &said, Width: s.Width}, s.patience
	}
	failure := guard.Run(patience, func() {
		err = do(&trial)
		trial.prompt = trial.game.Turn().String() + "> "
		if trial.promoting != (chess.Move{}) {
			trial.prompt = "promote> "
		}
	})
	if failure != nil {
		s.Say("%v", failure)
		if failure.Unwritten() == "" {
			s.Say("The game stays as it was.")
		}
		return
	}
	trial.Screen = s.Screen
	*s = trial
	s.Print(said.String())
	s.complain(err)
}

// complain says what is wrong, if anything is.
func (s *session) complain(err error) {
	if err != nil {
		s.Say("%v", err)
	}
}

// obey reads a line and does what it says. The error says why not, and means
// that nothing has changed.
func (s *session) obey(line string) error {
	words := strings.Fields(line)
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return nil
	}
	if console.HasArrowKey(line) {
		return console.ErrArrowKey
	}
	if c, found := s.commands().Find(words[0]); found {
		return c.Run(words[1:])
	}
	text := strings.Join(words, " ") // with one space where there were more
	if s.isPromotion(text) {
		return s.promote(text)
	}
	if squareForm.MatchString(text) {
		return s.square(text)
	}
	if found := lastStepForm.FindStringSubmatch(text); found != nil && s.touched != chess.NoSquare {
		return s.lastStep(found[1], found[2])
	}
	return s.move(text)
}

// showBoard draws the board after a change, unless the player wants it quiet,
// and says if a king is in check or the game has ended.
func (s *session) showBoard() {
	if !s.quiet {
		s.draw(nil)
	}
	if verdict := s.game.Position().Verdict(); verdict != "" {
		s.Say("%s", verdict)
	}
}

// draw draws the board, with the given squares marked, a king in check as well,
// and what the tasks have to say about it.
func (s *session) draw(m marks) {
	p := s.game.Position()
	shown := marks{}
	if p.InCheck(p.SideToMove) {
		shown[p.King(p.SideToMove)] = look.Check
	}
	maps.Copy(shown, m) // a mark that was asked for goes before
	s.Print(s.view.draw(&p.Board, shown))
	s.footer()
}
