// table.go is the program: it sets the table, and clears it when all is over.

// Package table is the full-screen face of a session: a table that takes what the window has
// room for, with the board, the two players, the score sheet and a line to type.
//
// It is a program of package tea. A model is all that there is on the table: [model.Update]
// returns what becomes of it when a key is pressed or an answer comes, and [model.View] draws
// it. Neither calls the session. What a learner is at work on may be slow, so each call of it is
// a command, which runs in a goroutine and whose answer is a message.
package table

import (
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"

	tea "charm.land/bubbletea/v2"
)

// Play plays on a terminal until the player leaves. The last position and the last answers stay
// there. Errors are about the terminal, or about a game that cannot be begun.
func Play(in io.Reader, out io.Writer, o session.Options) error {
	var p *tea.Program
	m, err := newModel(o, func(msg tea.Msg) { p.Send(msg) })
	if err != nil {
		return err
	}
	options := []tea.ProgramOption{tea.WithInput(in), tea.WithOutput(out)}
	if o.Color {
		options = append(options, tea.WithColorProfile(4)) // 256 colors: o says that the terminal has them
	}
	p = tea.NewProgram(m, options...)
	var ending atomic.Bool
	guard.Release = func() { ending.Store(true); p.Kill() }
	hangup := make(chan os.Signal, 1)
	signal.Notify(hangup, syscall.SIGHUP)
	defer signal.Stop(hangup)
	go func() { <-hangup; p.Quit() }()

	last, err := p.Run()
	if ending.Load() {
		select {} // the guard says why the program has to end, and ends it
	}
	m, ok := last.(model)
	if !ok {
		return err // after a panic there is nothing to show
	}
	m.leave(out)
	return nil
}

// leave has the session end if it has not, as when the window was closed, and prints what is to
// stay on the terminal.
func (m model) leave(out io.Writer) {
	if !m.session.Over() {
		last := m.call(session.Leave{})().(heard)
		m.session, m.said = last.session, append(m.said, last.reply.Said...)
	}
	screen := console.Screen{Out: out}
	scene := m.session.Scene()
	screen.Print(scene.Look.Draw(scene.Board))
	for _, line := range lines(m.said, m.width) {
		screen.Print(line + "\n")
	}
}
