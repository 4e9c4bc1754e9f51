// table.go is the program: it sets the table, and clears it when all is over.

// Package table is the full-screen face of a session: a table that takes what the window has
// room for, with the board, the two players, the score sheet and a line to type.
//
// It is a program of package tea. A model is all that there is on the table; [model.Update]
// returns what becomes of it when a key is pressed or an answer comes, and [model.View] draws
// it. Neither calls the session: what a learner is at work on may be slow, so each call of it is
// a command, which runs in a goroutine and whose answer is a message.
package table

import (
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"

	tea "charm.land/bubbletea/v2"
)

// Run plays on a terminal until the player leaves. Games are kept in a folder, unless it is "".
// The last position and what was said of it stay on the terminal. Errors are about the terminal,
// or about a game that cannot be begun.
func Run(o session.Options, folder string, in io.Reader, out io.Writer) error {
	var p *tea.Program
	m, err := newModel(o, &keeping{folder: folder}, func(msg tea.Msg) { p.Send(msg) })
	if err != nil {
		return err
	}
	options := []tea.ProgramOption{tea.WithInput(in), tea.WithOutput(out)}
	if o.Color {
		const colors256 = 4 // of package colorprofile; that question was answered for the Options
		options = append(options, tea.WithColorProfile(colors256))
	}
	p = tea.NewProgram(m, options...)
	hangup := make(chan os.Signal, 1)
	signal.Notify(hangup, syscall.SIGHUP)
	defer signal.Stop(hangup)
	go func() {
		for range hangup {
			p.Quit()
		}
	}()
	last, err := p.Run()
	if m, ok := last.(model); ok { // after a panic there is none
		m.leave(out)
	}
	if errors.Is(err, tea.ErrInterrupted) || last != nil && last.(model).session.Over() {
		return nil
	}
	return err
}

// leave does what is left to do when the table is no more: what was typed is heard, the game
// and its clocks are written, and the last position is printed where it stays.
func (m model) leave(out io.Writer) {
	if m.hearing != nil {
		m.queue = append([]session.Event{m.hearing}, m.queue...) // its answer comes to nothing
	}
	if !m.session.Over() {
		m.queue = append(m.queue, session.Leave{})
	}
	for len(m.queue)+len(m.unwritten) > 0 {
		for _, k := range m.unwritten {
			if kept := m.keeping.write(k); kept.Err != nil || kept.News != "" {
				m.queue = append(m.queue, kept)
			}
		}
		m.unwritten = nil
		if len(m.queue) > 0 {
			next, reply := m.session.Try(m.moment(), m.queue[0])
			m.session, m.queue = next, m.queue[1:]
			m.said = append(m.said, reply.Said...)
			if reply.Keep != nil {
				m.unwritten = append(m.unwritten, *reply.Keep)
			}
		}
	}
	screen := console.Screen{Out: out, Width: m.width}
	scene := m.session.Scene()
	screen.Print(scene.Look.Draw(scene.Board))
	for _, line := range lines(m.said, m.width) {
		screen.Print(line + "\n")
	}
}
