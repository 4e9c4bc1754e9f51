// marks.go draws what is said about a square.

package picture

import "strings"

// A mark says something about a square. Each kind has a form of its own, so
// that its color need not be seen; a white line around it sets it off from
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
	dot       = "M15.5 22.5A7 7 0 0 1 29.5 22.5A7 7 0 0 1 15.5 22.5Z"
	dotCorner = "M32.5 7.5A5 5 0 0 1 42.5 7.5A5 5 0 0 1 32.5 7.5Z"
	ring      = "M2.5 22.5A20 20 0 0 1 42.5 22.5A20 20 0 0 1 2.5 22.5Z"
	frame     = "M3 3H42V42H3Z"
	cross     = "M4.5 4.5L40.5 40.5M40.5 4.5L4.5 40.5" // its arms show beside a piece
	dashes    = "M4 4H41V41H4Z"
)

// ghost is the mark of a piece that should be gone. The piece is drawn faint.
const ghost = "ghost"

// marks lists the kinds in the order in which descriptions tell them.
var marks = [...]mark{
	{
		kind: "move", says: "can move to", element: "move", color: "#14559c", filled: true,
		path: dot, corner: dotCorner,
	},
	{kind: "capture", says: "can capture on", element: "capture", color: "#b3201f", path: ring},
	{kind: "own", says: "spoken of", element: "own", color: "#5b2a86", path: frame},
	{kind: "king", says: "king that cannot be taken on", element: "forbidden", color: "#8f1230", path: cross},
	{kind: "forbidden", says: "cannot go to", element: "forbidden", color: "#8f1230", path: cross},
	{kind: ghost, says: "left behind on", element: ghost, color: "#20252d", path: dashes},
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

// drawing returns the id of the mark's drawing for an empty or an occupied square,
// and whether it lies above the piece.
func (m mark) drawing(occupied bool) (id string, above bool) {
	if occupied && m.corner != "" {
		return m.element + "-corner", true
	}
	return m.element, false
}

// define writes the mark as a group that can be used by its id.
func (m mark) define(c *canvas, id, path string) {
	c.open("g", "id", id, "fill", "none", "stroke-linejoin", "round", "stroke-linecap", "round")
	switch {
	case m.filled:
		c.path(path, "fill", m.color, "stroke", "#fff", "stroke-width", 2)
	case m.kind == ghost:
		c.path(path, "stroke", "#fff", "stroke-width", 3.2)
		c.path(path, "stroke", m.color, "stroke-width", 3.2, "stroke-linecap", "butt",
			"stroke-dasharray", "6 6.33", "stroke-dashoffset", 3)
	default:
		c.path(path, "stroke", "#fff", "stroke-width", 5.8)
		c.path(path, "stroke", m.color, "stroke-width", 3.6)
	}
	c.close("g")
}
