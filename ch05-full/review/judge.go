// judge.go judges a move by two searches that look equally far, one before it and one after it.

package review

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// efforts are how many times as many positions are looked at where a move seems bad, before it and
// after it: the second, where the first leaves it in doubt.
var efforts = [...]int{4, 16}

// doubtful is how little more than a mark takes, in percent, leaves it in doubt.
const doubtful = 2

// agreeing is how many depths in a row have to find a move bad: one of them may see a threat and not
// yet the answer to it.
const agreeing = 3

// A comparison is what the searches before a move and after it have found at the same horizon.
type comparison struct {
	before, next engine.Line
	loss         float64 // see verdict
	glyph        uint8
	score        engine.Score // of the position after the move, for the side to move there
}

// compare returns what was found at the last few depths about a move, the deepest first. After the
// move the search has one ply less to go. What was itself found best gives nothing away.
func compare(m chess.Move, before, next trace) (found []comparison) {
	for depth := max(len(before), len(next)+1); depth > 0 && len(found) < agreeing; depth-- {
		b, known := before.at(depth)
		n, alsoKnown := next.at(depth - 1)
		if known && alsoKnown {
			found = append(found, compared(m, b, n, next.steady()))
		}
	}
	if len(found) == 0 { // a player that looks one ply ahead, and no further
		found = append(found, compared(m, before.last(), next.last(), next.steady()))
	}
	return found
}

// compared compares two lines, which were found before and after a move.
func compared(m chess.Move, before, next engine.Line, score engine.Score) comparison {
	c := comparison{before: before, next: next, score: score}
	if len(before.Moves) > 0 && before.Moves[0] != m {
		c.loss, c.glyph = verdict(before.Score, next.Score)
	}
	return c
}

// byLoss compares what depths have found: less is what gives less away.
func byLoss(a, b comparison) int { return cmp.Compare(a.loss, b.loss) }

// held returns the comparison that a move is judged by: of the last depths the one that thinks best of
// it.
func held(found []comparison) comparison { return slices.MinFunc(found, byLoss) }

// worst returns the one that thinks worst of it.
func worst(found []comparison) comparison { return slices.MaxFunc(found, byLoss) }

// judge marks the moves that are bad, of those that seem so: it looks at each again, and longer.
func (r *reviewer) judge(moves []Move, seem []int) error {
	for n, i := range seem {
		r.Report(fmt.Sprintf("a closer look, %d of %d", n+1, len(seem)))
		found, err := r.closer(i)
		if err != nil {
			return err
		}
		c := held(found)
		moves[i] = r.move(i, c)
		moves[i].Glyph = c.glyph
		if c.glyph > 0 {
			moves[i].Words = r.wordsOf(i, append([]comparison{c}, found...))
		}
	}
	return nil
}

// wordsOf says what is wrong with the i-th move, by the lines of the first depth that make it certain.
func (r *reviewer) wordsOf(i int, found []comparison) (text string) {
	for _, c := range found {
		if c.glyph > 0 && text == "" {
			text = words(r.plies, i, c.before, c.next)
		}
	}
	return text
}

// inDoubt reports whether the depths do not agree on a mark, or the move has only just earned it.
func inDoubt(found []comparison) bool {
	c := held(found)
	isOnlyJust := c.glyph > 0 && c.loss < 3*bad+doubtful && math.Mod(c.loss, bad) < doubtful
	return isOnlyJust || c.glyph != worst(found).glyph
}

// closer looks closer at the i-th ply, and once more if that leaves it in doubt.
func (r *reviewer) closer(i int) (found []comparison, err error) {
	for _, times := range efforts {
		before, err := r.search(i, times*r.Nodes)
		if err != nil {
			return nil, err
		}
		next, err := r.search(i+1, times*r.Nodes)
		if err != nil {
			return nil, err
		}
		found = compare(r.plies[i].Move, before, next)
		if !inDoubt(found) {
			break
		}
	}
	return found, nil
}

// move returns a ply with what was found before and after it. It is not marked.
func (r *reviewer) move(i int, c comparison) Move {
	m := Move{Ply: r.plies[i], Better: c.before.Moves, Chance: chance(-c.score), Loss: c.loss}
	if len(c.next.Moves) > 0 {
		m.Eval = forWhite(c.score, m.Before.SideToMove.Other())
	}
	if m.Before.SideToMove == chess.Black {
		m.Chance = 100 - m.Chance
	}
	return m
}
