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
	"mateinfive/ch05-full/puzzle"
	"mateinfive/ch05-full/review"
)

func (s *Session) cmdEval([]string) error {
	return s.analysis.eval(s.game.position())
}

// cmdAnalyse looks for the best lines, or has a player look: at the table until something is typed,
// elsewhere for a while.
func (s *Session) cmdAnalyse(args []string) error {
	name, err := s.cast.Named(cmp.Or(strings.Join(args, " "), player.Friend))
	if err != nil {
		return err
	}
	position := s.game.position()
	lines := s.analysis.lines(linesWanted{
		plies:    s.game.at.Plies(),
		position: position,
		request:  player.NewRequest(s.game.at.Game, nil),
		name:     name,
		cast:     s.cast,
		endless:  s.options.Table,
	})
	analysing := func(ctx context.Context, out Out) (then, error) {
		found, err := lines(ctx, out)
		return func(s *Session) error { return s.proposeLines(position, found) }, err
	}
	return s.whenBuilt(s.cast, []string{name}, func(s *Session) error {
		return s.begin("analysing", s.options.Table, analysing)
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

// noteLine notes a line of an analysis as a variation, or at the end of the game, where it would
// become the game, as a comment.
func (s *Session) noteLine(p chess.Position, line engine.Line) {
	s.game.edit()
	here := s.game.at.Node
	if s.game.at.IsLast() {
		text := strings.TrimSpace(review.Lines(p, []engine.Line{line}))
		here.Comments = append(here.Comments, text)
	} else {
		review.Note(here, line.Moves)
	}
	s.game.sayNotes()
}

// cmdReview finds the bad moves, of the person alone against a program, and annotates the game. Who
// looks for them may be named: another engine, or a player that tells what it expects.
func (s *Session) cmdReview(args []string) error {
	name, err := s.cast.Analyst(cmp.Or(strings.Join(args, " "), player.Friend))
	if err != nil {
		return err
	}
	plies := s.game.at.Tree.Plies(s.game.at.Tree.End().Path())
	reviewed := [2]bool{true, true}
	if seats := s.game.seats; seats.AgainstProgram() {
		reviewed = [2]bool{seats.Players[chess.White] == "", seats.Players[chess.Black] == ""}
	}
	reviewing := s.analysis.reviewing(plies, reviewed, s.cast.Searcher(name))
	return s.whenBuilt(s.cast, []string{name}, func(s *Session) error {
		return work(s, "reviewing", reviewing, (*Session).takeReview)
	})
}

// takeReview annotates the game, says what is wrong with the worst moves, and keeps all for retry.
func (s *Session) takeReview(found []review.Move) error {
	s.game.edit()
	review.Annotate(s.game.at.Tree.End().Path(), found, explained)
	s.analysis.lesson = lessonOf(found)
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
	if len(args) == 0 && s.analysis.sayHint(p) {
		return nil
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

func (s *Session) cmdPuzzle(args []string) error {
	wantsSolution := len(args) > 0 && args[0] == "solution"
	if wantsSolution && s.analysis.puzzle.IsAt(s.game.position()) {
		return s.playLine(s.analysis.puzzle.Solution(), nil)
	}
	finding, err := s.analysis.findPuzzle(args, s.files.folder)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaveQuestion(), func(s *Session) error {
		return work(s, "looking for a puzzle", finding, (*Session).posePuzzle)
	})
}

// posePuzzle begins a game that is a puzzle. Who solves it sits below.
func (s *Session) posePuzzle(p puzzle.Puzzle) error {
	s.again = p.Position
	s.beginGame(p.Position, player.Seats{Names: s.game.seats.Names})
	s.settings.look.Flip = s.options.Live && p.Position.SideToMove == chess.Black
	s.analysis.pose(p)
	s.game.show()
	s.say("%v, %s", p, p.From)
	return nil
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
