// earlier.go knows by which numbers the tasks went before some of them changed places.

package course

import (
	"fmt"
	"slices"

	"mateinfive/internal/tasks"
)

// An order is how the tasks of a chapter were numbered once, where that was another than today.
type order struct {
	chapter string
	from    int // the place of the first
	names   []string
}

// earlier are the orders, the oldest first: progress.Numbering was 1 while the first of them held.
var earlier = [][]order{
	{ // before the core of each chapter came first
		{chapter: "ch03-check", from: 5, names: []string{"Board.Checkers", "Board.blocker", "Flights",
			"Position.HasLegalMove", "Position.Status", "MateWitnesses", "Opponent", "Hunt1",
			"DoubleCheck", "Pins", "MateInOne", "Escapes", "NetGain"}},
		{chapter: "ch04-special", from: 9, names: []string{"Pawn.IsValid", "OnlyEnPassant",
			"Position.Unmake", "Position.Perft", "Hunt1", "Witnesses", "Game.Undo", "CastlingPlan",
			"BestPromotion", "Goto", "PerftKinds", "Opponent"}},
		{chapter: "ch05-full", from: 5, names: []string{"Game.timesStood", "Game.Outcome",
			"Position.Pass", "OppositeBishops", "Repeated", "disambiguation", "candidates", "SANCases",
			"place.fits", "pawnMove", "castlingLetters", "lexComment", "lexTagValue", "Clock",
			"missingLines", "Game.Position", "Hunt1", "Node.Path", "Node.Add", "Hunt2", "greediest",
			"safest", "Opponent", "Champion", "Clock.Press", "Hunt3", "Bronstein", "Hourglass", "Eval",
			"Search.Negamax", "Search.AlphaBeta", "Order", "Search.Deepen", "Search.Quiet",
			"Search.Drawn", "Search.Store", "Search.Probe"}},
	},
	{ // before the opponent's way up was core
		{chapter: "ch03-check", from: 10, names: []string{"Hunt1", "Board.Checkers", "Board.blocker",
			"DoubleCheck", "Pins", "MateInOne", "Escapes", "NetGain"}},
		{chapter: "ch04-special", from: 13, names: []string{"Pawn.IsValid", "OnlyEnPassant",
			"Game.Undo", "CastlingPlan", "BestPromotion", "Goto", "PerftKinds", "Opponent"}},
	},
}

// Earlier returns the task that had this number, if it is another's today, in the order of somebody
// who began with that numbering; 0 is the first order, too.
func (c *Course) Earlier(number string, numbering int) (x tasks.Task, ok bool) {
	at := max(numbering, 1) - 1
	if at >= len(earlier) {
		return x, false
	}
	for _, o := range earlier[at] {
		for i, name := range o.names {
			if number != fmt.Sprintf("%d.%d", NumberOf(o.chapter), o.from+i) {
				continue
			}
			at := slices.IndexFunc(c.Tasks, func(x tasks.Task) bool {
				return x.Chapter == o.chapter && x.Name == name
			})
			if at >= 0 && c.Tasks[at].Number() != number {
				return c.Tasks[at], true
			}
		}
	}
	return tasks.Task{}, false
}
