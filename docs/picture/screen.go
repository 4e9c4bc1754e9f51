// screen.go draws a terminal window.

package picture

import (
	"fmt"
	"slices"
	"strings"
)

// Measures of the window. A cell is as wide as a letter of the usual
// monospaced fonts at this size, and textLength makes others fit.
const (
	fontSize   = 14
	cellWidth  = 8.4
	cellHeight = 19.0
	baseline   = 14.0 // of the letters, from the top of their cell
	figureSize = 21.0 // of a piece's box, which is larger than the piece
	tightSize  = 12.0 // of the same between letters
	barHeight  = 26.0
	screenPad  = 12.0
	fewestCols = 32 // a narrower window would not look like one
	mostCols   = 80 // as terminals have
)

const screenFont = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace"

// Screen draws what a program printed as an SVG file: a terminal window, as
// wide and as high as the text. Lines of more than 80 columns go on in the next
// row of the window, at a blank where there is one. A chess board is drawn
// larger than the text, with squares that are square. Screen obeys the color
// sequences ESC [ ... m: bold, dim, italic, underline, reverse, strike-through
// and their ends, the sixteen colors, the palette of 256 and 24-bit colors.
//
// Letters are set in the reader's monospaced font, each run at its own column.
// Chess figures are drawn, in the color of the text: U+265A to U+265F as solid
// pieces, U+2654 to U+2659 as outlines. Variation selectors, joiners and marks
// of direction are dropped. A tab goes to the next multiple of eight columns,
// and every other character takes one.
//
// Another escape sequence, or another control character, is an error that says
// where in the text it stands.
func Screen(ansi string) ([]byte, error) {
	lines, err := parseANSI(ansi)
	if err != nil {
		return nil, fmt.Errorf("screen picture: %w", err)
	}
	desc := plainText(lines)
	lines = wrapLines(lines, mostCols)
	rows, inner, bottom := layOut(lines)
	width := inner + 2*screenPad
	height := barHeight + bottom + 2*screenPad

	var w writer
	w.start(width, height, "Terminal", desc)
	defineFigures(&w, lines)
	drawWindow(&w, width, height)
	w.open(`<g transform="translate(%s %s)">`, num(screenPad), num(barHeight+screenPad))
	drawBackgrounds(&w, rows)
	drawText(&w, rows)
	drawFigures(&w, rows)
	w.close("g")
	return w.end(), nil
}

// plainText returns the lines without their colors, for the description.
func plainText(lines [][]glyph) string {
	var b strings.Builder
	for i, line := range lines {
		if i > 0 {
			b.WriteByte('\n')
		}
		var text strings.Builder
		for _, g := range line {
			text.WriteRune(g.char)
			text.WriteString(g.combining)
		}
		b.WriteString(strings.TrimRight(text.String(), " "))
	}
	return b.String()
}

// wrapLines breaks lines that are wider than the window, after the last blank
// that fits, or inside a word that fills a line by itself. Blanks that fill the
// rest of a line and have no background are no reason to break it.
func wrapLines(lines [][]glyph, width int) [][]glyph {
	var wrapped [][]glyph
	for _, line := range lines {
		for len(line) > 0 && line[len(line)-1].unseen() {
			line = line[:len(line)-1]
		}
		for len(line) > width {
			end := width
			for end > 0 && !line[end-1].blank() && !line[end].blank() {
				end--
			}
			if end == 0 {
				end = width
			}
			wrapped = append(wrapped, line[:end])
			line = line[end:]
			for len(line) > 0 && line[0].unseen() {
				line = line[1:]
			}
		}
		wrapped = append(wrapped, line)
	}
	return wrapped
}

