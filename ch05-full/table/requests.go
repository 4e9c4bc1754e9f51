// requests.go has the session hear of one event after the other, and does what it wants.

package table

import (
	"context"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// happen has the session hear of an event, after those that came before.
func (m model) happen(e session.Event) (model, tea.Cmd) {
	if e == (session.Stop{}) { // which stops what was typed ahead as well
		m.queue = slices.DeleteFunc(slices.Clone(m.queue), isTyped)
	}
	var stop session.Event = session.Stop{}
	stops := m.hearing == stop || slices.Contains(m.queue, stop)
	if isTyped(e) && m.session.Endless() && !stops { // a job that would never let it through
		m.queue = append(slices.Clip(m.queue), stop)
	}
	m.queue = append(slices.Clip(m.queue), e)
	return m.hearNext()
}

// isTyped reports whether an event is what the player has done. While a job runs, that waits.
func isTyped(e session.Event) bool {
	_, line := e.(session.Line)
	_, click := e.(session.Click)
	return line || click
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
	if isTyped(m.hearing) {
		m.said, m.top, m.answers = nil, 0, len(h.reply.Said)
	}
	m.session, m.scene, m.hearing = h.session, h.session.Scene(), nil
	m = m.say(h.reply.Said...)
	if m.session.Over() {
		return m, tea.Quit
	}
	if !m.session.Waits(m.request) || m.session.Stops() {
		m.stop()
		m.progress = ""
	}
	m, wanted := m.begin(h.reply)
	m, hear := m.hearNext()
	m.ticks++
	return m, tea.Batch(wanted, hear, m.wait())
}

// begin returns the command that has a player think, or a job run, if a reply wants that.
func (m model) begin(r session.Reply) (model, tea.Cmd) {
	var number int
	later := func(show func(model) (model, tea.Cmd)) { m.post(report{number, show}) }
	number, do := effect.Work(r, session.Out{
		Say: func(t session.Text) { later(func(m model) (model, tea.Cmd) { return m.say(t), nil }) },
		Progress: func(text string) {
			later(func(m model) (model, tea.Cmd) {
				if strings.HasSuffix(text, "\n") { // lines, which take the place of the answers
					m.said, m.top, m.answers = []session.Text{{Text: text, Ready: true}}, 0, 1
				} else {
					m.progress = text
				}
				return m, nil
			})
		},
	}, func(r session.Remark) { later(func(m model) (model, tea.Cmd) { return m.happen(r) }) })
	if do == nil {
		return m, nil
	}
	ctx, stop := context.WithCancel(context.Background())
	m.request, m.stop = number, stop
	return m, func() tea.Msg {
		e := do(ctx)
		return report{number, func(m model) (model, tea.Cmd) { return m.happen(e) }}
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
