// mistake.go names the mistake by which a wrong score comes out.

package calltree

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A guess is a mistake that a search may have in it.
type guess struct {
	name string
	// predicts returns what a call returns with that mistake in it; ok is false where the
	// mistake makes no difference, or cannot be made.
	predicts func(j *Judge, c *Call) (score int, ok bool)
	says     func(j *Judge, c *Call) string
}

// name names the mistake in a call that is the first that is wrong, so what it was told is
// right.
func (j *Judge) name(root, c *Call) (name, says string) {
	neutral := fmt.Sprintf("%s says %s here, the full minimax %s.", c.Function, points(c.Score),
		c.wanted())
	follows := c.isInner() && c.Score == j.best(c) // from what it was told
	for _, k := range c.Calls {
		if says := k.goesAstray(); says != "" {
			return "astray", neutral + " " + says
		}
	}
	var fit []guess
	for _, g := range guesses {
		if score, ok := g.predicts(j, c); ok && score == c.Score && !follows {
			fit = append(fit, g)
		}
	}
	if len(fit) > 1 { // the other calls may tell which
		fit = slices.DeleteFunc(fit, func(g guess) bool {
			for _, other := range root.all() {
				if score, ok := g.predicts(j, other); ok && score != other.Score {
					return true
				}
			}
			return false
		})
	}
	if slices.ContainsFunc(fit, func(g guess) bool { return g.name != fit[0].name }) {
		return "", neutral
	}
	if len(fit) > 0 {
		return fit[0].name, neutral + " " + fit[0].says(j, c)
	}
	if len(c.Calls) == 0 {
		return "", neutral
	}
	if name, says := j.wrongCut(c); name != "" {
		return name, neutral + " " + says
	}
	if says := j.wrongWindow(root, c); says != "" {
		return "window", neutral + " " + says
	}
	if says := c.wrongPly(); says != "" {
		return "ply", neutral + " " + says
	}
	return "", neutral
}

// wrongPly says of the calls that c has made that they are not one ply further from the root.
func (c *Call) wrongPly() string {
	for _, k := range c.Calls {
		if k.Function == c.Function && c.Function != "Quiet" && k.Ply != c.Ply+1 {
			return fmt.Sprintf("After %s the call has ply %d, and %d is one more than here: "+
				"ply+1. By that a mate is counted, and s.Best is the move at ply 0 alone.",
				k.san(), k.Ply, c.Ply+1)
		}
	}
	return ""
}

// goesAstray says what is wrong with a call that is about another position, or never ends.
func (c *Call) goesAstray() string {
	switch {
	case c.Parent == nil:
		return ""
	case c.Position == c.Parent.Position:
		return "It asks again about the position before the move. The call is about the " +
			"position after it: &after, or p once p.Make(m) has made the move."
	case !c.IsMove:
		return fmt.Sprintf("It asks about %q, where no legal move leads from here.",
			c.Position.FEN())
	case c.Function != "Quiet" && c.Parent.Function != "Quiet" && c.Depth != c.Parent.Depth-1:
		return fmt.Sprintf("It asks with depth %d after %s, and %d is one less than here: "+
			"depth-1.", c.Depth, c.san(), c.Parent.Depth-1)
	}
	return ""
}

// mine is what the moves that were tried are worth to the side that makes them.
func (c *Call) mine() (scores []int) {
	for _, k := range c.Calls {
		scores = append(scores, -k.Score)
	}
	return scores
}

// theirs is what the moves that were tried are worth to the other side.
func (c *Call) theirs() (scores []int) {
	for _, k := range c.Calls {
		scores = append(scores, k.Score)
	}
	return scores
}

// stand is what a side has that makes no move: of Quiet what Eval says.
func (j *Judge) stand(c *Call) int {
	if c.Function == "Quiet" {
		return j.Eval(&c.Position)
	}
	return -Mate
}

// best is what c should return by what the calls that it made have told it.
func (j *Judge) best(c *Call) int { return slices.Max(append(c.mine(), j.stand(c))) }

// isInner reports whether a call has tried moves, and isMate and isStalemate whether there is
// none to try.
func (c *Call) isInner() bool { return len(c.Calls) > 0 && c.Calls[len(c.Calls)-1].Returned }
func (c *Call) isMate() bool {
	return c.Function != "Quiet" && c.Position.Status() == chess.Checkmate
}
func (c *Call) isStalemate() bool {
	return c.Function != "Quiet" && c.Position.Status() == chess.Stalemate
}

// isLeaf reports whether Eval has the word.
func (c *Call) isLeaf() bool {
	return c.Function != "Quiet" && c.Depth == 0 && !c.isMate() && !c.isStalemate()
}

