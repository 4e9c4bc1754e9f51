// boxes.go draws values of Go: boxes with cells, words, and arrows between them.

package picture

import (
	"fmt"
	"slices"
	"strings"
)

const (
	cellTall  = 32.0
	fieldTall = 15.0 // more, for a name above the value
	labelTall = 22.0
	rowGap    = 16.0
	stepGap   = 42.0 // where an arrow leads to another row
	inset     = 16.0 // how far from a corner an arrow aslant begins and ends
)

// An item stands in a row and a column: a box, or words.
type item struct {
	label      string
	lines      []string // words
	cells      []*value
	row        int
	x, y       float64 // of the cells, or of the words
	wide, tall float64
	above      float64 // room for the label
}

// A value is what a cell shows. It may be a field of a struct, and have a name.
type value struct {
	field, text string
	to          string // the place that it points to
	changed     bool
	x, y, wide  float64 // x and y are its middle
}

// A link is an arrow between two boxes. That of a pointer begins in its cell.
type link struct {
	from, to *item
	cell     *value // or nil
	says     string
}

// Boxes draws values of Go, and how one leads to another. The spec is one line of
// parts with semicolons between them. A part is a row, with "& " between its columns:
//
//		p := &a [->a] & a [1|2|9!]; Words under them; k [type=*Knight|value=nil]; arrows k>1.2=no
//
//	  - LABEL [CELL|CELL] is a box. NAME=TEXT in a cell is a field, an exclamation mark at
//	    its end marks what has just changed, and ->PLACE is a pointer with its arrow. A box
//	    of one cell and no label is as wide as its column;
//	  - words stand in a column, or alone in a row; a column may be empty;
//	  - arrows FROM>TO FROM>TO=WORD are more of them. A place is the first word of a label,
//	    or the row and column of a box, as in 1.2.
func Boxes(spec string) ([]byte, error) {
	rows, links, err := readBoxes(spec)
	var height float64
	if err == nil {
		height, err = layBoxes(rows, links)
	}
	if err != nil {
		return nil, fmt.Errorf("picture of boxes: %w", err)
	}
	desc := strings.NewReplacer("& ", "", "|", " ", "->", "pointer to ", ">", " to ").Replace(spec)
	c := newPlate(height, "Values in Go", desc)
	for _, it := range slices.Concat(rows...) {
		it.draw(c)
	}
	for _, l := range links {
		l.draw(c)
	}
	return c.end(), nil
}

// readBoxes reads the parts of a spec.
func readBoxes(spec string) (rows [][]*item, links []link, err error) {
	if _, err = parseCaption(spec); err != nil {
		return nil, nil, err
	}
	var arrows []string
	for part := range strings.SplitSeq(spec, ";") {
		part = strings.TrimSpace(part)
		if words, ok := strings.CutPrefix(part, "arrows "); ok {
			arrows = append(arrows, strings.Fields(words)...)
			continue
		}
		var row []*item
		for text := range strings.SplitSeq(part, "& ") {
			row = append(row, readItem(strings.TrimSpace(text), len(rows)))
		}
		if it := row[0]; len(row) == 1 && it.cells == nil {
			it.lines = wrap(it.lines[0], 43)
			it.wide, it.tall = 0, lineHeight*float64(len(it.lines)) // in no column
		}
		rows = append(rows, row)
	}
	find := func(place string) *item {
		for i, row := range rows {
			for j, it := range row {
				first, _, _ := strings.Cut(it.label, " ")
				if it.cells != nil && (place == first || place == fmt.Sprintf("%d.%d", i+1, j+1)) {
					return it
				}
			}
		}
		err = fmt.Errorf("there is no box at %q", place)
		return nil
	}
	for _, it := range slices.Concat(rows...) {
		for _, v := range it.cells {
			if v.to != "" {
				links = append(links, link{from: it, to: find(v.to), cell: v})
			}
		}
	}
	for _, word := range arrows {
		places, says, _ := strings.Cut(word, "=")
		from, to, _ := strings.Cut(places, ">")
		links = append(links, link{from: find(from), to: find(to), says: says})
	}
	for _, l := range links {
		if err == nil && l.from == l.to {
			err = fmt.Errorf("an arrow leads from %q to itself", l.from.label)
		}
	}
	return rows, links, err
}

// readItem reads words, or a label and cells in brackets at the end.
func readItem(text string, row int) *item {
	open := strings.LastIndex(" "+text, " [")
	if open < 0 || !strings.HasSuffix(text, "]") {
		return &item{row: row, lines: []string{text}, wide: textWidth(text, labelWidth), tall: cellTall}
	}
	it := &item{row: row, label: strings.TrimSpace(text[:open]), tall: cellTall}
	if it.label != "" {
		it.above = labelTall
	}
	for cell := range strings.SplitSeq(text[open+1:len(text)-1], "|") {
		v := &value{}
		if field, text, ok := strings.Cut(cell, "="); ok && !strings.Contains(field, " ") {
			v.field, cell, it.tall = field, text, cellTall+fieldTall
		}
		v.text, v.changed = strings.CutSuffix(cell, "!")
		if to, ok := strings.CutPrefix(v.text, "->"); ok {
			v.text, v.to = "", to
		}
		v.wide = 14 + max(22, textWidth(v.text, codeWidth), textWidth(v.field, labelWidth))
		it.wide += v.wide
		it.cells = append(it.cells, v)
	}
	return it
}

