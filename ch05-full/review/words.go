// words.go says what is wrong with a bad move, where that is certain.

package review

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/motif"
	"mateinfive/ch05-full/notation"
)

// A cause is a bad move, and what follows from it.
type cause struct {
	before, after chess.Position
	played, best  []chess.Move // the move and what is expected after it, and the better line
	retakes       bool         // the better line begins by taking what has just captured
	loss, gain    settlement   // by the line that was played, by the better one
}

// A settlement is what a side has won or lost, as soon as all is quiet, and with which move of the
// line that is. Where it is not certain, it is nothing.
type settlement struct {
	motif.Bill
	at int
}

// words says what is wrong with the i-th move of a game: line and next are what is expected
// before and after it. It is the first sentence that is certain, or "".
func words(plies []chess.Ply, i int, line, next engine.Line) string {
	if plies[i].Status() == chess.Stalemate {
		return "It is stalemate, and a draw."
	}
	p, m := plies[i].Before, plies[i].Move
	c := cause{before: p, after: p.After(m), best: line.Moves, played: append([]chess.Move{m}, next.Moves...)}
	c.retakes = i > 0 && plies[i-1].Captured() != nil && plies[i-1].Move.To == c.best[0].To
	c.loss, c.gain = settle(p, c.played, -1), settle(p, c.best, 1)
	drop := int(min(line.Score, 1500) - max(-next.Score, -1500))
	swing := motif.Exchange(p, c.best, p.SideToMove).Net() - motif.Exchange(p, c.played, p.SideToMove).Net()
	for _, s := range [...]*settlement{&c.loss, &c.gain} {
		if worth := max(s.Net(), -s.Net()); swing < worth || drop < 50+80*worth || drop > 300*worth {
			*s = settlement{} // the two lines do not differ by that, or by more than that
		}
	}
	return cmp.Or(
		mate("It allows", c.after, next.Score), mate("It misses", p, line.Score),
		fork("It allows", c.after, c.played[1:], c.loss), c.pin(), c.hangs(), c.loses(),
		fork("It misses", p, c.best, c.gain), c.leaves(),
	)
}

// settle plays a line, and finds where the side that begins has lost material, by a sign of -1, or
// won some, by 1: the next two moves change nothing, and at the end of the line it is no less.
func settle(p chess.Position, line []chess.Move, sign int) settlement {
	bill := func(moves int) motif.Bill {
		return motif.Exchange(p, line[:min(moves, len(line))], p.SideToMove)
	}
	for i := 1; i <= min(8, len(line)) && line[i-1].Promotion == 0; i++ {
		net := sign * bill(i).Net()
		if net > 0 && bill(i) != bill(i-1) && bill(i) == bill(i+2) && net <= sign*bill(len(line)).Net() {
			return settlement{bill(i), i}
		}
	}
	return settlement{}
}

// mate is for a mate of the side to move that the engine has found, if it can be proved.
func mate(verb string, p chess.Position, s engine.Score) string {
	var line []chess.Move
	if moves, ok := s.Mate(); ok && moves > 0 && moves <= 3 {
		line = motif.Mate(p, moves)
	}
	if line == nil {
		return ""
	}
	return fmt.Sprintf("%s %s: %s.", verb, [...]string{"mate", "mate in two", "mate in three"}[len(line)/2], Moves(p, line))
}

// fork is for a line that begins with a fork, takes a forked piece next, and wins more than a pawn.
func fork(verb string, p chess.Position, line []chess.Move, s settlement) string {
	if len(line) < 3 || max(s.Net(), -s.Net()) < 2 || line[2].From != line[0].To {
		return ""
	}
	forked := motif.Fork(p, line[0])
	if !slices.Contains(forked, line[2].To) {
		return ""
	}
	return fmt.Sprintf("%s a fork: %s attacks %s.", verb, notation.Numbered(p, line[0]), p.After(line[0]).Names(forked...))
}

// pin is for an answer that pins a piece, which is then captured where it stands.
func (c *cause) pin() string {
	if c.loss.at < 4 || c.loss.Net() > -2 {
		return ""
	}
	after, pinner := c.after.After(c.played[1]), c.played[1].To
	for _, s := range motif.Pinned(after, after.SideToMove) {
		isNew := motif.Pinner(c.after, s) == chess.NoSquare && motif.Pinner(after, s) == pinner
		if isNew && c.played[2].From != s && c.played[3].To == s {
			return fmt.Sprintf("It allows a pin: %s pins %s to the king.", notation.Numbered(c.after, c.played[1]), after.Names(s))
		}
	}
	return ""
}

// hangs is for a piece that is taken at once, and nothing retakes.
func (c *cause) hangs() string {
	if c.loss.at == 0 || !takesAll(c.after, c.played[1], c.loss.String()) {
		return ""
	}
	answer := c.played[1]
	text := fmt.Sprintf("It hangs %s: %s.", c.after.Names(answer.To), notation.Numbered(c.after, answer))
	taken := c.after.After(answer)
	for _, s := range taken.Attackers(answer.To, taken.SideToMove) {
		if motif.Pinner(taken, s) != chess.NoSquare {
			return text + " T" + strings.TrimPrefix(taken.Names(s), "t") + " is pinned and cannot retake."
		}
	}
	return text
}

// takesAll reports whether a move takes for nothing just what is said: "a knight".
func takesAll(p chess.Position, m chess.Move, what string) bool {
	target := p.At(m.To)
	return target != nil && "a "+target.Type().String() == what && motif.Free(p, m)
}

// loses is for any other loss of more than a pawn.
func (c *cause) loses() string {
	if c.loss.Net() > -2 {
		return ""
	}
	return fmt.Sprintf("It loses %s: %s.", c.loss, Moves(c.after, c.played[1:c.loss.at]))
}

// leaves is for a piece that could have been taken for nothing.
func (c *cause) leaves() string {
	best, theirs := c.best[0], motif.Exchange(c.before, c.best[:c.gain.at], c.before.SideToMove.Other())
	switch {
	case !takesAll(c.before, best, theirs.String()):
		return ""
	case c.retakes:
		return fmt.Sprintf("It does not retake: %s.", notation.Numbered(c.before, best))
	}
	return fmt.Sprintf("It leaves %s: %s takes it for nothing.", c.before.Names(best.To), notation.Numbered(c.before, best))
}