// drawWindow draws the empty window: a bar with three buttons, and the screen.
func drawWindow(w *writer, width, height float64) {
	w.line(`<rect x="1" y="1" width="%s" height="%s" rx="8" fill="%s"/>`, num(width-2), num(height-2), screenColor)
	w.line(`<path d="M1 %s V9A8 8 0 0 1 9 1H%sA8 8 0 0 1 %s 9V%[1]sZ" fill="%[4]s"/>`,
		num(barHeight), num(width-9), num(width-1), screenBar)
	for i, color := range []string{basic[1], basic[3], basic[2]} {
		w.line(`<circle cx="%d" cy="%s" r="5" fill="%s"/>`, 16+17*i, num(barHeight/2+0.5), color)
	}
	w.line(`<rect x="1" y="1" width="%s" height="%s" rx="8" fill="none" stroke="%s" stroke-width="1.5"/>`,
		num(width-2), num(height-2), screenBorder)
}

// defineFigures writes the chess figures that occur, and no others.
func defineFigures(w *writer, lines [][]glyph) {
	var used [len(shapes)]bool
	for _, line := range lines {
		for _, g := range line {
			if s, _, ok := figureOf(g.char); ok {
				used[s.figure-shapes[0].figure] = true
			}
		}
	}
	if !slices.Contains(used[:], true) {
		return
	}
	w.open("<defs>")
	for i, s := range shapes {
		if used[i] {
			s.define(w)
		}
	}
	w.close("defs")
}

// colors returns the colors of the cell as they appear: reversed if they are
// to be, and never empty.
func (s style) colors() (fg, bg string) {
	fg, bg = s.fg, s.bg
	if fg == "" {
		fg = screenText
	}
	if bg == "" {
		bg = screenColor
	}
	if s.reverse {
		return bg, fg
	}
	return fg, bg
}

// drawBackgrounds draws a rectangle for each run of cells with a background,
// those of a line and a color in one path. Crisp edges keep neighboring
// rectangles from showing a seam.
func drawBackgrounds(w *writer, rows []row) {
	w.open(`<g shape-rendering="crispEdges">`)
	for _, r := range rows {
		if r.rank || r.files {
			continue
		}
		line := r.line
		var order []string
		paths := make(map[string]string)
		for start := 0; start < len(line); {
			_, bg := line[start].colors()
			end := start + 1
			for end < len(line) {
				if _, next := line[end].colors(); next != bg {
					break
				}
				end++
			}
			if !slices.Contains(order, bg) && bg != screenColor {
				order = append(order, bg)
			}
			paths[bg] += fmt.Sprintf("M%s %sh%sv%sH%[1]sZ", num(cellWidth*float64(start)), num(r.top),
				num(cellWidth*float64(end-start)), num(cellHeight))
			start = end
		}
		for _, bg := range order {
			w.line(`<path d="%s" fill="%s"/>`, paths[bg], bg)
		}
	}
	w.close("g")
}

// drawText writes the letters, a run at a time, and the lines under or through
// them.
func drawText(w *writer, rows []row) {
	w.open(`<g font-family="%s" font-size="%d" fill="%s">`, screenFont, fontSize, screenText)
	for _, r := range rows {
		if r.rank || r.files {
			continue
		}
		line := r.line
		for start := 0; start < len(line); {
			end := runEnd(line, start)
			if end > start {
				drawRun(w, r.top, start, line[start:end])
			}
			start = max(end, start+1)
		}
		drawRules(w, r.top, line)
	}
	w.close("g")
}

// runEnd returns where the run of letters ends that starts here: before
// another style, a chess figure, or two blanks on end, since XML would make
// one of them. A start that is not a letter gives an empty run.
func runEnd(line []glyph, start int) int {
	end := start
	for i := start; i < len(line); i++ {
		g := line[i]
		if _, _, figure := figureOf(g.char); figure || !sameLetters(g.style, line[start].style) {
			break
		}
		if g.blank() && (i == start || line[i-1].blank()) {
			break
		}
		if !g.blank() {
			end = i + 1
		}
	}
	return end
}

