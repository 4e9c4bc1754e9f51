// window.go looks at what was cut, and at the windows that calls were made with.

package calltree

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/notation"
)

// sure is what the side to move in c is sure of before it makes call number i.
func (j *Judge) sure(c *Call, i int) int {
	sure := slices.Max(append(c.mine()[:i], c.Alpha))
	if c.Function == "Quiet" {
		sure = max(sure, j.stand(c))
	}
	return sure
}

// wrongCut says of a call that has left out moves where it might not.
func (j *Judge) wrongCut(c *Call) (name, says string) {
	left := c.unseen()
	sure := j.sure(c, len(c.Calls))
	if len(left) == 0 || c.hasWindow() && sure >= c.Beta {
		return "", ""
	}
	last := c.Calls[len(c.Calls)-1]
	names := make([]string, 0, 3)
	for _, m := range left {
		if len(names) == 3 && len(left) > 3 {
			names[2] = fmt.Sprintf("%d more", len(left)-2)
			break
		}
		names = append(names, notation.SAN(c.Position, m))
	}
	if !c.hasWindow() {
		return "cut", fmt.Sprintf("All moves are to be tried, and %s was not.", words(names))
	}
	says = fmt.Sprintf("Here nothing could be cut, and something was: %s. Beta is %s, and %s "+
		"is sure of only %s. ",
		words(names), points(c.Beta), c.side(), points(sure))
	if before := j.sure(c, len(c.Calls)-1); -last.Score <= before {
		return "cut at what is bad", says + fmt.Sprintf("The last move, %s, is worth %s, no "+
			"more than alpha: of no use, "+
			"but those after it may be better.", last.san(), points(-last.Score))
	}
	return "cut at alpha", says + fmt.Sprintf("The last move, %s, is worth %s, more than "+
		"alpha. To stop takes beta or more.",
		last.san(), points(-last.Score))
}

const cameIn = "the alpha that came in"

// A term is something that may be handed on as alpha or beta.
type term struct {
	name  string
	value func(j *Judge, c *Call, i int) int
}

// terms are what one may hand on, as it is or with a minus; the first are what learners write
// most.
var terms = []term{
	{"beta", func(_ *Judge, c *Call, _ int) int { return c.Beta }},
	{"alpha", func(j *Judge, c *Call, i int) int { return j.sure(c, i) }},
	{cameIn, func(_ *Judge, c *Call, _ int) int { return c.Alpha }},
	{"Mate", func(*Judge, *Call, int) int { return Mate }},
	{"best", func(j *Judge, c *Call, i int) int {
		return slices.Max(append(c.mine()[:i],
			j.stand(c)))
	}},
}

// handedOn returns by which terms the alphas, or the betas, of all calls that calls have made
// come out: "-beta". By several, the record does not tell which.
func (j *Judge) handedOn(root *Call, end func(*Call) int) (found []string) {
	for _, sign := range []string{"-", ""} {
		for _, t := range terms {
			if j.isHandedOn(root, end, t, sign) {
				found = append(found, sign+t.name)
			}
		}
	}
	return found
}

// isHandedOn reports whether a term accounts for all calls.
func (j *Judge) isHandedOn(root *Call, end func(*Call) int, t term, sign string) bool {
	for _, c := range root.all() {
		for i, k := range c.Calls {
			value := t.value(j, c, i)
			if sign == "-" {
				value = -value
			}
			if k.Function == c.Function && end(k) != value {
				return false
			}
		}
	}
	return true
}

