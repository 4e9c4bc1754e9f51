// arrows.go draws arrows between squares.

package picture

import (
	"math"
	"slices"
)

// An arrowKind is how an arrow looks, and how the description tells it. The
// kinds differ in form, so that their colors need not be seen.
type arrowKind struct {
	says   string
	color  string
	tail   float64 // half the width of the shaft where it starts
	neck   float64 // and where the head begins
	barb   float64 // how far the wings of the head reach back
	under  bool    // below the pieces, and dashed
	hollow bool    // the head is white inside
}

var arrowKinds = map[string]arrowKind{
	"":       {says: "An arrow", color: "#0b6b5d", tail: 2.6, neck: 2.6},
	"attack": {says: "An attack", color: "#b3201f", tail: 1.5, neck: 3.2, barb: 2.5, hollow: true},
	"later": {
		says: "Afterward, an attack", color: "#b3201f", tail: 2.6, neck: 2.6, barb: 2.5,
		under: true, hollow: true,
	},
}

const (
	arrowStart = 15.0 // from the center of the first square
	arrowHead  = 13.0 // length of the head
	arrowWing  = 8.0  // half the width of the head
	bow        = 62.0 // how far the handle of a curve lies aside; the curve goes half as far
	badgeAt    = 18.0 // where a number stands, from the center of the first square
)

// drawArrows draws the arrows that lie below the pieces, or the others: attacks
// first, so that what stops them lies above.
func (spec *boardSpec) drawArrows(c *canvas, under bool) {
	for _, kind := range []string{"later", "attack", ""} {
		if arrowKinds[kind].under != under {
			continue
		}
		for _, a := range spec.arrows {
			if a.kind == kind {
				spec.drawArrow(c, a)
			}
		}
	}
}

func (spec *boardSpec) drawArrow(c *canvas, a arrow) {
	kind := arrowKinds[a.kind]
	gap := 2.0
	switch {
	case spec.pieces[a.to] != 0 && kind.under:
		gap = 20
	case spec.pieces[a.to] != 0:
		gap = 13
	case spec.marks[a.to] != "":
		gap = 8.5
	}
	way := wayBetween(spec.middle(a.from), spec.middle(a.to))
	c.path(arrowPath(way, gap, spec.bend(a), kind),
		"fill", kind.color, "stroke", "#fff", "stroke-width", 1.4, "opacity", 0.92)
	if kind.hollow {
		head := way.length - gap
		c.path(polygon(way.at(head-5.5, 0), way.at(head-arrowHead, 4), way.at(head-arrowHead, -4)), "fill", "#fff")
	}
}

// drawNumbers writes the numbers of the arrows beside the pieces that move.
func (spec *boardSpec) drawNumbers(c *canvas) {
	for _, a := range spec.arrows {
		if a.number == "" {
			continue
		}
		at := wayBetween(spec.middle(a.from), spec.middle(a.to)).at(badgeAt, 0)
		c.disc(at, 9, "fill", arrowKinds[a.kind].color, "stroke", "#fff", "stroke-width", 1.4)
		c.text(at.x, at.y+5, lettering{}, a.number, "fill", "#fff", "font-family", labelFont, "font-size", 14,
			"font-weight", "bold", "text-anchor", "middle")
	}
}

// bend tells how far a move's arrow has to bow out, so as not to run over the
// mark of an empty square: 0 if there is none in its way. It bows to the nearer edge of
// the board, or to the other one where it would lie on an arrow before it, as in castling.
// Attacks are lines of sight, and always straight.
func (spec *boardSpec) bend(a arrow) float64 {
	between := a.squares()
	if a.kind != "" || len(between) < 3 {
		return 0
	}
	marked, met := false, false
	for _, sq := range between[1 : len(between)-1] {
		marked = marked || spec.marks[sq] != "" && spec.pieces[sq] == 0
	}
	for _, other := range spec.arrows[:slices.Index(spec.arrows, a)] {
		shared := slices.DeleteFunc(other.squares(), func(sq square) bool { return !slices.Contains(between, sq) })
		met = met || len(shared) > 1
	}
	from, to := spec.middle(a.from), spec.middle(a.to)
	right := (from.x+to.x)/2 - float64(spec.only.wide()*cell)/2 // of the middle of the board
	below := (from.y+to.y)/2 - float64(spec.only.tall()*cell)/2
	outward := right*(from.y-to.y) + below*(to.x-from.x)
	switch {
	case !marked && !met:
		return 0
	case (outward < 0) != met:
		return -bow
	}
	return bow
}

// squares lists the squares on a straight line, from the first to the last; nil if
// the arrow does not follow one.
func (a arrow) squares() (squares []square) {
	files, ranks := a.to.file()-a.from.file(), a.to.rank()-a.from.rank()
	steps := max(files, -files, ranks, -ranks)
	if files%steps != 0 || ranks%steps != 0 {
		return nil
	}
	for i := range steps + 1 {
		squares = append(squares, a.from+square(i*(files+8*ranks)/steps))
	}
	return squares
}

// A way leads straight from one point to another.
type way struct {
	from   point
	length float64
	ux, uy float64 // one step along it
}

func wayBetween(from, to point) way {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	return way{from: from, length: length, ux: (to.x - from.x) / length, uy: (to.y - from.y) / length}
}

// at returns the point so far along the way, and so far to the right of it.
func (w way) at(along, across float64) point {
	return point{w.from.x + along*w.ux - across*w.uy, w.from.y + along*w.uy + across*w.ux}
}

// arrowPath draws an arrow along a way as one closed path: a shaft that starts clear
// of the piece it comes from, and a head whose tip stops short of the end by gap. With
// a bend it is a curve, whose handle lies that far to the right of the way.
func arrowPath(w way, gap, bend float64, kind arrowKind) string {
	// The curve leaves upward along (c, s) and arrives along (c, -s).
	slope := math.Hypot(w.length/2, bend)
	c, s := w.length/2/slope, bend/slope
	from := func(along, across float64) point {
		return w.at(along*c-across*s, along*s+across*c)
	}
	to := func(before, across float64) point {
		return w.at(w.length-before*c+across*s, before*s+across*c)
	}
	neck := gap + arrowHead
	right, tip, left := to(neck+kind.barb, arrowWing), to(gap, 0), to(neck+kind.barb, -arrowWing)
	if kind.under {
		return dashedShaft(w, w.length-neck, kind.tail) + polygon(to(neck, 0), right, tip, left)
	}
	side := func(across float64) string { // the shaft's way between its ends
		if bend == 0 {
			return "L"
		}
		return trace("Q%v ", w.at(w.length/2, bend+across))
	}
	return trace("M%v%v%vL%vL%vL%vL%v%v%vZ", from(arrowStart, kind.tail), side(kind.neck), to(neck, kind.neck),
		right, tip, left, to(neck, -kind.neck), side(-kind.neck), from(arrowStart, -kind.tail))
}

// dashedShaft draws a shaft of dashes that are twice as thick as half.
func dashedShaft(w way, end, half float64) (path string) {
	const dash, space = 8.0, 5.0
	for start := arrowStart; start < end; start += dash + space {
		stop := min(start+dash, end)
		path += polygon(w.at(start, half), w.at(stop, half), w.at(stop, -half), w.at(start, -half))
	}
	return path
}
