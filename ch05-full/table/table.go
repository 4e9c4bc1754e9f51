// table.go is the program: it sets the table, deals with what happens, and clears the table.

// Package table is the full-screen face of a session: a table that takes what the window has
// room for, with the board, the two players, the score sheet and a line to type. The other face
// is package prompt. Start with [Play].
//
// It is a program of package tea. A model is all that there is on the table: [model.Update]
// returns what becomes of it when a key is pressed or an answer comes, and [model.View] draws
// it. Neither calls the session. What a learner is at work on may be slow, so each call of it is
// a command, which runs in a goroutine and whose answer is a message.
package table

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/guard"

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
	said     []session.Text // the answers to the last line, and what came later
	answers  int            // how many are answers
	top      int            // the first row of them that is shown
	progress string         // of the job that runs
	unseen   string         // a code that shows nothing, or none: see cleared
	pressed  chess.Square   // with a piece, where the button of the mouse is held down, or NoSquare

	hearing session.Event   // what the session hears of just now, or nil
	queue   []session.Event // what comes after it
	ticks   int             // the number of the last tick
	running running         // the player or the job that was wanted last
	search  running         // the search of the lasting analysis that was wanted last
	ahead   running         // the search for the next puzzle that was wanted last

	ctx   context.Context // of all that goes on beside the table
	disk  *effect.Disk
	post  func(tea.Msg) // sends a message from the goroutine of a command
	first heard
}

// A running is what goes on beside the table, by the number of the request.
type running struct {
	number int
	stop   func()
}

// idle is nothing that goes on.
var idle = running{stop: func() {}}

func newModel(o session.Options, post func(tea.Msg)) (model, error) {
	s, r, err := session.New(time.Now(), o)
	if err != nil {
		return model{}, err
	}
	disk := effect.NewDisk(o.Folder)
	s, r = disk.Write(s, r)
	return model{
		session: s, scene: s.Scene(), input: newInput(), hearing: session.Line(""), first: heard{s, r},
		running: idle, search: idle, ahead: idle, ctx: context.Background(), disk: disk, post: post, pressed: chess.NoSquare,
	}, nil
}

// Play plays on a terminal until the player leaves. The last position and the last answers stay
// there. Errors are about the terminal, or about a game that cannot be begun.
func Play(in io.Reader, out io.Writer, o session.Options) error {
	var p *tea.Program
	m, err := newModel(o, func(msg tea.Msg) { p.Send(msg) })
	if err != nil {
		return err
	}
	around, end := context.WithCancel(context.Background())
	defer end() // what still goes on lets go of its engine
	m.ctx = around
	const colors256 = 4 // of package colorprofile: o says whether there are any
	p = tea.NewProgram(m, tea.WithInput(in), tea.WithOutput(out),
		tea.WithoutSignalHandler(), tea.WithColorProfile(colors256))
	// The session hears of a signal after the move that it is just busy with.
	defer endInOrder(func() { p.Send(session.Leave{}) })()
	over := watchForCrash(in, out)
	var ending atomic.Bool
	guard.Release(func() {
		ending.Store(true)
		p.Kill()
		over()
	})
	last, err := p.Run()
	if ending.Load() {
		select {} // the guard says why the program has to end, and ends it
	}
	over()
	m, ok := last.(model)
	if !ok || err != nil && !errors.Is(err, tea.ErrProgramKilled) { // a panic, or no terminal
		return fmt.Errorf("the table cannot be shown, and -plain does without it: %w", err)
	}
	if !m.session.Over() { // the window was closed
		m, _ = m.heard(m.call(session.Leave{})().(heard))
	}
	_, err = fmt.Fprintln(out, m.scene.Look.Draw(m.scene.Board, 1)+strings.Join(lines(m.said, m.width), "\n"))
	return err
}

// Init shows what the session says at first, and does what it wants.
func (m model) Init() tea.Cmd { return func() tea.Msg { return m.first } }

type (
	// heard comes when the session has heard of an event.
	heard struct {
		session *session.Session
		reply   session.Reply
	}
	// report comes from a player that thinks, or a job that runs.
	report struct {
		number int // of the request
		show   func(model) (model, tea.Cmd)
	}
	tick int // comes when the face of a clock changes: its number
)

// Update returns the table after a message, and what is to be done next.
func (m model) Update(msg tea.Msg) (_ tea.Model, do tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m, do = m.resize(msg.Width, msg.Height)
	case grown:
		do = m.redraw(msg)
	case tea.KeyPressMsg:
		m, do = m.press(msg)
	case tea.MouseClickMsg:
		m, do = m.click(msg.Mouse())
	case tea.MouseReleaseMsg:
		m, do = m.release(msg.Mouse())
	case tea.MouseWheelMsg:
		m = m.turn(wheel[msg.Button])
	case heard:
		m, do = m.heard(msg)
	case report:
		if m.session.Waits(msg.number) { // or it comes too late
			m, do = msg.show(m)
		}
	case session.Leave:
		m, do = m.happen(msg)
	case tick:
		if int(msg) == m.ticks {
			m, do = m.happen(session.Tick{})
		}
	default:
		if msg == tea.ClearScreen() {
			return m.cleared(), nil
		}
		m.input, do = m.input.Update(msg) // pasted text
	}
	return m, do
}
