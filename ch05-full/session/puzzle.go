// puzzle.go has puzzles posed, solved and given up.

package session

import (
	"errors"
	"fmt"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/puzzle"
)

func (s *Session) cmdPuzzle(args []string) error {
	wantsSolution := len(args) == 1 && args[0] == "solution"
	if wantsSolution && s.analysis.quiz.isAt(s.game.position()) {
		return s.giveUpPuzzle()
	}
	if len(args) > 0 {
		args = []string{fileName(args)}
	}
	finding, err := s.findingPuzzle(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaveQuestion(), func(s *Session) error {
		if s.isAhead() && slices.Equal(args, s.analysis.quiz.words) {
			s.awaitAhead()
			return nil
		}
		return s.findPuzzle(finding)
	})
}

// findingPuzzle returns the work of finding a puzzle by the words behind the command.
func (s *Session) findingPuzzle(words []string) (jobFunc[puzzleFound], error) {
	return s.analysis.quiz.finding(words, puzzle.Search{
		Folder: s.files.folder,
		Person: s.settings.words["name"],
		Now:    s.game.now,
	})
}

func (s *Session) findPuzzle(finding jobFunc[puzzleFound]) error {
	s.endAhead()
	return work(s, "looking for a puzzle", finding, (*Session).posePuzzle)
}

// posePuzzle begins a game that is a puzzle. The side that solves it sits below.
func (s *Session) posePuzzle(f puzzleFound) error {
	s.analysis.quiz.learn(f)
	if f.none != nil {
		return f.none
	}
	s.again = f.Position
	s.beginGame(f.Position, player.Seats{Names: s.game.seats.Names})
	s.settings.look.Flip = s.options.Live && f.Position.SideToMove == chess.Black
	s.analysis.quiz.pose(f.Puzzle)
	s.game.show()
	if s.analysis.quiz.isNew(f.News) {
		s.say("%s", f.News)
	}
	switch {
	case f.Due == 1:
		s.say("this puzzle is due again; no other is")
	case f.Due > 1:
		s.say("%d puzzles are due again; this is the first", f.Due)
	}
	s.say("%v, %s", f.Puzzle, f.From)
	return s.lookAhead(f.words)
}

// solve tries a legal move as the solution of a puzzle.
func (s *Session) solve(m chess.Move) error {
	line, said := s.analysis.quiz.try(m)
	s.game.letGo()
	if line != nil {
		s.complain(s.playLine(line, nil)) // they are legal
	}
	isSolved := line != nil && s.analysis.quiz.left.IsSolved()
	if isSolved {
		said += "; " + s.analysis.quiz.wayOn()
	}
	s.say("%s", said)
	if line != nil && !isSolved {
		return nil // there is more to find
	}
	return s.notePuzzle(line != nil)
}

// giveUpPuzzle plays the solution of the puzzle at hand, or what is left of it, and says what was
// played in the game instead.
func (s *Session) giveUpPuzzle() error {
	p := s.analysis.quiz.left
	line := p.Solution()
	if len(line) == 0 {
		return errors.New("no solution is found: puzzle brings another")
	}
	if err := s.playLine(line, nil); err != nil {
		return err
	}
	if p.Best != nil {
		s.say("%s; %s", p.Outcome(), s.analysis.quiz.wayOn())
	}
	return s.notePuzzle(false)
}

// hintAtPuzzle names the piece that begins the solution of a puzzle, or says the move if the piece was
// named before: then the puzzle is failed. It reports whether there is a puzzle here.
func (s *Session) hintAtPuzzle() (ok bool, err error) {
	p := s.game.position()
	if !s.analysis.quiz.isAt(p) {
		return false, nil
	}
	if s.analysis.sayHint(p) {
		return true, s.notePuzzle(false)
	}
	line := s.analysis.quiz.left.Solution()
	if len(line) == 0 { // the search for the mate has given up
		return false, nil
	}
	s.analysis.giveHint(p, line[0])
	return true, nil
}

// notePuzzle has it noted that the puzzle was solved or failed, where games are kept, and says when
// it comes again.
func (s *Session) notePuzzle(isSolved bool) error {
	if !s.analysis.quiz.judge() || s.files.folder == "" {
		return nil
	}
	noting := s.analysis.quiz.noting(s.files.folder, isSolved, s.game.now)
	return work(s, "noting", noting, func(s *Session, days int) error {
		if days > 0 {
			s.say("it comes again %s", inDays(days))
		}
		return nil
	})
}

func inDays(days int) string {
	if days == 1 {
		return "tomorrow"
	}
	return fmt.Sprintf("in %d days", days)
}
