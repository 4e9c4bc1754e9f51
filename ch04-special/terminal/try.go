// try.go has lines done in the sandbox: the learner may be at work on whatever the
// program calls, and a mistake there must not end the game.

package terminal

import (
	"cmp"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"mateinfive/ch04-special/chess"
	"mateinfive/exercises/sandbox"
)

// unhurried are the commands that may take long by right. What they say is on the screen
// at once, and nothing but the player ends them.
var unhurried = []string{"perft", "divide", "crooked", "match"}

// patience returns how long a line may take.
func (s *session) patience(line string) time.Duration {
	word, _, _ := strings.Cut(strings.TrimSpace(strings.ToLower(line)), " ")
	if slices.Contains(unhurried, word) {
		return sandbox.Forever
	}
	return sandbox.Patience
}

// setUp returns a session that has drawn its board.
func setUp(out io.Writer, o Options) (*session, error) {
	s, failure := sandbox.Run(sandbox.Patience, func() *session { return newSession(out, o) })
	if failure = cmp.Or(o.broken, failure); failure != nil {
		return nil, failure.Err("setting up the board", "")
	}
	s.remember()
	s.complain(s.try("drawing the board", sandbox.Patience, func(s *session) error {
		s.goOn()
		if !o.echo && !o.quiet {
			s.say("Type a move, such as e2e4, or help.")
		}
		return nil
	}))
	return s, nil
}

// try has something done by a copy of the session. What comes of it is kept and shown if
// all goes well. If not, the session and its game stay what they were, and the error says
// what went wrong with what was named. Code that never comes back may go on with its copy.
func (s *session) try(name string, patience time.Duration, do func(*session) error) error {
	var screen strings.Builder
	trial := s.copy()
	if patience != sandbox.Forever {
		trial.out = &screen
	}
	var err error
	var failure *sandbox.Failure
	printed := sandbox.Output(func() {
		err, failure = sandbox.Run(patience, func() error { return do(trial) })
	})
	if printed != "" {
		s.say("%s", strings.TrimSuffix(printed, "\n"))
	}
	if failure != nil {
		s.separate(failure)
		if err = failure.Err(name, ""); !errors.Is(err, sandbox.ErrEnding) {
			err = errors.New(err.Error() + "\nThe game stays as it was.")
		}
		return err
	}
	trial.out = s.out
	*s = *trial
	s.print(screen.String())
	s.remember()
	return err
}

// remember keeps the game for the last words of the program, should code that nothing can
// stop end it.
func (s *session) remember() {
	game := s.game
	sandbox.LastWords(func() string { return "The position was " + game.Position().FEN() })
}

// ask returns the prompt, or a short one where the learner's code cannot say it.
func (s *session) ask() string {
	text, failure := sandbox.Run(sandbox.Patience, s.prompt)
	if failure != nil {
		return "> "
	}
	return text
}

// copy returns a session that can play on without this one.
func (s *session) copy() *session {
	trial, game := *s, *s.game
	trial.game = &game
	return &trial
}

// separate plays the game again after code that did not come back: the copy with which
// that goes on shares the memory of the moves with ours.
func (s *session) separate(f *sandbox.Failure) {
	if f.Kind != sandbox.Endless {
		return
	}
	game, failure := sandbox.Run(sandbox.Patience, s.playAgain)
	if failure == nil {
		s.game = game
	}
}

// playAgain returns a copy of the game that shares nothing with it.
func (s *session) playAgain() *chess.Game {
	game := chess.NewGameFrom(s.start)
	for _, m := range s.line {
		game.Play(m) // it has been played before
	}
	for range s.game.Undone() {
		game.Undo()
	}
	return game
}
