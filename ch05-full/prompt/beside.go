// beside.go has players think and jobs run beside the loop, and shows how far they are.

package prompt

import (
	"context"
	"fmt"
	"unicode/utf8"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// begin has a player think, or a job done, beside the session.
func (p *prompt) begin(number int, do func(ctx context.Context) session.Event) {
	ctx, stop := context.WithCancel(context.Background())
	p.stop, p.number = stop, number
	go func() {
		e := do(ctx)
		select {
		case p.events <- e:
		case <-p.done:
		}
	}()
}

// tell brings what a job has to say, for as long as it is wanted.
func (p *prompt) tell(ctx context.Context, said any) {
	select {
	case p.events <- said:
	case <-ctx.Done():
	}
}

// A progress is how far a job is. It stands on a line that is written over.
type progress string

// progress shows how far a job is, on a terminal.
func (p *prompt) progress(text progress) {
	if !p.o.Live || text == "" && p.width == 0 {
		return
	}
	shown := console.Printable(string(text))
	p.Print(fmt.Sprintf("\r%-*s\r%s", p.width, "", shown))
	p.width = utf8.RuneCountInString(shown)
}
