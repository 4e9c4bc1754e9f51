// judge.go judges a move by two searches that look equally far, one before it and one after it.

package review

import (
	"cmp"
	"fmt"
	"slices"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// efforts are how many times as many positions are looked at where a move seems bad, before it and
// after it: the second, where the depths that the first has reached do not agree.
var efforts = [...]int{4, 16}

// agreeing is how many depths in a row have to find a move bad: one of them may see a threat and not
// yet the answer to it.
const agreeing = 3

// A comparison is what the searches before a move and after it have found at the same horizon.
type comparison struct {
	before, next engine.Line
	loss         float64 // see verdict
	glyph        uint8
}

// compare returns what was found at the last few depths about a move, the deepest first. After the
// move the search has one ply less to go. What was itself found best gives nothing away.
func compare(m chess.Move, before, next trace) (found []comparison) {
	for depth := max(len(before), len(next)+1); depth > 0 && len(found) < agreeing; depth-- {
		b, known := before.at(depth)
		n, alsoKnown := next.at(depth - 1)
		if known && alsoKnown {
			c := comparison{before: b, next: n}
			if len(b.Moves) > 0 && b.Moves[0] != m {
				c.loss, c.glyph = verdict(b.Score, n.Score)
			}
			found = append(found, c)
		}
	}
	return found
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
		c, err := r.closer(i)
		if err != nil {
			return err
		}
		moves[i] = r.move(i, c)
		moves[i].Glyph = c.glyph
		if c.glyph > 0 {
			moves[i].Words = words(r.plies, i, c.before, c.next)
		}
	}
	return nil
}

// closer looks closer at the i-th ply, until the last depths agree on what it is, or twice.
func (r *reviewer) closer(i int) (c comparison, err error) {
	for _, times := range efforts {
		before, err := r.search(i, times*r.Nodes)
		if err != nil {
			return c, err
		}
		next, err := r.search(i+1, times*r.Nodes)
		if err != nil {
			return c, err
		}
		found := compare(r.plies[i].Move, before, next)
		c = held(found)
		if c.glyph == worst(found).glyph {
			break
		}
	}
	return c, nil
}

// move returns a ply with what was found before and after it. It is not marked.
func (r *reviewer) move(i int, c comparison) Move {
	m := Move{Ply: r.plies[i], Better: c.before.Moves, Chance: chance(-c.next.Score), Loss: c.loss}
	if len(c.next.Moves) > 0 {
		m.Eval = forWhite(c.next.Score, m.Before.SideToMove.Other())
	}
	if m.Before.SideToMove == chess.Black {
		m.Chance = 100 - m.Chance
	}
	return m
}
