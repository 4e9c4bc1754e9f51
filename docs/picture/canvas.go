// canvas.go is the vocabulary that all pictures are drawn in: a canvas, and on it
// boxes, discs, paths, text, groups, and drawings that are used more than once.

package picture

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A canvas collects the elements of an SVG file, each on a line, indented by groups.
//
// Whatever is drawn may have attributes: pairs of a name of SVG and its value, a text or
// a number. A group hands its attributes on to what is in it.
type canvas struct {
	file  strings.Builder
	depth int
	head  string          // the file up to the definitions
	used  map[string]bool // the drawings to define
}

// The plate of a picture that is no board.
const (
	plateWidth = 400.0
	platePad   = 14.0
)

// A point is a place on the canvas: right and down from the upper left corner.
type point struct{ x, y float64 }

// newCanvas begins a picture with its size and the words that a screen reader says.
func newCanvas(width, height float64, title, desc string) *canvas {
	c := &canvas{used: make(map[string]bool)}
	c.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", width, "height", height,
		"viewBox", trace("0 0 %v %v", width, height), "role", "img", "aria-labelledby", "title desc")
	c.line(`<title id="title">%s</title>`, escape(title))
	c.line(`<desc id="desc">%s</desc>`, escape(desc))
	c.head = c.cut()
	return c
}

// end closes the picture and returns the file, with the drawings that it uses and no others.
func (c *canvas) end() []byte {
	c.close("svg")
	body := c.cut()
	if len(c.used) == 0 {
		return []byte(c.head + body)
	}
	c.depth = 1
	c.open("defs")
	for _, d := range drawings() {
		if c.used[d.id] {
			d.define(c)
			delete(c.used, d.id) // two kinds of mark may share one
		}
	}
	c.close("defs")
	return []byte(c.head + c.cut() + body)
}

// cut returns what was drawn so far, and begins anew.
func (c *canvas) cut() string {
	defer c.file.Reset()
	return c.file.String()
}

// open begins an element, such as a group (g); what is drawn up to close is in it.
func (c *canvas) open(element string, attributes ...any) {
	c.line("<%s%s>", element, pairs(attributes))
	c.depth++
}

// close ends the element that was opened last.
func (c *canvas) close(element string) {
	c.depth--
	c.line("</%s>", element)
}

// move begins a group whose upper left corner lies there.
func (c *canvas) move(to point, attributes ...any) {
	c.open("g", append([]any{"transform", trace("translate(%v)", to)}, attributes...)...)
}

// box draws a rectangle from its upper left corner.
func (c *canvas) box(x, y, width, height float64, attributes ...any) {
	c.line(`<rect x="%s" y="%s" width="%s" height="%s"%s/>`,
		num(x), num(y), num(width), num(height), pairs(attributes))
}

// disc draws a circle around its middle.
func (c *canvas) disc(middle point, radius float64, attributes ...any) {
	c.line(`<circle cx="%s" cy="%s" r="%s"%s/>`, num(middle.x), num(middle.y), num(radius), pairs(attributes))
}

// path draws lines and curves; trace writes its data.
func (c *canvas) path(data string, attributes ...any) {
	c.line(`<path d="%s"%s/>`, data, pairs(attributes))
}

// text writes a line of text, if there is one, from the left end of its baseline.
func (c *canvas) text(x, y float64, in lettering, text string, attributes ...any) {
	if text != "" {
		c.line(`<text x="%s" y="%s"%s%s>%s</text>`, num(x), num(y), in, pairs(attributes), escape(text))
	}
}

// use draws one of the drawings.
func (c *canvas) use(id string, attributes ...any) {
	c.used[id] = true
	c.line(`<use href="#%s"%s/>`, id, pairs(attributes))
}

// drawPlate draws the plate that boards, boxes and trees lie on.
func drawPlate(c *canvas, width, height float64) {
	c.box(1, 1, width-2, height-2, "rx", 7, "fill", plateColor, "stroke", plateBorder, "stroke-width", 2)
}

// newPlate begins a picture that lies on a plate as wide as a board's.
func newPlate(height float64, title, desc string) *canvas {
	c := newCanvas(plateWidth, height, title, desc)
	drawPlate(c, plateWidth, height)
	return c
}

// line writes one line of the file.
func (c *canvas) line(format string, args ...any) {
	c.file.WriteString(strings.Repeat(" ", c.depth))
	fmt.Fprintf(&c.file, format, args...)
	c.file.WriteByte('\n')
}

// pairs writes names and values as attributes.
func pairs(attributes []any) string {
	var b strings.Builder
	for i := 0; i < len(attributes); i += 2 {
		fmt.Fprintf(&b, ` %s="%s"`, attributes[i], short(attributes[i+1]))
	}
	return b.String()
}

// trace writes the data of a path: each %v of the format is a length or a point.
func trace(format string, places ...any) string {
	for i, place := range places {
		places[i] = short(place)
	}
	return fmt.Sprintf(format, places...)
}

// polygon writes the data of a closed path.
func polygon(corners ...point) string {
	var data []string
	for _, corner := range corners {
		data = append(data, short(corner))
	}
	return "M" + strings.Join(data, "L") + "Z"
}

// short writes a text as it is, and numbers with two decimals at most.
func short(value any) string {
	switch v := value.(type) {
	case point:
		return num(v.x) + " " + num(v.y)
	case float64:
		return num(v)
	}
	return fmt.Sprint(value)
}

// num writes a length with two decimals at most.
func num(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// escape makes text safe inside an element.
func escape(text string) string {
	return escaper.Replace(text)
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// drawable reports whether XML has a place for r, and a reader something to see.
func drawable(r rune) bool {
	return r != utf8.RuneError && r != '\ufffe' && r != '\uffff' && !unicode.IsControl(r)
}
