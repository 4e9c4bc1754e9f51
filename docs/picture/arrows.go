// arrows.go draws arrows between squares.

package picture

import (
	"fmt"
	"math"
	"slices"
	"strings"
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
	"":       {"An arrow", "#0b6b5d", 2.6, 2.6, 0, false, false},
	"attack": {"An attack", "#b3201f", 1.5, 3.2, 2.5, false, true},
	"later":  {"Afterward, an attack", "#b3201f", 2.6, 2.6, 2.5, true, true},
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
func (spec *boardSpec) drawArrows(w *writer, under bool) {
	for _, kind := range []string{"later", "attack", ""} {
		if arrowKinds[kind].under != under {
			continue
		}
		for _, a := range spec.arrows {
			if a.kind == kind {
				spec.drawArrow(w, a)
			}
		}
	}
}

func (spec *boardSpec) drawArrow(w *writer, a arrow) {
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
	x1, y1 := spec.middle(a.from)
	x2, y2 := spec.middle(a.to)
	w.line(`<path d="%s" fill="%s" stroke="#fff" stroke-width="1.4" opacity="0.92"/>`,
		arrowPath(x1, y1, x2, y2, gap, spec.bend(a), kind), kind.color)
	if kind.hollow {
		w.line(`<path d="%s" fill="#fff"/>`, hollowPath(x1, y1, x2, y2, gap))
	}
}

// hollowPath draws the white inside of the head of a straight arrow.
func hollowPath(x1, y1, x2, y2, gap float64) string {
	length := math.Hypot(x2-x1, y2-y1)
	at := func(before, across float64) string { // the tip, and aside
		along := length - gap - before
		return num(x1+(along*(x2-x1)-across*(y2-y1))/length) + " " + num(y1+(along*(y2-y1)+across*(x2-x1))/length)
	}
	return "M" + at(5.5, 0) + "L" + at(arrowHead, 4) + "L" + at(arrowHead, -4) + "Z"
}

// drawNumbers writes the numbers of the arrows beside the pieces that move.
func (spec *boardSpec) drawNumbers(w *writer) {
	for _, a := range spec.arrows {
		if a.number == "" {
			continue
		}
		x1, y1 := spec.middle(a.from)
		x2, y2 := spec.middle(a.to)
		length := math.Hypot(x2-x1, y2-y1)
		x, y := x1+badgeAt*(x2-x1)/length, y1+badgeAt*(y2-y1)/length
		w.line(`<circle cx="%s" cy="%s" r="9" fill="%s" stroke="#fff" stroke-width="1.4"/>`, num(x), num(y), arrowKinds[a.kind].color)
		w.line(`<text x="%s" y="%s" fill="#fff" font-family="%s" font-size="14" font-weight="bold" text-anchor="middle">%s</text>`,
			num(x), num(y+5), labelFont, a.number)
	}
}

// bend tells how far a move's arrow has to bow out, so as not to run over the
// mark of an empty square: 0 if there is none in its way. It bows to the nearer edge of the board,
// or to the other one where it would lie on an arrow before it, as in castling.
// Attacks are lines of sight, and always straight.
func (spec *boardSpec) bend(a arrow) float64 {
	way := a.way()
	if a.kind != "" || len(way) < 3 {
		return 0
	}
	marked, met := false, false
	for _, sq := range way[1 : len(way)-1] {
		marked = marked || spec.marks[sq] != "" && spec.pieces[sq] == 0
	}
	for _, other := range spec.arrows[:slices.Index(spec.arrows, a)] {
		shared := slices.DeleteFunc(other.way(), func(sq square) bool { return !slices.Contains(way, sq) })
		met = met || len(shared) > 1
	}
	x1, y1 := spec.middle(a.from)
	x2, y2 := spec.middle(a.to)
	outward := ((x1+x2)/2-float64(spec.only.wide()*cell)/2)*(y1-y2) + ((y1+y2)/2-float64(spec.only.tall()*cell)/2)*(x2-x1)
	switch {
	case !marked && !met:
		return 0
	case (outward < 0) != met:
		return -bow
	}
	return bow
}

// way lists the squares on a straight line, from the first to the last; nil if
// the arrow does not follow one.
func (a arrow) way() (squares []square) {
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

// arrowPath draws an arrow between two centers as one closed path: a shaft that
// starts clear of the piece it comes from, and a head whose tip stops short of
// the middle of its goal by gap. With a bend it is a curve, whose handle lies
// that far to the right of the way.
func arrowPath(x1, y1, x2, y2, gap, bend float64, kind arrowKind) string {
	length := math.Hypot(x2-x1, y2-y1)
	ux, uy := (x2-x1)/length, (y2-y1)/length
	at := func(along, across float64) string {
		return num(x1+along*ux-across*uy) + " " + num(y1+along*uy+across*ux)
	}
	// The curve leaves upward along (c, s) and arrives along (c, -s).
	slope := math.Hypot(length/2, bend)
	c, s := length/2/slope, bend/slope
	from := func(along, across float64) string {
		return at(along*c-across*s, along*s+across*c)
	}
	to := func(before, across float64) string {
		return at(length-before*c+across*s, before*s+across*c)
	}
	neck := gap + arrowHead
	var b strings.Builder
	if kind.under {
		const dash, space = 8.0, 5.0
		for start := arrowStart; start < length-neck; start += dash + space {
			end := min(start+dash, length-neck)
			fmt.Fprintf(&b, "M%sL%sL%sL%sZ", at(start, kind.tail), at(end, kind.tail), at(end, -kind.tail), at(start, -kind.tail))
		}
		fmt.Fprintf(&b, "M%sL%sL%sL%sZ", to(neck, 0), to(neck+kind.barb, arrowWing), to(gap, 0), to(neck+kind.barb, -arrowWing))
		return b.String()
	}
	side := func(across float64) string { // the shaft's way between its ends
		if bend == 0 {
			return "L"
		}
		return "Q" + at(length/2, bend+across) + " "
	}
	fmt.Fprintf(&b, "M%s%s%sL%sL%sL%sL%s%s%sZ", from(arrowStart, kind.tail), side(kind.neck), to(neck, kind.neck),
		to(neck+kind.barb, arrowWing), to(gap, 0), to(neck+kind.barb, -arrowWing),
		to(neck, -kind.neck), side(-kind.neck), from(arrowStart, -kind.tail))
	return b.String()
}
