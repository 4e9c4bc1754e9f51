// finding_test.go is what a checker says about a page, and how a page is
// brought along.

package docs

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
	file     string // from the root, empty if the page itself is to change
	content  []byte
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

// plainSpaces undoes the odd spaces that cmp puts into its reports, some of
// which a test prints.
func plainSpaces(s string) string {
	return strings.ReplaceAll(s, "\u00a0", " ")
}

// inFence puts lines into a fence of the page.
func inFence(f fence, lines []string) *fix {
	prefixed := make([]string, len(lines))
	for i, line := range lines {
		prefixed[i] = strings.TrimRight(f.prefix+line, " ")
		if line != "" {
			prefixed[i] = f.prefix + line
		}
	}
	return &fix{from: f.first + 1, to: f.last, lines: prefixed}
}

// apply carries out the fixes of a page, from its end so that lines keep their
// numbers, and returns the page's new text.
func (p *page) apply(root string, findings []finding) (string, error) {
	var edits []*fix
	for _, f := range findings {
		switch {
		case f.fix == nil:
		case f.fix.file != "":
			file := filepath.Join(root, filepath.FromSlash(f.fix.file))
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				return "", err
			}
			if err := os.WriteFile(file, f.fix.content, 0o644); err != nil {
				return "", err
			}
		default:
			edits = append(edits, f.fix)
		}
	}
	slices.SortFunc(edits, func(a, b *fix) int { return cmp.Compare(b.from, a.from) })
	lines := slices.Clone(p.lines)
	for _, e := range edits {
		lines = slices.Replace(lines, e.from, e.to, e.lines...)
	}
	return strings.Join(lines, "\n"), nil
}