// handed says with which window calls are made, if it is always the same, and wrong.
func (j *Judge) handed(root *Call) string {
	alphas := j.handedOn(root, func(c *Call) int { return c.Alpha })
	betas := j.handedOn(root, func(c *Call) int { return c.Beta })
	are := func(found []string, names ...string) bool {
		isOther := func(name string) bool { return !slices.Contains(names, name) }
		return len(found) > 0 && !slices.ContainsFunc(found, isOther)
	}
	isAlphaRight, isBetaRight := slices.Contains(alphas, "-beta"), slices.Contains(betas,
		"-alpha")
	switch {
	case are(alphas, "-alpha", "-"+cameIn) && are(betas, "-beta"):
		return "The signs are turned, and the places are not: that is -alpha, -beta."
	case are(alphas, "alpha", cameIn) && are(betas, "beta"):
		return "That is alpha, beta as they stand here. The other side sees the window " +
			"turned around."
	case are(alphas, "beta") && are(betas, "alpha", cameIn):
		return "The places are changed, and the signs are not: that is beta, alpha."
	case isAlphaRight && are(betas, "-"+cameIn):
		return "That is the alpha that came in. Once a move has been found, alpha is what " +
			"that is worth: it grows in the loop."
	case isAlphaRight && are(betas, "-best"):
		return "That is the best move so far. While that is worth less than alpha, the side " +
			"is still sure of alpha."
	case are(alphas, "-Mate") && are(betas, "Mate"):
		return "That is the widest window, so what has been found elsewhere is lost there."
	case are(alphas, "-Mate"):
		return "With -Mate as its alpha, your beta is lost on the way."
	case are(betas, "Mate"):
		return "With Mate as its beta, your alpha is lost on the way."
	case isAlphaRight && isBetaRight || len(alphas) != 1 || len(betas) != 1:
		return ""
	}
	return fmt.Sprintf("That is %s, %s.", alphas[0], betas[0])
}

// wrongWindow says of a call that is wrong which of those that it made had a window too narrow.
func (j *Judge) wrongWindow(root, c *Call) string {
	for i, k := range c.Calls {
		if k.Function != c.Function || !c.hasWindow() {
			return ""
		}
		sure := j.sure(c, i)
		if k.Alpha <= -c.Beta && k.Beta >= -sure {
			continue
		}
		return j.turned(root, c, i)
	}
	return ""
}

// turned says what the window of a call should be, and what it is.
func (j *Judge) turned(root, c *Call, i int) string {
	k := c.Calls[i]
	says := fmt.Sprintf("For %s alpha is %s and beta %s, so after %s it is -beta, -alpha for "+
		"%s: %s, %s. It was called with %s, %s.",
		c.side(), points(j.sure(c, i)), points(c.Beta), k.san(), k.side(), points(-c.Beta),
		points(-j.sure(c, i)),
		points(k.Alpha), points(k.Beta))
	if why := j.handed(root); why != "" {
		says += " " + why
	}
	return says
}

// waste returns the first call that looks at more than it needs, or nil.
func (j *Judge) waste(root *Call) *Mistake {
	if !root.hasWindow() {
		return nil
	}
	var equal, wide *Mistake
	for _, c := range root.all() {
		if c.Alpha >= c.Beta {
			continue
		}
		for i, k := range c.Calls {
			sure := j.sure(c, i)
			switch {
			case sure > c.Beta:
				return &Mistake{Waste: true, Name: "no cut", At: k, Says: j.late(c, i) +
					", and here it went on."}
			case sure == c.Beta && equal == nil:
				equal = &Mistake{Waste: true, At: k, Says: j.late(c, i) + "."}
			case k.Function == c.Function && (k.Alpha < -c.Beta || k.Beta > -sure) &&
				wide == nil:
				wide = &Mistake{Waste: true, At: k, Says: "The window is wider than it need " +
					"be. " + j.turned(root, c, i)}
				if j.handed(root) != "" {
					wide.Name = "wide window"
				}
			}
		}
	}
	if equal != nil && slices.ContainsFunc(root.all(), j.cutsAbove) {
		equal.Name = "cut at >"
		equal.Says = strings.TrimSuffix(equal.Says, ".") + ", and not only where it is more."
	}
	if wide != nil && (wide.Name != "" || equal == nil) {
		return wide
	}
	return equal
}

// cutsAbove reports whether a call has left moves out where the side was sure of more than
// beta.
func (j *Judge) cutsAbove(c *Call) bool {
	return len(c.Calls) > 0 && len(c.unseen()) > 0 && j.sure(c, len(c.Calls)) > c.Beta
}

// late says that a call was not needed.
func (j *Judge) late(c *Call, i int) string {
	return fmt.Sprintf("%s was sure of %s before %s, and beta is %s: the other side does not "+
		"let it come to this. "+
		"The loop ends where alpha >= beta", c.side(), points(j.sure(c, i)), c.Calls[i].san(),
		points(c.Beta))
}
