// tree.go draws a tree of moves with the scores that a search finds in it.

package picture

import (
	"fmt"
	"math"
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
	best  bool   // of its siblings
	x, y  float64
}

const (
	twigGap  = 29.0
	scoreBox = 48.0
	linkRoom = 26.0 // beside the last column, for a line between two that are the same
	cutColor = "#cdbb9e"
)

// Tree draws a search. The spec is who moves, how it is drawn, and the moves:
//
//	White cuts: Nxe5 (Nxe5 -2, d6 +1, ...), Bb5 (a6 0 @A, Nf6 =A)
//
// A move has its score, as White sees it, or its answers in parentheses, and then the best
// score among these is found for it. A word without either, as "...", is shown and does not
// count. A position named by @A stands once more at =A. With `cuts` what alpha-beta never
// looks at is crossed out; with `negamax` the scores are those of the side to move; with
// `blank` the reader finds them.
func Tree(spec string) ([]byte, error) {
	head, text, _ := strings.Cut(spec, ": ")
	root, named := &twig{}, map[string]*twig{}
	rest, err := root.read(text, named)
	white := strings.HasPrefix(head, "White")
	switch {
	case err == nil && rest != "":
		err = fmt.Errorf("%q is left over", rest)
	case err == nil && !white && !strings.HasPrefix(head, "Black"):
		err = fmt.Errorf("%q: begin with White or Black", head)
	}
	if err != nil {
		return nil, fmt.Errorf("picture of a tree: %w", err)
	}
	root.search(white, math.MinInt, math.MaxInt, strings.Contains(head, "cuts"))
	depth, room := root.depth(), chartWidth-2*chartPad-scoreBox
	if len(named) > 0 {
		room -= linkRoom
	}
	wide := room / float64(depth)
	bottom := root.lay(chartPad+scoreBox/2, chartPad+18, wide)

	var w writer
	startChart(&w, bottom+chartPad-6, "A tree of moves", spec)
	for i := range depth {
		side := map[bool]string{true: "White", false: "Black"}[white == (i%2 == 0)]
		w.words(chartPad+scoreBox/2+wide*(float64(i)+0.5), chartPad+9, 14, cutColor, labelFont, `text-anchor="middle"`, side)
	}
	root.draw(&w, white, strings.Contains(head, "negamax"), strings.Contains(head, "blank"))
	return w.end(), nil
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
			text = strings.TrimPrefix(text, ")")
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
func (t *twig) draw(w *writer, white, flip, blank bool) {
	for _, kid := range t.kids {
		color, style := lanes[0], ` stroke-width="1.5"`
		if kid.isIdle() {
			color, style = cutColor, ` stroke-width="1.5" stroke-dasharray="3 4"`
		} else if kid.best && !blank {
			style = ` stroke-width="4"`
		}
		end := kid.x - scoreBox/2 - letterWidth*float64(len(kid.move)) - 10
		w.line(`<path d="M%s %sC%s %[2]s %[3]s %[4]s %[5]s %[4]s" fill="none" stroke="%[6]s"%[7]s/>`,
			num(t.x), num(t.y), num((t.x+end)/2+8), num(kid.y), num(end), color, style)
		if kid.cut {
			w.line(`<path d="M%s %sl9 -14" stroke="#ff8a80" stroke-width="3"/>`, num(end-16), num(kid.y+7))
		}
		w.words(kid.x-scoreBox/2-5, kid.y+5.5, 15, map[bool]string{true: cutColor, false: plateText}[kid.cut], codeFont, `text-anchor="end"`, kid.move)
		kid.draw(w, !white, flip, blank)
	}
	if t.same != nil {
		w.line(`<path d="M%s %sq%s %s 0 %s" fill="none" stroke="%s" stroke-width="3" stroke-dasharray="7 4"/>`,
			num(t.x+scoreBox/2), num(t.y), num(2*linkRoom), num((t.same.y-t.y)/2), num(t.same.y-t.y), lanes[1])
	}
	if t.isIdle() {
		return
	}
	fill, ink := "#221c17", plateText // whoever moves next has the color of the box
	if white {
		fill, ink = boxColor, boxText
	}
	score, bound := t.score, t.bound
	if flip && !white {
		score, bound = -score, strings.NewReplacer("≥", "≤", "≤", "≥").Replace(bound)
	}
	text := fmt.Sprintf("%s%+d", bound, score)
	if score == 0 {
		text = bound + "0"
	}
	if blank && len(t.kids) > 0 {
		text = "?"
	} else if !t.known {
		text = t.mark
	}
	w.line(`<rect x="%s" y="%s" width="%s" height="24" rx="4" fill="%s" stroke="%s" stroke-width="1.5"/>`,
		num(t.x-scoreBox/2), num(t.y-12), num(scoreBox), fill, plateBorder)
	w.words(t.x, t.y+5, 14, ink, codeFont, `text-anchor="middle"`, text)
}

// isIdle reports whether nothing is said of the move: it was cut off, or is only mentioned.
func (t *twig) isIdle() bool { return t.cut || !t.known && len(t.kids) == 0 && t.mark == "" }
