// prompt.go is the loop: it waits for what happens next, has the session hear of it, and
// prints what comes of it.

// Package prompt is the face of the program that prints line after line: for pipes and files
// of moves, for small terminals, and for those that want it plain. The other face is package
// table. What a line means, package session knows. Start with [Play].
package prompt

import (
	"context"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// A prompt is a session with what goes on around it.
type prompt struct {
	*console.Screen
	s      *session.Session
	o      session.Options
	book   *keep.Book
	moment time.Time          // on a pretended clock
	events chan any           // what goes on beside the session: an event, a text, a progress
	done   chan struct{}      // closed when all ends
	stop   context.CancelFunc // of the ask or the job that runs, or nil
	number int                // of that
	asked  bool               // the prompt stands on the screen
	width  int                // of the progress that stands on the screen
}

// A line that was typed, or why there are no more.
type line struct {
	text string
	err  error
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
	p := &prompt{
		Screen: &console.Screen{Out: out, Width: o.Width}, o: o, book: keep.NewBook(o.Folder),
		moment: time.Now(), events: make(chan any), done: make(chan struct{}),
	}
	s, r, err := session.New(p.moment, o)
	if err != nil {
		return err
	}
	p.s = s
	p.show(r)
	lines := make(chan line)
	defer func() {
		close(p.done)
		if p.stop != nil {
			p.stop()
		}
	}()
	go read(console.NewLines(in), lines, p.done)
	return p.run(lines, signals)
}

// read brings the lines of an input, up to its end.
func read(in *console.Lines, lines chan<- line, done <-chan struct{}) {
	for {
		text, err := in.Next()
		select {
		case lines <- line{text, err}:
		case <-done:
			return
		}
		if err != nil {
			return
		}
	}
}

// run deals with one event after the other, until the session is over. While a player thinks
// or a job runs, lines wait.
func (p *prompt) run(lines <-chan line, signals <-chan os.Signal) error {
	for !p.s.Over() && p.Err == nil {
		waiting := lines
		if p.stop != nil {
			waiting = nil
		} else if !p.asked {
			p.asked = true
			p.Print(p.s.Scene().Prompt)
		}
		select {
		case l := <-waiting:
			if p.o.Echo || l.err != nil { // after an error, this ends the line of the prompt
				p.Print(console.Printable(l.text) + "\n")
			}
			p.asked = false
			if l.err != nil {
				p.hear(session.Leave{})
			} else {
				p.hear(session.Line(l.text))
			}
			if l.err != nil && l.err != io.EOF {
				return l.err
			}
		case e := <-p.events:
			switch e := e.(type) {
			case session.Event:
				p.hear(e)
			case session.Text:
				p.say(e)
			case progress:
				p.progress(e)
			}
		case <-p.due():
			p.hear(session.Tick{})
		case sig := <-signals:
			p.newLine()
			if sig == os.Interrupt {
				p.hear(session.Stop{})
			} else {
				p.hear(session.Leave{})
			}
		}
	}
	return p.Err
}

// due returns a channel that speaks when a flag falls, or never.
func (p *prompt) due() <-chan time.Time {
	d, ok := p.s.Due()
	if !ok || p.o.Pretend > 0 {
		return nil
	}
	return time.After(d + time.Millisecond)
}

// now returns the moment of an event. On a pretended clock each line and each answer takes the
// same time.
func (p *prompt) now(e session.Event) time.Time {
	if p.o.Pretend == 0 {
		return time.Now()
	}
	switch e.(type) {
	case session.Line, session.Answer:
		p.moment = p.moment.Add(p.o.Pretend)
	}
	return p.moment
}

// hear has the session hear of an event, and shows what comes of it.
func (p *prompt) hear(e session.Event) {
	next, r := p.s.Try(p.now(e), e)
	p.s = next
	if len(r.Said) > 0 {
		p.newLine()
	}
	p.show(r)
}

// newLine begins a line of its own where the prompt or progress stands.
func (p *prompt) newLine() {
	p.progress("")
	if p.asked {
		p.Print("\n")
		p.asked = false
	}
}

// show prints what the session says, and sets to work what it wants.
func (p *prompt) show(r session.Reply) {
	if r.Keep != nil { // before anyone sees it
		path, news, err := p.book.Write(r.Keep.Game, r.Keep.File, r.Keep.Was, r.Keep.Text)
		next, more := p.s.Try(p.now(nil), session.Kept{Path: path, News: news, Err: err})
		p.s = next
		r.Said = append(r.Said, more.Said...)
	}
	if r.Settings != nil && p.o.Folder != "" {
		if err := keep.SaveSettings(p.o.Folder, r.Settings); err != nil {
			r.Said = append(r.Said, session.Text{Text: err.Error()})
		}
	}
	for _, t := range r.Said {
		p.say(t)
	}
	if p.stop != nil && (!p.s.Waits(p.number) || p.s.Stops()) {
		p.stop()
		if !p.s.Waits(p.number) {
			p.stop = nil
		}
	}
	switch {
	case r.Ask != nil:
		p.begin(r.Ask.Number, func(ctx context.Context) session.Event {
			return r.Ask.Do(ctx, func(session.Remark) {})
		})
	case r.Job != nil:
		p.begin(r.Job.Number, func(ctx context.Context) session.Event {
			return r.Job.Do(ctx, session.Out{
				Say:      func(t session.Text) { p.tell(ctx, t) },
				Progress: func(text string) { p.tell(ctx, progress(text)) },
			})
		})
	}
}

// say prints a text of the session.
func (p *prompt) say(t session.Text) {
	p.progress("")
	if t.Ready {
		p.Print(t.Text)
	} else {
		p.Say("%s", t.Text)
	}
}
