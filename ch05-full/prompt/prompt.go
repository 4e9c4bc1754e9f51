// prompt.go is the loop: it waits for what happens next, tells the session of it, and prints what
// comes of it.

// Package prompt is the face of the program that prints line after line: for pipes and files
// of moves, for terminals that only print, and for players who want it plain. The other face is package
// table. What a line means, package session knows. Start with [Play].
package prompt

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"
	"unicode/utf8"

	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// A prompt is a session with what goes on around it.
type prompt struct {
	*console.Screen
	s       *session.Session
	o       session.Options
	disk    *effect.Disk
	moment  time.Time          // on a pretended clock
	ctx     context.Context    // canceled when the session is over
	reports chan report        // from the player that thinks, or the job that runs
	stop    context.CancelFunc // of that player or job, or nil
	number  int                // of that
	ahead   running            // the search for the next puzzle that was wanted last
	early   []line             // that were typed while a player thought, and not taken yet
	asked   bool               // the prompt stands on the screen
	width   int                // of the progress that stands on the screen
}

// A line that was typed, or why there are no more.
type line struct {
	text string
	err  error
}

// A running is what goes on beside the loop while lines are taken, by the number of the request.
type running struct {
	number int
	stop   context.CancelFunc
}

// A report comes from a player that thinks, or a job that runs.
type report struct {
	number int    // of the request
	show   func() // in the loop
}

// Play reads moves and commands from in, one a line, and answers on out, until the input ends
// or the player quits. Whatever is typed, the answer is a line on the screen; the error is only
// ever about the input, the output or the game to begin with failing.
func Play(in io.Reader, out io.Writer, o session.Options) error {
	signals := make(chan os.Signal, 1)
	if o.Live {
		signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
		defer signal.Stop(signals)
	}
	return play(in, out, o, signals)
}

// play is Play with the signals that the program gets.
func play(in io.Reader, out io.Writer, o session.Options, signals <-chan os.Signal) error {
	ctx, end := context.WithCancel(context.Background())
	defer end()
	p := &prompt{
		Screen: &console.Screen{Out: out, Width: o.Width}, o: o, disk: effect.NewDisk(o.Folder),
		moment: time.Now(), ctx: ctx, reports: make(chan report),
	}
	s, r, err := session.New(p.moment, o)
	if err != nil {
		return err
	}
	p.show(s, r)
	lines := make(chan line)
	go p.read(console.NewLines(in), lines)
	return p.run(lines, signals)
}

// read brings the lines of an input, up to its end.
func (p *prompt) read(in *console.Lines, lines chan<- line) {
	for {
		text, err := in.Next()
		select {
		case lines <- line{text, err}:
		case <-p.ctx.Done():
			return
		}
		if err != nil {
			return
		}
	}
}

// run deals with one event after the other, until the session is over. While a player thinks
// or a job runs, lines wait. Where a person types them, those that come while a player thinks are
// known as such.
func (p *prompt) run(lines <-chan line, signals <-chan os.Signal) error {
	for !p.s.Over() && p.Err == nil {
		waiting := lines
		if p.stop != nil && (p.s.Busy() || !p.o.Live) {
			waiting = nil
		}
		if p.stop == nil && !p.asked {
			p.asked = true
			p.Print(p.s.Scene().Prompt)
		}
		if p.stop == nil && len(p.early) > 0 {
			first := p.early[0]
			p.early = p.early[1:]
			if err := p.typed(first, session.Early(first.text)); err != nil {
				return err
			}
			continue
		}
		var flag <-chan time.Time // where nothing comes if no flag can fall
		if d, ok := p.s.Due(); ok && p.o.Pretend == 0 {
			flag = time.After(d + time.Millisecond)
		}
		select {
		case l := <-waiting:
			if p.stop != nil {
				p.early = append(p.early, l)
				continue
			}
			if err := p.typed(l, session.Line(l.text)); err != nil {
				return err
			}
		case r := <-p.reports:
			if p.s.Waits(r.number) { // or it was given up
				r.show()
			}
		case <-flag:
			p.handle(session.Tick{})
		case sig := <-signals:
			p.newLine()
			if sig == os.Interrupt {
				p.handle(session.Stop{})
			} else {
				p.handle(session.Leave{})
			}
		}
	}
	return p.Err
}

