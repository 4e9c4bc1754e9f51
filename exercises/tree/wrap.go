// wrap.go lays a few lines around the functions of a search, so that their calls are recorded.

package tree

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
)

// ErrMissing says that no file has a function.
var ErrMissing = errors.New("not there")

// A ShapeError says that a function has other parameters, or another result, than the program
// asks with.
type ShapeError struct{ File, Got, Want string }

func (e ShapeError) Error() string {
	return fmt.Sprintf("%s has %s, and this asks with %s", e.File, e.Got, e.Want)
}

// ints are the parameters of a function behind the position, and which methods of a search are
// recorded.
var ints = map[string]string{
	"Negamax":   "depth, ply",
	"AlphaBeta": "depth, ply, alpha, beta",
	"Quiet":     "alpha, beta",
}

// Around returns an overlay for the files of a folder in which a method of Search is recorded.
// The method keeps its lines and gets another name; one by its old name calls it, and so does
// it itself when it calls itself. What type the position has is copied. Files that o has are
// read there.
func Around(dir string, o gotool.Overlay, method string) (gotool.Overlay, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, isThere := o[file]
		if !isThere {
			text, err = os.ReadFile(file)
		}
		if err != nil || strings.HasSuffix(file, "_test.go") {
			continue
		}
		around, err := wrapped(filepath.Base(file), string(text), method)
		if err != nil {
			return nil, err
		}
		if around != "" {
			return gotool.Overlay{file: []byte(around)}, nil
		}
	}
	return nil, fmt.Errorf("%s: %w", method, ErrMissing)
}

// wrapped returns the text of a file with a method recorded, or "" if it is not there, or if
// the file does not even parse: then the compiler says why.
func wrapped(file, text, method string) (string, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, text, parser.SkipObjectResolution)
	if err != nil {
		return "", nil
	}
	at := func(pos token.Pos) int { return fset.Position(pos).Offset }
	part := func(node ast.Node) string { return text[at(node.Pos()):at(node.End())] }
	for _, node := range tree.Decls {
		f, ok := node.(*ast.FuncDecl)
		if !ok || f.Recv == nil || len(f.Recv.List) != 1 || f.Name.Name != method ||
			f.Body == nil {
			continue
		}
		if strings.TrimPrefix(part(f.Recv.List[0].Type), "*") != "Search" {
			continue
		}
		types := flat(f.Type.Params, part)
		behind := strings.Split(ints[method], ", ")
		isRight := len(types) == len(behind)+1 && slices.Equal(flat(f.Type.Results, part),
			[]string{"int"})
		for _, t := range types[min(1, len(types)):] {
			isRight = isRight && t == "int"
		}
		if !isRight {
			want := fmt.Sprintf("%s(p *chess.Position, %s int) int", method, ints[method])
			return "", ShapeError{File: file,
				Got: strings.Join(strings.Fields(text[at(f.Name.Pos()):at(f.Body.Lbrace)]),
					" "), Want: want}
		}
		head := at(tree.Name.End())
		name := at(f.Name.Pos())
		return text[:head] + `; import "mateinfive/ch05-full/calltree"` + text[head:name] +
			inner + text[name:] +
			fmt.Sprintf(`
func (s %s) %s(p %s, %s int) int {
	returned := calltree.%[2]s(p, %[4]s)
	score := s.%[5]s%[2]s(p, %[4]s)
	returned(score)
	return score
}
`, part(f.Recv.List[0].Type), method, types[0], ints[method], inner), nil
	}
	return "", nil
}

// inner stands before the name of the learner's own method.
const inner = "recorded"

// flat lists the types of parameters or results, one for each.
func flat(list *ast.FieldList, part func(ast.Node) string) (types []string) {
	if list == nil {
		return nil
	}
	for _, field := range list.List {
		for range max(1, len(field.Names)) {
			types = append(types, part(field.Type))
		}
	}
	return types
}
