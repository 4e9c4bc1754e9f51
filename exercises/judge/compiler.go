// compiler.go says what a compiler meant.

package judge

import (
	"cmp"
	_ "embed"
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
	first := "" // of what it said, with its place
	for _, line := range strings.Split(said, "\n") {
		m := compilerLine.FindStringSubmatch(line)
		switch {
		case m != nil:
			place := strings.TrimPrefix(strings.ReplaceAll(m[1], `\`, "/"), "./")
			complaint := place + ": " + m[2]
			text += "\n  " + complaint
			first = cmp.Or(first, complaint)
		case first != "" && strings.HasPrefix(line, "\t"): // have and want
			text += "\n    " + strings.TrimSpace(line)
		}
	}
	if first == "" { // it speaks of no line
		text += "\n" + strings.TrimSpace(said)
		first = said
	}
	if sentence := explanation(first); sentence != "" {
		text += "\n" + sentence
	}
	return text
}

// explanation is the sentence of the first row of the table that speaks of what a compiler said, or "".
func explanation(complaint string) string {
	for line := range strings.Lines(compilerTable) {
		pattern, sentence, isRow := strings.Cut(strings.TrimSpace(line), "\t")
		if !isRow {
			continue
		}
		form := regexp.MustCompile(pattern)
		if found := form.FindStringSubmatchIndex(complaint); found != nil {
			return string(form.ExpandString(nil, sentence, complaint, found))
		}
	}
	return ""
}
