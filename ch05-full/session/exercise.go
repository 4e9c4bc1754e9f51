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
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// tasks are the functions that the learner writes.
type tasks struct {
	oppositeBishops func(b *chess.Board) (dark chess.Color, ok bool)
	repeated        func(game []chess.Position, times int) (ply int, ok bool)
	sanCases        func() []exercises.SANCase
	clock           func(comment string) (left time.Duration, ok bool)
	opponent        func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
	champion        func() (name string, p player.Player)
	bronstein       func(left, spent, delay time.Duration) time.Duration
	hourglass       func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration
}

// learners are the learner's own. A test puts others in their place.
var learners = tasks{
	exercises.OppositeBishops, exercises.Repeated, exercises.SANCases, exercises.Clock,
	exercises.Opponent, exercises.Champion, exercises.Bronstein, exercises.Hourglass,
}

// footer prints what the tasks say under every board. One that is not written says
// nothing, and one that does not come back is not asked again.
func (s *Session) footer() {
	if s.leftOut {
		return
	}
	b := s.game.Position().Board // a copy: the learner's code may change it
	var dark chess.Color
	var ok bool
	failure := guard.Run(s.Patience, func() { dark, ok = s.tasks.oppositeBishops(&b) })
	switch {
	case failure == nil && ok:
		s.say("opposite-colored bishops: %s's goes on dark squares", dark)
	case failure == nil, failure.Unwritten() != "":
	case failure.Kind == guard.Late:
		s.leftOut = true
		s.say("%v From now on it is left out.", failure)
	default:
		s.say("%v", failure)
	}
}

// A reading is what the learner's code reads from the comment of a move.
type reading struct {
	left time.Duration
	ok   bool
}

// cmdClocks lists the moves of the line with the time that was left after each,
// and how much less that is than after the move before of the same side.
func (s *Session) cmdClocks([]string) error {
	p, known, lastLeft := s.tree.Start, false, map[chess.Color]reading{}
	s.say("%-12s %-10s %s", "move", "left", "spent")
	for _, n := range s.line() {
		left, ok := s.tasks.clock(clockText(n))
		side, r := p.SideToMove, reading{left, ok}
		s.say("%-12s %s", numbered(chess.Ply{Before: p, Move: n.Move}), clockColumns(lastLeft[side], r))
		p, known, lastLeft[side] = after(p, n.Move), known || r.ok, r
	}
	if !known {
		s.say("no move of this line says what the clock showed")
	}
	return nil
}

// clockText returns the comment of a move as its file had it: with the annotation of
// the clock, which the tree keeps apart.
func clockText(n *pgn.Node) string {
	text := strings.Join(n.Comments, " ")
	if n.Clock != "" {
		text += fmt.Sprintf(" [%%clk %s]", n.Clock)
	}
	return strings.TrimSpace(text)
}

// clockColumns says how much time is left, and how much less that is than before.
// Where each move adds a few seconds, it can be more.
func clockColumns(before, now reading) string {
	spent := before.left - now.left
	switch {
	case !now.ok:
		return "-"
	case !before.ok:
		return now.left.String()
	case spent < 0:
		return fmt.Sprintf("%-10v %v more", now.left, -spent)
	default:
		return fmt.Sprintf("%-10v %v", now.left, spent)
	}
}

// cmdRepeated says where on the way here a position stood so many times, and draws
// it.
func (s *Session) cmdRepeated(args []string) error {
	times, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("repeated needs a number of times: try repeated 3")
	}
	game, names := []chess.Position{s.tree.Start}, []string{"at the beginning"}
	for _, ply := range s.plies() {
		game = append(game, after(ply.Before, ply.Move))
		names = append(names, "after "+numbered(ply))
	}
	ply, found := s.tasks.repeated(slices.Clone(game), times)
	switch {
	case !found:
		s.say("no position has stood %s", howOften(times))
		return nil
	case ply < 0 || ply >= len(game):
		return fmt.Errorf("task Repeated finds ply %d, and here they go from 0 to %d", ply, len(game)-1)
	}
	if !s.Quiet || s.Table {
		s.drawOther(&game[ply].Board)
	}
	s.say("ply %d, %s: by then this position has stood %s", ply, names[ply], howOften(times))
	return nil
}

// drawOther draws a board that is not the one of the game as it stands here.
func (s *Session) drawOther(b *chess.Board) {
	if s.Table {
		s.exhibit, s.shown = b, nil
		return
	}
	s.print(s.lookNow().Draw(board(b, nil)))
}

// howOften says a number of times.
func howOften(times int) string {
	if times == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", times)
}

func (s *Session) cmdCaught([]string) error {
	report := exercises.Judge(s.tasks.sanCases())
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
