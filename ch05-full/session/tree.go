// tree.go is where in the game we are: a node in the tree of its moves. The game up to there,
// and how it has ended, follow from it.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"

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
	last := n == s.tree.End()
	switch {
	case last && s.parked != nil:
		s.game = s.parked.Clone()
	case s.at == n.Parent && s.at != nil:
		s.game = playOn(s.game, n.Move)
	default:
		s.game = chess.NewGameFrom(s.tree.Start)
		for _, step := range n.Path() {
			s.game = playOn(s.game, step.Move)
		}
	}
	s.at, s.refused = n, ""
	s.letGo()
	if last {
		s.parked = nil
		s.settle()
	}
}

// settle ends the game as the players or the clock have ended it, or a file says so: the
// result and the tag Termination tell how. What they do not tell is taken for the usual.
func (s *Session) settle() {
	result, loser := s.tree.Result, chess.White
	if result == chess.WhiteWins {
		loser = chess.Black
	}
	switch {
	case result == chess.InPlay || s.outcome() != chess.InPlay:
	case strings.EqualFold(s.tree.Tag("Termination"), "time forfeit"):
		if result == chess.Draw {
			loser = s.game.Turn()
		}
		_ = s.game.FlagFall(loser)
	case result == chess.Draw && s.game.Claim() != nil:
		_ = s.game.OfferDraw(chess.White)
		_ = s.game.AcceptDraw()
	case result != chess.Draw:
		_ = s.game.Resign(loser)
	}
}

// playOn goes on with a game by a move of the tree. A game cannot tell of a null move,
// nor of a move after its end, as in old files: the rule of fivefold repetition is of
// 2014. There it begins anew.
func playOn(game *chess.Game, m chess.Move) *chess.Game {
	if game.Play(m) != nil {
		return chess.NewGameFrom(pgn.After(game.Position(), m))
	}
	return game
}

// plies returns the moves on the way to where we are, the oldest first.
func (s *Session) plies() []chess.Ply { return s.tree.Plies(s.at.Path()) }

// captures returns those of these moves that capture.
func (s *Session) captures() []chess.Ply {
	return slices.DeleteFunc(s.plies(), func(ply chess.Ply) bool { return ply.Move == nullMove || ply.Captured() == nil })
}

// isKnown reports whether a move is in the tree already, as one of those that go on
// from here.
func (s *Session) isKnown(m chess.Move) bool {
	return m != nullMove && slices.ContainsFunc(s.at.Next, func(n *pgn.Node) bool { return n.Move == m })
}

// isLast reports whether we are at the end of the main line, where the game is played.
func (s *Session) isLast() bool { return s.at == s.tree.End() }

// inPlay reports whether the game goes on at the end of the main line.
func (s *Session) inPlay() bool { return s.tree.Result == chess.InPlay }

// outcome returns the result of the game as it stands here. A lesson without a king
// has none, unless the players or the clock end it.
func (s *Session) outcome() chess.Outcome {
	p := s.game.Position()
	if p.King(p.SideToMove) == chess.NoSquare && s.game.Termination() < chess.ByFiftyMoves {
		return chess.InPlay
	}
	return s.game.Outcome()
}

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

// setResult writes down the result of the game, where we are at its end, and in the tag
// Termination how it came about (PGN standard, section 9.8.1). The tree must be our own.
func (s *Session) setResult(result chess.Outcome) {
	if !s.isLast() {
		return
	}
	s.tree.Result = result
	s.tree.SetTag("Result", result.String())
	s.tree.DropTags("Termination")
	switch {
	case result == chess.InPlay:
	case s.game.Termination() == chess.ByFlagFall:
		s.tree.SetTag("Termination", "time forfeit")
	default:
		s.tree.SetTag("Termination", "normal")
	}
}
