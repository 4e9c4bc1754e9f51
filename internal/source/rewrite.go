// rewrite.go changes one declaration and returns its whole file.

package source

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
)

// emptyNote is what an emptied body says to the one who fills it again.
const emptyNote = "// Empty: your code goes here. The chapter's tests say what is missing; our version is kept."

// Empty returns the text of d's file with the body of the function replaced by a comment
// and a return of zero values. It compiles: an import that only this body used
// is taken out, and the comment names it.
func Empty(text []byte, d Decl) ([]byte, error) {
	if d.BodyStart == 0 {
		return nil, noBody(d)
	}
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, d.File, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := funcAt(fset, tree, d.BodyStart)
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

// PutFirst returns the text of d's file with statement put first in the body of the
// function, on the line of the opening brace, so that every other line keeps
// its number.
func PutFirst(text []byte, d Decl, statement string) ([]byte, error) {
	if d.BodyStart == 0 {
		return nil, noBody(d)
	}
	return splice(text, d.BodyStart, d.BodyStart, " "+statement+"; "), nil
}

// Replace returns the text of d's file with the one place inside the declaration that says
// before changed to say after.
func Replace(text []byte, d Decl, before, after string) ([]byte, error) {
	if n := strings.Count(d.Text, before); before == "" || n != 1 {
		return nil, fmt.Errorf("%s:%d: %s says %q %d times, and a change needs exactly one place", d.File, d.Line, d.Symbol, before, n)
	}
	at := d.Start + strings.Index(d.Text, before)
	return splice(text, at, at+len(before), after), nil
}

// noBody is the error for what cannot be emptied or begun otherwise.
func noBody(d Decl) error {
	return fmt.Errorf("%s:%d: %s is not a function with a body", d.File, d.Line, d.Symbol)
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
