// chart.go holds what the a drawing that is no board has: a plate, lines and words.

package picture

import "fmt"

const (
	chartWidth = 400.0 // as wide as a board
	chartPad   = 14.0
	boxColor   = "#f3e9d7"
	boxText    = "#2e2925"
	codeFont   = screenFont
)

// lanes are colors for lines on the plate.
var lanes = [...]string{"#f5d273", "#95c2ff"}

// startChart opens a picture with an empty plate.
func startChart(w *writer, height float64, title, desc string) {
	w.start(chartWidth, height, title, desc)
	w.line(`<rect x="1" y="1" width="%s" height="%s" rx="7" fill="%s" stroke="%s" stroke-width="2"/>`,
		num(chartWidth-2), num(height-2), plateColor, plateBorder)
}

// words writes a line of text, if there is one; attributes come from the drawing, not from outside.
func (w *writer) words(x, y float64, size float64, color, font, attributes, text string) {
	if text == "" {
		return
	}
	if attributes != "" {
		attributes = " " + attributes
	}
	w.line(`<text x="%s" y="%s" font-family="%s" font-size="%s" fill="%s"%s>%s</text>`,
		num(x), num(y), font, num(size), color, attributes, escape(text))
}

// fit cuts a list after so many, and says how many more there are.
func fit(list []string, most int) (some []string, more string) {
	if len(list) <= most {
		return list, ""
	}
	return list[:most-1], fmt.Sprintf("and %d more", len(list)-most+1)
}
