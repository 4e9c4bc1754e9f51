// earlier.go knows by which numbers the tasks went before the core of each chapter came first.

package course

import (
	"fmt"
	"slices"

	"mateinfive/internal/tasks"
)

// earlier is how the tasks were numbered in the first order, where that was another.
var earlier = []struct {
	chapter string
	from    int // the place of the first
	names   []string
}{
	{chapter: "ch03-check", from: 5, names: []string{"Board.Checkers", "Board.blocker", "Flights",
		"Position.HasLegalMove", "Position.Status", "MateWitnesses", "Opponent", "Hunt1"}},
	{chapter: "ch04-special", from: 9, names: []string{"Pawn.IsValid", "OnlyEnPassant",
		"Position.Unmake", "Position.Perft", "Hunt1", "Witnesses"}},
	{chapter: "ch05-full", from: 5, names: []string{"Game.timesStood", "Game.Outcome",
		"Position.Pass", "OppositeBishops", "Repeated", "disambiguation", "candidates", "SANCases",
		"place.fits", "pawnMove", "castlingLetters", "lexComment", "lexTagValue", "Clock",
		"missingLines", "Game.Position", "Hunt1", "Node.Path", "Node.Add", "Hunt2", "greediest",
		"safest", "Opponent", "Champion", "Clock.Press", "Hunt3", "Bronstein", "Hourglass", "Eval",
		"Search.Negamax", "Search.AlphaBeta", "Order", "Search.Deepen", "Search.Quiet",
		"Search.Drawn", "Search.Store", "Search.Probe"}},
}

// Earlier returns the task that had this number in the first order, if it is another today.
func (c *Course) Earlier(number string) (x tasks.Task, ok bool) {
	for _, e := range earlier {
		for i, name := range e.names {
			if number != fmt.Sprintf("%d.%d", NumberOf(e.chapter), e.from+i) {
				continue
			}
			at := slices.IndexFunc(c.Tasks, func(x tasks.Task) bool {
				return x.Chapter == e.chapter && x.Name == name
			})
			if at >= 0 && c.Tasks[at].Number() != number {
				return c.Tasks[at], true
			}
		}
	}
	return tasks.Task{}, false
}
