// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

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
	"mateinfive/ch05-full/screen"
	"mateinfive/exercises/sandbox"
)

// exerciseFile is where the learner writes.
const exerciseFile = "ch05-full/exercises/exercises.go"

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	b := s.game.Position().Board // a copy: the learner's code may change it
	said, err := sandbox.Attempt("OppositeBishops", exerciseFile, func() string {
		dark, ok := s.learners.oppositeBishops(&b)
		if !ok {
			return ""
		}
		return fmt.Sprintf("opposite-colored bishops: %s's goes on dark squares", dark)
	})
	if said != "" {
		s.say("%s", said)
	}
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
	}
}

// A reading is what the learner's code reads from the comment of a move.
type reading struct {
	left time.Duration
	ok   bool
}

// cmdClocks lists the moves of the line with the time that was left after each,
// and how much less that is than after the move before of the same side.
func (s *session) cmdClocks([]string) error {
	line := s.line()
	readings, err := sandbox.Attempt("Clock", exerciseFile, func() []reading {
		var all []reading
		for _, n := range line {
			left, ok := s.learners.clock(clockText(n))
			all = append(all, reading{left, ok})
		}
		return all
	})
	if err != nil {
		return err
	}
	p, known, lastLeft := s.tree.Start, false, map[chess.Color]reading{}
	s.say("%-12s %-10s %s", "move", "left", "spent")
	for i, n := range line {
		side, r := p.SideToMove, readings[i]
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
func (s *session) cmdRepeated(args []string) error {
	times, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("repeated needs a number of times: try repeated 3")
	}
	game, names := []chess.Position{s.tree.Start}, []string{"at the beginning"}
	for _, ply := range s.plies() {
		game = append(game, after(ply.Before, ply.Move))
		names = append(names, "after "+numbered(ply))
	}
	found := false
	ply, err := sandbox.Attempt("Repeated", exerciseFile, func() (ply int) {
		ply, found = s.learners.repeated(slices.Clone(game), times)
		return ply
	})
	switch {
	case err != nil:
		return err
	case !found:
		s.say("no position has stood %s", howOften(times))
		return nil
	case ply < 0 || ply >= len(game):
		return fmt.Errorf("task Repeated finds ply %d, and here they go from 0 to %d", ply, len(game)-1)
	}
	if !s.quiet {
		s.drawOther(&game[ply].Board)
	}
	s.say("ply %d, %s: by then this position has stood %s", ply, names[ply], howOften(times))
	return nil
}

// drawOther draws a board that is not the one of the game as it stands here.
func (s *session) drawOther(b *chess.Board) {
	if s.table {
		s.exhibit, s.shown = b, nil
		return
	}
	s.print(s.viewNow().Draw(b, screen.Marks{}))
}

// howOften says a number of times.
func howOften(times int) string {
	if times == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", times)
}

func (s *session) cmdCaught([]string) error {
	report, err := sandbox.Attempt("SANCases", exerciseFile, func() exercises.Report { return exercises.Judge(s.learners.sanCases()) })
	if err != nil {
		return err
	}
	for _, sentence := range report.Wrong {
		s.say("of no use: %s", sentence)
	}
	for _, name := range report.Caught {
		s.say("caught: %s", name)
	}
	s.say("%d of %d caught", len(report.Caught), len(report.Caught)+len(report.Loose))
	return nil
}
