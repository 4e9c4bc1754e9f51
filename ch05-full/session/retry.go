// retry.go has the person find better moves in the place of the bad ones that a review has found.

package session

import (
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// cmdRetry poses the first mistake, or the next once that is solved.
func (s *Session) cmdRetry(args []string) error {
	word := ""
	if len(args) > 0 {
		word = args[0]
	}
	l := &s.analysis.lesson
	switch {
	case word == "solution" && s.isLearning():
		return s.solveMistake(l.mistakes[l.at].move.Better, "a better move is ")
	case word == "solution":
		return errors.New("retry first says what is to be found")
	case word != "" && word != "next":
		return fmt.Errorf("retry goes on, retry next to another mistake, retry solution shows a better move; "+
			"not %s", chess.Quote(word))
	case s.game.clock != nil && s.game.at.InPlay() && !s.game.paused:
		return errors.New("the game goes on, and its clock runs: retry what is over, or pause it")
	}
	m, err := l.turn(word == "next")
	if err != nil {
		return err
	}
	return s.poseMistake(m)
}

// poseMistake goes to where a bad move was played, and says that a better one is to be found. What the
// review has noted there is hidden.
func (s *Session) poseMistake(m mistake) error {
	path := s.game.at.Tree.End().Path()
	if m.ply >= len(path) || s.game.at.Tree.Position(path[m.ply].Parent) != m.move.Before {
		return errors.New("the game has changed since then: type review again")
	}
	s.game.goTo(path[m.ply].Parent)
	s.game.asks = true
	s.game.show()
	s.say("%s", s.analysis.lesson.task())
	return nil
}

// isLearning reports whether a better move is to be found here.
func (s *Session) isLearning() bool {
	return s.game.asks && s.analysis.lesson.isAt(s.game.position())
}

// tryMove judges a legal move in the place of a bad one. If it is good, the other side answers it.
func (s *Session) tryMove(m chess.Move) error {
	l := &s.analysis.lesson
	bad := l.mistakes[l.at].move
	p := s.game.position()
	s.game.letGo()
	switch {
	case m == bad.Move:
		s.say("%s was played in the game; try another move", notation.SAN(p, m))
		return nil
	case m == bad.Better[0]:
		return s.solveMistake(bad.Better, "well done: ")
	}
	trying := s.analysis.trying(s.game.at.Plies(), p, m)
	return work(s, "thinking", trying, func(s *Session, t trial) error {
		if t.isBad {
			s.say("%s", t.says(p, m))
			return nil
		}
		return s.solveMistake(append([]chess.Move{m}, t.answer...), "well done: ")
	})
}

// solveMistake plays a good move and the answer to it, and says it with some words before.
func (s *Session) solveMistake(line []chess.Move, words string) error {
	san := notation.SAN(s.game.position(), line[0])
	if err := s.playLine(line[:min(2, len(line))], nil); err != nil {
		return err
	}
	s.say("%s%s; %s", words, san, s.analysis.lesson.solve())
	if s.analysis.lesson.isLast() {
		return nil
	}
	s.poseQuestion(question{
		prompt: "Enter: next> ",
		help:   "Enter goes on to the next mistake",
		take: func(s *Session, text string) (bool, error) {
			if text == "" {
				return true, s.cmdRetry(nil)
			}
			return false, nil
		},
	})
	return nil
}
