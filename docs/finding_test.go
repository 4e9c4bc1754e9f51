// finding_test.go is what a checker says about a page, and how a page is
// brought along.

package docs

import (
	"cmp"
	"fmt"
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

	isOfCode bool // it may be the code that is another one than the page speaks of
}

// ofCode is for a finding that a learner's own code may be the reason of.
func ofCode(f finding) finding {
	f.isOfCode = true
	return f
}

// fix puts lines in the place of lines[from:to], or writes a file.
type fix struct {
	from, to int
	lines    []string

	file          string // from the root, empty if the page itself is to change
	before, after []byte // what was read of it, nil if it is not there, and its new content
}

// The kind sentence. A learner's code is meant to change; the page only does not know.
const oldCode = "If you changed the code, all is well: the page speaks of the code as it was, and this is where they part."

// bringAlong is what an author reads.
const bringAlong = "`go run ./exercises author` brings it along."

// at makes a finding that only a hand can mend.
func at(line int, format string, args ...any) finding {
	return finding{line: line, text: fmt.Sprintf(format, args...)}
}

// message is the finding as a failed test prints it.
func (f finding) message(p *page, author bool) string {
	text := strings.TrimRight(f.text, "\n")
	switch {
	case f.fix != nil && author:
		text += "\n" + bringAlong
	case (f.fix != nil || f.isOfCode) && !author:
		text += "\n" + oldCode
	}
	return fmt.Sprintf("%s:%d: %s", p.path, f.line+1, text)
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
	lines := slices.Clone(p.lines)
	for _, e := range edits {
		lines = slices.Replace(lines, e.from, e.to, e.lines...)
	}
	if strings.Contains(p.text, "\r\n") {
		return strings.Join(lines, "\r\n")
	}
	return strings.Join(lines, "\n")
}

// save is -update for a page and its pictures. A file that has been saved
// since it was read stays as it is.
func (p *page) save(root string, findings []finding) error {
	files := []fix{{file: p.path, before: []byte(p.text), after: []byte(p.apply(findings))}}
	for _, f := range findings {
		if f.fix != nil && f.fix.file != "" {
			files = append(files, *f.fix)
		}
	}
	for _, x := range files {
		if string(x.before) == string(x.after) {
			continue
		}
		if err := write(filepath.Join(root, filepath.FromSlash(x.file)), x.before, x.after); err != nil {
			return err
		}
	}
	return nil
}

// write writes over a file what is not there yet, or what its reader has seen.
func write(file string, before, after []byte) error {
	if before == nil {
		return safefile.Create(file, after)
	}
	return safefile.Replace(file, before, after)
}
