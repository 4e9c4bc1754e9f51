// view.go draws the table, in text as wide as there is room for.

package table

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
)

// View draws the table. It asks no rule: the scene is finished.
func (m model) View() tea.View {
	l := m.layout()
	var rows []string
	if l.size > 0 {
		rows = m.drawBoard(l)
	}
	prompt, cursor := m.prompt()
	rows = slices.Concat(rows, []string{""}, m.shown(l), []string{m.status(l), prompt})
	rows = rows[max(0, len(rows)-m.height):]

	view := tea.NewView(plain.MaxWidth(max(1, m.width)).Render(strings.Join(rows, "\n")) + m.unseen)
	view.AltScreen = true
	view.MouseMode = tea.MouseModeCellMotion // the least with clicks
	view.Cursor = tea.NewCursor(cursor, len(rows)-1)
	return view
}

// drawBoard returns the rows of the board, with what stands beside it, or the players below.
func (m model) drawBoard(l layout) (rows []string) {
	board := strings.Split(m.scene.Look.Draw(m.scene.Board, l.size), "\n")
	if l.panel == 0 {
		return append(board[:l.height-1], drawPlayers(m.scene, m.width))
	}
	for i, row := range m.drawBeside(l) {
		rows = append(rows, pad(board[i], l.board+gap)+row)
	}
	return rows
}

// drawBeside returns the rows beside the board: the panel, and the pane of an analysis.
func (m model) drawBeside(l layout) []string {
	panel := drawPanel(m.sceneOfPanel(l), l.panel, l.height)
	if l.pane == 0 {
		return panel
	}
	for i, row := range drawPane(m.scene.Pane, m.scene.Look, l.pane, l.height) {
		panel[i] = pad(panel[i], l.panel+gap) + row
	}
	return panel
}

// sceneOfPanel returns the scene that the panel draws: without the pane if that has a place beside.
func (m model) sceneOfPanel(l layout) session.Scene {
	s := m.scene
	if l.pane > 0 {
		s.Pane = session.Pane{}
	}
	return s
}

func (m model) shown(l layout) []string {
	shown := l.lines[min(m.top, len(l.lines)):]
	if !l.more || l.room == 1 {
		return shown[:min(l.room, len(shown))]
	}
	return append(slices.Clone(shown[:l.room-1]), "-- PgDn: more --")
}

// What stands in the row of status to be clicked when a pawn promotes.
const becomes, promotions = "the pawn becomes ", "[q] [r] [b] [n] "

func (m model) promotes() bool { return strings.HasPrefix(m.scene.Prompt, "promote") }

func (m model) status(l layout) string {
	text := m.scene.Thinking
	switch {
	case m.scene.Waiting != "":
		text = m.scene.Waiting
	case m.promotes():
		text = becomes + promotions
	case m.progress != "":
		text = m.progress
	case text == "" && m.hidesPane(l):
		text = paneStatus(m.scene.Pane)
	case l.size == 0:
		least := boardOf(1, m.scene.Look, m.width) // first, as the window is narrow
		text = fmt.Sprintf("%dx%d for a board",
			least.board, least.height+1+fixedRows+leastAlone)
	}
	return cut(console.Printable(text), m.width)
}

// prompt returns the prompt with what is typed, or the part of it that there is room for, and
// the column of the cursor.
func (m model) prompt() (row string, cursor int) {
	prompt := cut(m.scene.Prompt, m.width/2)
	line, at := []rune(m.input.Value()), m.input.Position()
	room := max(1, m.width-width(prompt))
	from := max(0, at-room+1)
	for from < at && width(string(line[from:at])) >= room {
		from++
	}
	return prompt + string(line[from:]), width(prompt + string(line[from:at]))
}

// plain is a style that adds nothing. Styles know how wide letters are, those of Chinese and
// emoji as well, and that color codes are not.
var plain = textinput.StyleState{}.Text

func newInput() textinput.Model {
	input := textinput.New()
	input.Prompt, input.CharLimit = "", 1000
	input.SetVirtualCursor(false)
	input.Focus()
	return input
}

var ruler = newInput()

// width returns how many columns a text takes: the cursor stands behind it.
func width(text string) int {
	input := ruler
	input.Prompt = text
	return input.Cursor().X
}

// pad returns text with spaces behind it, up to a width.
func pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(0, columns-width(text)))
}

// cut returns as much of a line as goes into so many columns. The end of what had to be cut is
// three dots.
func cut(text string, columns int) string {
	if width(text) <= columns {
		return text
	}
	return plain.MaxWidth(max(1, columns-3)).Render(text) + "..."
}

// lines returns texts as the lines that they take in a window, broken between words.
func lines(texts []session.Text, columns int) (all []string) {
	if len(texts) == 0 || columns <= 0 {
		return nil
	}
	var sb strings.Builder
	screen := console.Screen{Out: &sb, Width: columns}
	for _, t := range texts {
		if t.Ready {
			screen.Print(strings.TrimSuffix(t.Text, "\n") + "\n")
		} else {
			screen.Say("%s", t.Text)
		}
	}
	for line := range strings.SplitSeq(strings.TrimSuffix(sb.String(), "\n"), "\n") {
		if width(line) > columns { // a long word, or wide letters
			line = plain.Width(columns).MaxWidth(columns).Render(line)
		}
		all = append(all, strings.Split(line, "\n")...)
	}
	return all
}
