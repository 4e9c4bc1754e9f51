// study.go hands the game to the analysis, and plays or notes what comes of it.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
)

func (s *Session) cmdEval([]string) error {
	return s.analysis.eval(s.game.position())
}

// cmdAnalyze looks for the best lines, or has a player look: at the table until that is switched off,
// elsewhere for a while.
func (s *Session) cmdAnalyze(args []string) error {
	if len(args) == 1 && strings.EqualFold(args[0], "off") {
		if !s.endAnalysis() {
			return errors.New("no analysis is running")
		}
		s.say("the analysis has ended")
		return nil
	}
	most, word, err := readAnalyze(args)
	if err != nil {
		return err
	}
	name, err := s.cast.Named(cmp.Or(word, player.Friend))
	if err != nil {
		return err
	}
	return s.whenBuilt(s.cast, []string{name}, func(s *Session) error {
		if s.options.Table {
			return s.startAnalysis(name, most)
		}
		return s.analyzeOnce(name, most)
	})
}

// analyzeOnce looks for the best lines for a while, and asks what to do with them.
func (s *Session) analyzeOnce(name string, most int) error {
	position := s.game.position()
	lines := s.analysis.lines(linesWanted{
		plies:    s.game.at.Plies(),
		position: position,
		request:  player.NewRequest(s.game.at.Game, nil),
		name:     name,
		cast:     s.cast,
		analyst:  new(review.Analyst),
		most:     most,
	})
	return work(s, "analyzing", lines, func(s *Session, found []engine.Line) error {
		return s.proposeLines(position, found)
	})
}

// proposeLines shows the best lines, and asks what to do with them.
func (s *Session) proposeLines(p chess.Position, lines []engine.Line) error {
	s.print(review.Lines(p, lines))
	s.poseQuestion(question{
		prompt: "Enter or keep> ",
		help:   "Enter plays the first move, and keep notes the line",
		take: func(s *Session, text string) (bool, error) {
			switch text {
			case "":
				return true, s.play(lines[0].Moves[0])
			case "keep":
				s.noteLine(p, lines[0])
				return true, nil
			}
			return false, nil
		},
	})
	return nil
}

// noteLine notes a line of an analysis as a variation, or where it would become the game, at the end of
// that or along its moves up to there, as a comment. It says which line that was.
func (s *Session) noteLine(p chess.Position, line engine.Line) {
	s.game.edit()
	here := s.game.at.Node
	if s.game.isReached(line.Moves) {
		text := strings.TrimSpace(review.Lines(p, []engine.Line{line}))
		here.Comments = append(here.Comments, text)
		s.say("noted as a comment: %s", text)
		return
	}
	review.Note(here, line.Moves)
	s.say("noted as a variation: %s", review.Moves(p, line.Moves))
}

// cmdReview finds the bad moves, of the person alone against a program, and annotates the game. Who
// looks for them may be named: another engine, or a player that tells what it expects.
func (s *Session) cmdReview(args []string) error {
	name, err := s.cast.Named(cmp.Or(strings.Join(args, " "), player.Friend))
	if err != nil {
		return err
	}
	plies := s.game.at.Tree.Plies(s.game.at.Tree.End().Path())
	reviewed := [2]bool{true, true}
	if seats := s.game.seats; seats.AgainstProgram() {
		reviewed = [2]bool{seats.Players[chess.White] == "", seats.Players[chess.Black] == ""}
	}
	search := review.Search(s.cast.Searcher(name))
	reviewing := s.analysis.reviewing(plies, reviewed, search)
	return s.whenBuilt(s.cast, []string{name}, func(s *Session) error {
		return work(s, "reviewing", reviewing, func(s *Session, found []review.Move) error {
			return s.takeReview(found, search)
		})
	})
}

// takeReview annotates the game, says what is wrong with the worst moves, and keeps all for retry, whose
// moves the same search judges.
func (s *Session) takeReview(found []review.Move, search review.Search) error {
	s.game.edit()
	review.Annotate(s.game.at.Tree.End().Path(), found, explained)
	s.analysis.lesson = lessonOf(found)
	s.analysis.lesson.search = search
	s.print(review.Text(found, explained))
	if len(s.analysis.lesson.mistakes) > 0 {
		s.say("retry has you find better moves")
	}
	return nil
}

func (s *Session) cmdHint(args []string) error {
	if err := s.game.refuseMove(); err != nil {
		return err
	}
	if s.thinking != nil {
		return fmt.Errorf("%s thinks: hint is for your own move", s.thinking.name)
	}
	p := s.game.position()
	if len(args) == 0 {
		if ok, err := s.hintAtPuzzle(); ok {
			return err
		}
		if s.analysis.sayHint(p) || s.analysis.hintAtMistake(p) {
			return nil
		}
	}
	name, err := s.cast.Named(cmp.Or(strings.Join(args, " "), player.Strongest))
	if err != nil {
		return err
	}
	if name == "" {
		return errors.New("name a player of the program: try hint level 8")
	}
	cast := s.cast
	request := player.NewRequest(s.game.at.Game, nil)
	thinking := func(ctx context.Context, _ Out) (chess.Move, error) {
		return cast.Hint(ctx, name, request, s.options.Patience)
	}
	giveHint := func(s *Session, m chess.Move) error {
		s.analysis.giveHint(p, m)
		return nil
	}
	return s.whenBuilt(cast, []string{name}, func(s *Session) error {
		return work(s, "thinking", thinking, giveHint)
	})
}

func (s *Session) cmdPerft(args []string) error { return s.count("perft", args[0]) }

func (s *Session) cmdDivide(args []string) error { return s.count("divide", args[0]) }

func (s *Session) count(name, depth string) error {
	counting, err := s.analysis.counting(name, depth, s.game.position())
	if err != nil {
		return err
	}
	return work(s, "counting", counting, func(s *Session, total int) error {
		s.say("%d", total)
		return nil
	})
}
