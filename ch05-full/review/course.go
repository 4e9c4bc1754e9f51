// course.go says what a line of moves wins, and by what.

package review

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/motif"
	"mateinfive/ch05-full/notation"
)

// A course is a line in which the side that begins wins something: what punishes a bad move, or
// what should have been played instead of it.
type course struct {
	p     chess.Position // in which it begins
	moves []chess.Move
	lost  motif.Bill // what the other side has lost by it soon, if that is certain, see settle
	at    int        // after how many moves
	deep  bool       // by a deep search: it is trusted to know what a pawn is worth
}

// A gap is by how much the best line is better than the one that was begun.
type gap struct {
	drop  int // of the scores, in centipawns
	swing int // of what is won and lost in the lines, in pawns
}

// settle finds what a line costs the side that is not to move after the first few moves: the next
// two moves change nothing, and at the end it is no less, but for a pawn that is won back much later.
// In the line of a deep search a piece that is lost only has to stay lost, whatever else is captured.
// So far it looks ahead, but what comes after the [longest] line that is written explains nothing. It
// finds nothing where the gap is much smaller than the loss, or much larger.
func settle(p chess.Position, moves []chess.Move, first, far int, g gap) course {
	c := course{p: p, moves: moves[first:], deep: far > horizon}
	for _, m := range moves[:first] {
		c.p.Make(m)
	}
	loser := c.p.SideToMove.Other()
	bill := func(n int) motif.Bill { return motif.Exchange(p, moves[:min(n, len(moves))], loser) }
	for i := first + 1; i <= min(first+longest, far-guesswork, len(moves)); i++ {
		lost := bill(i)
		worth := -lost.Net()
		if moves[i-1].Promotion != 0 && bill(i+1) == lost {
			break // a new queen that is not retaken at once: what it costs is not certain
		}
		isNew := lost != bill(i-1)
		lasts := lost == bill(i+1) && lost == bill(i+2)
		if c.deep && first > 0 && worth >= 3 {
			lasts = true
			for n := i + 1; n <= len(moves); n++ {
				lasts = lasts && worth <= -bill(n).Net()
			}
		}
		later := 0 // what may be won back much later
		if worth >= 3 && lost == bill(i+3) && lost == bill(i+4) {
			later = 1
		}
		isWonBack := worth > -bill(len(moves)).Net()+later
		if worth < 1 || !isNew || !lasts || isWonBack {
			continue
		}
		linesAgree := 3*g.swing >= 2*worth
		scoresAgree := g.drop >= 30+60*worth && g.drop <= 300*worth
		if linesAgree && scoresAgree {
			c.lost = lost
			c.at = i - first
		}
		break
	}
	return c
}

// fork is for a line that begins with a fork, takes a forked piece next, and wins more than a pawn.
func (c course) fork(verb string) string {
	if c.lost.Net() > -2 || len(c.moves) < 3 || c.moves[2].From != c.moves[0].To {
		return ""
	}
	forked := motif.Fork(c.p, c.moves[0])
	if !slices.Contains(forked, c.moves[2].To) {
		return ""
	}
	move := notation.Numbered(c.p, c.moves[0])
	after := c.p.After(c.moves[0])
	return fmt.Sprintf("%s a fork: %s attacks %s.", verb, move, after.Names(forked...))
}

// pin is for an answer that pins a piece, which is then captured where it stands.
func (c course) pin() string {
	if c.at < 3 || c.lost.Net() > -2 {
		return ""
	}
	after := c.p.After(c.moves[0])
	pinner := c.moves[0].To
	for _, s := range motif.Pinned(after, after.SideToMove) {
		isNew := motif.Pinner(c.p, s) == chess.NoSquare && motif.Pinner(after, s) == pinner
		isTaken := c.moves[1].From != s && c.moves[2].To == s
		if isNew && isTaken {
			move := notation.Numbered(c.p, c.moves[0])
			return fmt.Sprintf("It allows a pin: %s pins %s to the king.", move, after.Names(s))
		}
	}
	return ""
}

