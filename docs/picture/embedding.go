// embedding.go draws structs with what they embed.

package picture

import (
	"fmt"
	"slices"
	"strings"
)

// A Struct is a type as [Embedding] draws it.
type Struct struct {
	Name     string
	Fields   []string // as in the code: "color Color"
	Methods  []string // names
	Embedded []Struct
}

const (
	lineHigh  = 20.0 // of a name in a box
	headHigh  = 26.0
	mostNames = 7 // in one list
	pinRoom   = 22.0
	ownPin    = "#14559c"
	otherPin  = "#b3201f"
	innerBox  = "#dcc7a1"
)

// Embedding draws structs side by side, the embedded ones inside. A pin on the
// left edge of the outer box leads to each method that the type has: a full one
// to its own, a hollow one to a method that it gets from inside.
func Embedding(list []Struct) ([]byte, error) {
	if len(list) < 1 || len(list) > 2 {
		return nil, fmt.Errorf("embedding picture: want one type or two, not %d", len(list))
	}
	var names, desc []string
	high := 0.0
	for _, s := range list {
		if len(s.Embedded) == 0 {
			return nil, fmt.Errorf("embedding picture: %s embeds nothing", s.Name)
		}
		names = append(names, s.Name)
		desc = append(desc, s.describe())
		high = max(high, s.high())
	}
	const legend = 40.0
	var w writer
	startChart(&w, high+2*chartPad+legend, "Embedding: "+strings.Join(names, ", "), strings.Join(desc, " "))
	wide := (chartWidth - 2*chartPad - 10*float64(len(list)-1)) / float64(len(list))
	for i, s := range list {
		x := chartPad + float64(i)*(wide+10)
		if wide < s.least() {
			return nil, fmt.Errorf("embedding picture: there is no room for the names of %s", s.Name)
		}
		w.box(x+10, chartPad, wide-10, high, boxColor, plateBorder)
		s.draw(&w, x, x+10, chartPad, wide-10, ownPin, true)
	}
	y := high + chartPad + 20
	pin(&w, chartPad+6, y, ownPin, true)
	w.words(chartPad+20, y+5, 14, plateText, labelFont, "", "a method of its own")
	pin(&w, chartPad+6, y+19, otherPin, false)
	w.words(chartPad+20, y+24, 14, plateText, labelFont, "", "a method that it gets from what it embeds")
	return w.end(), nil
}

// high is how high the box has to be.
func (s Struct) high() float64 {
	h := headHigh + lineHigh*float64(min(len(s.Fields), mostNames)+min(len(s.Methods), mostNames)) + 8
	for _, inner := range s.Embedded {
		h += inner.high() + 8
	}
	return h
}

// least is how wide the box has to be for all names in it.
func (s Struct) least() float64 {
	letters := len(s.Name) + 1 // bold, and larger
	for _, name := range slices.Concat(s.Fields, s.Methods) {
		letters = max(letters, len(name)+2)
	}
	least := pinRoom + cellWidth*float64(letters) + 4
	for _, inner := range s.Embedded {
		least = max(least, inner.least()+20)
	}
	return least + 10
}

// draw writes the contents of a box, and of the boxes in it. Pins stand at edge,
// or nowhere if the struct hides the methods of this one.
func (s Struct) draw(w *writer, edge, x, y, wide float64, color string, own bool) {
	left := x + pinRoom
	w.words(left, y+19, 16, boxText, codeFont, `font-weight="bold"`, s.Name)
	y += headHigh
	list := func(names []string, pinned bool, after string) {
		some, more := fit(names, mostNames)
		for _, name := range some {
			if pinned {
				w.line(`<path d="M%s %sH%s" stroke="%s" stroke-width="1.6"/>`, num(edge), num(y+10), num(left-4), color)
				pin(w, edge, y+10, color, own)
			}
			w.words(left, y+15, 14, boxText, codeFont, "", name+after)
			y += lineHigh
		}
		if more != "" {
			w.words(left, y+15, 14, boxFaint, labelFont, "", more)
			y += lineHigh
		}
	}
	list(s.Fields, false, "")
	list(s.Methods, true, "()")
	for _, inner := range s.Embedded {
		w.box(x+12, y+4, wide-20, inner.high(), innerBox, plateBorder)
		inner.draw(w, edge, x+12, y+4, wide-20, otherPin, false)
		y += inner.high() + 8
	}
}

// pin draws the end of a line on the edge of a box.
func pin(w *writer, x, y float64, color string, full bool) {
	fill, line, width := color, "#fff", 1.4
	if !full {
		fill, line, width = "#fff", color, 2.6
	}
	w.line(`<circle cx="%s" cy="%s" r="5" fill="%s" stroke="%s" stroke-width="%s"/>`, num(x), num(y), fill, line, num(width))
}

// describe tells the type in words.
func (s Struct) describe() string {
	var parts []string
	if s.Fields != nil {
		parts = append(parts, "fields "+strings.Join(s.Fields, ", "))
	}
	if s.Methods != nil {
		parts = append(parts, "methods "+strings.Join(s.Methods, ", "))
	}
	for _, inner := range s.Embedded {
		parts = append(parts, "embedded "+strings.TrimSuffix(inner.describe(), "."))
	}
	return s.Name + ": " + strings.Join(parts, "; ") + "."
}
