// compiler.go says what a compiler meant.

package judge

import (
	"cmp"
	_ "embed"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"mateinfive/exercises/course"
)

var compilerLine = regexp.MustCompile(`^(?:vet: )?(\S+\.go:\d+)(?::\d+)?: (.*)$`)

// compilerTable explains what a compiler says, where its words need it: a regular
// expression and a sentence on each line.
//
//go:embed compiler.tsv
var compilerTable string

// Explained says, below a text, what the compiler said, or `go vet`, all of it, and explains
// the first line.
func Explained(c *course.Course, text, said string) string {
	said = strings.ReplaceAll(said, c.Root+string(filepath.Separator), "")
	lines, first := strings.Split(said, "\n"), ""
	for _, line := range lines {
		m := compilerLine.FindStringSubmatch(line)
		switch {
		case m != nil:
			text += fmt.Sprintf("\n  %s: %s", strings.TrimPrefix(strings.ReplaceAll(m[1], `\`, "/"), "./"), m[2])
			first = cmp.Or(first, text[strings.LastIndex(text, "\n")+3:])
		case first != "" && strings.HasPrefix(line, "\t"): // have and want
			text += "\n    " + strings.TrimSpace(line)
		}
	}
	if first == "" {
		return text + "\n" + strings.TrimSpace(said)
	}
	for line := range strings.Lines(compilerTable) {
		said, sentence, isRow := strings.Cut(strings.TrimSpace(line), "\t")
		if form := regexp.MustCompile(said); isRow && form.MatchString(first) {
			return text + "\n" + string(form.ExpandString(nil, sentence, first, form.FindStringSubmatchIndex(first)))
		}
	}
	return text
}
