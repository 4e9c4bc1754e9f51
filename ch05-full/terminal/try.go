// try.go has lines done under guard: the learner may be at work on whatever the program
// calls, and a mistake there must not end the game.

package terminal

import (
	"cmp"
	"errors"
	"os"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/screen"
	"mateinfive/internal/guard"
)

// unhurried are the commands that may take long by right. What they say is on the screen
// at once, and nothing but the player ends them.
var unhurried = []string{"perft", "divide", "games", "load", "save", "match"}

// patienceWith returns how long a line may take.
func (s *session) patienceWith(line string) time.Duration {
	word, _, _ := strings.Cut(strings.TrimSpace(strings.ToLower(line)), " ")
	if s.saving != "" || slices.Contains(unhurried, word) {
		return guard.Forever
	}
	return s.patience
}

// setUp begins a session that has drawn its board.
func (a *arbiter) setUp() error {
	a.o.now = func() time.Time { return *a.moment.Load() }
	a.o.live = a.o.live || !a.o.echo && isTerminal(a.out)
	if file, ok := a.out.(*os.File); ok && a.o.size == nil && !a.o.plain && os.Getenv("TERM") != "dumb" {
		a.o.size = func() (columns, rows int, ok bool) { return screen.Size(file) }
	}
	if err := a.o.seek(); err != nil {
		return err
	}
	s, err := guarded(a.o.patience, func() *session { return newSession(a.out, a.o) })
	if err = cmp.Or(a.o.broken, err); err != nil {
		return err
	}
	s.keeping, s.last = a.o.keeping, a.o.last
	s.remember()
	a.s = s
	a.table.look(a)
	patience := a.o.patience
	if a.o.load != "" {
		patience = guard.Forever // a file may be long
	}
	err = s.try(patience, func(s *session) error { return s.welcome(a.o) })
	if err != nil && a.o.load != "" {
		return err
	}
	s.complain(err)
	return nil
}

// try has something done by a copy of the session, and then puts the copy in the place of
// the session: also if do returns an error, a sentence about what was typed. If do panics or
// never comes back, the session stays what it was, and the error says what went wrong. Code
// that never comes back may go on with its copy.
func (s *session) try(patience time.Duration, do func(*session) error) error {
	var said strings.Builder
	trial := s.copy()
	if patience != guard.Forever {
		trial.out = &said
	}
	var err error
	if failure := guard.Run(patience, func() { err = do(trial) }); failure != nil {
		if failure.Unwritten() != "" {
			return failure
		}
		return errors.New(failure.Error() + "\nThe game stays as it was.")
	}
	trial.out = s.out
	*s = *trial
	news := s.keeping.write(s) // before anybody sees it
	s.print(said.String())
	if news != "" {
		s.say("%s", news)
	}
	s.remember()
	return err
}

// remember keeps the position for the last words of the program, should code that nothing
// can stop end it.
func (s *session) remember() {
	p := s.game.Position()
	guard.Watch(func() string { return "The position was " + p.FEN() })
}

// guarded returns what f returns. The error says how f failed, if it did.
func guarded[T any](patience time.Duration, f func() T) (T, error) {
	var value, none T
	if failure := guard.Run(patience, func() { value = f() }); failure != nil {
		return none, failure
	}
	return value, nil
}

// ask returns the prompt, or a short one where the learner's code cannot say it.
func (s *session) ask() string {
	text, err := guarded(s.patience, s.prompt)
	if err != nil {
		return "> "
	}
	return text
}

// copy returns a session that can play on without this one.
func (s *session) copy() *session {
	trial := *s
	trial.game = s.game.Clone()
	switch s.ended {
	case nil:
	case s.game:
		trial.ended = trial.game
	default:
		trial.ended = s.ended.Clone()
	}
	tree, twins := *s.tree, map[*pgn.Node]*pgn.Node{nil: nil}
	tree.Tags, tree.Root = slices.Clone(tree.Tags), twin(tree.Root, twins)
	trial.tree, trial.at, trial.endedAt = &tree, twin(s.at, twins), twin(s.endedAt, twins)
	if s.clock != nil {
		clock := *s.clock
		trial.clock = &clock
	}
	trial.undone = slices.Clone(s.undone)
	for i, cut := range s.undone {
		trial.undone[i].node = twin(cut.node, twins)
	}
	return &trial
}

// twin returns the copy of a node, with those of all nodes around it.
func twin(n *pgn.Node, twins map[*pgn.Node]*pgn.Node) *pgn.Node {
	if copied, known := twins[n]; known {
		return copied
	}
	copied := *n
	twins[n] = &copied
	copied.Parent = twin(n.Parent, twins)
	copied.Next = nil
	for _, next := range n.Next {
		copied.Next = append(copied.Next, twin(next, twins))
	}
	return &copied
}
