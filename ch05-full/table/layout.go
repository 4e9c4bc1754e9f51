// layout.go shares out the window, and draws what stands beside the board: the players and the
// score sheet.

package table

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// A layout says what stands where. From top to bottom there are the board with the panel beside
// it, a gap, the answers, a row of status, and the prompt. The pane of an analysis stands beside the
// panel, or in it, or where both are too small in the row of status. A narrow window has no panel, and
// a row for the players below the board.
type layout struct {
	size   int      // rows of a square, or 0 for no board
	square int      // columns of a square
	left   int      // columns before the first square: the names of the ranks
	board  int      // columns of the board
	panel  int      // and of the panel, or 0 for none
	pane   int      // and of the pane beside that, or 0
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
	leastRoom  = 3  // rows for answers: with a panel a board takes 39x15, in color 47x15
	leastAlone = 2  // the same below a board without a panel
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
	if l.size == 0 {
		l = m.narrowLayout()
	}
	if m.scene.Pane.IsShown() && l.panel > 0 {
		l.pane, l.panel = besidePanel(l.panel)
	}
	l.lines = lines(m.said, m.width)
	l.room = max(1, m.height-l.height-fixedRows)
	l.more = m.top+l.room < len(l.lines)
	l.status = l.height + 1 + min(l.room, len(l.lines))
	return l
}

// narrowLayout returns the layout of the largest board without a panel that there is room for, if there is.
func (m model) narrowLayout() (l layout) {
	for size := 1; size <= cmp.Or(m.scene.Look.Size, 4); size++ {
		larger := boardOf(size, m.scene.Look, m.width)
		larger.panel = 0
		larger.height++ // the players
		if m.width < larger.board || m.height-larger.height-fixedRows < leastAlone {
			break
		}
		l = larger
	}
	return l
}

func boardOf(size int, look session.Look, width int) layout {
	l := layout{size: size, height: 8*size + 1}
	l.square, l.left = look.Columns(size)
	l.board = l.left + 8*l.square
	l.panel = width - l.board - gap
	return l
}

func (l layout) squareAt(x, y int, look session.Look) (chess.Square, bool) {
	if x < l.left || x >= l.board || y < 0 || y >= 8*l.size {
		return chess.NoSquare, false
	}
	rows, _, _ := look.Squares()
	return rows[y/l.size][(x-l.left)/l.square], true
}

// The columns of the panel's parts.
const (
	clockWidth  = 10 // "  1:02:03!"
	mostName    = 30 // or the clock would be far from it
	numberWidth = 5
	plyWidth    = 12 // "[Nxf3+!?]"
	rowWidth    = numberWidth + 2*plyWidth
)

// A sheetForm is how wide the parts of the score sheet are, in columns.
type sheetForm struct {
	rows   int // how many rows of it stand side by side
	row    int
	number int
	ply    int
}

// sheetFormIn returns the form of a score sheet in a panel: in a narrow one moves stand closer.
func sheetFormIn(panel int) sheetForm {
	if panel >= rowWidth {
		return sheetForm{rows: panel / rowWidth, row: rowWidth, number: numberWidth, ply: plyWidth}
	}
	return sheetForm{rows: 1, row: panel, number: numberWidth - 1, ply: (panel - numberWidth + 1) / 2}
}

// The panel wears colors of the board.
var (
	hurried = look.Square{Mark: look.Attack} // a clock that is nearly over
	current = look.Square{Mark: look.Last}   // the ply of the cursor
)

// drawPanel returns the panel in rows: the player on the far side of the board at its top, the
// other at its end.
func drawPanel(s session.Scene, columns, rows int) []string {
	far, near := s.Sides[chess.Black], s.Sides[chess.White]
	if s.Look.Flip {
		far, near = near, far
	}
	return slices.Concat(
		[]string{drawName(far, s.Look, columns), drawCaptured(far, s.Look, columns)},
		drawSheet(s, columns, sheetRoom(s, columns, rows)),
		paneInPanel(s, columns, rows), drawNotes(s, columns, rows),
		[]string{drawCaptured(near, s.Look, columns), drawName(near, s.Look, columns)},
	)
}