// guesses are what is easily written wrong, in no order: where two fit, the other calls tell,
// or none is named.
var guesses = []guess{
	{
		name: "sign",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if !c.isInner() {
				return 0, false
			}
			return slices.Max(append(c.theirs(), j.stand(c))), true
		},
		says: func(_ *Judge, c *Call) string {
			i := slices.Index(c.theirs(), c.Score)
			if i < 0 { // to stand pat seemed better, even than the best capture
				i = slices.Index(c.theirs(), slices.Min(c.theirs()))
			}
			k := c.Calls[i]
			return fmt.Sprintf("This node is %s's: its score came up without a minus. After "+
				"%s the position is worth %s to %s, so to %s the move is worth %s.",
				c.side(), k.san(), points(k.Score), k.side(), c.side(), points(-k.Score))
		},
	},
	{
		name: "two signs",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if !c.isInner() || c.Function == "Quiet" {
				return 0, false
			}
			return -j.best(c), true
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("That is the score for %s, and %s is to move: of the score "+
				"that is returned one minus too many, or too few, has been taken.",
				c.other(), c.side())
		},
	},
	{
		name: "best from 0",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if !c.isInner() || j.stand(c) != -Mate {
				return 0, false
			}
			return max(0, j.best(c)), true
		},
		says: func(j *Judge, c *Call) string {
			return fmt.Sprintf("All moves are worth less than 0 to %s, the best of them %s: "+
				"with what does your best begin? Nothing is worth less than -Mate.",
				c.side(), points(j.best(c)))
		},
	},
	{
		name: "least",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			if !c.isInner() || len(c.Calls) < 2 {
				return 0, false
			}
			return slices.Min(c.mine()), true
		},
		says: func(j *Judge, c *Call) string {
			return fmt.Sprintf("That is the worst of the moves. Each side takes the highest "+
				"score, its own: here %s.", points(j.best(c)))
		},
	},
	{
		name: "last move",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			if !c.isInner() || len(c.Calls) < 2 {
				return 0, false
			}
			return -c.Calls[len(c.Calls)-1].Score, true
		},
		says: func(j *Judge, c *Call) string {
			return fmt.Sprintf("That is what the last move is worth, %s. The best of them is "+
				"worth %s, and is kept only if a worse one does not take its place.",
				c.Calls[len(c.Calls)-1].san(), points(j.best(c)))
		},
	},
	{
		name: "no move taken",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate, c.isInner()
		},
		says: func(_ *Judge, c *Call) string {
			return "That is what best begins with, and no move has taken its place. A better " +
				"move is one with a higher score: score > best."
		},
	},
	{
		name: "alpha for the score",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if !c.isInner() || !c.hasWindow() || j.best(c) < c.Beta {
				return 0, false
			}
			return j.sure(c, len(c.Calls)-1), true
		},
		says: saysAlpha,
	},
	{
		name: "alpha for the score",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if !c.isInner() || !c.hasWindow() || j.best(c) < c.Beta {
				return 0, false
			}
			return c.Alpha, true
		},
		says: saysAlpha,
	},
	{
		name: "mate distance",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate, c.isMate()
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("It is %s that is mated, and %s the root: -Mate + ply. "+
				"Without ply a mate today is worth no more than one tomorrow.",
				c.side(), plies(c.Ply))
		},
	},
	{
		name: "mate distance by depth",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate - c.Depth, c.isMate()
		},
		says: saysByDepth,
	},
	{
		name: "mate distance by depth",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate + c.Depth, c.isMate()
		},
		says: saysByDepth,
	},
	{
		name: "mate distance with the other sign",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate - c.Ply, c.isMate()
		},
		says: func(_ *Judge, c *Call) string {
			return "The plies to the mate are subtracted. To be mated later is better than " +
				"now: -Mate + ply."
		},
	},
	{
		name: "mate for the winner",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return Mate - c.Ply, c.isMate()
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("It is %s that is to move, and is mated: -Mate + ply.", c.side())
		},
	},
	{
		name: "mate is no draw",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return 0, c.isMate()
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("%s has no legal move, and is in check: that is a mate, and "+
				"worth -Mate + ply.", c.side())
		},
	},
	{
		name: "stalemate",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate + c.Ply, c.isStalemate() || c.isMate()
		},
		says: saysStalemate,
	},
	{
		name: "stalemate",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			return -Mate, c.isStalemate()
		},
		says: saysStalemate,
	},
	{
		name: "Eval first",
		predicts: func(j *Judge, c *Call) (int, bool) {
			return j.Eval(&c.Position), (c.isMate() || c.isStalemate()) && c.Depth == 0
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("%s has no legal move, and yet Eval was asked. At depth 0, "+
				"too, p.Status() comes first.", c.side())
		},
	},
	{
		name: "Eval with a minus",
		predicts: func(j *Judge, c *Call) (int, bool) {
			return -j.Eval(&c.Position), c.isLeaf()
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("At depth 0 it is Eval that judges, and that speaks for the "+
				"side to move already, %s: no minus there.", c.side())
		},
	},
	{
		name: "no standing pat",
		predicts: func(_ *Judge, c *Call) (int, bool) {
			if c.Function != "Quiet" {
				return 0, false
			}
			return slices.Max(append(c.mine(), c.Alpha)), true
		},
		says: func(j *Judge, c *Call) string {
			return fmt.Sprintf("That is the best of the captures, and %s need not capture: "+
				"to stand pat is worth %s, what Eval says.",
				c.side(), points(j.stand(c)))
		},
	},
	{
		name: "one capture",
		predicts: func(j *Judge, c *Call) (int, bool) {
			if c.Function != "Quiet" || len(c.Calls) > 0 || len(c.moves()) == 0 {
				return 0, false
			}
			best := j.stand(c)
			for _, m := range c.moves() {
				after := c.Position.After(m)
				best = max(best, -j.Eval(&after))
			}
			return best, true
		},
		says: func(_ *Judge, c *Call) string {
			return fmt.Sprintf("That is what Eval says after a capture, but %s may take "+
				"back: after each capture Quiet is asked again.", c.other())
		},
	},
	{
		name: "captures forgotten",
		predicts: func(j *Judge, c *Call) (int, bool) {
			return j.stand(c), c.Function == "Quiet" && c.isInner()
		},
		says: func(j *Judge, c *Call) string {
			return fmt.Sprintf("That is what Eval says. A capture is worth more, %s, and that "+
				"does not come into what is returned: best is the highest of both.",
				points(j.best(c)))
		},
	},
	{
		name: "captures left out",
		predicts: func(j *Judge, c *Call) (int, bool) {
			return j.stand(c), c.Function == "Quiet" && len(c.Calls) == 0 && len(c.moves()) > 0
		},
		says: func(_ *Judge, c *Call) string {
			var names []string
			for _, m := range c.moves() {
				names = append(names, sanOf(c.Position, m))
			}
			says := fmt.Sprintf("That is what Eval says, and there is something to take: %s.",
				words(names))
			if m := c.moves()[0]; c.Position.At(m.To) == nil {
				says += " En passant is a capture, too, though nothing stands on that square."
			}
			return says
		},
	},
}

