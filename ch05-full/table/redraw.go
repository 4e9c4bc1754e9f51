// redraw.go has the whole window drawn anew, where the renderer of package tea would not do it.

package table

import (
	"time"

	tea "charm.land/bubbletea/v2"
)

// A grown comes a moment after the window has become larger.
type grown struct{ width, height int }

// settled is long enough for a frame to be drawn: there are up to sixty in a second.
const settled = 100 * time.Millisecond

// resize takes over the size of the window. Where a window has grown, the renderer forgets what the
// first frame has put into the new part, and would never clear it. So it has to draw once more.
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

// redraw has the window cleared, unless its size has changed again meanwhile.
func (m model) redraw(g grown) tea.Cmd {
	if g.width != m.width || g.height != m.height {
		return nil
	}
	return tea.ClearScreen
}

// cleared makes the next frame differ from the last one, by a code that shows nothing. The renderer of
// bubbletea v2.0.2 draws a frame only if it differs, also after the window was cleared.
func (m model) cleared() model {
	const reset = "\x1b[m"
	if m.unseen == "" {
		m.unseen = reset
	} else {
		m.unseen = ""
	}
	return m
}
