// perft.go draws a tree of moves with its counts.

package picture

import (
	"fmt"
	"strings"
)

// A Branch is a first move, and how many ways of going on it has.
type Branch struct {
	Move  string
	Nodes int
}

const (
	branchGap = 30.0
	mostDots  = 20
	dotStep   = 9.5
)

// Perft draws the first moves as a tree from left to right, and a dot for each answer;
// totals are the counts to depth 1 and 2.
func Perft(branches []Branch, totals [2]int) ([]byte, error) {
	var words []string
	sum := 0
	for _, b := range branches {
		sum += b.Nodes
		words = append(words, fmt.Sprintf("%s %d", b.Move, b.Nodes))
		if b.Nodes > mostDots {
			return nil, fmt.Errorf("perft picture: %s has %d answers, more than %d", b.Move, b.Nodes, mostDots)
		}
	}
	if len(branches) != totals[0] || sum != totals[1] {
		return nil, fmt.Errorf("perft picture: %d moves with %d nodes, but the counts are %v",
			len(branches), sum, totals)
	}
	const top = platePad + 8
	const node, leaves, right = 92.0, 166.0, plateWidth - platePad - 4
	bottom := top + branchGap*float64(len(branches))
	root := point{34, (top + bottom) / 2}

	desc := fmt.Sprintf("%s. In all: %d to depth 1, %d to depth 2.",
		strings.Join(words, ", "), totals[0], totals[1])
	c := newPlate(bottom+platePad+54, "A tree of moves", desc)
	for i, b := range branches {
		at := point{node, top + branchGap*(float64(i)+0.5)}
		c.path(branchPath(root, at, 0), "fill", "none", "stroke", yellow, "stroke-width", 2)
		c.disc(at, 5, "fill", yellow)
		c.text(node+12, at.y+5.5, lettering{codeFont, 16, plateText}, b.Move)
		drawAnswers(c, point{leaves, at.y}, b.Nodes)
		c.text(right, at.y+5.5, lettering{labelFont, 16, plateText}, fmt.Sprint(b.Nodes), "text-anchor", "end")
	}
	c.disc(root, 15, "fill", boxColor)
	c.text(root.x, root.y+5.5, lettering{labelFont, 16, boxText}, "1",
		"text-anchor", "middle", "font-weight", "bold")
	c.path(trace("M%v %vH%v", platePad, bottom+6, plateWidth-platePad),
		"stroke", plateBorder, "stroke-width", 1.5)
	for i, n := range totals {
		y := bottom + 30 + 24*float64(i)
		c.text(platePad+6, y, lettering{codeFont, 16, yellow}, fmt.Sprintf("perft %d", i+1))
		c.text(right, y, lettering{labelFont, 16, yellow}, fmt.Sprint(n),
			"text-anchor", "end", "font-weight", "bold")
	}
	return c.end(), nil
}

// drawAnswers draws a dot for each answer to a move, on a line.
func drawAnswers(c *canvas, first point, answers int) {
	end := first.x + dotStep*float64(answers-1)
	if answers > 0 {
		c.path(trace("M%v %vH%v", first.x-8, first.y, end), "stroke", blue, "stroke-width", 1.5)
	}
	for i := range answers {
		c.disc(point{first.x + dotStep*float64(i), first.y}, 3.4, "fill", blue)
	}
}

// branchPath curves from a position to a move at its right; its handles lie in the
// middle of the two, or so much further to the right.
func branchPath(from, to point, further float64) string {
	handle := (from.x+to.x)/2 + further
	return trace("M%vC%v %v %[2]v %[4]v %v", from, handle, from.y, to.y, to)
}
