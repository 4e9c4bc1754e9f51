// faults.go finds places in a program where a small fault could stand.

// Package own lays faults into a program that a learner has written, one at a time: such as the
// exam exposes, since a fault that no answer shows is none. Then their own tests should notice it.
package own

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
)

// A Fault is a small change of one place of a program.
type Fault struct {
	File string // in the folder of the program, with slashes
	Line int
	Was  string // what stands there
	Is   string // what stands there instead; empty if it is left out
	from int    // where in the file Was begins
	text []byte // of the file, as it was read
	line string // the first line that is changed, as it reads with the fault
}

// String says where a fault is, how its line reads with it, and what it changes.
func (f Fault) String() string {
	if f.Is == "" && f.Was != "-" {
		was, _, isLong := strings.Cut(f.Was, "\n")
		if isLong {
			was += " ..."
		}
		return fmt.Sprintf("%s:%d: left out: %s", f.File, f.Line, was)
	}
	return fmt.Sprintf("%s:%d: %s   (it was %s)", f.File, f.Line, f.line, f.Was)
}

// Text returns the text of its file with the fault.
func (f Fault) Text() []byte {
	return bytes.Join([][]byte{f.text[:f.from], []byte(f.Is), f.text[f.from+len(f.Was):]}, nil)
}

// IsPlain reports whether the line could have been typed like that: !(a < b) could not.
func (f Fault) IsPlain() bool { return !strings.HasPrefix(f.Is, "!(") }

// Faults lists the faults that could stand in the Go files of a folder, its tests left out, file
// by file and from top to bottom. Some of them will not compile.
func Faults(dir string) (list []Fault, err error) {
	err = fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && name != "." && isNoPart(dir, name):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		found, err := inText(name, text)
		list = append(list, found...)
		return err
	})
	return list, err
}

// isNoPart reports whether the go command passes over a folder when it builds the program.
func isNoPart(dir, name string) bool {
	base := path.Base(name)
	_, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name), "go.mod"))
	return base[0] == '.' || base[0] == '_' || base == "testdata" || base == "vendor" || err == nil
}

// instead has for an operator another one that is easily typed in its place.
var instead = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD,
}

// inText lists the faults that could stand in one file: in its functions, and in the values of its
// variables and constants.
func inText(name string, text []byte) (list []Fault, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	at := func(p token.Pos) int { return set.Position(p).Offset }
	add := func(from, to token.Pos, is string) {
		f := Fault{File: name, Line: set.Position(from).Line, Was: string(text[at(from):at(to)]), Is: is, from: at(from), text: text}
		f.line = strings.TrimSpace(strings.Split(string(f.Text()), "\n")[f.Line-1])
		list = append(list, f)
	}
	steps := make(map[ast.Stmt]bool) // of loops: without one it never ends
	look := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if other, ok := instead[n.Op]; ok {
				add(n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), other.String())
			}
		case *ast.BasicLit:
			if v, err := strconv.Atoi(n.Value); err == nil && n.Kind == token.INT {
				add(n.Pos(), n.End(), strconv.Itoa(v+1))
			}
		case *ast.UnaryExpr:
			if n.Op == token.SUB {
				add(n.OpPos, n.OpPos+1, "")
			}
		case *ast.Ident:
			if n.Name == "true" || n.Name == "false" {
				add(n.Pos(), n.End(), strconv.FormatBool(n.Name == "false"))
			}
		case *ast.ForStmt:
			steps[n.Post] = true
		case *ast.ExprStmt:
			add(n.Pos(), n.End(), "")
		case *ast.IncDecStmt:
			if !steps[n] {
				add(n.Pos(), n.End(), "")
			}
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE && !steps[n] {
				add(n.Pos(), n.End(), "")
			}
		case *ast.BranchStmt:
			if n.Tok == token.CONTINUE && n.Label == nil {
				add(n.Pos(), n.End(), "break")
			}
		case *ast.IfStmt:
			if b, ok := n.Cond.(*ast.BinaryExpr); !ok || b.Op == token.LAND || b.Op == token.LOR { // else one of instead says it
				add(n.Cond.Pos(), n.Cond.End(), "!("+string(text[at(n.Cond.Pos()):at(n.Cond.End())])+")")
			}
		}
		return true
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Body != nil {
				ast.Inspect(d.Body, look)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if values, ok := spec.(*ast.ValueSpec); ok {
					for _, v := range values.Values {
						ast.Inspect(v, look)
					}
				}
			}
		}
	}
	return list, nil
}
