// follow.go has the lasting analysis follow the board.

package session

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
)

// Found is what a [Search] has found until now.
type Found struct {
	Number int           // of the Search
	Lines  []engine.Line // the best first
}

// Searched says that a [Search] has ended.
type Searched struct {
	Number int
	Rests  bool  // it could go on, but has found nothing new for long
	Err    error // why it finds no more, where that is to be said, or nil
}

// startAnalysis begins an analysis that lasts, in the place of the one before.
func (s *Session) startAnalysis(name string, most int) error {
	analyst := s.analysis.lasting.analyst
	if analyst == nil {
		analyst = new(review.Analyst)
	}
	s.searching = 0
	s.analysis.lasting = lasting{
		isOn: true, name: name, most: most, cast: s.cast, analyst: analyst,
		gameNumber: s.game.number,
	}
	s.say("the analysis follows the board; keep notes its first line, analyze off or Esc ends it")
	return nil
}

// endAnalysis ends the lasting analysis, and reports whether there was one. What its engine has found
// is remembered for the next.
func (s *Session) endAnalysis() (wasOn bool) {
	wasOn = s.analysis.lasting.isOn
	s.analysis.lasting = lasting{analyst: s.analysis.lasting.analyst}
	s.searching = 0
	return wasOn
}

// cmdKeep notes a line of the lasting analysis. Behind the other kind, its question takes keep.
func (s *Session) cmdKeep(args []string) error {
	n := 1
	if len(args) > 0 {
		var err error
		if n, err = strconv.Atoi(args[0]); err != nil {
			return fmt.Errorf("keep takes the number of a line: try keep 2, not %s", chess.Quote(args[0]))
		}
	}
	p := s.game.position()
	line, err := s.analysis.lasting.line(n, p)
	if err != nil {
		return err
	}
	s.noteLine(p, line)
	return nil
}

// bestMove returns the move that Enter alone plays: the first of the lasting analysis, where none
// follows and no piece is in hand.
func (s *Session) bestMove() (m chess.Move, ok bool) {
	line, err := s.analysis.lasting.line(1, s.game.position())
	if err != nil || !s.isAtEnd() || s.game.touched != chess.NoSquare || s.isEarly() {
		return chess.Move{}, false
	}
	return line.Moves[0], true
}

// isAtEnd reports whether the next move would lengthen the line: none follows, and the game is not over.
func (s *Session) isAtEnd() bool {
	return s.game.at.Node.First() == nil && s.game.at.Over() == nil
}

// follow has the lasting analysis search where the board stands. While a player thinks or a job runs
// it waits: the computer, and perhaps the engine, is theirs.
func (s *Session) follow() {
	l := &s.analysis.lasting
	if l.isOn && (l.gameNumber != s.game.number && s.isSecret() || s.isLearning()) {
		s.endAnalysis()
		s.say("the analysis has ended: here it would give away what is yours to find")
	}
	l.gameNumber = s.game.number
	if !l.isOn || s.thinking != nil || s.Busy() || s.over {
		s.searching = 0
		return
	}
	p := s.game.position()
	if !l.isAt(p) {
		s.searching = 0
		l.goTo(p)
	}
	if s.searching != 0 || l.ended || l.refusal != nil {
		return
	}
	s.reply.Search = &Search{Number: s.startSearch(), most: mostUnchanged, wanted: linesWanted{
		plies:    s.game.at.Plies(),
		position: p,
		request:  player.NewRequest(s.game.at.Game, nil),
		name:     l.name,
		cast:     l.cast,
		analyst:  l.analyst,
		most:     l.most,
	}}
}

// isSecret reports whether the game at hand asks a person for moves of their own: against the computer,
// by a clock, or in a puzzle.
func (s *Session) isSecret() bool {
	return s.game.at.InPlay() && (s.game.seats.AgainstProgram() || s.game.clock != nil) ||
		s.analysis.quiz.isPuzzle()
}

func (f Found) happen(s *Session) error {
	if f.Number == s.searching && len(f.Lines) > 0 {
		s.analysis.lasting.found = f.Lines
	}
	return nil
}

func (x Searched) happen(s *Session) error {
	if x.Number != s.searching {
		return nil // another position stands on the board
	}
	s.searching = 0
	s.analysis.lasting.ended = true
	s.analysis.lasting.rests = x.Rests
	if x.Err == nil {
		return nil
	}
	s.endAnalysis()
	return errors.New("the analysis has ended: " + x.Err.Error())
}
