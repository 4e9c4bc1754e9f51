// marks.go draws what is said about a square: marks and arrows.

package picture

import (
	"math"
	"strings"
)

// A mark says something about a square. Each kind has a form of its own, so
// that nobody needs to see its color; a white line around it sets it off from
// light and dark squares alike.
type mark struct {
	kind    string // as a spec names it
	says    string // as the description tells it
	element string // id of the drawing; two kinds may share one
	color   string
	filled  bool
	path    string // below the pieces
	corner  string // above a piece, if it would hide the path
}

// The paths of the marks, in the box of a square.
const (
	dot         = "M15.5 22.5A7 7 0 0 1 29.5 22.5A7 7 0 0 1 15.5 22.5Z"
	dotCorner   = "M32.5 7.5A5 5 0 0 1 42.5 7.5A5 5 0 0 1 32.5 7.5Z"
	ring        = "M2.5 22.5A20 20 0 0 1 42.5 22.5A20 20 0 0 1 2.5 22.5Z"
	frame       = "M3 3H42V42H3Z"
	cross       = "M7 7L38 38M38 7L7 38"
	crossCorner = "M32.5 3L42 12.5M42 3L32.5 12.5"
)

// marks lists the kinds in the order in which descriptions tell them.
var marks = [...]mark{
	{"move", "can move to", "move", "#14559c", true, dot, dotCorner},
	{"capture", "can capture on", "capture", "#b3201f", false, ring, ""},
	{"own", "own piece on", "own", "#5b2a86", false, frame, ""},
	{"king", "king that cannot be taken on", "forbidden", "#8f1230", false, cross, crossCorner},
	{"forbidden", "cannot go to", "forbidden", "#8f1230", false, cross, crossCorner},
}

// markOf returns the mark that a spec calls kind, and whether there is one.
func markOf(kind string) (mark, bool) {
	for _, m := range marks {
		if m.kind == kind {
			return m, true
		}
	}
	return mark{}, false
}

// markNames lists the kinds for a message.
func markNames() string {
	var names []string
	for _, m := range marks {
		names = append(names, m.kind)
	}
	return strings.Join(names, ", ")
}

// drawing returns id and path of the mark for an empty or an occupied square,
// and whether it lies above the piece.
func (m mark) drawing(occupied bool) (id, path string, above bool) {
	if occupied && m.corner != "" {
		return m.element + "-corner", m.corner, true
	}
	return m.element, m.path, false
}

// define writes the mark as a group that <use> elements refer to.
func (m mark) define(w *writer, id, path string) {
	w.open(`<g id="%s" fill="none" stroke-linejoin="round" stroke-linecap="round">`, id)
	if m.filled {
		w.line(`<path d="%s" fill="%s" stroke="#fff" stroke-width="2"/>`, path, m.color)
	} else {
		w.line(`<path d="%s" stroke="#fff" stroke-width="5.8"/>`, path)
		w.line(`<path d="%s" stroke="%s" stroke-width="3.6"/>`, path, m.color)
	}
	w.close("g")
}

// arrowPath draws an arrow between two centers as one closed path: a shaft that
// starts clear of the piece it comes from, and a head whose tip stops short of
// the middle of its goal by gap.
func arrowPath(x1, y1, x2, y2, gap float64) string {
	const (
		start = 15.0 // from the center of the first square
		half  = 2.6  // half the width of the shaft
		head  = 13.0 // length of the head
		wing  = 8.0  // half the width of the head
	)
	length := math.Hypot(x2-x1, y2-y1)
	ux, uy := (x2-x1)/length, (y2-y1)/length
	tip := length - gap
	points := [][2]float64{ // along the arrow, and across
		{start, half}, {tip - head, half}, {tip - head, wing}, {tip, 0},
		{tip - head, -wing}, {tip - head, -half}, {start, -half},
	}
	var b strings.Builder
	for i, p := range points {
		if i == 0 {
			b.WriteString("M")
		} else {
			b.WriteString("L")
		}
		b.WriteString(num(x1+p[0]*ux-p[1]*uy) + " " + num(y1+p[0]*uy+p[1]*ux))
	}
	return b.String() + "Z"
}