// sheetTop is how many rows of the panel stand above the score sheet, and below it with the notes.
const sheetTop = 2

// sheetRoom returns the rows for the score sheet in a panel of so many.
func sheetRoom(s session.Scene, columns, rows int) int {
	return rows - 2*sheetTop - len(drawNotes(s, columns, rows)) - len(paneInPanel(s, columns, rows))
}

// drawNotes returns the rows of the notes, which take a third of the room at most.
func drawNotes(s session.Scene, columns, rows int) []string {
	if len(s.Notes) == 0 {
		return nil
	}
	notes := lines([]session.Text{{Text: strings.Join(s.Notes, "\n")}}, columns)
	return notes[:min(len(notes), (rows-2*sheetTop)/3)]
}

// drawName returns the row of a player: whose move it is, the name and the clock.
func drawName(side session.Side, look session.Look, columns int) string {
	space := min(mostName, columns-2-clockWidth)
	name := pad(cut(console.Printable(side.Name), space), space)
	mark, clock := "  ", side.Clock
	if side.ToMove {
		mark = "> "
		name = plain.Bold(look.Color).Render(name)
	}
	if side.Hurry {
		clock += "!"
	}
	before := strings.Repeat(" ", max(0, clockWidth-len(clock)))
	if side.Hurry && look.Color {
		clock = look.Paint(hurried, clock)
	}
	return mark + name + before + clock
}

// drawPlayers returns the row of both players where there is no panel: White's clock, or name, and Black's.
func drawPlayers(s session.Scene, columns int) string {
	var texts []string
	for _, side := range s.Sides {
		text := console.Printable(cmp.Or(side.Clock, side.Name))
		if side.Hurry {
			text += "!"
		}
		mark := "  "
		if side.ToMove {
			mark = "> "
		}
		texts = append(texts, pad(mark+cut(text, columns/2-3), columns/2))
	}
	return strings.Join(texts, "")
}

// drawCaptured returns what a side has captured, and how far ahead it is.
func drawCaptured(side session.Side, look session.Look, columns int) string {
	text := " "
	for i, n := 0, 0; i < len(side.Captured); i += n {
		for n = 1; i+n < len(side.Captured) && side.Captured[i+n] == side.Captured[i]; n++ {
		}
		symbol := look.Symbol(side.Captured[i])
		group := strings.Repeat(" "+symbol, n) // figures are wider than letters
		if n > 3 {                             // which is hard to count at a glance
			group = " " + strconv.Itoa(n) + symbol
		}
		text += group
	}
	if side.Balance > 0 {
		text += fmt.Sprintf(" +%d", side.Balance)
	}
	return cut(text, columns)
}

// drawSheet returns the rows of the score sheet, in two columns or more if the panel is wide.
func drawSheet(s session.Scene, columns, room int) []string {
	drawn := make([]string, room)
	form := sheetFormIn(columns)
	for i, row := range shownRows(s, columns, room) {
		drawn[i%room] += form.draw(row, s.Cursor, s.Look)
	}
	return drawn
}

// shownRows returns the rows of the score sheet around the cursor for which there is room.
func shownRows(s session.Scene, columns, room int) []pgn.Row {
	at := 0 // the row of the cursor
	for i, row := range s.Sheet {
		if row.First <= s.Cursor {
			at = i
		}
	}
	most := room * sheetFormIn(columns).rows
	first := max(0, min(at-most/2, len(s.Sheet)-most))
	return s.Sheet[first:min(len(s.Sheet), first+most)]
}

func (f sheetForm) draw(row pgn.Row, cursor int, look session.Look) string {
	line := pad(row.Number, f.number)
	for i, move := range row.Moves {
		move = cut(console.Printable(move), f.ply-3)
		switch {
		case row.First+i != cursor || cursor < 0: // the "..." in White's place are no ply
			move = " " + move
		case look.Color:
			move = look.Paint(current, "["+move+"]")
		default:
			move = "[" + move + "]"
		}
		line += pad(move, f.ply)
	}
	return pad(line, f.row)
}