func saysAlpha(j *Judge, c *Call) string {
	return fmt.Sprintf("The last move is worth %s, which is beta or more, and there it "+
		"stops. But it returns the alpha from before that move. What is known of the "+
		"position is that it is worth %[1]s or more.", points(j.best(c)))
}

func saysByDepth(_ *Judge, c *Call) string {
	return fmt.Sprintf("The mate is counted by the depth that is left, %d, and that depends "+
		"on how deep the search was to go. It is %s the root: -Mate + ply.",
		c.Depth, plies(c.Ply))
}

func saysStalemate(_ *Judge, c *Call) string {
	return fmt.Sprintf("%s has no legal move, and is not in check: that is a stalemate, and "+
		"worth 0.", c.side())
}

// wanted is what the full minimax says to a call, as far as its window matters.
func (c *Call) wanted() string {
	switch {
	case c.Minimax < c.Alpha:
		return fmt.Sprintf("%s, and with alpha %s anything from %[1]s to %[2]s will do",
			points(c.Minimax), points(c.Alpha))
	case c.Minimax > c.Beta:
		return fmt.Sprintf("%s, and with beta %s anything from %[2]s to %[1]s will do",
			points(c.Minimax), points(c.Beta))
	}
	return points(c.Minimax)
}

func (c *Call) side() string  { return [2]string{"White", "Black"}[c.Position.SideToMove] }
func (c *Call) other() string { return [2]string{"Black", "White"}[c.Position.SideToMove] }

// plies says how far from the root a ply is.
func plies(ply int) string {
	if ply == 1 {
		return "one ply from"
	}
	return fmt.Sprintf("%d plies from", ply)
}

// points writes a score, and names a mate.
func points(score int) string {
	const deepest = 100
	switch {
	case score == Mate:
		return "Mate"
	case score == -Mate:
		return "-Mate"
	case score == 0:
		return "0"
	case score > Mate-deepest && score < Mate+deepest:
		return fmt.Sprintf("Mate%+d", score-Mate)
	case score < -Mate+deepest && score > -Mate-deepest:
		return fmt.Sprintf("-Mate%+d", score+Mate)
	}
	return fmt.Sprintf("%+d", score)
}

// words joins names: "a, b and c".
func words(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
