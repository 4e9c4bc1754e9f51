// screenboard.go draws the chess boards on a screen. A board by itself is drawn larger than
// a terminal does: there a square is three cells of a line, and wider than it is high. Beside
// other text, on a table, a square is four cells of two lines, and a piece, which a terminal
// shows in the upper of them, is drawn as large as the square.

package picture

import (
	"math"
	"slices"
	"strings"
	"unicode"
)

const (
	squareCells = 3
	tableCells  = 4    // of a table's square
	tableLeft   = 2    // the columns to the left of its board: a digit and a blank
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
	board []glyph // of a table: what stood in the line on the board and to its left
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
			if i+1 < len(lines) && isTable(line, lines[i+1]) {
				r.liftBoard()
			}
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

// isTable reports whether two lines are a digit and eight squares of a table's board.
func isTable(line, below []glyph) bool {
	const end = tableLeft + 8*tableCells
	if len(line) < end || len(below) < end || line[0].char < '1' || line[0].char > '8' {
		return false
	}
	for i := tableLeft; i < end; i++ {
		first := line[i-(i-tableLeft)%tableCells]
		if line[i].bg == "" || line[i].bg != first.bg || below[i].bg != first.bg || !below[i].blank() {
			return false
		}
	}
	return true
}

// liftBoard takes what stands on a table's board, and the digit beside it, out of the line.
// The colors of the squares stay.
func (r *row) liftBoard() {
	r.board = r.line[:tableLeft+8*tableCells]
	r.line = slices.Clone(r.line)
	for i := range r.board {
		r.line[i].char = ' '
	}
}

// drawBoard draws what stands on a table's board, in the middle of two lines.
func (r row) drawBoard(c *canvas) {
	const side = tableCells * cellWidth
	r.board[0].draw(c, cellWidth/2, r.top+side/2+5, fontSize)
	for i := range 8 {
		left := tableLeft + i*tableCells
		drawSquare(c, point{cellWidth * float64(left), r.top}, side, r.board[left+1:left+tableCells])
	}
}

// drawRank draws a line of a board: its squares, then what stands on them.
func (r row) drawRank(c *canvas) {
	r.line[0].draw(c, rankRoom/2-2, r.top+r.side/2+5, fontSize)
	for i := range 8 {
		cells := r.line[1+i*squareCells:][:squareCells]
		corner := point{rankRoom + float64(i)*r.side, r.top}
		c.box(corner.x, corner.y, r.side, r.side, "fill", cells[0].bg, "shape-rendering", "crispEdges")
		drawSquare(c, corner, r.side, cells)
	}
}

// drawSquare draws what stands on a square: the piece or sign of the second of three cells
// in the middle, and the signs beside it in the upper corners.
func drawSquare(c *canvas, corner point, side float64, cells []glyph) {
	size, middle := figurePart*side, point{corner.x + side/2, corner.y + side/2}
	if !cells[1].drawFigure(c, point{middle.x - size/2, middle.y - size*0.49}, size) {
		below := 6.5
		if cells[1].char == '*' { // which hangs high in its line
			below = 10
		}
		cells[1].draw(c, middle.x, middle.y+below, bigFont)
	}
	cells[0].draw(c, corner.x+7, corner.y+13, fontSize)
	cells[2].draw(c, corner.x+side-7, corner.y+13, fontSize)
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
