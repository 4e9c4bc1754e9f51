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
func (m model) happen(e session.Event) (model, tea.Cmd) {
	if e == (session.Stop{}) { // which stops what was typed ahead as well
		m.queue = slices.DeleteFunc(slices.Clone(m.queue), isTyped)
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
	m.calls++
	return m, m.call(m.hearing)
}

// call returns the command that calls the session. What it wants written is written there too,
// in the order of the events, and the session hears what came of it.
func (m model) call(e session.Event) tea.Cmd {
	return func() tea.Msg {
		next, r := m.session.Try(time.Now(), e)
		return m.write(heard{m.calls, next, r})
	}
}

// write writes the game and the settings, if the session wants that.
func (m model) write(h heard) heard {
	m.writing.Lock() // when the program ends, another call may not have come back
	defer m.writing.Unlock()
	if k := h.reply.Keep; k != nil {
		path, news, err := m.book.Write(k.Game, k.File, k.Was, k.Text)
		next, r := h.session.Try(time.Now(), session.Kept{Path: path, News: news, Err: err})
		h.session, h.reply.Said = next, append(h.reply.Said, r.Said...)
	}
	if h.reply.Settings != nil && m.session.Folder != "" {
		if err := keep.SaveSettings(m.session.Folder, h.reply.Settings); err != nil {
			h.reply.Said = append(h.reply.Said, session.Text{Text: err.Error()})
		}
	}
	return h
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
	var wanted tea.Cmd
	if number, do := m.wanted(h.reply); do != nil {
		ctx, stop := context.WithCancel(context.Background())
		m.request, m.stop = number, stop
		wanted = func() tea.Msg { return answered{number, do(ctx)} }
	}
	m, hear := m.hearNext()
	m.ticks++
	return m, tea.Batch(wanted, hear, m.wait())
}

// wanted returns what the session wants done beside it, and its number, or nil for nothing.
func (m model) wanted(r session.Reply) (number int, do func(context.Context) session.Event) {
	if r.Ask != nil {
		return r.Ask.Number, func(ctx context.Context) session.Event {
			answer := r.Ask.Do(ctx, func(r session.Remark) { m.post(answered{r.Number, r}) })
			if r.Ask.Shown {
				time.Sleep(time.Second / 2)
			}
			return answer
		}
	}
	if r.Job == nil {
		return 0, nil
	}
	return r.Job.Number, func(ctx context.Context) session.Event {
		tell := func(show func(model) model) { m.post(told{r.Job.Number, show}) }
		return r.Job.Do(ctx, session.Out{
			Say:      func(t session.Text) { tell(func(m model) model { return m.say(t) }) },
			Progress: func(text string) { tell(func(m model) model { m.progress = text; return m }) },
		})
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
