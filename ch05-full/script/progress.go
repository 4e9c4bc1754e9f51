// progress.go says how far a long job is, on a line that is written over.

package script

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// pause is the least time between two texts on the line of progress.
const pause = time.Second / 4

// A progress is a line at the bottom of a terminal. Whatever else is written there
// has to erase it before.
type progress struct {
	w     io.Writer
	now   func() time.Time
	next  time.Time // before which nothing new is shown
	width int       // of what stands there, in letters
}

// newProgress returns the line of progress for the standard error. Into a file or a
// pipe, nothing of it is written.
func newProgress(stderr io.Writer) *progress {
	if file, ok := stderr.(*os.File); ok {
		if info, err := file.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			return &progress{w: stderr, now: time.Now}
		}
	}
	return &progress{w: io.Discard, now: time.Now}
}

// show writes a text, in ASCII and shorter than a line, over the one that stands
// there, unless that is too new.
func (p *progress) show(format string, args ...any) {
	now := p.now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(pause)
	text := fmt.Sprintf(format, args...)
	p.erase()
	io.WriteString(p.w, text)
	p.width = len(text)
}

// erase leaves an empty line. To go back and write spaces works on all terminals.
func (p *progress) erase() {
	if p.width > 0 {
		fmt.Fprintf(p.w, "\r%s\r", strings.Repeat(" ", p.width))
		p.width = 0
	}
}

// before returns a writer to w that erases the line first.
func (p *progress) before(w io.Writer) io.Writer { return eraser{p, w} }

type eraser struct {
	line *progress
	w    io.Writer
}

func (e eraser) Write(text []byte) (int, error) {
	e.line.erase()
	return e.w.Write(text)
}
