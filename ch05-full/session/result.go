// result.go writes down how a game has ended.

package session

import (
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// outcome returns the result of the game as it stands here. A lesson without a king
// has none, unless the players or the clock end it.
func (s *Session) outcome() chess.Outcome {
	p := s.game.Position()
	if p.King(p.SideToMove) == chess.NoSquare && s.game.Termination() < chess.ByFiftyMoves {
		return chess.InPlay
	}
	return s.game.Outcome()
}

// decided reports whether the players or the clock have ended the game here, and not the board.
func (s *Session) decided() bool {
	return s.isLast() && s.game.Termination() >= chess.ByFiftyMoves
}

// change notes that the game has changed. What changes at the end of the main line changes the
// result. The tree must be our own.
func (s *Session) change(result chess.Outcome) {
	s.edits++
	if s.isLast() {
		s.setResult(result)
	}
}

// setResult writes down the result, and in the tag Termination that it came about on
// the board (PGN standard, section 9.8.1).
func (s *Session) setResult(result chess.Outcome) {
	s.tree.Result = result
	s.tree.SetTag("Result", result.String())
	s.tree.Tags = slices.DeleteFunc(s.tree.Tags, func(t pgn.Tag) bool { return t.Name == "Termination" })
	switch {
	case result == chess.InPlay:
	case s.game.Termination() == chess.ByFlagFall:
		s.tree.SetTag("Termination", "time forfeit")
	default:
		s.tree.SetTag("Termination", "normal")
	}
}
