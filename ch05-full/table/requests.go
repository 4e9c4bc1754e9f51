// requests.go has the session hear of one event after the other, and does what it wants.

package table

import (
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// happen has the session hear of an event, after those that came before.
func (m model) happen(e session.Event) (model, tea.Cmd) {
	if _, ok := e.(session.Stop); ok { // which stops what was typed ahead as well
		m.queue = slices.DeleteFunc(slices.Clone(m.queue), isTyped)
	}
	if _, ok := e.(session.Found); ok { // in the place of what was found before
		m.queue = slices.DeleteFunc(slices.Clone(m.queue), isFound)
	}
	m.queue = append(slices.Clip(m.queue), e)
	return m.hearNext()
}

// isTyped reports whether an event is what the player has done. While a job runs, that waits.
func isTyped(e session.Event) bool {
	_, line := e.(session.Line)
	_, click := e.(session.Click)
	_, drop := e.(session.Drop)
	return line || click || drop
}

// isFound reports whether an event is what the lasting analysis has found until then.
func isFound(e session.Event) bool {
	_, ok := e.(session.Found)
	return ok
}

// hearNext has the session hear of the next event, if it is free to.
func (m model) hearNext() (model, tea.Cmd) {
	i := slices.IndexFunc(m.queue, func(e session.Event) bool { return !m.session.Busy() || !isTyped(e) })
	if m.hearing != nil || i < 0 {
		return m, nil
	}
	m.hearing = m.queue[i]
	m.queue = slices.Concat(m.queue[:i], m.queue[i+1:])
	return m, m.call(m.hearing)
}

// call returns the command that calls the session, and writes what it wants written.
func (m model) call(e session.Event) tea.Cmd {
	return func() tea.Msg {
		s, r := m.session.Try(time.Now(), e)
		s, r = m.disk.Write(s, r)
		return heard{s, r}
	}
}

// heard takes over the session that has heard of an event, and does what it wants.
func (m model) heard(h heard) (model, tea.Cmd) {
	_, done := m.hearing.(session.Done)
	switch {
	case isTyped(m.hearing):
		m.said, m.top, m.answers = nil, 0, len(h.reply.Said)
	case done && len(m.said) == 0: // all that a job says is the answer to the line that began it
		m.answers = len(h.reply.Said)
	}
	m.session, m.scene, m.hearing = h.session, h.session.Scene(), nil
	m = m.say(h.reply.Said...)
	if !m.session.Waits(m.running.number) || m.session.Stops() {
		m.running.stop()
		m.progress = ""
	}
	if !m.session.Waits(m.search.number) {
		m.search.stop()
	}
	if !m.session.Waits(m.ahead.number) {
		m.ahead.stop()
	}
	if m.session.Over() {
		return m, tea.Quit
	}
	m, wanted := m.begin(h.reply)
	m, searching := m.beginSearch(h.reply.Search)
	m, ahead := m.beginAhead(h.reply.Ahead)
	m, hear := m.hearNext()
	m.ticks++
	return m, tea.Batch(wanted, searching, ahead, hear, m.wait())
}

// begin returns the command that has a player think, or a job run, if a reply wants that.
func (m model) begin(r session.Reply) (model, tea.Cmd) {
	if r.Job != nil { // until it says how far it is
		m.progress = r.Job.Name + "; Ctrl-C stops it"
	}
	if r.Job != nil && r.Job.Number == m.ahead.number { // it runs already
		m.running, m.ahead = m.ahead, idle
		return m, nil
	}
	task, do := m.start(r)
	if do != nil {
		m.running = task
	}
	return m, do
}

// beginAhead returns the command that looks for the next puzzle beside all else, if that is wanted.
func (m model) beginAhead(j *session.Job) (model, tea.Cmd) {
	if j == nil {
		return m, nil
	}
	task, do := m.start(session.Reply{Job: j})
	m.ahead = task
	return m, do
}

// start returns what a reply wants done beside the table, and the command that does it, or nil.
func (m model) start(r session.Reply) (running, tea.Cmd) {
	var number int
	later := func(show func(model) (model, tea.Cmd)) { m.post(report{number, show}) }
	number, do := effect.Work(r, session.Out{
		Say: func(t session.Text) { later(func(m model) (model, tea.Cmd) { return m.say(t), nil }) },
		Progress: func(text string) {
			later(func(m model) (model, tea.Cmd) {
				if number == m.running.number { // it does not run ahead
					m.progress = text
				}
				return m, nil
			})
		},
	}, func(r session.Remark) { later(func(m model) (model, tea.Cmd) { return m.happen(r) }) })
	if do == nil {
		return idle, nil
	}
	ctx, stop := context.WithCancel(m.ctx)
	return running{number, stop}, func() tea.Msg {
		e := do(ctx)
		return report{number, func(m model) (model, tea.Cmd) { return m.happen(e) }}
	}
}

// beginSearch returns the command that has the lasting analysis search, if that is wanted.
func (m model) beginSearch(x *session.Search) (model, tea.Cmd) {
	if x == nil {
		return m, nil
	}
	ctx, stop := context.WithCancel(m.ctx)
	m.search = running{x.Number, stop}
	happens := func(e session.Event) tea.Msg {
		return report{x.Number, func(m model) (model, tea.Cmd) { return m.happen(e) }}
	}
	return m, func() tea.Msg {
		return happens(x.Do(ctx, func(f session.Found) { m.post(happens(f)) }))
	}
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
	follows := len(m.said) > 0 && !m.layout().more
	m.said = append(slices.Clip(m.said), texts...)
	m.said = m.said[max(0, len(m.said)-1000):]
	if follows {
		return m.turn(len(m.layout().lines))
	}
	return m
}
