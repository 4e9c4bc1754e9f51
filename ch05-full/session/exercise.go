// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package session

import (
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
)

// Tasks are the functions that the learner writes. A test puts others in their place.
type Tasks struct {
	OppositeBishops func(b *chess.Board) (dark chess.Color, ok bool)
	Repeated        func(game []chess.Position, times int) (ply int, ok bool)
	SANCases        func() []exercises.SANCase
	Clock           func(comment string) (left time.Duration, ok bool)
	Bronstein       func(left, spent, delay time.Duration) time.Duration
	Hourglass       func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration

	// Tree draws the calls of the learner's search in a position, a line each, for a task such as 5.12,
	// or "" for the one where the learner is. It takes some seconds.
	Tree func(ctx context.Context, task, fen string) (text string, err error)
}

func (s *Session) cmdClocks([]string) error { return s.game.listClocks(s.options.Tasks.Clock) }

func (s *Session) cmdRepeated(args []string) error {
	times, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("repeated needs a number of times: try repeated 3")
	}
	return s.game.findRepeated(s.options.Tasks.Repeated, times)
}

func (s *Session) cmdTree(args []string) error {
	task, fen := strings.Join(args, " "), s.game.position().FEN()
	switch {
	case s.options.Tasks.Tree == nil:
		return errors.New("the tree is drawn in the course's folder alone")
	case strings.HasPrefix(task, "-"):
		return errors.New("tree takes the number of a task: try tree 5.12")
	}
	draw := func(ctx context.Context, _ Out) (string, error) {
		return s.options.Tasks.Tree(ctx, task, fen)
	}
	return work(s, "the tree", draw, func(s *Session, text string) error {
		for line := range strings.Lines(text) {
			s.say("%s", strings.TrimRight(line, "\n"))
		}
		return nil
	})
}

func (s *Session) cmdCaught([]string) error {
	report := exercises.Judge(s.options.Tasks.SANCases())
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
