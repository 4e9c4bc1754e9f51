// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/pgn"
)

// Tasks are the functions that the learner writes. A test puts others in their place.
type Tasks struct {
	OppositeBishops func(b *chess.Board) (dark chess.Color, ok bool)
	Repeated        func(game []chess.Position, times int) (ply int, ok bool)
	SANCases        func() []exercises.SANCase
	Clock           func(comment string) (left time.Duration, ok bool)
	Bronstein       func(left, spent, delay time.Duration) time.Duration
	Hourglass       func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration
}

func (s *Session) cmdClocks([]string) error {
	line := s.at.Node.Line()
	s.say("%-12s %-10s %s", "move", "left", "spent")
	var last [2]time.Duration // what the clocks showed
	var known [2]bool
	for i, ply := range s.at.Tree.Plies(line) {
		comment := strings.Join(line[i].Comments, " ")
		if shown := line[i].Clock; shown != "" { // as the file had it
			comment += " [%clk " + shown + "]"
		}
		left, ok := s.Tasks.Clock(strings.TrimSpace(comment))
		side, text := ply.Before.SideToMove, "-"
		switch spent := last[side] - left; {
		case !ok:
		case !known[side]:
			text = left.String()
		case spent < 0: // where each move adds a few seconds
			text = fmt.Sprintf("%-10v %v more", left, -spent)
		default:
			text = fmt.Sprintf("%-10v %v", left, spent)
		}
		s.say("%-12s %s", numbered(ply), text)
		last[side], known[side] = left, ok
	}
	return nil
}

func (s *Session) cmdRepeated(args []string) error {
	times, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("repeated needs a number of times: try repeated 3")
	}
	game, names := []chess.Position{s.at.Tree.Start}, []string{"at the beginning"}
	for _, ply := range s.at.Plies() {
		game = append(game, pgn.After(ply.Before, ply.Move))
		names = append(names, "after "+numbered(ply))
	}
	ply, found := s.Tasks.Repeated(slices.Clone(game), times)
	switch {
	case !found:
		s.say("no position has stood %d times", times)
		return nil
	case ply < 0 || ply >= len(game):
		return fmt.Errorf("task Repeated finds ply %d, and here they go from 0 to %d", ply, len(game)-1)
	}
	if b := &game[ply].Board; s.Table {
		s.exhibit, s.marks = b, nil
	} else if !s.Quiet {
		s.print(s.lookNow().Draw(board(b, nil), 1))
	}
	s.say("ply %d, %s: by then this position has stood %d times", ply, names[ply], times)
	return nil
}

func (s *Session) cmdCaught([]string) error {
	report := exercises.Judge(s.Tasks.SANCases())
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