// typed tells the session of a line, as an event, or of the end of the input. The error is why there
// is no more input, other than that it has ended.
func (p *prompt) typed(l line, e session.Event) error {
	// An early line was typed above its prompt, and that of an error still has to end.
	if _, early := e.(session.Early); p.o.Echo || early || l.err != nil {
		p.Print(console.Printable(l.text) + "\n")
	}
	p.asked = false
	if l.err == nil {
		p.handle(e)
		return nil
	}
	p.handle(session.Leave{})
	if l.err == io.EOF {
		return nil
	}
	return l.err
}

// handle tells the session of an event.
func (p *prompt) handle(e session.Event) {
	s, r := p.s.Try(p.now(e), e)
	if len(r.Said) > 0 {
		p.newLine()
	}
	p.show(s, r)
}

// now returns the moment of an event. On a pretended clock each line and each answer takes the
// same time.
func (p *prompt) now(e session.Event) time.Time {
	if p.o.Pretend == 0 {
		return time.Now()
	}
	switch e.(type) {
	case session.Line, session.Early, session.Answer:
		p.moment = p.moment.Add(p.o.Pretend)
	}
	return p.moment
}

// show takes over the session after an event, does what it wants, and prints what it says.
func (p *prompt) show(s *session.Session, r session.Reply) {
	p.s, r = p.disk.Write(s, r) // before anyone sees it
	for _, t := range r.Said {
		p.say(t)
	}
	waits := p.s.Waits(p.number)
	if p.stop != nil && (!waits || p.s.Stops()) {
		p.stop()
	}
	if !waits {
		p.stop = nil
	}
	if p.ahead.stop != nil && !p.s.Waits(p.ahead.number) {
		p.ahead.stop()
		p.ahead = running{}
	}
	p.begin(r)
}

// begin has a player think, or a job run, beside the loop, if a reply wants that.
func (p *prompt) begin(r session.Reply) {
	switch j := r.Job; {
	case j != nil && j.Number == p.ahead.number: // it runs already
		p.number, p.stop = p.ahead.number, p.ahead.stop
		p.ahead = running{}
	case r.Ask != nil || j != nil:
		p.number, p.stop = p.start(r)
	}
	if r.Ahead != nil {
		p.ahead.number, p.ahead.stop = p.start(session.Reply{Job: r.Ahead})
	}
}

// start does beside the loop what a reply wants done.
func (p *prompt) start(r session.Reply) (number int, stop context.CancelFunc) {
	later := func(show func()) {
		select {
		case p.reports <- report{number, show}:
		case <-p.ctx.Done():
		}
	}
	number, do := effect.Work(r, session.Out{
		Say: func(t session.Text) { later(func() { p.say(t) }) },
		Progress: func(text string) {
			later(func() {
				if number == p.number { // it does not run ahead
					p.progress(text)
				}
			})
		},
	}, func(session.Remark) {})
	ctx, stop := context.WithCancel(p.ctx)
	go func() {
		e := do(ctx)
		later(func() { p.handle(e) })
	}()
	return number, stop
}

func (p *prompt) say(t session.Text) {
	p.progress("")
	if t.Ready {
		p.Print(t.Text)
	} else {
		p.Say("%s", t.Text)
	}
}

// newLine begins a line of its own where the prompt or progress stands.
func (p *prompt) newLine() {
	p.progress("")
	if p.asked {
		p.Print("\n")
		p.asked = false
	}
}

// progress shows how far a job is, on a terminal: on the screen or, where that is none, aside.
func (p *prompt) progress(text string) {
	if !p.o.Live && p.o.Aside == nil || text == "" && p.width == 0 {
		return
	}
	first, _, _ := strings.Cut(text, "\n")
	shown := console.Printable(first)
	line := fmt.Sprintf("\r%-*s\r%s", p.width, "", shown)
	if p.o.Live {
		p.Print(line)
	} else {
		_, _ = io.WriteString(p.o.Aside, line) // without it the job goes on as well
	}
	p.width = utf8.RuneCountInString(shown)
}
