// end.go says how a game stands and how it has ended, and lets the players end it.

package session

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// sayState says how things stand here: who gives check, what may be claimed or
// answered, or how the game has ended.
func (s *Session) sayState() {
	verdict := s.game.Verdict()
	switch outcome := s.outcome(); {
	case s.decided() && s.tree.Tag("Termination") == "":
		s.say("%s: here the game has ended", s.tree.Result) // a file does not say why
	case outcome != chess.InPlay:
		s.say("%s, %s", outcome, verdict)
	case verdict != "":
		s.say("%s", verdict)
	}
	if s.game.Termination() != chess.NotOver || !s.isLast() {
		return
	}
	if reason := s.game.Claimable(); reason != chess.NotOver {
		s.say("a draw may be claimed: %s; type claim", reason)
	}
	if by, standing := s.game.Offer(); standing && by != s.game.Turn() && s.Players[s.game.Turn()] == "" {
		s.say("%s has offered a draw: accept it, decline it, or just move", by)
	}
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

// refuseToEnd returns nil if the players may end the game here: it goes on, and we are
// at the end of its line.
func (s *Session) refuseToEnd() error {
	switch {
	case branch(s.at) != nil:
		return errors.New("this is a variation, and not the game: out leaves it")
	case len(s.at.Next) > 0:
		return errors.New("the game has gone on from here: last goes to where it stands")
	default:
		return s.refuseIfOver()
	}
}

// conclude writes down how the players or the clock have ended the game, and says it.
func (s *Session) conclude() {
	s.letGo()
	if s.clock != nil {
		s.clock.Stop()
	}
	s.own()
	s.undone = nil // nothing is played after the end
	s.change(s.outcome())
	s.sayState()
	s.sayWhatNow()
}

// sayWhatNow says what one can do when the game has just ended.
func (s *Session) sayWhatNow() {
	if s.game.Termination() != chess.NotOver {
		if special := s.special(); len(special) > 0 {
			s.say("in this game: %s", strings.Join(special, "; "))
		}
		s.say("prev steps back through the game, save keeps it in a file, rematch changes sides")
	}
}

// special names the moves of the game that one does not see every day.
func (s *Session) special() []string {
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
func (s *Session) cmdClaim(args []string) error {
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
func (s *Session) cmdDraw([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	if by, standing := s.game.Offer(); standing && by != side {
		return fmt.Errorf("%s has offered a draw: type accept", by)
	}
	if err := s.game.OfferDraw(side); err != nil {
		return err
	}
	if name := s.Players[side.Other()]; name != "" {
		s.say("%s offers a draw: %s hears of it with the next move", side, name)
	} else {
		s.say("%s offers a draw: %s may accept it, decline it, or just move", side, side.Other())
	}
	return nil
}

// cmdAccept accepts the draw that was offered, for the side that did not offer it.
func (s *Session) cmdAccept([]string) error {
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
func (s *Session) refuseOwnOffer() error {
	by, standing := s.game.Offer()
	if name := s.Players[by.Other()]; standing && name != "" && s.Players[by] == "" {
		return fmt.Errorf("the offer is yours: %s answers it when it is its turn", name)
	}
	return nil
}

// cmdDecline declines the draw that was offered.
func (s *Session) cmdDecline([]string) error {
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

// cmdResign gives the game up for the side to move, once that is confirmed.
func (s *Session) cmdResign([]string) error {
	if err := s.refuseToEnd(); err != nil {
		return err
	}
	side := s.speaker()
	return s.confirmIf(fmt.Sprintf("%s resigns?", side), func(s *Session) error {
		if err := s.game.Resign(side); err != nil {
			return err
		}
		s.conclude()
		return nil
	})
}
