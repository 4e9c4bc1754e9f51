// try.go has lines done in the sandbox: the learner may be at work on whatever the
// program calls, and a mistake there must not end the program.

package terminal

import (
	"cmp"
	"errors"
	"io"
	"strings"

	"mateinfive/exercises/sandbox"
)

// setUp returns a session that has drawn its board.
func setUp(out io.Writer, o Options) (*session, error) {
	s, failure := sandbox.Run(sandbox.Patience, func() *session { return newSession(out, o) })
	if failure = cmp.Or(o.broken, failure); failure != nil {
		return nil, failure.Err("setting up the board", "")
	}
	s.remember()
	s.complain(s.try("drawing the board", func(s *session) error {
		s.showBoard()
		if !o.echo && !o.quiet {
			s.say("Type a move, such as e2e4, or help.")
		}
		return nil
	}))
	return s, nil
}

// try has something done by a copy of the session. What comes of it is kept and shown if
// all goes well. If not, the session and its board stay what they were, and the error says
// what went wrong with what was named. Code that never comes back may go on with its copy.
func (s *session) try(name string, do func(*session) error) error {
	var screen strings.Builder
	trial := *s // with a board of its own
	trial.out = &screen
	var err error
	var failure *sandbox.Failure
	printed := sandbox.Output(func() {
		err, failure = sandbox.Run(sandbox.Patience, func() error { return do(&trial) })
	})
	if printed != "" {
		s.say("%s", strings.TrimSuffix(printed, "\n"))
	}
	if failure != nil {
		if err = failure.Err(name, ""); !errors.Is(err, sandbox.ErrEnding) {
			err = errors.New(err.Error() + "\nThe board stays as it was.")
		}
		return err
	}
	trial.out = s.out
	*s = trial
	s.print(screen.String())
	s.remember()
	return err
}

// remember keeps the board for the last words of the program, should code that nothing
// can stop end it.
func (s *session) remember() {
	board := s.board
	sandbox.LastWords(func() string { return "The position was " + board.Placement() })
}
