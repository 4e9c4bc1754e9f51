// theme.go says what a solution is an example of.

package puzzle

import (
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/motif"
)

// theme returns what the first move of a solution is, in the words of players, such as a fork, or "" if
// there is no word for it. Where the motif wins something, the third move of the line takes that.
func theme(p chess.Position, line []chess.Move) string {
	first := line[0]
	if motif.BackRank(p, first) {
		return "mate on the back rank"
	}
	if len(line) < 3 {
		return ""
	}
	answer, next := line[1], line[2]
	goesOn := next.From == first.To
	front, behind := motif.Skewer(p, first)
	by, attacked := motif.Discovered(p, first)
	guard, other := motif.Overloaded(p, first)
	switch {
	case goesOn && slices.Contains(motif.Fork(p, first), next.To):
		return "a fork"
	case goesOn && behind == next.To && front == answer.From:
		return "a skewer"
	case by == next.From && slices.Contains(attacked, next.To):
		return "a discovered attack"
	case guard == answer.From && other == next.To:
		return "an overloaded piece"
	}
	return ""
}