// layBoxes gives each item its place, and returns the height of the picture.
func layBoxes(rows [][]*item, links []link) (float64, error) {
	var columns []float64
	total := 0.0
	for _, row := range rows {
		for j, it := range row {
			columns = append(columns, make([]float64, max(0, j+1-len(columns)))...)
			wider := max(columns[j], it.wide, textWidth(it.label, codeWidth))
			total, columns[j] = total+wider-columns[j], wider
		}
	}
	gap := min(64, (plateWidth-2*platePad-total)/max(1, float64(len(columns)-1)))
	if gap < 24 {
		return 0, fmt.Errorf("the columns are %.0f wide in all, which is too much", total)
	}
	y := platePad
	for i, row := range rows {
		tall, below := 0.0, rowGap
		for _, it := range row {
			tall = max(tall, it.tall+it.above)
		}
		x := (plateWidth - total - gap*float64(len(columns)-1)) / 2
		for j, it := range row {
			if len(it.cells) == 1 && it.label == "" {
				it.wide, it.cells[0].wide = columns[j], columns[j]
			}
			it.x, it.y = x, y+tall-it.tall
			for _, v := range it.cells {
				v.x, v.y = x+v.wide/2, it.y+it.tall-cellTall/2
				x += v.wide
			}
			x = it.x + columns[j] + gap
		}
		for _, l := range links {
			if min(l.from.row, l.to.row) == i && l.from.row != l.to.row {
				below = stepGap
			}
		}
		y += tall + below
	}
	return y - rowGap + platePad, nil
}

func (it *item) draw(c *canvas) {
	words := lettering{labelFont, 15, plateText}
	for i, text := range it.lines {
		if it.wide == 0 { // alone in its row
			c.text(plateWidth/2, it.y+15+lineHeight*float64(i), words, text, "text-anchor", "middle")
		} else {
			c.text(it.x, it.y+cellTall/2+5, words, text)
		}
	}
	c.text(it.x, it.y-7, lettering{codeFont, 15, plateText}, it.label)
	for _, v := range it.cells {
		v.draw(c, it.y, it.tall)
	}
}

// draw draws a cell of a box that begins at top.
func (v *value) draw(c *canvas, top, tall float64) {
	fill, attributes := boxColor, []any{"text-anchor", "middle"}
	if v.changed {
		fill, attributes = yellow, append(attributes, "font-weight", "bold")
	}
	c.box(v.x-v.wide/2, top, v.wide, tall, "fill", fill, "stroke", boxText, "stroke-width", 1.5)
	c.text(v.x, top+15, lettering{labelFont, 13, boxText}, v.field, "text-anchor", "middle")
	c.text(v.x, v.y+5.5, lettering{codeFont, 15, boxText}, v.text, attributes...)
	if v.to != "" {
		c.disc(point{v.x, v.y}, 5, "fill", boxText)
	}
}

func (l link) draw(c *canvas) {
	from, to := *l.from, *l.to
	if l.cell != nil { // from its dot to the first cell
		from, to.wide = item{x: l.cell.x, y: l.cell.y}, to.cells[0].wide
	}
	y1, y2 := facing(from.y, from.y+from.tall, to.y, to.y+to.tall, 0)
	aslant := inset
	if y1 == y2 {
		aslant = 0
	}
	x1, x2 := facing(from.x, from.x+from.wide, to.x, to.x+to.wide, aslant)
	switch {
	case y1 > y2:
		y1 -= from.above
	case l.cell != nil && y1 < y2 && x1 < x2: // beside what comes straight from above
		x2, y2 = to.x, to.y+to.tall/2
	case y1 < y2:
		y2 -= to.above
	}
	// On a board an arrow begins a little away from the middle of its square; here it does not.
	way := wayBetween(point{x1, y1}, point{x2, y2})
	way = wayBetween(way.at(-arrowStart, 0), point{x2, y2})
	path := arrowPath(way, 1, 0, arrowKind{tail: 1.8, neck: 1.8, barb: 2})
	c.path(path, "fill", yellow, "stroke", boxText, "stroke-width", 1.2)
	l.drawWord(c, point{x1, y1}, point{x2, y2})
}

// drawWord writes the word of an arrow above it, or beside it where it leads up or down.
func (l link) drawWord(c *canvas, from, to point) {
	word := lettering{codeFont, 15, yellow}
	x, y := (from.x+to.x)/2, (from.y+to.y)/2
	switch {
	case from.y == to.y:
		c.text(x-2, y-8, word, l.says, "text-anchor", "middle")
	case (to.x-from.x)*(to.y-from.y) < 0: // its right end is above
		c.text(x+8, y+16, word, l.says)
	default:
		c.text(x+8, y-4, word, l.says)
	}
}

// facing returns where two stretches face each other: in the middle of what they
// share, or else at the ends between them, so far inside.
func facing(a1, a2, b1, b2, inside float64) (a, b float64) {
	switch low, high := max(a1, b1), min(a2, b2); {
	case low <= high:
		return (low + high) / 2, (low + high) / 2
	case a2 < b1:
		return max(a1, a2-inside), min(b2, b1+inside)
	}
	return min(a2, a1+inside), max(b1, b2-inside)
}