// wins reports whether the third move of the line captures on a square, and the line wins more than a
// pawn.
func (c course) wins(on chess.Square) bool {
	return c.lost.Net() <= -2 && len(c.moves) >= 3 && c.moves[2].To == on
}

// skewer is for a line that begins with a skewer, and takes what stood behind when the first piece goes.
func (c course) skewer(verb string) string {
	if c.at < 3 {
		return ""
	}
	front, behind := motif.Skewer(c.p, c.moves[0])
	isRun := c.moves[1].From == front && c.moves[2].From == c.moves[0].To
	if behind == chess.NoSquare || !isRun || !c.wins(behind) {
		return ""
	}
	after := c.p.After(c.moves[0])
	return fmt.Sprintf("%s a skewer: %s attacks %s, and behind it %s.",
		verb, notation.Numbered(c.p, c.moves[0]), after.Names(front), after.Names(behind))
}

// discovered is for a line that begins with a discovered attack on a piece, which the uncovered one then
// takes where it stands.
func (c course) discovered(verb string) string {
	if c.at < 3 {
		return ""
	}
	by, attacked := motif.Discovered(c.p, c.moves[0])
	target := c.moves[2].To
	isTaken := c.moves[2].From == by && slices.Contains(attacked, target) && c.moves[1].To != target
	if !isTaken || !c.wins(target) {
		return ""
	}
	after := c.p.After(c.moves[0])
	return fmt.Sprintf("%s a discovered attack: %s opens the way for %s to %s.",
		verb, notation.Numbered(c.p, c.moves[0]), after.Names(by), after.Names(target))
}

// overloaded is for a line that begins with a capture, which the overloaded piece retakes, and then takes
// what that has guarded.
func (c course) overloaded(text string) string {
	if c.at < 3 {
		return ""
	}
	guard, other := motif.Overloaded(c.p, c.moves[0])
	if guard == chess.NoSquare || c.moves[1].From != guard || !c.wins(other) {
		return ""
	}
	return fmt.Sprintf(text, c.p.Names(guard), Moves(c.p, c.moves[:3]))
}

// trapped is for an answer after which a piece is trapped, and taken next, wherever it goes.
func (c course) trapped() string {
	if c.at < 3 || !c.wins(c.moves[2].To) {
		return ""
	}
	after := c.p.After(c.moves[0])
	s := c.moves[2].To
	if c.moves[1].To == s {
		s = c.moves[1].From
	}
	sellsItself := after.At(c.moves[1].To) != nil
	if sellsItself || !motif.Trapped(after, s) {
		return ""
	}
	return fmt.Sprintf("It lets %s be trapped: %s.", after.Names(s), Moves(c.p, c.moves[:3]))
}

// free is for a piece that is taken at once, and nothing retakes, now or later: just what is lost.
func (c course) free(text string) string {
	if c.at == 0 {
		return ""
	}
	m := c.moves[0]
	target := c.p.At(m.To)
	taken := c.p.After(m)
	if target == nil || c.lost.String() != "a "+target.Type().String() || !motif.Free(c.p, m) {
		return ""
	}
	later := taken
	for _, next := range c.moves[1:] {
		if next.To == m.To && later.At(m.To) != nil {
			return ""
		}
		later.Make(next)
	}
	text = fmt.Sprintf(text, c.p.Names(m.To), notation.Numbered(c.p, m))
	for _, s := range taken.Attackers(m.To, taken.SideToMove) {
		if motif.Pinner(taken, s) != chess.NoSquare {
			return text + " T" + strings.TrimPrefix(taken.Names(s), "t") + " is pinned and cannot retake."
		}
	}
	return text
}

// costs is for any other loss of more than a pawn: one is won back too often, if that was not looked
// into deeply. It is not certain if the side that wins it is no better off all the same.
func (c course) costs(text string, certain bool) string {
	least := 2
	if c.deep && c.at <= 3 {
		least = 1
	}
	if !certain || -c.lost.Net() < least {
		return ""
	}
	return fmt.Sprintf("%s %s: %s.", text, c.lost, Moves(c.p, c.moves[:c.at]))
}
