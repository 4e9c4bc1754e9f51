// panel.go draws what stands beside the board: the players, and the score sheet between them.

package table

import (
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// The columns of the panel's parts.
const (
	indent      = 2  // before all but the mark for the side to move
	clockWidth  = 10 // "  1:02:03!"
	nameMost    = 30 // or the clock would be far from the name
	numberWidth = 5
	plyWidth    = 12 // "[Nxf3+!?] "
	rowWidth    = numberWidth + 2*plyWidth
)

// drawPanel returns the panel in rows: the player on the far side of the board at its top, the
// other at its end.
func drawPanel(s session.Scene, columns, rows int) []string {
	far, near := s.Sides[chess.Black], s.Sides[chess.White]
	if s.Look.Flip {
		far, near = near, far
	}
	top := []string{drawName(far, s.Look, columns), drawCaptured(far, s.Look, columns)}
	end := []string{drawCaptured(near, s.Look, columns), drawName(near, s.Look, columns)}
	if rows > 9 { // a gap above and below the score sheet
		top, end = append(top, ""), append([]string{""}, end...)
	}
	room := rows - len(top) - len(end)
	notes := drawNotes(s.Notes, columns, room/3)
	sheet := drawSheet(s, columns, room-len(notes))
	for len(sheet) < room-len(notes) {
		sheet = append(sheet, "")
	}
	return append(append(append(top, sheet...), notes...), end...)
}

// drawName returns the row of a player: whose move it is, the name and the clock.
func drawName(side session.Side, look session.Look, columns int) string {
	space := min(nameMost, columns-indent-clockWidth)
	name := pad(cut(console.Printable(side.Name), space), space)
	mark, clock := "  ", side.Clock
	if side.ToMove {
		mark = "> "
	}
	if side.Hurry {
		clock += "!"
	}
	before := strings.Repeat(" ", max(0, clockWidth-width(clock)))
	if look.Color && side.ToMove {
		name = plain.Bold(true).Render(name)
	}
	if look.Color && side.Hurry {
		clock = session.Cell{Mark: session.AttackMark}.Paint(clock)
	}
	return mark + name + before + clock
}

// drawCaptured returns what a side has captured, and how far ahead it is.
func drawCaptured(side session.Side, look session.Look, columns int) string {
	var groups []string
	for i, n := 0, 0; i < len(side.Captured); i += n {
		for n = 1; i+n < len(side.Captured) && side.Captured[i+n] == side.Captured[i]; n++ {
		}
		symbol := look.Symbol(side.Captured[i])
		if n > 3 { // which are hard to count at a glance
			groups = append(groups, strconv.Itoa(n)+symbol)
		} else {
			groups = append(groups, strings.Repeat(symbol, n))
		}
	}
	if side.Balance > 0 {
		groups = append(groups, fmt.Sprintf("+%d", side.Balance))
	}
	return cut("  "+strings.Join(groups, " "), columns)
}

// drawSheet returns the rows of the score sheet around the cursor, side by side if the panel is
// wide.
func drawSheet(s session.Scene, columns, room int) []string {
	beside := max(1, columns/rowWidth)
	shown := 0 // the row of the cursor
	for i, row := range s.Sheet {
		if row.First <= s.Cursor {
			shown = i
		}
	}
	first := max(0, min(shown-room*beside/2, len(s.Sheet)-room*beside))
	drawn := make([]string, room)
	for i, row := range s.Sheet[first:min(len(s.Sheet), first+room*beside)] {
		drawn[i%room] += drawRow(row, s.Cursor, s.Look)
	}
	return drawn
}

// drawRow returns a row of the score sheet, with the cursor's ply marked.
func drawRow(row session.Row, cursor int, look session.Look) string {
	line := pad(row.Number, numberWidth)
	for i := range 2 {
		text := ""
		if i < len(row.Moves) {
			text = " " + cut(console.Printable(row.Moves[i]), plyWidth-3) + " "
		}
		space := strings.Repeat(" ", max(0, plyWidth-width(text)))
		if row.First+i == cursor && i < len(row.Moves) && row.Moves[i] != "..." {
			text = "[" + strings.TrimSpace(text) + "]"
			if look.Color {
				text = session.Cell{Mark: session.LastMark}.Paint(text)
			}
		}
		line += text + space
	}
	return line
}

// drawNotes returns the notes in so many rows at most.
func drawNotes(notes []string, columns, room int) []string {
	var texts []session.Text
	for _, note := range notes {
		texts = append(texts, session.Text{Text: note})
	}
	all := lines(texts, columns)
	if len(all) > room {
		all = all[:room]
		all[room-1] = cut(all[room-1]+" ...", columns)
	}
	return all
}
