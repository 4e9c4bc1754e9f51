// boxes.go draws values of Go: boxes with cells, words, and arrows between them.

package picture

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

const (
	codeWidth = 9.3 // of a letter in a cell, with a little to spare
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
	var w writer
	startChart(&w, height, "Values in Go", strings.NewReplacer("& ", "", "|", " ", "->", "pointer to ", ">", " to ").Replace(spec))
	for _, it := range slices.Concat(rows...) {
		it.draw(&w)
	}
	for _, l := range links {
		l.draw(&w)
	}
	return w.end(), nil
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
				links = append(links, link{it, find(v.to), v, ""})
			}
		}
	}
	for _, word := range arrows {
		places, says, _ := strings.Cut(word, "=")
		from, to, _ := strings.Cut(places, ">")
		links = append(links, link{find(from), find(to), nil, says})
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
		return &item{row: row, lines: []string{text}, wide: width(text, letterWidth), tall: cellTall}
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
		v.wide = 14 + max(22, width(v.text, codeWidth), width(v.field, letterWidth))
		it.wide += v.wide
		it.cells = append(it.cells, v)
	}
	return it
}

func width(text string, letter float64) float64 {
	return letter * float64(utf8.RuneCountInString(text))
}

// layBoxes gives each item its place, and returns the height of the picture.
func layBoxes(rows [][]*item, links []link) (float64, error) {
	var columns []float64
	total := 0.0
	for _, row := range rows {
		for j, it := range row {
			columns = append(columns, make([]float64, max(0, j+1-len(columns)))...)
			wider := max(columns[j], it.wide, width(it.label, codeWidth))
			total, columns[j] = total+wider-columns[j], wider
		}
	}
	gap := min(64, (chartWidth-2*chartPad-total)/max(1, float64(len(columns)-1)))
	if gap < 24 {
		return 0, fmt.Errorf("the columns are %.0f wide in all, which is too much", total)
	}
	y := chartPad
	for i, row := range rows {
		tall, below := 0.0, rowGap
		for _, it := range row {
			tall = max(tall, it.tall+it.above)
		}
		x := (chartWidth - total - gap*float64(len(columns)-1)) / 2
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
	return y - rowGap + chartPad, nil
}

func (it *item) draw(w *writer) {
	for i, text := range it.lines {
		if it.wide == 0 { // alone in its row
			w.words(chartWidth/2, it.y+15+lineHeight*float64(i), 15, plateText, labelFont, `text-anchor="middle"`, text)
		} else {
			w.words(it.x, it.y+cellTall/2+5, 15, plateText, labelFont, "", text)
		}
	}
	if it.label != "" {
		w.words(it.x, it.y-7, 15, plateText, codeFont, "", it.label)
	}
	for _, v := range it.cells {
		fill, weight := boxColor, ""
		if v.changed {
			fill, weight = lanes[0], ` font-weight="bold"`
		}
		w.line(`<rect x="%s" y="%s" width="%s" height="%s" fill="%s" stroke="%s" stroke-width="1.5"/>`,
			num(v.x-v.wide/2), num(it.y), num(v.wide), num(it.tall), fill, boxText)
		w.words(v.x, it.y+15, 13, boxText, labelFont, `text-anchor="middle"`, v.field)
		w.words(v.x, v.y+5.5, 15, boxText, codeFont, `text-anchor="middle"`+weight, v.text)
		if v.to != "" {
			w.line(`<circle cx="%s" cy="%s" r="5" fill="%s"/>`, num(v.x), num(v.y), boxText)
		}
	}
}

func (l link) draw(w *writer) {
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
	back := arrowStart / math.Hypot(x2-x1, y2-y1)
	path := arrowPath(x1-back*(x2-x1), y1-back*(y2-y1), x2, y2, 1, 0, arrowKind{tail: 1.8, neck: 1.8, barb: 2})
	w.line(`<path d="%s" fill="%s" stroke="%s" stroke-width="1.2"/>`, path, lanes[0], boxText)
	w.words((x1+x2)/2+8, (y1+y2)/2-4, 15, lanes[0], codeFont, "", l.says)
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
