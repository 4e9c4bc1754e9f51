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
		m.ahead += m.session.Pretend
	}
	return m, m.call(m.hearing)
}

// call returns the command that calls the session. What it wants written is written there too,
// in the order of the events, and the session hears what came of it.
func (m model) call(e session.Event) tea.Cmd {
	return func() tea.Msg {
		now := time.Now().Add(m.ahead)
		next, r := m.session.Try(now, e)
		return m.write(heard{m.calls, next, r}, now)
	}
}

// write writes the game and the settings, if the session wants that.
func (m model) write(h heard, now time.Time) heard {
	if k := h.reply.Keep; k != nil {
		path, news, err := m.book.Write(k.Game, k.File, k.Was, k.Text)
		next, r := h.session.Try(now, session.Kept{Path: path, News: news, Err: err})
		h.session, h.reply.Said = next, append(h.reply.Said, r.Said...)
	}
	if h.reply.Settings != nil {
		if err := keep.SaveSettings(m.session.Folder, h.reply.Settings); err != nil {
			h.reply.Said = append(h.reply.Said, session.Text{Text: err.Error()})
		}
	}
	return h
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
	for number, stop := range m.running {
		if !m.session.Waits(number) || m.session.Stops() {
			stop()
		}
		if !m.session.Waits(number) {
			delete(m.running, number)
			m.progress = ""
		}
	}
	next, hear := m.hearNext()
	m = next.(model)
	m.ticks++
	return m, tea.Batch(hear, m.wait(), m.ask(h.reply.Ask), m.do(h.reply.Job))
}

// ask asks a player.
func (m model) ask(a *session.Ask) tea.Cmd {
	if a == nil {
		return nil
	}
	ctx := m.run(a.Number)
	return func() tea.Msg {
		pause := time.Now().Add(time.Second / 2) // so that each move can be seen
		answer := a.Do(ctx, func(r session.Remark) { m.post(answered{a.Number, r}) })
		if a.Shown {
			time.Sleep(time.Until(pause))
		}
		return answered{a.Number, answer}
	}
}

// do does a job.
func (m model) do(j *session.Job) tea.Cmd {
	if j == nil {
		return nil
	}
	ctx := m.run(j.Number)
	return func() tea.Msg {
		return answered{j.Number, j.Do(ctx, session.Out{
			Say:      func(t session.Text) { m.post(told{number: j.Number, text: t}) },
			Progress: func(text string) { m.post(told{number: j.Number, progress: text}) },
		})}
	}
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
	if !ok {
		return nil
	}
	unit, number := time.Second, tick(m.ticks)
	if due <= 10*time.Second {
		unit /= 10
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
