// review.go asks the engine what a position is worth, and what the game was like.

package session

import (
	"cmp"
	"context"
	"errors"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
)

func (s *Session) cmdEval([]string) error {
	s.print(review.Bars(s.at.Game.Position()))
	return nil
}

// cmdAnalyse looks for the best lines, or has a player look: at the table until something is typed,
// elsewhere for a while.
func (s *Session) cmdAnalyse(args []string) error {
	p, plies, nodes, r := s.at.Game.Position(), s.at.Plies(), 2_000_000, player.NewRequest(s.at.Game, nil)
	if r.Lines, r.MoveTime = 3, 2*time.Second; s.Table {
		nodes, r.MoveTime = 1<<60, 24*time.Hour
	}
	name, err := s.Cast.Named(cmp.Or(strings.Join(args, " "), player.Friend))
	if err != nil {
		return err
	}
	cast := s.Cast
	return s.work("analysing", func(ctx context.Context, out Out) (then, error) {
		report := func(lines []engine.Line) {
			out.Progress(review.Lines(p, lines) + "Enter plays the first move; Ctrl-C ends it\n")
		}
		lines, err := []engine.Line(nil), error(nil)
		if name == "" {
			lines, err = review.Analyse(ctx, plies, p, r.Lines, nodes, report)
		} else {
			lines, err = cast.Analyse(ctx, name, r, report)
		}
		return func(s *Session) error {
			s.print(review.Lines(p, lines))
			s.question = &question{prompt: "Enter or keep> ", help: "Enter plays the first move, and keep notes the line", take: func(s *Session, text string) (bool, error) {
				if text == "" {
					return true, s.play(lines[0].Moves[0])
				}
				if text != "keep" {
					return false, nil
				}
				if s.edit(); s.at.IsLast() { // a line would become the game
					s.at.Node.Comments = append(s.at.Node.Comments, strings.TrimSpace(review.Lines(p, lines[:1])))
				} else {
					review.Note(s.at.Node, lines[0].Moves)
				}
				s.sayNotes()
				return true, nil
			}}
			return nil
		}, err
	})
}

// cmdReview finds the worst moves, of the person alone against a program, and annotates the game.
func (s *Session) cmdReview([]string) error {
	plies, o := s.at.Tree.Plies(s.at.Tree.End().Path()), review.Options{Sides: [2]bool{true, true}, Most: 3}
	if s.AgainstProgram() {
		o.Sides = [2]bool{s.Players[chess.White] == "", s.Players[chess.Black] == ""}
	}
	return s.work("reviewing", func(ctx context.Context, out Out) (then, error) {
		o.Report = out.Progress
		moves, err := review.Game(ctx, plies, o)
		return func(s *Session) error {
			s.edit()
			s.worst = review.Annotate(s.at.Tree.End().Path(), moves)
			s.print(review.Text(moves))
			return nil
		}, err
	})
}

// cmdRetry begins a game from before the worst move, with the same players.
func (s *Session) cmdRetry([]string) error {
	if s.worst == nil {
		return errors.New("retry plays on from before the worst move that review has found: type review first")
	}
	return s.beginAt(*s.worst, s.Position)
}
