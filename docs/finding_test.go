// finding_test.go is what a checker says about a page, and how a page is
// brought along.

package docs

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/safefile"
)

// finding is one thing that is wrong with a page.
type finding struct {
	line int // from 0
	text string
	fix  *fix // what -update would do; nil where only a hand can help
}

// fix puts lines in the place of lines[from:to], or writes a file.
type fix struct {
	from, to int
	lines    []string

	file          string // from the root, empty if the page itself is to change
	before, after []byte // what was read of it, nil if it is not there, and its new content
}

// The kind sentences. The learner's code is meant to change; the page only
// does not know yet.
const (
	bringAlong = "If you changed the code, all is well: the page still shows the old text, and `go test ./docs -update` brings it along."
	oldCode    = "If you changed the code, all is well: the page speaks of the code as it was, and this is where they part."
)

// at makes a finding that only a hand can mend.
func at(line int, format string, args ...any) finding {
	return finding{line: line, text: fmt.Sprintf(format, args...)}
}

// message is the finding as a failed test prints it.
func (f finding) message(p *page) string {
	text := strings.TrimRight(f.text, "\n")
	if f.fix != nil {
		text += "\n" + bringAlong
	}
	return fmt.Sprintf("%s:%d: %s", p.path, f.line+1, text)
}

// inShort is the finding in a line, without the difference that it shows.
func (f finding) inShort() string {
	first, _, _ := strings.Cut(f.text, "\n")
	first, _, _ = strings.Cut(first, " (-page")
	return first
}

// plainSpaces undoes the odd spaces that cmp puts into its reports, some of
// which a test prints.
func plainSpaces(s string) string {
	return strings.ReplaceAll(s, "\u00a0", " ")
}

// inFence puts lines into a fence of the page, unless nothing closes it.
func inFence(f fence, lines []string) *fix {
	if !f.closed {
		return nil
	}
	prefixed := make([]string, len(lines))
	for i, line := range lines {
		prefixed[i] = strings.TrimRight(f.prefix+line, " ")
		if line != "" {
			prefixed[i] = f.prefix + line
		}
	}
	return &fix{from: f.first + 1, to: f.last, lines: prefixed}
}

// apply carries out the fixes of a page's own lines, from its end so that lines
// keep their numbers, and returns its new text, with the line ends that it has.
func (p *page) apply(findings []finding) string {
	var edits []*fix
	for _, f := range findings {
		if f.fix != nil && f.fix.file == "" {
			edits = append(edits, f.fix)
		}
	}
	slices.SortFunc(edits, func(a, b *fix) int { return cmp.Compare(b.from, a.from) })
	lines := strings.SplitAfter(p.text, "\n")
	end := "\n"
	if strings.HasSuffix(lines[0], "\r\n") {
		end = "\r\n"
	}
	for _, e := range edits {
		var fresh []string
		for _, line := range e.lines {
			fresh = append(fresh, line+end)
		}
		lines = slices.Replace(lines, e.from, e.to, fresh...)
	}
	return strings.Join(lines, "")
}

// save is -update for a page and its pictures, and returns what it has carried out.
// A file that somebody has saved since it was read stays as it is.
func (p *page) save(root string, findings []finding) (done []finding, err error) {
	bring := func(x fix, of ...finding) {
		file := filepath.Join(root, filepath.FromSlash(x.file))
		if now, readErr := os.ReadFile(file); readErr != nil || !bytes.Equal(now, x.after) {
			if writeErr := write(file, x.before, x.after); writeErr != nil {
				err = errors.Join(err, writeErr)
				return
			}
		}
		done = append(done, of...)
	}
	var inPage []finding
	for _, f := range findings {
		switch {
		case f.fix == nil:
		case f.fix.file == "":
			inPage = append(inPage, f)
		default:
			bring(*f.fix, f)
		}
	}
	if len(inPage) > 0 {
		bring(fix{file: p.path, before: []byte(p.text), after: []byte(p.apply(inPage))}, inPage...)
	}
	return done, err
}

// write writes over a file what is not there yet, or what its reader has seen.
func write(file string, before, after []byte) error {
	if before == nil {
		return safefile.Create(file, after)
	}
	return safefile.Replace(file, before, after)
}
