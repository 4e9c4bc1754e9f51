// tree.go is where in the game we are: a node in the tree of its moves. The game up to there,
// and how it has ended, follow from it.

package session

import (
	"errors"
	"fmt"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

// open begins with a game from a file, with its name and text if the game is kept there, or
// with a new one: before its first move.
func (s *Session) open(g *pgn.Game, file, text string) {
	s.tree, s.owned, s.at, s.parked = g, true, g.Root, nil
	s.undone, s.thinking = nil, nil
	s.keeping = keeping{number: s.number + 1, file: file, text: text}
	s.goTo(g.Root)
	s.setClocks()
}

// goTo goes to a node of the tree.
func (s *Session) goTo(n *pgn.Node) {
	if s.isLast() && n != s.at {
		s.parked = s.game
	}
	if n == s.tree.End() && s.parked != nil {
		s.game, s.parked = s.parked.Clone(), nil
	} else {
		s.game = s.tree.Replay(n)
	}
	s.at, s.refused = n, ""
	s.letGo()
}

// plies returns the moves on the way to where we are, the oldest first.
func (s *Session) plies() []chess.Ply { return s.tree.Plies(s.at.Path()) }

// isKnown reports whether a move is in the tree already, as one of those that go on
// from here.
func (s *Session) isKnown(m chess.Move) bool {
	return m != nullMove && slices.ContainsFunc(s.at.Next, func(n *pgn.Node) bool { return n.Move == m })
}

// isLast reports whether we are at the end of the main line, where the game is played.
func (s *Session) isLast() bool { return s.at == s.tree.End() }

// inPlay reports whether the game goes on at the end of the main line.
func (s *Session) inPlay() bool { return s.tree.Result == chess.InPlay }

// refuseIfOver returns nil if a move may be played here, and otherwise says that the
// game is over. A file may have its result without a reason.
func (s *Session) refuseIfOver() error {
	if err := s.game.Refusal(nullMove); errors.Is(err, chess.ErrGameOver) {
		return err
	}
	if s.isLast() && !s.inPlay() {
		return fmt.Errorf("%w (%s)", chess.ErrGameOver, s.tree.Result)
	}
	return nil
}

// decided reports whether the players or the clock have ended the game here, and not the board.
func (s *Session) decided() bool {
	return s.isLast() && s.game.Termination() >= chess.ByFiftyMoves
}

// setResult writes down the result of the game, where we are at its end. The tree must be our own.
func (s *Session) setResult(result chess.Outcome) {
	if s.isLast() {
		s.tree.SetResult(result, s.game.Termination() == chess.ByFlagFall)
	}
}
