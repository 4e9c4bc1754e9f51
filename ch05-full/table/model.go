// model.go is what there is on the table, and what becomes of it when something happens.

package table

import (
	"context"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"
)

// A model is all that there is on the table.
type model struct {
	session *session.Session
	scene   session.Scene
	width   int // of the window
	height  int

	input    textinput.Model
	history  []string       // the lines that were typed
	back     int            // how far back in the history the line is that is shown
	draft    string         // the line that was begun before looking back
	said     []session.Text // the answers to the last line
	top      int            // the first row of them that is shown
	progress string         // of the job that runs

	hearing session.Event   // what the session hears of just now, or nil
	queue   []session.Event // what comes after it
	calls   int             // the number of the last call of the session
	ticks   int             // the number of the last tick
	ahead   time.Duration   // of the time, by a clock that is only pretended
	running map[int]context.CancelFunc

	book  *keep.Book
	post    func(tea.Msg) // sends a message from the goroutine of a command
	begin tea.Msg
}

// newModel begins a session and returns its table.
func newModel(o session.Options, post func(tea.Msg)) (model, error) {
	s, reply, err := session.New(time.Now(), o)
	if err != nil {
		return model{}, err
	}
	input := textinput.New()
	input.Prompt, input.CharLimit = "", 1000
	input.SetVirtualCursor(false)
	input.Focus()
	return model{
		session: s, scene: s.Scene(), input: input, book: keep.NewBook(o.Folder), post: post,
		running: make(map[int]context.CancelFunc), begin: heard{0, s, reply},
	}, nil
}

// Init does what the session wants at first.
func (m model) Init() tea.Cmd { return func() tea.Msg { return m.begin } }

// Messages of our own.
type (
	// heard comes when the session has heard of an event.
	heard struct {
		call    int // its number
		session *session.Session
		reply   session.Reply
	}
	// answered comes from a player that was asked, and from a job.
	answered struct {
		number int // of the request
		event  session.Event
	}
	// told comes from a job that runs on.
	told struct {
		number   int
		text     session.Text
		progress string
	}
	// tick comes when the face of a clock changes. It is a number.
	tick int
)

// Update returns the table after a message, and what is to be done next.
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
		if msg.call == m.calls { // or the answer comes too late, as below
			return m.heard(msg)
		}
	case answered:
		if m.session.Waits(msg.number) {
			return m.happen(msg.event)
		}
	case told:
		switch {
		case !m.session.Waits(msg.number):
		case msg.progress != "":
			m.progress = msg.progress
		default:
			m = m.say(msg.text)
		}
	case tick:
		if int(msg) == m.ticks {
			return m.happen(session.Tick{})
		}
	default: // pasted text
		var cmd tea.Cmd
		m.input, cmd = m.input.Update(msg)
		return m, cmd
	}
	return m, nil
}
