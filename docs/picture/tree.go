// tree.go draws a tree of moves with the scores that a search finds in it.

package picture

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A twig is a move, and the position after it.
type twig struct {
	move  string
	score int // as White sees it
	known bool
	mark  string // the name of the position
	same  *twig  // where it stood before
	kids  []*twig
	bound string // "≤" or "≥": the score is not exact, for something was cut off
	cut   bool   // never looked at
	edge  bool   // the last that is looked at: it has a score, and answers beyond the horizon
	past  bool   // beyond the horizon
	best  bool   // of its siblings
	point        // of its score
}

const (
	twigGap  = 29.0
	scoreBox = 48.0
	linkRoom = 26.0 // beside the last column, for a line between two that are the same
)

// Tree draws a search. The spec is who moves, how it is drawn, and the moves:
//
//	White cuts: Nxe5 (Nxe5 -2, d6 +1, ...), Bb5 (a6 0 @A, Nf6 =A)
//
// A move has its score, as White sees it, or its answers in parentheses, and then the best
// score among these is found for it. With a score and answers, as in `Nxe5 +1 (Nxe5 -2)`,
// the answers lie beyond the horizon: they are shown and do not count. A word without either, as "...", is shown and does not
// count. A position named by @A stands once more at =A. With `cuts` what alpha-beta never
// looks at is crossed out; with `negamax` instead the scores are those of the side to move; with
// `blank` the reader finds them.
func Tree(spec string) ([]byte, error) {
	head, text, _ := strings.Cut(spec, ": ")
	side, mode, _ := strings.Cut(head, " ")
	root, named := &twig{}, map[string]*twig{}
	rest, err := root.read(text, named)
	switch {
	case err != nil:
	case rest != "":
		err = fmt.Errorf("%q is left over", rest)
	case side != "White" && side != "Black":
		err = fmt.Errorf("%q: begin with White or Black", head)
	case !slices.Contains([]string{"", "cuts", "negamax", "blank"}, mode):
		err = fmt.Errorf("%q: want cuts, negamax or blank, or nothing", mode)
	}
	if err != nil {
		return nil, fmt.Errorf("picture of a tree: %w", err)
	}
	white := side == "White"
	root.search(white, math.MinInt, math.MaxInt, mode == "cuts")
	depth, room := root.depth(), plateWidth-2*platePad-scoreBox
	if len(named) > 0 {
		room -= linkRoom
	}
	wide := room / float64(depth)
	bottom := root.lay(platePad+scoreBox/2, platePad+18, wide)

	edge, height := root.horizon(), bottom+platePad-6
	if edge != nil {
		height += lineHeight
	}
	c := newPlate(height, "A tree of moves", spec)
	for i := range depth {
		side := map[bool]string{true: "White", false: "Black"}[white == (i%2 == 0)]
		x := platePad + scoreBox/2 + wide*(float64(i)+0.5)
		c.text(x, platePad+9, lettering{labelFont, 14, plateFaint}, side, "text-anchor", "middle")
	}
	root.draw(c, white, mode)
	if edge != nil {
		x := edge.x + scoreBox/2 + 8
		c.path(trace("M%v %vV%v", x, platePad+20, bottom-4),
			"stroke", pink, "stroke-width", 2.5, "stroke-dasharray", "7 5")
		c.text(x, bottom+12, lettering{labelFont, 14, pink}, "horizon", "text-anchor", "middle")
	}
	return c.end(), nil
}

// read reads the moves below t, up to the parenthesis that closes them, and returns the rest.
func (t *twig) read(text string, named map[string]*twig) (rest string, err error) {
	for {
		end := strings.IndexAny(text+")", "(,)")
		words := strings.Fields(text[:end])
		if len(words) == 0 {
			return "", fmt.Errorf("a move is missing before %q", text[end:])
		}
		kid := &twig{move: words[0]}
		for _, word := range words[1:] {
			if n, err := strconv.Atoi(word); err == nil {
				kid.score, kid.known = n, true
			} else if kid.mark = word[1:]; word[0] == '@' {
				named[kid.mark] = kid
			} else if kid.same = named[kid.mark]; kid.same == nil || word[0] != '=' {
				return "", fmt.Errorf("%q: want a score, @NAME, or =NAME with a @NAME before it", word)
			}
		}
		t.kids = append(t.kids, kid)
		if text = text[end:]; strings.HasPrefix(text, "(") {
			if text, err = kid.read(text[1:], named); err != nil {
				return "", err
			}
			text, kid.edge = strings.TrimPrefix(text, ")"), kid.known
		}
		if !strings.HasPrefix(text, ",") {
			return text, nil
		}
		text = text[1:]
	}
}

