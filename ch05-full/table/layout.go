// layout.go shares out the window, and draws the board as large as that allows.

package table

import (
	"cmp"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/session"
)

// A layout says what stands where. From top to bottom there are the board with the panel beside
// it, a gap, the answers, a row of status, and the prompt.
type layout struct {
	size   int      // rows of a square, or 0 for no board
	square int      // columns of a square
	left   int      // columns before the first square: the names of the ranks
	board  int      // columns of the board
	panel  int      // and of the panel
	height int      // rows of the board and the panel
	lines  []string // all answers
	room   int      // rows for them
	more   bool     // some stand further down
	status int      // the row of the status
}

const (
	gap        = 2  // columns between the board and the panel
	fixedRows  = 3  // the gap below the board, the status and the prompt
	leastPanel = 20 // columns, for the names and the clocks
	leastRoom  = 3  // rows for answers: a board takes a window of 47 columns and 15 rows
)

// layout shares out the window. The squares are as large as it has room for; for a long answer
// they are smaller, unless the player has fixed their size.
func (m model) layout() layout {
	look := m.scene.Look
	answers := lines(m.said[:min(m.answers, len(m.said))], m.width)
	var l layout
	for size := 1; size <= cmp.Or(look.Size, 4); size++ {
		larger := boardOf(size, look, m.width)
		panel, room := rowWidth, max(3*(size-1), len(answers))
		if size == 1 || look.Size > 0 {
			panel, room = leastPanel, leastRoom
		}
		if larger.panel < panel || m.height-larger.height-fixedRows < room {
			break
		}
		l = larger
	}
	l.lines = lines(m.said, m.width)
	l.room = max(1, m.height-l.height-fixedRows)
	l.more = m.top+l.room < len(l.lines)
	l.status = l.height + 1 + min(l.room, len(l.lines))
	return l
}

// boardOf returns the layout of a board, in a window of so many columns.
func boardOf(size int, look session.Look, width int) layout {
	l := layout{size: size, square: 2 * size, left: min(size, 2), height: 8*size + 1}
	if size == 1 && look.Color { // Look.Draw draws it
		l.square = 3
	}
	l.board = l.left + 8*l.square
	l.panel = width - l.board - gap
	return l
}

// squareAt returns the square that is drawn at a place of the window.
func (l layout) squareAt(x, y int, look session.Look) (chess.Square, bool) {
	if x < l.left || x >= l.board || y < 0 || y >= 8*l.size {
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
			line, middle := "  ", part == (l.size-1)/2
			if middle {
				line = ranks[i:i+1] + " "
			}
			for _, square := range row {
				line += l.drawSquare(look, b[square], middle)
			}
			drawn = append(drawn, line)
		}
	}
	names := strings.Join(strings.Split(files, ""), strings.Repeat(" ", l.square-1))
	return append(drawn, "  "+strings.Repeat(" ", l.square/2)+names)
}

// drawSquare returns a row of a square, that of the piece or another. Without color a dark square
// is dotted.
func (l layout) drawSquare(look session.Look, c session.Cell, middle bool) string {
	fill := " "
	if c.Dark && !look.Color {
		fill = "."
	}
	text := strings.Repeat(fill, l.square)
	symbol, mark := look.Symbol(c.Man), " "
	if c.Mark != session.NoMark {
		mark = string(c.Mark)
	}
	if symbol == "" {
		symbol, mark = mark, " "
	}
	if middle && symbol != " " {
		half := text[:l.square/2-1]
		text = half + mark + symbol + half
	}
	if look.Color {
		return c.Paint(text)
	}
	return text
}
