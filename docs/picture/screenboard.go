// screenboard.go draws the chess boards on a screen, larger than the terminal
// does: there a square is three cells of a line, and wider than it is high.

package picture

import (
	"math"
	"strings"
	"unicode"
)

const (
	squareCells = 3
	smallest    = 36.0 // side of a square
	portion     = 0.66 // of the width of a screen for a board that stands on it
	rankRoom    = 26.0 // for the digits, and the air beside them
	fileRoom    = 24.0 // for the letters below
	boardAir    = 6.0  // above the board
	figurePart  = 0.97 // of a square's side, for the box of its figure
	bigFont     = 19   // of a letter or a sign in the middle of a square
)

// A row is a line of the screen, and where it stands.
type row struct {
	line  []glyph
	top   float64
	rank  bool    // of a board: a digit and eight squares
	files bool    // the letters below a board
	side  float64 // of the board's squares
}

// layOut finds the boards and gives each line its place. It returns how wide and
// how high they are all together.
func layOut(lines [][]glyph) (rows []row, width, bottom float64) {
	width = fewestCols * cellWidth
	for _, line := range lines {
		if !isRank(line) {
			width = max(width, cellWidth*float64(len(line)))
		}
	}
	side := max(smallest, math.Floor(portion*width/8))
	for i, line := range lines {
		r := row{line: line, rank: isRank(line), side: side}
		below := i > 0 && rows[i-1].rank
		r.files = below && isFiles(line)
		if r.rank && !below {
			bottom += boardAir
		}
		r.top = bottom
		switch {
		case r.rank:
			bottom += side
			width = max(width, rankRoom+8*side)
		case r.files:
			bottom += fileRoom
		default:
			bottom += cellHeight
		}
		rows = append(rows, r)
	}
	return rows, width, bottom
}

// isRank reports whether a line is a digit and eight squares with a background,
// of three cells each.
func isRank(line []glyph) bool {
	if len(line) != 1+8*squareCells || line[0].char < '1' || line[0].char > '8' {
		return false
	}
	for i, g := range line[1:] {
		if g.bg == "" || g.bg != line[1+i-i%squareCells].bg {
			return false
		}
	}
	return true
}

// isFiles reports whether a line holds the letters of the files.
func isFiles(line []glyph) bool {
	text := strings.ReplaceAll(letters(line), " ", "")
	return text == "abcdefgh" || text == "hgfedcba"
}

// drawRank draws a line of a board: its squares, then what stands on them.
func (r row) drawRank(c *canvas) {
	middle, size := r.top+r.side/2, figurePart*r.side
	r.line[0].draw(c, rankRoom/2-2, middle+5, fontSize)
	for i := range 8 {
		cells := r.line[1+i*squareCells:][:squareCells]
		x := rankRoom + float64(i)*r.side
		c.box(x, r.top, r.side, r.side, "fill", cells[0].bg, "shape-rendering", "crispEdges")
		corner := point{x + (r.side-size)/2, middle - size*0.49}
		if !cells[1].drawFigure(c, corner, size, "stroke-width", 1.5, "stroke-linejoin", "round") {
			below := 6.5
			if cells[1].char == '*' { // which hangs high in its line
				below = 10
			}
			cells[1].draw(c, x+r.side/2, middle+below, bigFont)
		}
		cells[0].draw(c, x+7, r.top+13, fontSize)
		cells[2].draw(c, x+r.side-7, r.top+13, fontSize)
	}
}

// drawFiles writes the letters below a board.
func (r row) drawFiles(c *canvas) {
	i := 0.5
	for _, g := range r.line {
		if unicode.IsLetter(g.char) {
			g.draw(c, rankRoom+i*r.side, r.top+17, fontSize)
			i++
		}
	}
}

// draw writes one character, its middle at x, and keeps a figure off it.
func (g glyph) draw(c *canvas, x, y, size float64) {
	if !g.blank() {
		fg, bg := g.colors()
		c.text(x, y, lettering{}, string(g.char),
			"font-family", codeFont, "font-size", size, "text-anchor", "middle",
			"fill", fg, "stroke", bg, "stroke-width", 4, "stroke-linejoin", "round", "paint-order", "stroke")
	}
}
