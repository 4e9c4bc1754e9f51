// layout.go shares out the window: what has how many rows and columns.

package table

import (
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/session"
)

// A layout says what stands where. From top to bottom: the board with the panel beside it, the
// answers, a row of status, and the prompt.
type layout struct {
	size   int // rows of a square, or 0 for no board
	square int // columns of a square
	left   int // columns before the first square: the names of the ranks
	panel  int // columns of the panel
	height int // rows of the board and the panel

	lines  []string // all answers, as wide as the window
	room   int      // rows for them
	more   bool     // some stand further down
	status int      // the row of the status, and below it the prompt
}

// The smallest window with a board on it, and the smallest panel.
const leastWidth, leastHeight, leastPanel = 56, 18, 29

const tooSmall = "The window is too small for the board, which takes 56 columns and 18 rows; the game goes on."

// layout shares out the window. The squares are as large as it has room for; while there is much
// to read they are smaller, unless the player has fixed their size.
func (m model) layout() layout {
	look := m.scene.Look
	said := m.said
	l := layout{}
	if m.width < leastWidth || m.height < leastHeight {
		said = append([]session.Text{{Text: tooSmall}}, said...)
	} else {
		l = boardOf(1, look, m.width)
	}
	l.lines = lines(said, m.width)
	for size := 4; size > 1 && l.size == 1; size-- {
		larger := boardOf(size, look, m.width)
		room := m.height - larger.height - fixedRows
		switch {
		case larger.panel < leastPanel || look.Size > 0 && (size > look.Size || room < 3):
		case look.Size > 0 || room >= max(4*(size-1), len(l.lines)):
			larger.lines = l.lines
			l = larger
		}
	}
	l.room = max(0, m.height-l.height-fixedRows)
	if m.height < leastHeight {
		l.room = max(0, m.height-1) // without the other two
	}
	l.more = m.top+l.room < len(l.lines)
	shown := min(l.room, len(l.lines))
	l.status = min(l.height+1+shown, max(0, m.height-2))
	return l
}

// fixedRows are those of a gap below the board, the status and the prompt.
const fixedRows = 3

// boardOf returns the layout of a board.
func boardOf(size int, look session.Look, width int) layout {
	l := layout{size: size, square: 2 * size, left: 2, height: 8*size + 1}
	if size == 1 {
		l.left = 1
		if look.Color {
			l.square = 3
		}
	}
	l.panel = width - l.board() - gap
	return l
}

const gap = 2 // columns between the board and the panel

// board returns the columns of the board.
func (l layout) board() int { return l.left + 8*l.square }

// squareAt returns the square that is drawn at a place of the window.
func (l layout) squareAt(x, y int, look session.Look) (chess.Square, bool) {
	if l.size == 0 || x < l.left || x >= l.board() || y < 0 || y >= 8*l.size {
		return chess.NoSquare, false
	}
	rows, _, _ := look.Squares()
	return rows[y/l.size][(x-l.left)/l.square], true
}

// drawBoard returns the board in rows.
func (l layout) drawBoard(look session.Look, b session.Board) (drawn []string) {
	if l.size == 1 {
		return strings.Split(strings.TrimSuffix(look.Draw(b), "\n"), "\n")
	}
	rows, ranks, files := look.Squares()
	for i, row := range rows {
		for part := range l.size {
			line := "  "
			if part == l.middle() {
				line = ranks[i:i+1] + " "
			}
			for _, square := range row {
				line += l.drawSquare(look, b[square], part)
			}
			drawn = append(drawn, line)
		}
	}
	before := strings.Repeat(" ", l.square/2)
	line := "  "
	for _, file := range files {
		line += pad(before+string(file), l.square)
	}
	return append(drawn, line)
}

// middle is the row of a square in which the piece stands.
func (l layout) middle() int { return (l.size - 1) / 2 }

// drawSquare returns a row of a square. Without color a dark square is dotted.
func (l layout) drawSquare(look session.Look, c session.Cell, part int) string {
	fill := " "
	if c.Dark && !look.Color {
		fill = "."
	}
	symbol, mark := look.Symbol(c.Man), " "
	switch {
	case c.Mark != session.NoMark && symbol == "":
		symbol = string(c.Mark)
	case c.Mark != session.NoMark:
		mark = string(c.Mark)
	}
	text := strings.Repeat(fill, l.square)
	if part == l.middle() && symbol != "" {
		half := text[:l.square/2-1]
		text = half + mark + symbol + half
	}
	if look.Color {
		return c.Paint(text)
	}
	return text
}
