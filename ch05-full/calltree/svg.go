// svg.go draws a record as a picture.

package calltree

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
)

// The colors are those of the pictures on the pages: a dark plate, so that it reads on a white
// page and on a dark one.
const (
	plate    = "#43362b"
	frame    = "#8c7459"
	ink      = "#f3e9d7"
	faint    = "#cdbb9e"
	lightBox = "#f3e9d7"
	darkBox  = "#221c17"
	onLight  = "#2e2925"
	branch   = "#f5d273"
	wrong    = "#ff8a80"

	codeFont = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu " +
		"Sans Mono', monospace"
)

// Lengths of the picture.
const (
	letterWidth = 8.0 // of a letter of 13
	rowHeight   = 26.0
	pad         = 16.0
	boxWidth    = 76.0
)

// A picture is an SVG file while it is drawn.
type picture struct{ b strings.Builder }

func (p *picture) add(format string, args ...any) { fmt.Fprintf(&p.b, format+"\n", args...) }

func (p *picture) text(x, y float64, color, anchor, text string) {
	p.add(`<text x="%g" y="%g" fill="%s" text-anchor="%s">%s</text>`,
		x, y, color, anchor, escaped.Replace(text))
}

var escaped = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// SVG draws the tree and the verdict. A box has the color of the side that is to move there,
// and the score that was returned; what stands beside it is what the text has, too.
func (f Finding) SVG() []byte {
	list := f.lines()
	deepest, cells, widest := 0, make([][]string, len(list)), []int{0, 0, 0, len("minimax"), 0}
	for i, l := range list {
		deepest = max(deepest, l.depth)
		row := f.row(l)
		cells[i] = row
		for k, cell := range []string{l.name(), row[1], row[2], row[4], row[5]} {
			widest[k] = max(widest[k], utf8.RuneCountInString(cell))
		}
	}
	indent := letterWidth*float64(widest[0]) + 38
	boxes := pad + indent*float64(deepest) + boxWidth
	window, minimax := boxes+20, boxes+20+letterWidth*float64(widest[2]+2)
	cut := minimax + letterWidth*float64(widest[3]+2)
	if !f.Root.hasWindow() {
		minimax, cut = boxes+20, boxes+20+letterWidth*float64(widest[3]+2)
	}
	width := max(cut+letterWidth*float64(max(widest[4], len("not looked at")))+pad, 640)
	verdict := wrap(f.Verdict(), int((width-2*pad)/letterWidth))
	top := pad + 52.0
	height := top + rowHeight*float64(len(list)) + 14 + 19*float64(len(verdict)) + pad

	p := &picture{}
	p.add(`<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" `+
		`viewBox="0 0 %[1]g %[2]g" role="img" aria-labelledby="title desc" `+
		`font-family="%s" font-size="13">`, width, height, codeFont)
	p.add(title+"%s</title>", escaped.Replace(f.Title()))
	p.add(`<desc id="desc">%s</desc>`, escaped.Replace(f.Question.FEN+". "+f.Verdict()))
	p.add(`<rect x="1" y="1" width="%g" height="%g" rx="7" fill="%s" stroke="%s" `+
		`stroke-width="2"/>`, width-2, height-2, plate, frame)
	p.text(pad, pad+10, ink, "start", f.Title())
	p.text(width-pad, pad+10, faint, "end", f.Question.FEN)
	head := pad + 38
	p.text(boxes-boxWidth/2, head, faint, "middle", "returned")
	p.text(minimax, head, faint, "start", "minimax")
	if f.Root.hasWindow() {
		p.text(window, head, faint, "start", "alpha beta")
		p.text(cut, head, faint, "start", "not looked at")
	}
	y := make(map[*Call]float64)
	for i, l := range list {
		y[l.call] = top + rowHeight*float64(i)
		p.row(f, l, cells[i], indent, y)
		if l.call != nil {
			p.text(window, y[l.call]+5, ink, "start", cells[i][2])
			p.text(minimax, y[l.call]+5, ink, "start", cells[i][4])
			color := faint
			if f.Mistake != nil && f.Mistake.At == l.call {
				color = wrong
			}
			p.text(cut, y[l.call]+5, color, "start", cells[i][5])
		}
	}
	for i, text := range verdict {
		color := ink
		if f.Mistake != nil {
			color = wrong
		}
		p.text(pad, top+rowHeight*float64(len(list))+12+19*float64(i), color, "start", text)
	}
	p.add("</svg>")
	return []byte(p.b.String())
}

// name is the move of a line that has one.
func (l line) name() string {
	if l.call == nil || l.call.Parent == nil {
		return ""
	}
	return l.call.san()
}

// IsTree reports whether a file is such a picture.
func IsTree(file []byte) bool {
	return bytes.HasPrefix(file, []byte("<svg ")) && bytes.Contains(file, []byte(title))
}

const title = `<title id="title">The calls of `

// row draws the branch to a call, its move and its box.
func (p *picture) row(f Finding, l line, cells []string, indent float64, y map[*Call]float64) {
	x, at := pad+indent*float64(l.depth), y[l.call]
	if l.call == nil {
		p.text(x-indent+24, at+5, faint, "start", fmt.Sprintf("(%d more)", l.hidden))
		return
	}
	c := l.call
	isMarked := f.Mistake != nil && f.Mistake.At == c
	if isMarked {
		p.add(`<rect x="%g" y="%g" width="%g" height="22" rx="5" fill="none" stroke="%s" `+
			`stroke-width="2.5"/>`, x-3, at-11, boxWidth+6, wrong)
	}
	if c != f.Root {
		from := x - indent + 12
		p.add(`<path d="M%g %gV%gh10" fill="none" stroke="%s" stroke-width="1.3"/>`,
			from, y[c.Parent]+10, at, branch)
		p.text(x-6, at+5, ink, "end", c.san())
	}
	fill, on := lightBox, onLight
	if c.Position.SideToMove == chess.Black {
		fill, on = darkBox, ink
	}
	p.add(`<rect x="%g" y="%g" width="%g" height="18" rx="4" fill="%s" stroke="%s" `+
		`stroke-width="1.2"/>`, x, at-9, boxWidth, fill, frame)
	p.text(x+boxWidth/2, at+5, on, "middle", cells[3])
}
