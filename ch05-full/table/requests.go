// requests.go has the session hear of one event after the other, and does what it wants.

package table

import (
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// happen has the session hear of an event, after those that came before.
func (m model) happen(e session.Event) (tea.Model, tea.Cmd) {
	switch e.(type) {
	case session.Tick:
		if m.hearing != nil {
			return m, nil // the next tick comes when that has been heard
		}
	case session.Stop:
		m.queue = slices.DeleteFunc(slices.Clone(m.queue), isTyped) // it stops what was typed ahead as well
	}
	m.queue = append(slices.Clip(m.queue), e)
	return m.hearNext()
}

// isTyped reports whether an event is what the player has done. While a job runs, that waits.
func isTyped(e session.Event) bool {
	switch e.(type) {
	case session.Line, session.Click:
		return true
	}
	return false
}

// hearNext has the session hear of the next event, if it is free to.
func (m model) hearNext() (tea.Model, tea.Cmd) {
	i := slices.IndexFunc(m.queue, func(e session.Event) bool { return !m.session.Busy() || !isTyped(e) })
	if m.hearing != nil || i < 0 {
		return m, nil
	}
	m.hearing = m.queue[i]
	m.queue = slices.Concat(m.queue[:i], m.queue[i+1:])
	m.calls++
	if _, ok := m.hearing.(session.Answer); ok || isTyped(m.hearing) {
		m.ahead += m.session.Tick
	}
	return m, m.call(m.hearing)
}

// call returns the command that calls the session. What the session wants written is written
// there too, in the order of the events, and the session hears what came of it.
func (m model) call(e session.Event) tea.Cmd {
	return func() tea.Msg {
		now := time.Now().Add(m.ahead)
		next, reply := m.session.Try(now, e)
		said := reply.Said
		if reply.Settings != nil {
			if err := keep.SaveSettings(m.keeping.folder, reply.Settings); err != nil {
				said = append(said, session.Text{Text: err.Error()})
			}
		}
		if reply.Keep != nil {
			kept := m.keeping.write(*reply.Keep)
			var after session.Reply
			next, after = next.Try(now, kept)
			said = append(said, after.Said...)
		}
		reply.Said = said
		return heard{m.calls, next, reply}
	}
}

// heard takes over the session that has heard of an event, and does what it wants.
func (m model) heard(h heard) (tea.Model, tea.Cmd) {
	if isTyped(m.hearing) {
		m.said, m.top = nil, 0
	}
	m.session, m.scene, m.hearing = h.session, h.session.Scene(), nil
	m = m.say(h.reply.Said...)
	if m.session.Over() {
		return m, tea.Quit
	}
	for number, cancel := range m.running {
		if !m.session.Waits(number) {
			cancel()
			delete(m.running, number)
			m.progress = ""
		}
	}
	var wanted []tea.Cmd
	if ask := h.reply.Ask; ask != nil {
		ctx := m.run(ask.Number)
		wanted = append(wanted, func() tea.Msg {
			return answered{ask.Number, ask.Do(ctx, func(r session.Remark) { m.post(answered{ask.Number, r}) })}
		})
	}
	if job := h.reply.Job; job != nil {
		ctx := m.run(job.Number)
		wanted = append(wanted, func() tea.Msg {
			return answered{job.Number, job.Do(ctx, session.Out{
				Say:      func(t session.Text) { m.post(told{number: job.Number, text: t}) },
				Progress: func(text string) { m.post(told{number: job.Number, progress: text}) },
			})}
		})
	}
	next, cmd := m.hearNext()
	m = next.(model)
	m.ticks++
	return m, tea.Batch(append(wanted, cmd, m.wait())...)
}

// run returns the context of a request.
func (m model) run(number int) context.Context {
	ctx, cancel := context.WithCancel(context.Background())
	m.running[number] = cancel
	return ctx
}

// wait waits until the face of a clock that runs changes.
func (m model) wait() tea.Cmd {
	due, ok := m.session.Due()
	unit, number := time.Second, tick(m.ticks)
	if due <= 10*time.Second {
		unit /= 10
	}
	if !ok {
		return nil
	}
	return tea.Tick(due%unit+time.Millisecond, func(time.Time) tea.Msg { return number })
}

// say puts more below what was said. If the end was in sight it stays there.
func (m model) say(texts ...session.Text) model {
	const most = 1000
	l := m.layout()
	follows := len(m.said) > 0 && !l.more
	m.said = append(slices.Clip(m.said), texts...)
	m.said = m.said[max(0, len(m.said)-most):]
	if follows {
		return m.turn(len(m.layout().lines))
	}
	return m
}
