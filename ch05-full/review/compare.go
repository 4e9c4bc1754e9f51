// compare.go compares two searches that look equally far, one before a move and one after it.

package review

import (
	"cmp"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// margin is how much a move may seem to give away, in percent, and not be marked: evaluations
// are off by that, and more in quiet positions than after captures.
const margin = 7

// agreeing is how many depths are asked whether a move is bad: one of them may see a threat and
// not yet the answer to it.
const agreeing = 3

// A comparison is what the searches before a move and after it have found at the same horizon.
type comparison struct {
	before, next engine.Line
	loss         float64 // in percent
}

// compare returns what was found at the last few depths about a move, the deepest first. After
// the move the search has one ply less to go. What was itself found best gives nothing away.
func compare(m chess.Move, before, next trace) (found []comparison) {
	for depth := max(len(before), len(next)+1); depth > 0 && len(found) < agreeing; depth-- {
		b, known := before.at(depth)
		n, alsoKnown := next.at(depth - 1)
		if known && alsoKnown {
			found = append(found, compared(m, b, n))
		}
	}
	if len(found) == 0 { // a player that looks one ply ahead, and no further
		found = append(found, compared(m, before.last(), next.last()))
	}
	return found
}

// compared compares two lines, which were found before and after a move.
func compared(m chess.Move, before, next engine.Line) comparison {
	c := comparison{before: before, next: next}
	if len(before.Moves) > 0 && before.Moves[0] != m {
		c.loss, _ = verdict(before.Score, next.Score)
	}
	return c
}

// byLoss compares what depths have found: less is what gives less away.
func byLoss(a, b comparison) int { return cmp.Compare(a.loss, b.loss) }

// held returns the comparison that judges a move: the middle one of the last three depths.
func held(found []comparison) comparison {
	return slices.SortedStableFunc(slices.Values(found), byLoss)[(len(found)-1)/2]
}

// kindest returns the one that thinks best of the move.
func kindest(found []comparison) comparison { return slices.MinFunc(found, byLoss) }

// worst returns the one that thinks worst of it.
func worst(found []comparison) comparison { return slices.MaxFunc(found, byLoss) }

// earned returns the glyph that a move has earned by the evaluations that are kept and by the
// searches, whichever think better of it, and by the [margin] less.
func earned(found []comparison, kept comparison) uint8 {
	c := kindest([]comparison{kept, held(found)})
	if c.loss < bad+margin {
		return 0
	}
	_, glyph := verdict(lower(c.before.Score, margin), c.next.Score)
	return glyph
}