// sameLetters tells whether two styles draw letters alike.
func sameLetters(a, b style) bool {
	fgA, _ := a.colors()
	fgB, _ := b.colors()
	return fgA == fgB && a.bold == b.bold && a.dim == b.dim && a.italic == b.italic
}

// drawRun writes one run of letters.
func drawRun(w *writer, top float64, column int, run []glyph) {
	var text strings.Builder
	for _, g := range run {
		if g.blank() {
			g.char = ' '
		}
		text.WriteRune(g.char)
		text.WriteString(g.combining)
	}
	attributes := ""
	fg, _ := run[0].colors()
	if fg != screenText {
		attributes += fmt.Sprintf(` fill="%s"`, fg)
	}
	if run[0].bold {
		attributes += ` font-weight="bold"`
	}
	if run[0].italic {
		attributes += ` font-style="italic"`
	}
	if run[0].dim {
		attributes += ` opacity="0.6"`
	}
	w.line(`<text x="%s" y="%s" textLength="%s" lengthAdjust="spacingAndGlyphs"%s>%s</text>`,
		num(cellWidth*float64(column)), num(top+baseline),
		num(cellWidth*float64(len(run))), attributes, escape(text.String()))
}

// drawRules draws the underlines and strike-throughs of a line, cell by cell,
// blanks too.
func drawRules(w *writer, top float64, line []glyph) {
	for column, g := range line {
		fg, _ := g.colors()
		if g.underline {
			w.line(`<path d="M%s %sh%s" stroke="%s"/>`, num(cellWidth*float64(column)), num(top+baseline+2.5), num(cellWidth), fg)
		}
		if g.strike {
			w.line(`<path d="M%s %sh%s" stroke="%s"/>`, num(cellWidth*float64(column)), num(top+baseline-4.5), num(cellWidth), fg)
		}
	}
}

// drawFigures draws the chess figures over their cells.
func drawFigures(w *writer, rows []row) {
	w.open(`<g stroke-width="1.5" stroke-linejoin="round">`)
	for _, r := range rows {
		switch {
		case r.rank:
			r.drawRank(w)
			continue
		case r.files:
			r.drawFiles(w)
			continue
		}
		line := r.line
		for column, g := range line {
			if s, solid, ok := figureOf(g.char); ok {
				size, shift := room(line, column)
				x := cellWidth*(float64(column)+0.5) - size/2 + shift
				y := r.top + cellHeight/2 - size*0.47 // a piece stands a little high in its box
				w.line(`<use href="#%s" transform="translate(%s %s) scale(%s)"%s/>`,
					s.name, num(x), num(y), num(size/cell), g.ink(solid))
			}
		}
	}
	w.close("g")
}

// room returns how large the box of a figure may be, and how far it has to move
// to the right. A piece is wider than a cell: it spreads over blank neighbors,
// leans away from a letter on one side, and is small between two letters and
// beside another figure.
func room(line []glyph, column int) (size, shift float64) {
	beside := func(i int) (taken, figure bool) {
		if i < 0 || i >= len(line) || line[i].blank() {
			return false, false
		}
		_, _, figure = figureOf(line[i].char)
		return true, figure
	}
	left, figureLeft := beside(column - 1)
	right, figureRight := beside(column + 1)
	switch {
	case left && right, figureLeft, figureRight:
		return tightSize, 0
	case left:
		return figureSize, 5
	case right:
		return figureSize, -5
	}
	return figureSize, 0
}

// ink returns the attributes that color a figure: a solid one is filled, with
// its detail lines in the background; an outline is all lines.
func (s style) ink(solid bool) string {
	fg, bg := s.colors()
	fill, detail := fg, bg
	if !solid {
		fill, detail = bg, fg
	}
	dim := ""
	if s.dim {
		dim = ` opacity="0.6"`
	}
	return fmt.Sprintf(` fill="%s" stroke="%s" color="%s"%s`, fill, fg, detail, dim)
}
