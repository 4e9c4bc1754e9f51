// view.go draws the table.

package table

import (
	"slices"
	"strings"

	"mateinfive/internal/console"

	tea "charm.land/bubbletea/v2"
)

// View draws the table. It asks no rule: the scene is finished.
func (m model) View() tea.View {
	l := m.layout()
	var rows []string
	if l.size > 0 {
		panel := drawPanel(m.scene, l.panel, l.height)
		for i, row := range l.drawBoard(m.scene.Look, m.scene.Board) {
			rows = append(rows, pad(row, l.board()+gap)+panel[i])
		}
		rows = append(rows, "")
	}
	rows = append(rows, m.answers(l)...)
	if m.height >= leastHeight || m.height > len(rows)+1 {
		rows = append(rows, m.status())
	}
	prompt, cursor := m.prompt()
	rows = append(rows, prompt)
	rows = rows[max(0, len(rows)-m.height):]

	view := tea.NewView(strings.Join(rows, "\n"))
	view.AltScreen = true
	view.MouseMode = tea.MouseModeCellMotion // the least with clicks
	view.Cursor = tea.NewCursor(cursor, len(rows)-1)
	return view
}

// answers returns the answers for which there is room, and whether there are more.
func (m model) answers(l layout) []string {
	shown := l.lines[min(max(0, m.top), len(l.lines)):]
	if !l.more {
		return shown
	}
	if l.room == 0 {
		return nil
	}
	return append(slices.Clone(shown[:l.room-1]), cut("-- PgDn: more --", m.width))
}

// The pieces that a pawn may become, to be clicked.
var promotions = []string{"[q]", "[r]", "[b]", "[n]"}

var promotionRow = "the pawn becomes " + strings.Join(promotions, " ")

// promotes reports whether the session wants to know what a pawn becomes.
func (m model) promotes() bool { return strings.HasPrefix(m.scene.Prompt, "promote") }

// status returns what goes on.
func (m model) status() string {
	text := m.scene.Thinking
	switch {
	case m.promotes():
		text = promotionRow
	case m.progress != "":
		text = m.progress
	}
	return cut(console.Printable(text), m.width)
}

// prompt returns the prompt with what is typed, or the part of it that there is room for, and
// the column of the cursor.
func (m model) prompt() (row string, cursor int) {
	prompt := cut(console.Printable(m.scene.Prompt), m.width/2)
	prompt += strings.Repeat(" ", min(1, m.width/2-width(prompt))) // a cut has lost it
	room := max(1, m.width-width(prompt))
	line, at := []rune(m.input.Value()), m.input.Position()
	from := max(0, at-room+1)
	for width(string(line[from:at])) >= room && from < at {
		from++
	}
	row = prompt + string(line[from:])
	if m.width > 0 {
		row = plain.MaxWidth(m.width).Render(row)
	}
	return row, width(prompt + string(line[from:at]))
}
