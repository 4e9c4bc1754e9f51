// end.go says how a game stands and how it has ended, and lets the players end it.

package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// outcome returns the result of the game as it stands here. A lesson without a king
// has none.
func (s *session) outcome() chess.Outcome {
	p := s.game.Position()
	if p.King(p.SideToMove) == chess.NoSquare {
		return chess.InPlay
	}
	return s.game.Outcome()
}

// change notes that the game is no longer the one in the file. What changes at the end
// of the main line changes the result.
func (s *session) change(result chess.Outcome) {
	s.edited()
	if s.isLast() {
		s.setResult(result)
	}
}

// edited notes that the game is no longer what was saved or kept.
func (s *session) edited() {
	s.changed = true
	s.edits++
}

// setResult writes down the result, and in the tag Termination that it came about on
// the board (PGN standard, section 9.8.1).
func (s *session) setResult(result chess.Outcome) {
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

// sayState says how things stand here: who gives check, what may be claimed or
// answered, or how the game has ended.
func (s *session) sayState() {
	verdict := s.game.Verdict()
	switch outcome := s.outcome(); {
	case outcome != chess.InPlay:
		s.say("%s, %s", outcome, verdict)
	case verdict != "":
		s.say("%s", verdict)
	}
	if s.game.Termination() != chess.NotOver || !s.isLast() {
		return
	}
	if s.tree.Result != chess.InPlay {
		s.say("%s: here the game has ended", s.tree.Result)
		return
	}
	if reason := s.game.Claimable(); reason != chess.NotOver {
		s.say("a draw may be claimed: %s; type claim", reason)
	}
	if by, standing := s.game.Offer(); standing && by != s.game.Turn() && s.players[s.game.Turn()] == "" {
		s.say("%s has offered a draw: accept it, decline it, or just move", by)
	}
}

// refuseIfOver returns nil if a move may be played here, and otherwise says that the
// game is over. A file may have its result without a reason.
func (s *session) refuseIfOver() error {
	if err := s.game.Refusal(nullMove); errors.Is(err, chess.ErrGameOver) {
		return err
	}
	if s.isDecided() {
		return fmt.Errorf("%w (%s): prev steps back into it, undo takes the result back", chess.ErrGameOver, s.tree.Result)
	}
	return nil
}

// isDecided reports whether the game has ended here by what the players have decided,
// or by what a file says: not by its position or its moves.
func (s *session) isDecided() bool {
	return s.isLast() && s.tree.Result != chess.InPlay && (s.at == s.endedAt || s.game.Termination() == chess.NotOver)
}

// reopen takes the result back that the players have decided on, or a file.
func (s *session) reopen() {
	s.ended, s.endedAt = nil, nil
	s.change(chess.InPlay)
	s.goTo(s.at)
	s.restoreClock()
}

// refuseToEnd returns nil if the players may end the game here: it goes on, and we are
// at the end of its line.
func (s *session) refuseToEnd() error {
	switch {
	case branch(s.at) != nil:
		return errors.New("this is a variation, and not the game: out leaves it")
	case len(s.at.Next) > 0:
		return errors.New("the game has gone on from here: last goes to where it stands")
	default:
		return s.refuseIfOver()
	}
}

// conclude writes down how the players have ended the game, and says it.
func (s *session) conclude() {
	s.letGo()
	s.takeback = 0
	if s.clock != nil {
		s.clock.Stop()
	}
	s.ended, s.endedAt = s.game, s.at
	s.undone = nil // nothing is played after the end
	s.change(s.outcome())
	s.sayState()
	s.sayWhatNow()
}

// sayWhatNow says what one can do when the game has just ended.
func (s *session) sayWhatNow() {
	if s.game.Termination() != chess.NotOver {
		if special := s.special(); len(special) > 0 {
			s.say("in this game: %s", strings.Join(special, "; "))
		}
		s.say("prev steps back through the game, save keeps it in a file, rematch changes sides")
	}
}

// special names the moves of the game that one does not see every day.
func (s *session) special() []string {
	var found []string
	plies := s.plies()
	for i, ply := range plies {
		if ply.Move == nullMove {
			continue
		}
		after := ply.After()
		switch isPromotion := ply.Move.Promotion != 0 && ply.Move.Promotion != chess.TypeQueen; {
		case ply.Captured() != nil && ply.Before.At(ply.Move.To) == nil:
			found = append(found, numbered(ply)+" was en passant")
		case isPromotion:
			found = append(found, fmt.Sprintf("%s made a %s", numbered(ply), ply.Move.Promotion))
		case i == len(plies)-1 && len(after.Checkers(after.SideToMove)) > 1:
			found = append(found, numbered(ply)+" was a double check")
		}
	}
	return found
}

// cmdClaim claims a draw for the position as it stands, or for the one after a move
// that is written down and not played.
func (s *session) cmdClaim(args []string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	claim, written := s.game.Claim, ""
	if len(args) > 0 {
		p := s.game.Position()
		m, err := notation.Read(&p, strings.Join(args, " "))
		if err != nil {
			return err
		}
		claim = func() error { return s.game.ClaimWith(m) }
		written = notation.SAN(p, m)
	}
	if err := claim(); err != nil {
		return err
	}
	if written != "" {
		s.say("%s is written down and not played", written)
	}
	s.conclude()
	return nil
}

// cmdDraw offers a draw in the name of the side that types. A program answers when it is
// its turn.
func (s *session) cmdDraw([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	s.takeback = 0
	if by, standing := s.game.Offer(); standing && by != side {
		return fmt.Errorf("%s has offered a draw: type accept", by)
	}
	if err := s.game.OfferDraw(side); err != nil {
		return err
	}
	if name := s.players[side.Other()]; name != "" {
		s.say("%s offers a draw: %s hears of it with the next move", side, name)
	} else {
		s.say("%s offers a draw: %s may accept it, decline it, or just move", side, side.Other())
	}
	return nil
}

// cmdAccept accepts the draw that was offered, for the side that did not offer it, or
// that a move is taken back.
func (s *session) cmdAccept([]string) error {
	if s.takeback > 0 {
		n := s.takeback
		s.takeback = 0
		return s.takeBack(n)
	}
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	if err := s.refuseOwnOffer(); err != nil {
		return err
	}
	if err := s.game.AcceptDraw(); err != nil {
		return err
	}
	s.conclude()
	return nil
}

// refuseOwnOffer returns an error if a person would answer the own offer for a program.
func (s *session) refuseOwnOffer() error {
	by, standing := s.game.Offer()
	if name := s.players[by.Other()]; standing && name != "" && s.players[by] == "" {
		return fmt.Errorf("the offer is yours: %s answers it when it is its turn", name)
	}
	return nil
}

// cmdDecline declines the draw that was offered, or that a move is taken back.
func (s *session) cmdDecline([]string) error {
	if s.takeback > 0 {
		s.takeback = 0
		s.say("the move stays, and the game goes on")
		return nil
	}
	if err := s.refuseOwnOffer(); err != nil {
		return err
	}
	by, _ := s.game.Offer()
	if err := s.game.DeclineDraw(); err != nil {
		return err
	}
	s.say("%s declines the draw: the game goes on", by.Other())
	return nil
}

// asksToResign reports whether the line before was resign, and we have asked whether
// it was meant.
func (s *session) asksToResign() bool {
	return strings.EqualFold(s.before, "resign") && s.refuseToEnd() == nil
}

// cmdResign gives the game up for the side to move, when it is typed for the second
// time in a row.
func (s *session) cmdResign([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	s.takeback = 0
	if !s.asksToResign() {
		s.say("%s resigns? type resign again, or anything else to play on", side)
		return nil
	}
	if err := s.game.Resign(side); err != nil {
		return err
	}
	s.conclude()
	return nil
}
