// opponent.go has the program play for a side.

package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"mateinfive/ch04-special/chess"
	"mateinfive/internal/guard"
)

// cmdGo has the program play a move for the side to move.
func (s *session) cmdGo([]string) error {
	m, err := s.chosen(cmp.Or(s.players[s.game.Turn()], "mine"), s.game)
	if err != nil {
		return err
	}
	return s.play(m)
}

// goOn shows the board after a change. If the program plays for the side whose turn it is
// now, it makes its move first.
func (s *session) goOn() {
	err := s.answer()
	s.showBoard()
	s.complain(err)
}

// answer plays a move for the side to move, if the program plays for it and the game is
// not over. The error says why there is no move.
func (s *session) answer() error {
	side := s.game.Turn()
	if s.players[side] == "" || s.game.Status().IsOver() {
		return nil
	}
	m, err := s.chosen(s.players[side], s.game)
	if err == nil {
		err = s.game.Play(m)
	}
	if failure := (*guard.Failure)(nil); errors.As(err, &failure) && failure.Kind == guard.Late {
		s.players[side] = ""
		return fmt.Errorf("%w From now on you play for %s yourself", err, side)
	}
	if err != nil {
		return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
	}
	s.note()
	return nil
}

// chosen returns the move that a player chooses in a game: random takes any, mine is the
// learner's own, before an earlier one of theirs. The error says what is wrong with the
// choice, or that there is none.
func (s *session) chosen(name string, game *chess.Game) (chess.Move, error) {
	p := game.Position()
	legal := p.LegalMoves()
	choose := s.chooser()
	switch {
	case len(legal) == 0:
		return chess.Move{}, game.Refusal(chess.Move{})
	case name == "random":
		return legal[choose(len(legal))], nil
	}
	ask := s.tasks.opponent
	if name == "before" {
		ask = s.tasks.before
	}
	var m chess.Move
	moves := slices.Clone(legal) // the learner's code may change what it gets
	if failure := guard.Run(s.patience, func() { m = ask(&p, moves, choose) }); failure != nil {
		return chess.Move{}, failure
	}
	if !slices.Contains(legal, m) {
		return m, fmt.Errorf("task Opponent answers %s, which is not one of the moves that it was given: %w", m, game.Refusal(m))
	}
	return m, nil
}

// chooser returns a function that chooses a number below n by chance. What it draws from
// is its own: code that never comes back may go on to use it.
func (s *session) chooser() func(n int) int {
	source := rand.New(rand.NewPCG(s.random.Uint64(), 0))
	return func(n int) int {
		if n < 1 {
			panic(fmt.Sprintf("choose(%d): there is nothing to choose from", n))
		}
		return source.IntN(n)
	}
}
