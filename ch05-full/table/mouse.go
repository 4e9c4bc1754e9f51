// mouse.go is what the mouse does: it touches and drags pieces, chooses an answer or a game of a list, and
// goes to a move of the score sheet or into a variation.

package table

import (
	"regexp"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// wheel is how many rows of the answers the wheel of the mouse turns.
var wheel = map[tea.MouseButton]int{tea.MouseWheelUp: -1, tea.MouseWheelDown: 1}

// click does what a click is for at its place: it touches a square, chooses what a pawn becomes or what
// was proposed, or goes to a move or into a variation.
func (m model) click(at tea.Mouse) (model, tea.Cmd) {
	m.pressed = chess.NoSquare
	if at.Button != tea.MouseLeft {
		return m, nil
	}
	l := m.layout()
	if square, ok := l.squareAt(at.X, at.Y, m.scene.Look); ok {
		if m.scene.Board[square].Piece != '.' {
			m.pressed = square
		}
		return m.happen(session.Click(square))
	}
	if i := at.X - len(becomes); m.promotes() && at.Y == l.status && i >= 0 && i < len(promotions) {
		return m.happen(session.Line(promotions[i/4*4+1 : i/4*4+2]))
	}
	if line, ok := m.choiceAt(l, at.Y); ok {
		return m.happen(line)
	}
	if l.panel > 0 {
		if line, ok := variationAt(m.sceneOfPanel(l), l.panel, l.height, at.X-l.board-gap, at.Y); ok {
			return m.happen(line)
		}
		if line, ok := moveAt(m.sceneOfPanel(l), l.panel, l.height, at.X-l.board-gap, at.Y); ok {
			return m.happen(line)
		}
	}
	return m, nil
}

// release drops a piece that was dragged. Where it was only clicked it stays in hand.
func (m model) release(at tea.Mouse) (model, tea.Cmd) {
	from := m.pressed
	m.pressed = chess.NoSquare
	square, ok := m.layout().squareAt(at.X, at.Y, m.scene.Look)
	if from == chess.NoSquare || square == from {
		return m, nil
	}
	if !ok {
		square = chess.NoSquare
	}
	return m.happen(session.Drop{From: from, To: square})
}

// What begins with its number: a row of the answers that can be chosen, and a note that names a variation.
var (
	choice    = regexp.MustCompile(`^ *([0-9]+)  `)
	variation = regexp.MustCompile(`^variation ([0-9]+): `)
)

// choiceAt returns the line that chooses what stands in a row of the window, where the session has
// proposed something.
func (m model) choiceAt(l layout, y int) (line session.Line, ok bool) {
	i := y - l.height - 1
	if i < 0 || i >= l.room || m.top+i >= len(l.lines) {
		return "", false
	}
	found := choice.FindStringSubmatch(l.lines[m.top+i])
	if found == nil {
		return "", false
	}
	n, err := strconv.Atoi(found[1])
	choices := m.scene.Choices
	return session.Line(choices.Before + found[1]), err == nil && n <= choices.Most
}

// moveAt returns the line that goes to the move at a place in the panel, if there is one.
func moveAt(s session.Scene, columns, height, x, y int) (line session.Line, ok bool) {
	room := sheetRoom(s, columns, height)
	if y -= sheetTop; x < 0 || y < 0 || y >= room {
		return "", false
	}
	rows, form := shownRows(s, columns, room), sheetFormIn(columns)
	i, ply := x/form.row*room+y, x%form.row-form.number
	if i >= len(rows) || ply < 0 || ply/form.ply >= len(rows[i].Moves) {
		return "", false
	}
	number := strings.TrimRight(rows[i].Number, ".")
	if ply/form.ply == 1 { // Black's
		number += "..."
	}
	return session.Line("goto " + number), true
}

// variationAt returns the line that steps into the variation which is named at a place in the panel, if
// there is one.
func variationAt(s session.Scene, columns, height, x, y int) (line session.Line, ok bool) {
	notes := drawNotes(s, columns, height)
	y -= height - sheetTop - len(notes)
	if x < 0 || x >= columns || y < 0 || y >= len(notes) {
		return "", false
	}
	found := variation.FindStringSubmatch(notes[y])
	if found == nil {
		return "", false
	}
	return session.Line("into " + found[1]), true
}
