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
	line string // the first line that is changed, as it reads with the fault
}

// String says where a fault is, how its line reads with it, and what it changes.
func (f Fault) String() string {
	if f.Is == "" {
		was, _, isLong := strings.Cut(f.Was, "\n")
		if isLong {
			was += " ..."
		}
		return fmt.Sprintf("%s:%d: left out: %s", f.File, f.Line, was)
	}
	return fmt.Sprintf("%s:%d: %s   (it was %s)", f.File, f.Line, f.line, f.Was)
}

// In returns the text of its file with the fault.
func (f Fault) In(text []byte) []byte {
	return bytes.Join([][]byte{text[:f.from], []byte(f.Is), text[f.from+len(f.Was):]}, nil)
}

// Faults lists the faults that could stand in the Go files of a folder, its tests left out, file
// by file and from top to bottom. Some of them will not compile.
func Faults(dir string) (list []Fault, err error) {
	err = fs.WalkDir(os.DirFS(dir), ".", func(name string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && name != "." && (e.Name()[0] == '.' || e.Name() == "testdata" || e.Name() == "vendor"):
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

// instead has for an operator another one that is easily typed in its place.
var instead = map[token.Token]token.Token{
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND,
	token.ADD: token.SUB, token.SUB: token.ADD,
}

// inText lists the faults that could stand in the functions of one file.
func inText(name string, text []byte) (list []Fault, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, name, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	add := func(from, to token.Pos, is string) {
		at := set.Position(from)
		was := string(text[at.Offset:set.Position(to).Offset])
		f := Fault{File: name, Line: at.Line, Was: was, Is: is, from: at.Offset}
		lines := strings.Split(string(f.In(text)), "\n")
		f.line = strings.TrimSpace(lines[at.Line-1])
		list = append(list, f)
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if other, ok := instead[n.Op]; ok {
					add(n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), other.String())
				}
			case *ast.BasicLit:
				if v, err := strconv.Atoi(n.Value); err == nil && n.Kind == token.INT {
					add(n.Pos(), n.End(), strconv.Itoa(v+1))
				}
			case *ast.Ident:
				if n.Name == "true" || n.Name == "false" {
					add(n.Pos(), n.End(), strconv.FormatBool(n.Name == "false"))
				}
			case *ast.ExprStmt, *ast.IncDecStmt:
				add(n.Pos(), n.End(), "")
			case *ast.AssignStmt:
				if n.Tok != token.DEFINE {
					add(n.Pos(), n.End(), "")
				}
			case *ast.IfStmt:
				add(n.Cond.Pos(), n.Cond.End(), "!("+string(text[set.Position(n.Cond.Pos()).Offset:set.Position(n.Cond.End()).Offset])+")")
			}
			return true
		})
	}
	return list, nil
}
