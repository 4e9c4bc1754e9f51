// words.go says what is wrong with a bad move, where that is certain.

package review

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/mates"
	"mateinfive/ch05-full/motif"
	"mateinfive/ch05-full/notation"
)

// horizon is how many moves of a line are looked at: what comes later is guesswork.
const horizon = 10

// A course is a line in which the side that begins wins something: what punishes a bad move, or
// what should have been played instead of it.
type course struct {
	p     chess.Position // in which it begins
	moves []chess.Move
	lost  motif.Bill // what the other side has lost by it as soon as all is quiet, if that is certain
	at    int        // after how many moves
}

// words says what is wrong with the i-th move of a game: line and next are what is expected
// before and after it. It is the first sentence that is certain, or "".
func words(plies []chess.Ply, i int, line, next engine.Line) string {
	return firstCertain(sentences(plies, i, line, next))
}

// firstCertain returns the first sentence that is not "", and asks no further.
func firstCertain(sentences []func() string) string {
	for _, sentence := range sentences {
		if text := sentence(); text != "" {
			return text
		}
	}
	return ""
}

// sentences are what could be said about a move, in this order. Each is "" where it is not
// certain. They are asked one by one: for a mate a search is needed.
func sentences(plies []chess.Ply, i int, line, next engine.Line) []func() string {
	p := plies[i].Before
	m := plies[i].Move
	after := plies[i].After()
	best := untilOver(p, line.Moves[:min(horizon, len(line.Moves))])
	answer := untilOver(after, next.Moves[:min(horizon-1, len(next.Moves))])
	played := append([]chess.Move{m}, answer...)
	drop := int(min(line.Score, 1500) - max(-next.Score, -1500))
	swing := motif.Exchange(p, best, p.SideToMove).Net() - motif.Exchange(p, played, p.SideToMove).Net()
	punished := sync.OnceValue(func() course { return settle(p, played, 1, drop, swing) })
	better := sync.OnceValue(func() course { return settle(p, best, 0, drop, swing) })
	free := "It leaves %s: %s takes it for nothing."
	if i > 0 && plies[i-1].Captured() != nil && plies[i-1].Move.To == best[0].To {
		free = "It does not retake: %[2]s."
	}
	return []func() string{
		func() string { return stalemate(plies[i]) },
		func() string { return mate("It allows", after, m, next.Score) },
		func() string { return mate("It misses", p, m, line.Score) },
		func() string { return punished().fork("It allows") },
		func() string { return punished().pin() },
		func() string { return punished().skewer("It allows") },
		func() string { return punished().discovered("It allows") },
		func() string { return punished().overloaded("It leaves %s with too much to guard: %s.") },
		func() string { return punished().trapped() },
		func() string { return punished().free("It hangs %s: %s.") },
		func() string { return punished().costs("It loses", true) },
		func() string { return better().fork("It misses") },
		func() string { return better().skewer("It misses") },
		func() string { return better().discovered("It misses") },
		func() string { return better().free(free) },
		func() string { return better().overloaded("It does not see that %s has too much to guard: %s.") },
		func() string { return better().costs("It misses the win of", line.Score > 0) },
	}
}

// untilOver returns the moves of a line up to the end of the game: what an engine expects after a draw
// means nothing.
func untilOver(p chess.Position, line []chess.Move) []chess.Move {
	for i, m := range line {
		p.Make(m)
		if p.Termination() != chess.NotOver {
			return line[:i+1]
		}
	}
	return line
}

// stalemate is for a move after which the other side has none.
func stalemate(ply chess.Ply) string {
	if ply.Status() == chess.Stalemate {
		return "It is stalemate, and a draw."
	}
	return ""
}

// settle finds what a line costs the side that is not to move after the first few moves: the next
// two moves change nothing, and at the end it is no less. It is nothing where the review's lines
// or scores differ by much less, or by much more.
func settle(p chess.Position, moves []chess.Move, first, drop, swing int) course {
	c := course{p: p, moves: moves[first:]}
	for _, m := range moves[:first] {
		c.p.Make(m)
	}
	loser := c.p.SideToMove.Other()
	bill := func(n int) motif.Bill { return motif.Exchange(p, moves[:min(n, len(moves))], loser) }
	for i := first + 1; i <= min(8, len(moves)); i++ {
		lost := bill(i)
		worth := -lost.Net()
		if moves[i-1].Promotion != 0 && bill(i+1) == lost {
			break // a new queen that is not retaken at once: what it costs is not certain
		}
		isNew := lost != bill(i-1)
		lasts := lost == bill(i+1) && lost == bill(i+2)
		later := 0 // what may be won back much later: a pawn for a piece
		if worth >= 3 && lost == bill(i+3) && lost == bill(i+4) {
			later = 1
		}
		isWonBack := worth > -bill(len(moves)).Net()+later
		if worth < 1 || !isNew || !lasts || isWonBack {
			continue
		}
		linesAgree := 3*swing >= 2*worth
		scoresAgree := drop >= 30+60*worth && drop <= 300*worth
		if linesAgree && scoresAgree {
			c.lost = lost
			c.at = i - first
		}
		break
	}
	return c
}

// mate is for a mate that the engine has found and that was not played, if it can be proved.
func mate(verb string, p chess.Position, played chess.Move, s engine.Score) string {
	moves, ok := s.Mate()
	if !ok || moves < 1 || moves > 3 {
		return ""
	}
	line := mates.Line(p, moves, 1_000_000)
	if line == nil || line[0] == played {
		return ""
	}
	name := [...]string{"mate", "mate in two", "mate in three"}[len(line)/2]
	last := p
	for _, m := range line[:len(line)-1] {
		last.Make(m)
	}
	if motif.BackRank(last, line[len(line)-1]) {
		name += " on the back rank"
	}
	return fmt.Sprintf("%s %s: %s.", verb, name, Moves(p, line))
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

// costs is for any other loss of more than a pawn, but not of pawns alone: those are won back too
// often. It is not certain if the side that wins it is no better off all the same.
func (c course) costs(text string, certain bool) string {
	pawnsAlone := motif.Bill{4: c.lost[4]}
	if !certain || c.lost.Net() > -2 || c.lost == pawnsAlone {
		return ""
	}
	return fmt.Sprintf("%s %s: %s.", text, c.lost, Moves(c.p, c.moves[:c.at]))
}