// search finds the scores by minimax, and with cuts what alpha-beta leaves out.
func (t *twig) search(white bool, alpha, beta int, cuts bool) {
	if t.same != nil {
		t.score, t.known, t.bound = t.same.score, t.same.known, t.same.bound
	}
	if t.edge {
		for _, kid := range t.kids {
			kid.past = true
		}
		return
	}
	var best *twig
	for _, kid := range t.kids {
		if kid.cut = cuts && alpha >= beta; kid.cut {
			t.bound = map[bool]string{true: "≥", false: "≤"}[white]
			continue
		}
		kid.search(!white, alpha, beta, cuts)
		if !kid.known {
			continue
		}
		if best == nil || white && kid.score > best.score || !white && kid.score < best.score {
			best, t.score, t.known = kid, kid.score, true
		}
		if white {
			alpha = max(alpha, t.score)
		} else {
			beta = min(beta, t.score)
		}
	}
	if best != nil {
		best.best = true
	}
}

func (t *twig) depth() (most int) {
	for _, kid := range t.kids {
		most = max(most, 1+kid.depth())
	}
	return most
}

// horizon finds one of the last moves that are looked at, if others follow.
func (t *twig) horizon() *twig {
	for _, kid := range t.kids {
		if kid.edge {
			return kid
		}
		if edge := kid.horizon(); edge != nil {
			return edge
		}
	}
	return nil
}

// lay gives t and all below it a place, from the line y down, and returns where that ends.
func (t *twig) lay(x, y, wide float64) float64 {
	t.x, t.y = x, y+twigGap/2
	if len(t.kids) == 0 {
		return y + twigGap
	}
	for _, kid := range t.kids {
		y = kid.lay(x+wide, y, wide)
	}
	t.y = (t.kids[0].y + t.kids[len(t.kids)-1].y) / 2
	return y + 6
}

// draw draws the lines to the moves below t, those moves, and its score.
func (t *twig) draw(c *canvas, white bool, mode string) {
	for _, kid := range t.kids {
		kid.drawMove(c, t.point, mode)
		kid.draw(c, !white, mode)
	}
	if t.same != nil {
		below := t.same.y - t.y
		c.path(trace("M%v %vq%v %v 0 %v", t.x+scoreBox/2, t.y, 2*linkRoom, below/2, below),
			"fill", "none", "stroke", blue, "stroke-width", 3, "stroke-dasharray", "7 4")
	}
	if t.isIdle() {
		return
	}
	fill, ink := boxDark, plateText // whoever moves next has the color of the box
	if white {
		fill, ink = boxColor, boxText
	}
	words := t.says(white, mode)
	if words == "" {
		c.disc(t.point, 8, "fill", fill, "stroke", plateBorder, "stroke-width", 1.5)
		return
	}
	box := []any{"rx", 4, "fill", fill, "stroke", plateBorder, "stroke-width", 1.5}
	if t.past {
		box = append(box, "stroke-dasharray", "3 3")
	}
	c.box(t.x-scoreBox/2, t.y-12, scoreBox, 24, box...)
	c.text(t.x, t.y+5, lettering{codeFont, 14, ink}, words, "text-anchor", "middle")
}

// drawMove draws the line that leads to t, and the move.
func (t *twig) drawMove(c *canvas, from point, mode string) {
	line := []any{"stroke", yellow, "stroke-width", 1.5}
	switch {
	case t.isIdle(), t.past:
		line = []any{"stroke", plateFaint, "stroke-width", 1.5, "stroke-dasharray", "3 4"}
	case t.best && mode != "blank":
		line = []any{"stroke", yellow, "stroke-width", 4}
	}
	end := point{t.x - scoreBox/2 - textWidth(t.move, labelWidth) - 10, t.y}
	c.path(branchPath(from, end, 8), append([]any{"fill", "none"}, line...)...)
	color := plateText
	if t.cut {
		color = plateFaint
		c.path(trace("M%v %vl9 -14", end.x-16, t.y+7), "stroke", pink, "stroke-width", 3)
	}
	c.text(t.x-scoreBox/2-5, t.y+5.5, lettering{codeFont, 15, color}, t.move, "text-anchor", "end")
}

// says writes the score, or what stands in its place.
func (t *twig) says(white bool, mode string) string {
	score := t.score
	if mode == "negamax" && !white {
		score = -score
	}
	switch {
	case mode == "blank" && len(t.kids) > 0:
		return "?"
	case !t.known:
		return t.mark
	case score == 0:
		return t.bound + "0"
	}
	return fmt.Sprintf("%s%+d", t.bound, score)
}

// isIdle reports whether nothing is said of the move: it was cut off, or is only mentioned.
func (t *twig) isIdle() bool { return t.cut || !t.known && len(t.kids) == 0 && t.mark == "" }
