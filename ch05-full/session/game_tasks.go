// game_tasks.go puts the moves of a game to the learner's functions.

package session

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// listClocks lists what the clocks showed after each move, as the task Clock reads the comments, and
// how much time each has taken.
func (r *record) listClocks(read func(comment string) (left time.Duration, ok bool)) error {
	line := r.at.Node.Line()
	r.say("%-12s %-10s %s", "move", "left", "spent")
	var last [2]time.Duration // what the clocks showed
	var known [2]bool
	for i, ply := range r.at.Tree.Plies(line) {
		left, ok := read(commentWithClock(line[i]))
		side := ply.Before.SideToMove
		spent := last[side] - left
		text := "-"
		switch {
		case !ok: // the comment has no clock
		case !known[side]:
			text = left.String()
		case spent < 0: // where each move adds a few seconds
			text = fmt.Sprintf("%-10v %v more", left, -spent)
		default:
			text = fmt.Sprintf("%-10v %v", left, spent)
		}
		r.say("%-12s %s", numbered(ply), text)
		last[side] = left
		known[side] = ok
	}
	return nil
}

// commentWithClock returns the comment on a move with the clock in it, as the file had it.
func commentWithClock(n *pgn.Node) string {
	comment := strings.Join(n.Comments, " ")
	if n.Clock != "" {
		comment += " [%clk " + n.Clock + "]"
	}
	return strings.TrimSpace(comment)
}

// findRepeated shows the position that has stood so many times, as the task Repeated finds it.
func (g *game) findRepeated(task func([]chess.Position, int) (ply int, ok bool), times int) error {
	positions := []chess.Position{g.at.Tree.Start}
	names := []string{"at the beginning"}
	for _, ply := range g.at.Plies() {
		positions = append(positions, pgn.After(ply.Before, ply.Move))
		names = append(names, "after "+numbered(ply))
	}
	ply, found := task(slices.Clone(positions), times)
	if !found {
		g.say("no position has stood %d times", times)
		return nil
	}
	if ply < 0 || ply >= len(positions) {
		return fmt.Errorf("task Repeated finds ply %d, and here they go from 0 to %d", ply, len(positions)-1)
	}
	if !g.quiet || g.onTable {
		g.picture(picture{position: positions[ply], exhibit: true})
	}
	g.say("ply %d, %s: by then this position has stood %d times", ply, names[ply], times)
	return nil
}
