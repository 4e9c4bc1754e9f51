// opponent.go has the program play for a side.

package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/exercises/sandbox"
)

// A player chooses one of the legal moves of a position. By choose(n) it gets a number
// from 0 up to, but not including, n.
type player func(p chess.Position, moves []chess.Move, choose func(n int) int) (chess.Move, error)

// players are the players that the flags -white and -black know by name.
var players = map[string]player{"mine": mine, "random": random}

// mine is the learner's own.
func mine(p chess.Position, moves []chess.Move, choose func(n int) int) (chess.Move, error) {
	m, err := sandbox.Attempt("Opponent", exerciseFile, func() chess.Move { return learnersOpponent(&p, moves, choose) })
	if errors.Is(err, sandbox.ErrUnwritten) {
		err = fmt.Errorf("%w\nTo begin it: go run ./exercises next ch05 Opponent", err)
	}
	return m, err
}

// random takes any move.
func random(_ chess.Position, moves []chess.Move, choose func(n int) int) (chess.Move, error) {
	return moves[choose(len(moves))], nil
}

// cmdGo has the program play a move for the side to move.
func (s *session) cmdGo([]string) error {
	if err := s.refuseIfOver(); err != nil {
		return err
	}
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
	if !s.isLast() {
		s.sayWaits()
	}
}

// sayWaits says, once a game, that the program does not play here for the side to move, if
// it plays for that at all.
func (s *session) sayWaits() {
	name := s.players[s.game.Turn()]
	if name == "" || s.waits || s.refuseIfOver() != nil {
		return
	}
	s.waits = true
	s.say("%s plays for %s, but answers only what you play at the end of the game: here it waits, and go makes it move", name, s.game.Turn())
}

// answer plays a move for the side to move, if the program plays for it and the game is
// not over. Where one looks around in a game, and in a variation, it leaves the moves to
// the player. The error says why there is no move.
func (s *session) answer() error {
	side := s.game.Turn()
	if s.players[side] == "" || !s.isLast() || s.refuseIfOver() != nil {
		return nil
	}
	m, err := s.chosen(s.players[side], s.game)
	if err == nil {
		err = s.game.Play(m)
	}
	if errors.Is(err, sandbox.ErrEnding) {
		return err
	}
	if err != nil {
		return fmt.Errorf("%w\nUntil that works you can play for %s yourself", err, side)
	}
	s.note(m)
	return nil
}

// chosen returns the move that a player chooses in a game. The error says what is wrong
// with the choice, or that there is none.
func (s *session) chosen(name string, game *chess.Game) (chess.Move, error) {
	p := game.Position()
	legal := p.LegalMoves()
	if len(legal) == 0 {
		return chess.Move{}, game.Refusal(chess.Move{})
	}
	m, err := players[name](p, slices.Clone(legal), s.chooser())
	if err == nil && !slices.Contains(legal, m) {
		err = fmt.Errorf("task Opponent answers %s, which is not one of the moves that it was given: %w", m, game.Refusal(m))
	}
	return m, err
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
