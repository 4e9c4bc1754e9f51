// moves.go draws the last moves as a score sheet: a row for each move number.

package screen

import (
	"regexp"
	"strings"
)

// A sheetRow is a row of the score sheet: "3." and the plies of that number. Where the
// game begins with Black's move, White's place has dots.
type sheetRow struct {
	number string
	plies  []string
	first  int // the index of its first ply in the game
}

// moveNumber is what a line of the game begins with: "12." or "12...".
var moveNumber = regexp.MustCompile(`^[0-9]+\.+$`)

// noPly stands in White's place where Black begins.
const noPly = "..."

// sheet returns the rows of the whole game.
func (t Table) sheet() (rows []sheetRow) {
	ply := 0
	for _, line := range t.Moves {
		row := sheetRow{first: ply, plies: strings.Fields(line)}
		if len(row.plies) > 0 && moveNumber.MatchString(row.plies[0]) {
			number := strings.TrimRight(row.plies[0], ".")
			blackBegins := strings.HasSuffix(row.plies[0], noPly)
			row.number, row.plies = number+".", row.plies[1:]
			if blackBegins {
				row.plies = append([]string{noPly}, row.plies...)
			}
		}
		if len(row.plies) > 0 && row.plies[0] == noPly {
			row.first-- // the dots are no ply
		}
		ply = row.first + len(row.plies)
		rows = append(rows, row)
	}
	return rows
}

// moves draws the rows of the score sheet for which there is room: those around the
// cursor, which is in the last one unless the player looks back.
func (t Table) moves() (lines []string) {
	const room = lastMove - firstMove + 1
	rows := t.sheet()
	shown := 0
	for i, row := range rows {
		if row.first <= t.Cursor {
			shown = i
		}
	}
	start := max(0, min(shown-room/2, len(rows)-room))
	for _, row := range rows[start:min(start+room, len(rows))] {
		lines = append(lines, t.sheetLine(row))
	}
	return lines
}

// sheetLine draws a row of the score sheet, with the cursor's ply marked.
func (t Table) sheetLine(row sheetRow) string {
	line := pad(Cut(row.number, numberWidth), numberWidth)
	for i, ply := range row.plies[:min(2, len(row.plies))] {
		cell := " " + Cut(ply, longestPly) + " "
		if row.first+i != t.Cursor || ply == noPly {
			line += pad(cell, plyWidth)
			continue
		}
		cell = "[" + cell[1:len(cell)-1] + "]"
		gap := pad(cell, plyWidth)[len(cell):]
		if t.View.Color {
			cell = paint(lastShade, whiteInk, cell)
		}
		line += cell + gap
	}
	return line
}

// pad returns text with spaces behind it, up to a width.
func pad(text string, width int) string {
	return text + strings.Repeat(" ", max(0, width-Columns(text)))
}
