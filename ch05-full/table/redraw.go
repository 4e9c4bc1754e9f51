// redraw.go has the whole window drawn anew, where the renderer of package tea takes too much for drawn.

package table

import (
	"time"

	tea "charm.land/bubbletea/v2"
)

// A grown comes a while after the window has become larger.
type grown struct{ width, height int }

// settled is long enough for a frame: there are sixty in a second.
const settled = 100 * time.Millisecond

// resize takes over the size of the window. Of the first frame in one that grows, the renderer forgets
// what it has drawn where the window is new, and never clears it: then it has to draw once more.
func (m model) resize(width, height int) (_ model, do tea.Cmd) {
	if m.width > 0 && (width > m.width || height > m.height) {
		do = tea.Tick(settled, func(time.Time) tea.Msg { return grown{width, height} })
	}
	follows := len(m.said) > m.answers && !m.layout().more
	m.width, m.height = width, height
	if follows { // what comes by itself stays in sight
		m = m.turn(len(m.layout().lines))
	}
	return m, do
}

// redraw has the next frame drawn from the first row, once the renderer has heard of it.
func (m model) redraw(g grown) tea.Cmd {
	if g.width != m.width || g.height != m.height { // it has another size by now
		return nil
	}
	return tea.ClearScreen
}

// cleared makes the next frame another one, by a code that shows nothing: the renderer draws no frame
// twice.
func (m model) cleared() model {
	const reset = "\x1b[m"
	if m.unseen == "" {
		m.unseen = reset
	} else {
		m.unseen = ""
	}
	return m
}
