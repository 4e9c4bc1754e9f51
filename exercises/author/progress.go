// progress.go shows how far a step has come that takes minutes.

package author

import (
	"fmt"
	"regexp"
	"strconv"
)

// progress counts what is done. On a terminal it is one line, which changes; elsewhere, in a file
// or through a pipe, it says a line each quarter.
type progress struct {
	*Desk
	what      string // "pages proved"
	done, all int
	quarters  int // that have been said
}

// isAt says that so much is done.
func (p *progress) isAt(done int) {
	p.done = done
	quarters := 4 * done / max(p.all, 1)
	switch {
	case p.IsTerminal:
		fmt.Fprintf(p.Out, "\r  %d of %d %s", p.done, p.all, p.what)
	case quarters > p.quarters:
		p.say("  %d of %d %s", p.done, p.all, p.what)
		p.quarters = quarters
	}
}

// end ends the line on a terminal.
func (p *progress) end() {
	if p.IsTerminal && p.done > 0 {
		p.say("")
	}
	p.done = 0
}

var (
	pagesProved = regexp.MustCompile(`^(\d+) of (\d+) pages proved$`)
	packageEnds = regexp.MustCompile(`^(ok  |FAIL|\?   )\tmateinfive/`)
)

// seePage reads a line that the test of the pages prints.
func (p *progress) seePage(line string) {
	if m := pagesProved.FindStringSubmatch(line); m != nil {
		p.all, _ = strconv.Atoi(m[2])
		done, _ := strconv.Atoi(m[1])
		p.isAt(done)
	}
}

// seePackage reads a line of `go test`.
func (p *progress) seePackage(line string) {
	if packageEnds.MatchString(line) {
		p.isAt(p.done + 1)
	}
}
