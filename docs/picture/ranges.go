// ranges.go draws what a score may be: stretches of a line of numbers.

package picture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A bound is one end of a range. The zero value is none: there the range is open.
type bound struct {
	name string // alpha or beta, of a window
	text string // as the spec has it
	at   float64
}

// A span is what a score may be, and words about it.
type span struct {
	lines     []string
	low, high bound
	exact     bool // one number, and nothing else
}

const (
	barTall    = 20.0
	spanBelow  = 34.0 // for the numbers below a bar, and the air to the next words
	wordsBelow = 3.0  // between words and their bar
	scaleEdge  = 12.0 // of a bar, beyond the ends of the scale
)

// Ranges draws what a score may be. The spec is one line of parts with semicolons between
// them: the scale, then words with a range in brackets each:
//
//	-50..100; At least 70 [70..]; At most -20 [..-20]; Exactly 30 [30]; Anything [..]; Nothing [0..0]
//
// Of a range whose low end is not below its high end nothing is left. After the scale may
// stand a window, as in `-50..100 window 0..50`: alpha and beta, a line each through all bars.
func Ranges(spec string) ([]byte, error) {
	scale, window, spans, err := readRanges(spec)
	if err != nil {
		return nil, fmt.Errorf("picture of ranges: %w", err)
	}
	x := func(v float64) float64 {
		from, to := platePad+scaleEdge, plateWidth-platePad-scaleEdge
		return from + (to-from)*(v-scale.low.at)/(scale.high.at-scale.low.at)
	}
	top := platePad
	if window != nil {
		top += lineHeight
	}
	height := top
	for _, s := range spans {
		height += s.tall()
	}
	height += platePad - 12

	c := newPlate(height, "What a score may be", spec)
	for i, s := range spans {
		s.draw(c, x, top)
		bar := top + lineHeight*float64(len(s.lines)) + wordsBelow
		for _, end := range window.ends() {
			c.path(trace("M%v %vv%v", x(end.at), bar-3, barTall+6),
				"stroke", plateFaint, "stroke-width", 2, "stroke-dasharray", "4 3")
			if i == 0 {
				c.text(x(end.at), platePad+10, lettering{codeFont, 14, plateFaint}, end.name+" "+end.text,
					"text-anchor", "middle")
			}
		}
		top += s.tall()
	}
	return c.end(), nil
}

// readRanges reads the parts of a spec.
func readRanges(spec string) (scale span, window *span, spans []span, err error) {
	if _, err = parseCaption(spec); err != nil {
		return scale, nil, nil, err
	}
	head, rest, more := strings.Cut(spec, ";")
	head, inner, hasWindow := strings.Cut(head, " window ")
	if scale, err = readSpan(head); err != nil {
		return scale, nil, nil, err
	}
	if scale.low.text == "" || scale.high.text == "" || scale.low.at >= scale.high.at {
		return scale, nil, nil, fmt.Errorf("%q: begin with a scale, such as -50..100", head)
	}
	if hasWindow {
		var s span
		if s, err = readSpan(inner); err != nil {
			return scale, nil, nil, err
		}
		window = &s
	}
	for more {
		var part string
		part, rest, more = strings.Cut(rest, ";")
		words, inside, ok := strings.Cut(strings.TrimSpace(part), " [")
		inside, closed := strings.CutSuffix(inside, "]")
		if !ok || !closed {
			return scale, nil, nil, fmt.Errorf("%q: want words, and a range in brackets behind them", part)
		}
		s, err := readSpan(inside)
		if err != nil {
			return scale, nil, nil, err
		}
		s.lines = wrap(words, 43)
		for _, b := range []bound{s.low, s.high} {
			if b.text != "" && (b.at < scale.low.at || b.at > scale.high.at) {
				return scale, nil, nil, fmt.Errorf("%s is not on the scale", b.text)
			}
		}
		spans = append(spans, s)
	}
	return scale, window, spans, nil
}

// readSpan reads a number, or one or two with two dots between or beside them.
func readSpan(text string) (s span, err error) {
	low, high, isRange := strings.Cut(strings.TrimSpace(text), "..")
	if !isRange {
		s.exact, high = true, low
	}
	for _, end := range []struct {
		text string
		to   *bound
	}{{low, &s.low}, {high, &s.high}} {
		if end.text == "" && isRange {
			continue
		}
		at, err := strconv.ParseFloat(end.text, 64)
		if err != nil {
			return s, fmt.Errorf("%q is no range, such as 30, 0..50, 0.., ..50 or the two dots alone", text)
		}
		*end.to = bound{text: end.text, at: at}
	}
	return s, nil
}

// tall is how much room words and bar take.
func (s span) tall() float64 { return lineHeight*float64(len(s.lines)) + barTall + spanBelow }

// draw draws the words and, below them, the bar: bright where the score may still be.
func (s span) draw(c *canvas, x func(float64) float64, top float64) {
	for i, line := range s.lines {
		c.text(platePad, top+14+lineHeight*float64(i), lettering{labelFont, 15, plateText}, line)
	}
	top += lineHeight*float64(len(s.lines)) + wordsBelow
	left, right := platePad, plateWidth-platePad
	c.box(left, top, right-left, barTall, "fill", boxDark)
	from, to := left, right
	if s.low.text != "" {
		from = x(s.low.at)
	}
	if s.high.text != "" {
		to = x(s.high.at)
	}
	middle := top + barTall/2
	switch {
	case s.exact:
		c.disc(point{from, middle}, 7, "fill", yellow)
	case from < to:
		c.box(from, top, to-from, barTall, "fill", yellow)
	default: // as a tree marks what is cut off
		c.path(trace("M%v %vl12 -18", (from+to)/2-6, middle+9), "stroke", pink, "stroke-width", 4)
	}
	c.box(left, top, right-left, barTall, "fill", "none", "stroke", plateBorder, "stroke-width", 1.5)
	ends := []bound{s.low, s.high}
	if s.low == s.high {
		ends = ends[:1]
	}
	for _, b := range ends {
		c.text(x(b.at), top+barTall+16, lettering{codeFont, 14, plateText}, b.text, "text-anchor", "middle")
	}
}

// ends lists the bounds of a window that are there, with their names.
func (s *span) ends() (ends []bound) {
	if s == nil {
		return nil
	}
	s.low.name, s.high.name = "alpha", "beta"
	return slices.DeleteFunc([]bound{s.low, s.high}, func(b bound) bool { return b.text == "" })
}
