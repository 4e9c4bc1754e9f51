// screen.go draws a terminal window.

package picture

import (
	"fmt"
	"strings"
)

// Measures of the window. A cell is as wide as a letter of the usual
// monospaced fonts at this size, and textLength makes others fit.
const (
	fontSize   = 14
	cellWidth  = 8.4
	cellHeight = 16.8 // twice the width, so that a table's squares are square
	baseline   = 12.8 // of the letters, from the top of their cell
	figureSize = 20.0 // of a piece's box, which is larger than the piece
	barHeight  = 26.0
	screenPad  = 12.0
	fewestCols = 32 // a narrower window would not look like one
)

// Screen draws what a program printed as an SVG file: a terminal window, as wide and as
// high as the text, of so many columns at most. A longer line of text goes on below, from
// the start of a word, as programs break it in such a window. A chess board is drawn larger than the text,
// with squares that are square. On a table, which has text beside its board, the squares
// stay where they are, and pieces as large as they stand on them.
//
// Letters are set in the reader's monospaced font, each run at its own column; the solid
// chess figures, U+265A to U+265F, are drawn. Of the sequences that switch colors, Screen
// knows bold, the color cube (16 to 231), and their ends. What it cannot draw is an error
// that names the line.
func Screen(ansi string, columns int) ([]byte, error) {
	lines, err := parseANSI(ansi)
	lines = breakLines(lines, columns)
	for i, line := range lines {
		if len(line) > columns {
			err = fmt.Errorf("line %d has %d columns, more than %d", i+1, len(line), columns)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("screen picture: %w", err)
	}
	rows, inner, bottom := layOut(lines)
	width := inner + 2*screenPad
	height := barHeight + bottom + 2*screenPad

	c := newCanvas(width, height, "Terminal", plainText(lines))
	drawWindow(c, width, height)
	c.move(point{screenPad, barHeight + screenPad})
	drawBackgrounds(c, rows)
	drawText(c, rows)
	drawFigures(c, rows)
	c.close("g")
	return c.end(), nil
}

// breakLines breaks lines of text that have more columns, at blanks without a background.
func breakLines(lines [][]glyph, columns int) (broken [][]glyph) {
	for _, line := range lines {
		for len(line) > columns {
			end := columns
			for end > 0 && (!line[end].blank() || line[end].bg != "") {
				end--
			}
			if end == 0 {
				break
			}
			broken, line = append(broken, line[:end]), line[end+1:]
		}
		broken = append(broken, line)
	}
	return broken
}

// plainText returns the lines without their colors, for the description.
func plainText(lines [][]glyph) string {
	var text []string
	for _, line := range lines {
		text = append(text, strings.TrimRight(letters(line), " "))
	}
	return strings.Join(text, "\n")
}

// letters returns what stands in the cells.
func letters(line []glyph) string {
	var text strings.Builder
	for _, g := range line {
		text.WriteRune(g.char)
	}
	return text.String()
}

// drawWindow draws the empty window: a bar with three buttons, and the screen.
func drawWindow(c *canvas, width, height float64) {
	c.box(1, 1, width-2, height-2, "rx", 8, "fill", screenColor)
	bar := trace("M1 %v V9A8 8 0 0 1 9 1H%vA8 8 0 0 1 %v 9V%[1]vZ", barHeight, width-9, width-1)
	c.path(bar, "fill", screenBar)
	for i, color := range screenButtons {
		c.disc(point{16 + 17*float64(i), barHeight/2 + 0.5}, 5, "fill", color)
	}
	c.box(1, 1, width-2, height-2, "rx", 8, "fill", "none", "stroke", screenBorder, "stroke-width", 1.5)
}

// drawBackgrounds draws a box for each run of cells with a background. Crisp
// edges keep neighboring ones from showing a seam.
func drawBackgrounds(c *canvas, rows []row) {
	c.open("g", "shape-rendering", "crispEdges")
	for _, r := range rows {
		if r.rank || r.files {
			continue
		}
		for start, end := 0, 0; start < len(r.line); start = end {
			bg := r.line[start].bg
			for end < len(r.line) && r.line[end].bg == bg {
				end++
			}
			if bg != "" {
				left, wide := cellWidth*float64(start), cellWidth*float64(end-start)
				c.box(left, r.top, wide, cellHeight, "fill", bg)
			}
		}
	}
	c.close("g")
}

// drawText writes the letters, a run at a time.
func drawText(c *canvas, rows []row) {
	c.open("g", "font-family", codeFont, "font-size", fontSize, "fill", screenText)
	for _, r := range rows {
		if r.rank || r.files {
			continue
		}
		for start := 0; start < len(r.line); {
			end := runEnd(r.line, start)
			if end > start {
				drawRun(c, r.top, start, r.line[start:end])
			}
			start = max(end, start+1)
		}
	}
	c.close("g")
}

// runEnd returns where the run of letters ends that starts here: before
// another style, a chess figure, or two blanks on end, since XML would make
// one of them. A start that is not a letter gives an empty run.
func runEnd(line []glyph, start int) int {
	end := start
	for i := start; i < len(line); i++ {
		g := line[i]
		if _, figure := figureOf(g.char); figure || g.fg != line[start].fg || g.bold != line[start].bold {
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

// drawRun writes one run of letters.
func drawRun(c *canvas, top float64, column int, run []glyph) {
	attributes := []any{"textLength", cellWidth * float64(len(run)), "lengthAdjust", "spacingAndGlyphs"}
	if run[0].fg != "" {
		attributes = append(attributes, "fill", run[0].fg)
	}
	if run[0].bold {
		attributes = append(attributes, "font-weight", "bold")
	}
	c.text(cellWidth*float64(column), top+baseline, lettering{}, letters(run), attributes...)
}

// drawFigures draws the chess figures over their cells, and the boards. A piece is wider
// than a cell: it spreads over blank neighbors, and leans away from a letter before it.
func drawFigures(c *canvas, rows []row) {
	c.open("g", "stroke-width", 1.5, "stroke-linejoin", "round")
	for _, r := range rows {
		switch {
		case r.rank:
			r.drawRank(c)
			continue
		case r.files:
			r.drawFiles(c)
			continue
		}
		if r.board != nil {
			r.drawBoard(c)
		}
		for column, g := range r.line {
			middle := point{cellWidth * (float64(column) + 0.5), r.top + cellHeight/2}
			if column > 0 && !r.line[column-1].blank() {
				middle.x += 5
			}
			// A piece stands a little high in its box.
			g.drawFigure(c, point{middle.x - figureSize/2, middle.y - figureSize*0.47}, figureSize)
		}
	}
	c.close("g")
}

// drawFigure draws the chess figure of a cell, if it is one, into a box of that size,
// with its detail lines in the color of the background.
func (g glyph) drawFigure(c *canvas, corner point, size float64, attributes ...any) bool {
	s, ok := figureOf(g.char)
	if ok {
		fg, bg := g.colors()
		place := trace("translate(%v) scale(%v)", corner, size/cell)
		c.use(s.name, append([]any{"transform", place, "fill", fg, "stroke", fg, "color", bg}, attributes...)...)
	}
	return ok
}
