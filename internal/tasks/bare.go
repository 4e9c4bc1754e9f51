// bare.go is code without what has no part in what it does.

package tasks

import (
	"go/format"
	"go/parser"
	"go/token"
	"strings"
)

// Bare is the code of a Go file without its comments and with one space for any: two files with
// the same do the same, as far as that can be told in this way. A line such as //go:build is a
// comment here, and the spaces within a string are not counted. Of a text that is no Go file it
// is the text.
func Bare(text string) string {
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, "", text, parser.SkipObjectResolution)
	var all strings.Builder
	if err != nil || format.Node(&all, set, f) != nil {
		return text
	}
	return strings.Join(strings.Fields(all.String()), " ")
}
