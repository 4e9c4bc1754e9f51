// early.go takes what a person plays too early, while a player of the program thinks.

package session

import (
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// An Early is a [Line] that was typed while a player thought, and has waited until now. A move in it
// is one of the person, and is not played for that player.
type Early string

func (line Early) happen(s *Session) error {
	if s.Busy() {
		return nil
	}
	return s.obey(string(line), s.programIsToMove())
}

// An Escape takes away a move that waits, or lets go of a piece. Where there is neither it ends the
// lasting analysis.
type Escape struct{}

func (Escape) happen(s *Session) error {
	if s.Busy() {
		return nil
	}
	s.view.clear()
	if s.premove.holds() {
		s.premove.takeBack()
		return nil
	}
	if from := s.game.touched; from != chess.NoSquare {
		s.game.letGo()
		s.say("you let go of %s", from)
	} else if s.endAnalysis() {
		s.say("the analysis has ended")
	}
	return nil
}

// programIsToMove reports whether we are where the game stands, and a player of the program is to
// move in it against a person.
func (s *Session) programIsToMove() bool {
	return s.game.answeringPlayer() != "" && s.game.seats.AgainstProgram()
}

// isEarly reports whether such a player thinks: what the person plays now is for the person's turn.
func (s *Session) isEarly() bool { return s.thinking != nil && s.programIsToMove() }

// moveWords returns the moves that may be typed now, in SAN: too early, those of the person's turn.
func (s *Session) moveWords() []string {
	if s.isEarly() {
		return sansOf(s.game.position().Pass())
	}
	return s.game.moveNames()
}

// A tooEarly is a move that was typed before the turn of the person has come.
type tooEarly struct {
	text string
}

// obey has the move wait, if a player thinks. Otherwise the turn of the person does not come, and
// the move is forgotten.
func (e tooEarly) obey(s *Session) error {
	if !s.isEarly() {
		return fmt.Errorf("%s was typed for your own turn: type it again to play for %s",
			chess.Quote(e.text), s.game.at.Game.Turn())
	}
	p := s.game.position().Pass()
	if sq, err := chess.ParseSquare(e.text); err == nil && s.premove.isStep(sq, p) {
		s.touchEarly(sq)
		return nil
	}
	m, err := notation.Read(&p, e.text)
	switch {
	case errors.Is(err, chess.ErrSquare):
		return err
	case errors.Is(err, chess.ErrMove):
		return s.notUnderstood(e.text)
	}
	s.premove.set(e.text, m)
	return nil
}

// touchEarly takes one step of a move that is to wait, and shows where a piece in hand could go now.
func (s *Session) touchEarly(sq chess.Square) {
	if s.premove.touch(sq, s.game.position().Pass()) {
		s.game.showMoves(sq)
	}
}

// dropEarly has the move of a piece that was dragged wait, or lets the piece go.
func (s *Session) dropEarly(d Drop) {
	p := s.game.position().Pass()
	if !d.isOnBoard() || !isOwn(p, d.From) {
		s.premove.from = chess.NoSquare
		return
	}
	if isOwn(p, d.To) {
		s.premove.from = chess.NoSquare
		s.say("a piece of your own stands on %s: to take back there, type the move", d.To)
		return
	}
	s.premove.clear()
	s.premove.from = d.From
	s.touchEarly(d.To)
}

// playPremove plays the move that has waited, where the game has not ended meanwhile.
func (s *Session) playPremove(text string) error {
	if text == "" || s.game.at.Over() != nil {
		return nil
	}
	if err := s.playReading(readMove(text, s.game.position())); err != nil {
		return fmt.Errorf("%s has waited for your turn: %w", text, err)
	}
	return nil
}
