// keys.go is what the keys do.

package table

import (
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// steps are the keys that go through the game while no line is begun.
var steps = map[string]session.Line{
	"left":   "prev",
	"right":  "next",
	"home":   "first",
	"end":    "last",
	"ctrl+d": "quit",
}

// press does what a key is for. A key that means nothing here edits the line.
func (m model) press(key tea.KeyPressMsg) (_ model, do tea.Cmd) {
	line := m.input.Value()
	if step, ok := steps[key.String()]; ok && line == "" {
		return m.happen(step)
	}
	switch key.String() {
	case "ctrl+c":
		return m.happen(session.Stop{})
	case "ctrl+z":
		return m, tea.Suspend
	case "ctrl+l":
		return m, tea.ClearScreen
	case "enter", "ctrl+j": // as Enter comes that was typed before the table stood
		return m.enter(line)
	case "tab":
		return m.complete(line), nil
	case "up", "ctrl+p":
		return m.look(1), nil
	case "down", "ctrl+n":
		return m.look(-1), nil
	case "pgup":
		return m.page(-1), nil
	case "pgdown":
		return m.page(1), nil
	case "esc":
		if line == "" {
			m.said = nil
			return m.happen(session.Escape{})
		}
		return m.typed(""), nil
	}
	m.input, do = m.input.Update(key)
	return m, do
}

// enter says the line to the session. An empty one first shows what is left of the answers.
func (m model) enter(line string) (model, tea.Cmd) {
	if line == "" && m.layout().more {
		return m.page(1), nil
	}
	if line != "" {
		m.history = slices.Compact(append(slices.Clip(m.history), line))
	}
	m.back = 0
	return m.typed("").happen(session.Line(line))
}

// typed puts a line in place of the one that was begun.
func (m model) typed(line string) model {
	m.input.SetValue(line)
	m.input.CursorEnd()
	return m
}

// look shows an older line of the history, or a newer one.
func (m model) look(further int) model {
	if m.back == 0 {
		m.draft = m.input.Value()
	}
	m.back = min(max(m.back+further, 0), len(m.history))
	all := append(slices.Clip(m.history), m.draft)
	return m.typed(all[len(m.history)-m.back])
}

// turn shows what stands some rows further down in the answers.
func (m model) turn(rows int) model {
	l := m.layout()
	m.top = max(0, min(m.top+rows, len(l.lines)-l.room))
	return m
}

func (m model) page(pages int) model { return m.turn(pages * max(1, m.layout().room-1)) }

// takesFile are the commands that are followed by the name of a file.
var takesFile = []string{"load", "save", "append", "games", "book", "puzzle"}

// completions returns where the last word of a line begins, and what that may become: a word of the
// session, or behind some commands the name of a file, which may have spaces.
func (m model) completions(line string) (begun int, found []string) {
	command, rest, _ := strings.Cut(line, " ")
	begun = len(line) - len(rest)
	if slices.Contains(takesFile, command) && begun > len(command) {
		return begun, effect.Files(rest)
	}
	begun = strings.LastIndex(line, " ") + 1
	return begun, slices.DeleteFunc(slices.Clone(m.scene.Words), func(word string) bool {
		return !strings.HasPrefix(word, line[begun:])
	})
}

// complete completes the last word of a line, as far as there is no choice, and shows the
// choices.
func (m model) complete(line string) model {
	begun, found := m.completions(line)
	if len(found) == 0 {
		return m
	}
	common := found[0]
	for slices.ContainsFunc(found, func(w string) bool { return !strings.HasPrefix(w, common) }) {
		common = common[:len(common)-1]
	}
	switch {
	case len(found) == 1 && !strings.HasSuffix(common, string(filepath.Separator)):
		common += " "
	case begun+len(common) == len(line):
		m.said, m.top, m.answers = []session.Text{{Text: strings.Join(found, " ")}}, 0, 1
	}
	return m.typed(line[:begun] + common)
}
