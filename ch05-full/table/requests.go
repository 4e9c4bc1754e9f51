// requests.go has the session hear of events, one after the other, and runs what it wants.

package table

import (
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// happen has the session hear of an event, once it has heard of those before.
func (m model) happen(e session.Event) (tea.Model, tea.Cmd) {
	switch e := e.(type) {
	case session.Tick:
		if m.hearing != nil {
			return m, nil // the next one is set when that has been heard
		}
	case session.Stop:
		m.queue = slices.DeleteFunc(m.queue, isPlayers) // what was typed ahead
	case session.Remark: // only the last one counts
		m.queue = slices.DeleteFunc(m.queue, func(o session.Event) bool {
			older, ok := o.(session.Remark)
			return ok && older.Number == e.Number
		})
	}
	m.queue = append(slices.Clip(m.queue), e)
	return m.hearNext()
}

// isPlayers reports whether an event is what the player of the table has done.
func isPlayers(e session.Event) bool {
	switch e.(type) {
	case session.Line, session.Click:
		return true
	}
	return false
}

// hearNext has the session hear of the next event, if it is free. While a job runs the player's
// have to wait.
func (m model) hearNext() (tea.Model, tea.Cmd) {
	i := slices.IndexFunc(m.queue, func(e session.Event) bool { return !m.session.Busy() || !isPlayers(e) })
	if m.hearing != nil || i < 0 {
		return m, nil
	}
	e := m.queue[i]
	m.hearing, m.queue = e, slices.Concat(m.queue[:i], m.queue[i+1:])
	m.number++
	m.ahead += m.pretended(e)
	number, now, s := m.number, m.moment(), m.session
	return m, func() tea.Msg {
		next, reply := s.Try(now, e)
		return heard{number, next, reply}
	}
}

// pretended returns how much time an event takes by a clock that is only pretended.
func (m model) pretended(e session.Event) time.Duration {
	if _, ok := e.(session.Answer); ok || isPlayers(e) {
		return m.session.Tick
	}
	return 0
}

// moment returns what the time is for the session.
func (m model) moment() time.Time { return time.Now().Add(m.ahead) }

// heard takes over the session that has heard of an event, and does what it wants.
func (m model) heard(h heard) (tea.Model, tea.Cmd) {
	m.session = h.session
	if isPlayers(m.hearing) {
		m.said, m.top = nil, 0
	}
	m.hearing = nil
	m = m.say(h.reply.Said...)
	if m.session.Over() {
		if h.reply.Keep != nil {
			m.unwritten = append(m.unwritten, *h.reply.Keep)
		}
		return m, tea.Quit
	}
	for number, cancel := range m.running {
		if !m.session.Waits(number) {
			cancel()
			delete(m.running, number)
			m.progress = ""
		}
	}
	commands := []tea.Cmd{m.ask(h.reply.Ask), m.do(h.reply.Job)}
	if h.reply.Settings != nil {
		commands = append(commands, func() tea.Msg {
			return saved{keep.SaveSettings(m.keeping.folder, h.reply.Settings)}
		})
	}
	if h.reply.Keep != nil {
		m.unwritten = append(slices.Clip(m.unwritten), *h.reply.Keep)
		if len(m.unwritten) == 1 {
			commands = append(commands, m.writeNext())
		}
	}
	next, cmd := m.hearNext()
	m = next.(model)
	if cmd == nil {
		m.ticking++
		cmd = m.waitForTick()
	}
	return m, tea.Batch(append(commands, cmd)...)
}

// say puts more below what was said. If the end was in sight it stays there.
func (m model) say(texts ...session.Text) model {
	const most = 1000 // texts
	l := m.layout()
	follows := len(m.said) > 0 && l.room > 0 && m.top+l.room >= len(l.lines)
	m.said = append(slices.Clip(m.said), texts...)
	m.said = m.said[max(0, len(m.said)-most):]
	if follows {
		m = m.turn(len(lines(m.said, m.width)))
	}
	return m
}

// ask asks a player.
func (m model) ask(a *session.Ask) tea.Cmd {
	if a == nil {
		return nil
	}
	ctx, cancel := context.WithCancel(context.Background())
	m.running[a.Number] = cancel
	return func() tea.Msg {
		return answered{a.Number, a.Do(ctx, func(r session.Remark) { m.post(answered{a.Number, r}) })}
	}
}

// do does a job.
func (m model) do(j *session.Job) tea.Cmd {
	if j == nil {
		return nil
	}
	ctx, cancel := context.WithCancel(context.Background())
	m.running[j.Number] = cancel
	return func() tea.Msg {
		return answered{j.Number, j.Do(ctx, session.Out{
			Say:      func(t session.Text) { m.post(told{j.Number, t, false}) },
			Progress: func(text string) { m.post(told{j.Number, session.Text{Text: text}, true}) },
		})}
	}
}

// writeNext writes the next game that waits for it. They are written one after the other.
func (m model) writeNext() tea.Cmd {
	if len(m.unwritten) == 0 {
		return nil
	}
	next := m.unwritten[0]
	return func() tea.Msg { return wrote{m.keeping.write(next)} }
}

// waitForTick waits until the face of a clock that runs changes, or its flag falls.
func (m model) waitForTick() tea.Cmd {
	due, ok := m.session.Due()
	if !ok {
		return nil
	}
	unit := time.Second
	if due <= 10*time.Second {
		unit /= 10
	}
	number := tick(m.ticking)
	return tea.Tick(due%unit+time.Millisecond, func(time.Time) tea.Msg { return number })
}
