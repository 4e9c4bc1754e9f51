// rewrite.go changes one declaration and returns its whole file.

package source

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
)

// emptyNote is what an emptied body says to the one who fills it again.
const emptyNote = "// Empty: your code goes here. The chapter's tests say what is missing; our version is kept."

// olderNote is how it began in older versions of the course.
const olderNote = "// An empty chair: write this body yourself."

// IsEmpty reports whether a function still is as [Empty] leaves it, or nearly so.
func IsEmpty(d Decl) bool {
	return strings.Contains(d.Text, emptyNote) || strings.Contains(d.Text, olderNote)
}

// Empty returns d's file with the body of the function replaced by a comment
// and a return of zero values. It compiles: an import that only this body used
// is taken out, and the comment names it.
func Empty(d Decl) ([]byte, error) {
	text, err := readFunc(d)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, d.File, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := funcAt(fset, tree, d.BodyStart)
	if f == nil {
		return nil, changedSince(d)
	}
	with := func(notes ...string) []byte {
		lines := append(append([]string{emptyNote}, notes...), zeroReturn(f.Type.Results)...)
		body := "\n\t" + strings.Join(lines, "\n\t") + "\n"
		return Splice(text, d, d.Text[:d.BodyStart-d.Start]+body+d.Text[d.BodyEnd-d.Start:], nil)
	}
	emptied := with()
	left := Imports(emptied)
	var gone []string
	for _, spec := range Imports(text) {
		if !slices.Contains(left, spec) {
			gone = append(gone, spec)
		}
	}
	if len(gone) > 0 {
		emptied = with("// (Our version imports " + strings.Join(gone, ", ") + ".)")
	}
	return emptied, nil
}

// Splice returns a file's text with the declaration d in it exchanged for
// another text. Of the imports on offer those are added that the new text needs,
// and those that nothing uses any longer are taken out. Line ends stay as they
// are in the file.
func Splice(text []byte, d Decl, with string, imports []string) []byte {
	after := fitImports(text, splice(text, d.Start, d.End, with), imports)
	if bytes.Contains(text, []byte("\r\n")) {
		after = bytes.ReplaceAll(bytes.ReplaceAll(after, []byte("\r\n"), []byte("\n")), []byte("\n"), []byte("\r\n"))
	}
	return after
}

// PutFirst returns d's file with statement put first in the body of the
// function, on the line of the opening brace, so that every other line keeps
// its number.
func PutFirst(d Decl, statement string) ([]byte, error) {
	text, err := readFunc(d)
	if err != nil {
		return nil, err
	}
	return splice(text, d.BodyStart, d.BodyStart, " "+statement+"; "), nil
}

// Replace returns d's file with the one place inside the declaration that says
// before changed to say after.
func Replace(d Decl, before, after string) ([]byte, error) {
	text, err := read(d)
	if err != nil {
		return nil, err
	}
	if n := strings.Count(d.Text, before); before == "" || n != 1 {
		return nil, fmt.Errorf("%s:%d: %s says %q %d times, and a change needs exactly one place", d.File, d.Line, d.Symbol, before, n)
	}
	at := d.Start + strings.Index(d.Text, before)
	return splice(text, at, at+len(before), after), nil
}

// read loads d's file and sees to it that d still stands there.
func read(d Decl) ([]byte, error) {
	text, err := os.ReadFile(d.File)
	if err != nil {
		return nil, err
	}
	if d.End > len(text) || string(text[d.Start:d.End]) != d.Text {
		return nil, changedSince(d)
	}
	return text, nil
}

// readFunc is read for what must have a body.
func readFunc(d Decl) ([]byte, error) {
	if !d.IsFunc || d.BodyStart == 0 {
		return nil, fmt.Errorf("%s:%d: %s is not a function with a body", d.File, d.Line, d.Symbol)
	}
	return read(d)
}

// changedSince is the error for a declaration that no longer is where it was.
func changedSince(d Decl) error {
	return fmt.Errorf("%s changed while %s was being read: try again", d.File, d.Symbol)
}

// splice returns text with what lies between start and end replaced.
func splice(text []byte, start, end int, with string) []byte {
	return []byte(string(text[:start]) + with + string(text[end:]))
}

// funcAt is the function whose body begins at the given byte.
func funcAt(fset *token.FileSet, tree *ast.File, bodyStart int) *ast.FuncDecl {
	for _, node := range tree.Decls {
		f, ok := node.(*ast.FuncDecl)
		if ok && f.Body != nil && offset(fset, f.Body.Lbrace)+1 == bodyStart {
			return f
		}
	}
	return nil
}
