// crash.go says in a sentence how a test program ended, and what a compiler meant.

package main

import (
	"cmp"
	_ "embed"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"

	"mateinfive/internal/console"
)

var (
	panicLine = regexp.MustCompile(`(?m)^\s*(?:panic: |fatal error: )(.*)$`)
	ownFrame  = regexp.MustCompile(`(?m)^\s*(?:mateinfive/\S+?/\w+\.(\S+)\(.*\)\n)?\s+\S*?((?:ch\d\d-\w+)/[\w/]+\.go:\d+)`)
)

// how says in a sentence how a test program ended that a panic or Go itself has ended; empty if
// neither did. The place is in the named function, if that was at work.
func how(output, timeout, function string) string {
	m := panicLine.FindStringSubmatchIndex(output)
	if m == nil {
		return ""
	}
	said := strings.TrimSuffix(strings.TrimSpace(output[m[2]:m[3]]), " [recovered, repanicked]")
	said = strings.TrimPrefix(strings.TrimSuffix(said, " [recovered]"), "runtime error: ")
	where := ""
	for _, f := range ownFrame.FindAllStringSubmatch(output[m[1]:], -1) {
		isIts := strings.NewReplacer("(*", "", ")", "").Replace(f[1]) == function
		if !strings.Contains(f[2], "_test.go") && !strings.HasSuffix(f[2], ".go:1") && (where == "" || isIts) {
			where = " at " + f[2]
		}
		if isIts {
			break
		}
	}
	switch panics := fmt.Sprintf("It panics%s: %s", where, console.Printable(said)); {
	case strings.HasPrefix(said, "test timed out"):
		return fmt.Sprintf("It had not come back after %s%s. Is there a loop without an end?", timeout, where)
	case strings.Contains(said, "stack overflow"):
		return fmt.Sprintf("A function calls itself again and again%s.", where)
	case strings.Contains(said, "nil pointer dereference"):
		return panics + ".\nSomething on that line is nil and is asked for a field or a method. (An empty square is a nil Piece.)"
	case strings.HasPrefix(said, "index out of range"):
		return panics + ".\nSomething on that line asks an array or a slice for a place that it does not have."
	default:
		return panics
	}
}

var compilerLine = regexp.MustCompile(`^(?:vet: )?(\S+\.go:\d+)(?::\d+)?: (.*)$`)

// compilerTable explains what a compiler says, where its words need it: a regular
// expression and a sentence on each line.
//
//go:embed compiler.tsv
var compilerTable string

// explained says what the compiler said, or `go vet`, all of it, and explains the first line.
func (t *tool) explained(text, said string) string {
	said = strings.ReplaceAll(said, t.root+string(filepath.Separator), "")
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
