// judge.go looks closer at the moves that seem bad, and marks those that are.

package review

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/openings"
)

// efforts are how many times as many positions are looked at where a move seems bad, before it
// and after it: the second, where the first leaves it in doubt.
var efforts = [...]int{4, 16}

// doubtful is by how much the searches of a move in doubt differ, in percent.
const doubtful = 5

// An opinion is what the longest search of a position has found, and how many times as many
// positions it has looked at as a search of the first look.
type opinion struct {
	trace
	times int
}

// ask searches the position before the i-th ply, unless that was done at as much effort.
func (r *reviewer) ask(i, times int) error {
	if r.opinion[i].times >= times {
		return nil
	}
	found, err := r.search(i, times*r.Nodes)
	if err == nil {
		r.opinion[i] = opinion{found, times}
	}
	return err
}

// judge looks closer at each move that seems bad, from the last to the first: what a closer
// look finds in a position may make the move before it seem bad, or the one after it.
func (r *reviewer) judge() error {
	isClose := make([]bool, len(r.plies))
	for {
		seem := -1
		for i := range r.plies {
			if !isClose[i] && r.seemsBad(i) {
				seem = i
			}
		}
		if seem < 0 {
			return nil
		}
		r.Report("a closer look at " + notation.Numbered(r.plies[seem].Before, r.plies[seem].Move))
		if err := r.closer(seem); err != nil {
			return err
		}
		isClose[seem] = true
	}
}

// seemsBad reports whether the i-th move may be bad, by what was found until now. A move known
// from openings that costs a little does not: that is a matter of taste.
func (r *reviewer) seemsBad(i int) bool {
	loss := max(r.compare(i)[0].loss, r.kept(i).loss, r.shown(i))
	isTaste := loss < 2*bad+margin && openings.Has(r.plies[i].After())
	return loss >= bad && !isTaste
}

// compare returns what the last few depths before and after the i-th move have found.
func (r *reviewer) compare(i int) []comparison {
	return compare(r.plies[i].Move, r.opinion[i].trace, r.opinion[i+1].trace)
}

// shown returns what the i-th move gives away as the game shows: with the answer that was
// played the other side may have more than a search before it has seen.
func (r *reviewer) shown(i int) float64 {
	if i+2 >= len(r.opinion) || r.opinion[i+2].times == 0 {
		return 0
	}
	loss, _ := verdict(r.opinion[i].steady(), -r.opinion[i+2].steady())
	return loss
}

// closer looks closer at the i-th move, and once more if that leaves it in doubt.
func (r *reviewer) closer(i int) error {
	for _, times := range efforts {
		if err := r.ask(i, times); err != nil {
			return err
		}
		if err := r.ask(i+1, times); err != nil {
			return err
		}
		if !r.inDoubt(i) {
			break
		}
	}
	return nil
}

// inDoubt reports whether the searches do not agree on what a move gives away.
func (r *reviewer) inDoubt(i int) bool {
	found := r.compare(i)
	most := max(worst(found).loss, r.kept(i).loss, r.shown(i))
	return most >= bad && most-kindest(found).loss >= doubtful
}

// move returns the i-th move with what was found before and after it, and its mark. It is bad
// if the evaluations that are kept say so, and the searches at two of the last three depths.
func (r *reviewer) move(i int) Move {
	found := r.compare(i)
	next := r.opinion[i+1]
	m := Move{
		Ply: r.plies[i], Better: held(found).before.Moves,
		Chance: chance(-next.steady()), Loss: r.kept(i).loss,
	}
	if len(next.last().Moves) > 0 {
		m.Eval = forWhite(next.steady(), m.Before.SideToMove.Other())
	}
	if m.Before.SideToMove == chess.Black {
		m.Chance = 100 - m.Chance
	}
	if isClose := r.opinion[i].times > 1 && next.times > 1; isClose && r.seemsBad(i) {
		m.Glyph = earned(found, r.kept(i))
	}
	if m.Glyph > 0 {
		m.Words = r.wordsOf(i, found)
	}
	m.Judged = m.Glyph > 0 && r.Sides[m.Before.SideToMove]
	return m
}

// kept is the comparison of the evaluations that are kept.
func (r *reviewer) kept(i int) comparison {
	before, next := r.opinion[i].last(), r.opinion[i+1].last()
	before.Score, next.Score = r.opinion[i].steady(), r.opinion[i+1].steady()
	return compared(r.plies[i].Move, before, next)
}

// wordsOf says what is wrong with the i-th move, by the lines of the first depth that are sure.
func (r *reviewer) wordsOf(i int, found []comparison) (text string) {
	for _, c := range append([]comparison{held(found)}, found...) {
		if text == "" {
			text = words(r.plies, i, c.before, c.next)
		}
	}
	return text
}
