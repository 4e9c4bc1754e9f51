// home.go finds the learner's file and the lines of its declarations.

package check

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// OverlayVariable names the environment variable that holds the path of the
// overlay, if these tests were built with one. The proofs of this repository
// put other answers in the place of the learner's file; the lines that we name
// are then lines of those.
const OverlayVariable = "MATEINFIVE_OVERLAY"

// A home is the folder with the learner's answers.
type home struct {
	files []parsedFile
}

// A parsedFile is one Go file of a home. A file with an error in it has as
// many declarations as the parser could make out.
type parsedFile struct {
	path string // where it is, or would be without an overlay
	fset *token.FileSet
	ast  *ast.File
}

// findHome reads the Go files in dir, the learner's own first.
func findHome(dir string) home {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return home{}
	}
	replaced := overlay()
	paths := []string{filepath.Join(dir, "exercises.go")}
	others, _ := filepath.Glob(filepath.Join(dir, "*.go"))
	for path := range replaced {
		if filepath.Dir(path) == dir {
			others = append(others, path)
		}
	}
	for _, path := range others {
		if path != paths[0] && !strings.HasSuffix(path, "_test.go") {
			paths = append(paths, path)
		}
	}
	var h home
	for _, path := range paths {
		from := path
		if r, ok := replaced[path]; ok {
			from = r
		}
		src, err := os.ReadFile(from)
		if err != nil {
			continue
		}
		fset := token.NewFileSet()
		if file, _ := parser.ParseFile(fset, path, src, parser.SkipObjectResolution); file != nil {
			h.files = append(h.files, parsedFile{path, fset, file})
		}
	}
	return h
}

// overlay returns the replaced files, if there is an overlay.
func overlay() map[string]string {
	var o struct{ Replace map[string]string }
	if path := os.Getenv(OverlayVariable); path != "" {
		if text, err := os.ReadFile(path); err == nil {
			_ = json.Unmarshal(text, &o) // without it, lines are those of the file itself
		}
	}
	return o.Replace
}

// symbol returns where a declaration is, as file:line from the root of the
// repository. The name is that of a function, a type, a constant or a
// variable, or Type.Method.
func (h home) symbol(name string) string {
	for _, f := range h.files {
		for _, d := range f.ast.Decls {
			if pos := declares(d, name); pos.IsValid() {
				return fmt.Sprintf("%s:%d", fromRoot(f.path), f.fset.Position(pos).Line)
			}
		}
	}
	return fromRoot("exercises.go")
}

// isStub says whether a function here is still the stub of the exercise.
func (h home) isStub(id string) bool {
	for _, f := range h.files {
		for _, d := range f.ast.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil && len(fn.Body.List) == 1 && panicsWith(fn.Body.List[0], stubWords(id)) {
				return true
			}
		}
	}
	return false
}

// panicsWith says whether a statement is panic("words").
func panicsWith(s ast.Stmt, words string) bool {
	if e, ok := s.(*ast.ExprStmt); ok {
		if call, ok := e.X.(*ast.CallExpr); ok && len(call.Args) == 1 {
			fn, isName := call.Fun.(*ast.Ident)
			arg, isText := call.Args[0].(*ast.BasicLit)
			return isName && isText && fn.Name == "panic" && arg.Value == strconv.Quote(words)
		}
	}
	return false
}

// enclosing returns the place and the name of the function around a line; if
// there is none, it returns the two given ones.
func (h home) enclosing(file string, line int, where, name string) (string, string) {
	for _, f := range h.files {
		if f.path != file {
			continue
		}
		for _, d := range f.ast.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || line < f.fset.Position(fn.Pos()).Line || line > f.fset.Position(fn.End()).Line {
				continue
			}
			return fmt.Sprintf("%s:%d", fromRoot(f.path), f.fset.Position(fn.Pos()).Line), symbolOf(fn)
		}
	}
	return where, name
}

// sheet returns the path of the chapter's sheet, or "" if there is none.
func (h home) sheet(id string) string {
	root, err := rootOf(".")
	if err != nil {
		return ""
	}
	chapter := filepath.Base(filepath.Dir(absolute(".")))
	if _, err := os.Stat(filepath.Join(root, "exercises", chapter+".md")); err != nil {
		return ""
	}
	return "exercises/" + chapter + ".md"
}

// declares returns the position of the name in d, if d declares it.
func declares(d ast.Decl, name string) token.Pos {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if symbolOf(d) == name {
			return d.Pos()
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				if s.Name.Name == name {
					return s.Name.Pos()
				}
			case *ast.ValueSpec:
				for _, n := range s.Names {
					if n.Name == name {
						return n.Pos()
					}
				}
			}
		}
	}
	return token.NoPos
}

// symbolOf returns a function's name, "Stack.Push" for a method.
func symbolOf(fn *ast.FuncDecl) string {
	if fn.Recv == nil || len(fn.Recv.List) == 0 {
		return fn.Name.Name
	}
	t := fn.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr: // a type with a parameter: Stack[T]
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name + "." + fn.Name.Name
		default:
			return fn.Name.Name
		}
	}
}

// isLearners says whether a file holds answers: it lies in a chapter's folder
// of exercises and is neither a test nor given.
func isLearners(file string) bool {
	dir, base := filepath.Split(filepath.ToSlash(file))
	return strings.HasSuffix(dir, "/exercises/") && strings.HasSuffix(base, ".go") &&
		!strings.HasSuffix(base, "_test.go") && !strings.HasPrefix(base, "given")
}

// isRules says whether a file is one of a chapter's own rules: of the board, or, in
// chapter 5, of how moves and games are written.
func isRules(file string) bool {
	dir, base := path.Split(filepath.ToSlash(file))
	return slices.Contains([]string{"chess", "notation", "pgn"}, path.Base(dir)) && !strings.HasSuffix(base, "_test.go")
}

// fromRoot returns a path as seen from the root of the repository, with
// slashes, which is how the learner will type it.
func fromRoot(path string) string {
	root, err := rootOf(".")
	if err != nil {
		return filepath.ToSlash(path)
	}
	rel, err := filepath.Rel(root, absolute(path))
	if err != nil || strings.HasPrefix(rel, "..") {
		return filepath.ToSlash(path)
	}
	return filepath.ToSlash(rel)
}

// rootOf returns the nearest folder with a go.mod, from dir upwards.
func rootOf(dir string) (string, error) {
	dir = absolute(dir)
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", fmt.Errorf("no go.mod in %s or above", dir)
		}
		dir = up
	}
}

// absolute is filepath.Abs without its error, which only a working folder
// that has been deleted can cause.
func absolute(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		return abs
	}
	return path
}
