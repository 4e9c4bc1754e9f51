// model.go is what there is on the table, and what becomes of it when something happens.

package table

import (
	"context"
	"time"

	"mateinfive/ch05-full/session"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
)

// A model is all that there is on the table.
type model struct {
	session *session.Session
	input   textinput.Model
	width   int // of the window
	height  int

	said     []session.Text // the answers to the line that was typed last
	top      int            // the first row of them that is shown
	choices  string         // what Tab would have completed, in place of the answers
	progress string         // of the job that runs
	history  []string
	back     int    // how far back in history the line is that is shown
	draft    string // the line that was begun before looking back

	hearing session.Event   // the event that the session is hearing of, or nil
	queue   []session.Event // those that come after it
	number  int             // of the last call of the session
	running map[int]context.CancelFunc
	ticking int // the number of the tick that is on its way
	ahead   time.Duration

	keeping   *keeping
	unwritten []session.Keep // the first is being written
	post      func(tea.Msg)  // sends a message from the goroutine of a command
	first     session.Reply
}

// newModel begins a session and returns its table.
func newModel(o session.Options, k *keeping, post func(tea.Msg)) (model, error) {
	s, reply, err := session.New(time.Now(), o)
	if err != nil {
		return model{}, err
	}
	const longest = 1000 // letters of a line
	input := textinput.New()
	input.Prompt, input.CharLimit = "", longest
	input.SetVirtualCursor(false)
	input.Focus()
	return model{
		session: s, input: input, keeping: k, post: post, first: reply,
		running: make(map[int]context.CancelFunc),
	}, nil
}

// Init does what the session wants at first.
func (m model) Init() tea.Cmd {
	return func() tea.Msg { return heard{m.number, m.session, m.first} }
}

// Messages of our own.
type (
	// heard comes when the session has heard of an event.
	heard struct {
		number  int // of the call
		session *session.Session
		reply   session.Reply
	}
	// answered comes when a player has answered, or says something, or a job is done.
	answered struct {
		number int // of the request
		event  session.Event
	}
	// told comes from a job that runs.
	told struct {
		number   int
		text     session.Text
		progress bool
	}
	wrote struct{ kept session.Kept }
	saved struct{ err error }
	tick  int // its number
)

// Update returns the table after a message, and the command to run next.
func (m model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.ResumeMsg:
		return m, tea.ClearScreen
	case tea.KeyPressMsg:
		return m.press(msg)
	case tea.MouseClickMsg:
		return m.click(msg.Mouse())
	case tea.MouseWheelMsg:
		return m.turn(map[tea.MouseButton]int{tea.MouseWheelUp: -3, tea.MouseWheelDown: 3}[msg.Button]), nil
	case heard:
		if msg.number == m.number {
			return m.heard(msg)
		}
	case answered:
		if m.session.Waits(msg.number) {
			return m.happen(msg.event)
		}
	case told:
		if m.session.Waits(msg.number) && msg.progress {
			m.progress = msg.text.Text
		} else if m.session.Waits(msg.number) {
			m = m.say(msg.text)
		}
	case wrote:
		m.unwritten = m.unwritten[1:]
		next, cmd := m.happen(msg.kept)
		return next, tea.Batch(cmd, next.(model).writeNext())
	case saved:
		if msg.err != nil {
			m = m.say(session.Text{Text: msg.err.Error()})
		}
	case tick:
		if int(msg) == m.ticking {
			return m.happen(session.Tick{})
		}
	default: // pasted text
		var cmd tea.Cmd
		m.input, cmd = m.input.Update(msg)
		return m, cmd
	}
	return m, nil
}
