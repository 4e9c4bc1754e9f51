// picture_code_test.go reads from the code, and hears from the programs, what
// pictures show of them.

package docs

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/docs/picture"
)

// drawPackages draws the packages that a chapter's program is made of: main, and
// all of the chapter that it imports, tests aside.
func drawPackages(b *book, arg string) ([]byte, error) {
	chapter, err := b.chapter(arg)
	if err != nil {
		return nil, err
	}
	dirs := []string{chapter}
	var list []picture.Package
	for i := 0; i < len(dirs); i++ { // it grows
		p, err := b.packageIn(dirs[i])
		if err != nil {
			return nil, b.fromRoot(err)
		}
		var names []string
		for _, dir := range p.Imports {
			if !strings.HasPrefix(dir, chapter+"/") {
				continue
			}
			if !slices.Contains(dirs, dir) {
				dirs = append(dirs, dir)
			}
			names = append(names, path.Base(dir))
		}
		p.Imports = names
		list = append(list, p)
	}
	return picture.Packages("The packages of "+chapter, list)
}

// packageIn is the package in a folder: what its comment says first, and the
// folders of this module that it imports.
func (b *book) packageIn(dir string) (picture.Package, error) {
	p := picture.Package{Name: path.Base(dir)}
	originals, err := b.originals()
	if err != nil {
		return p, err
	}
	for _, name := range b.glob(dir + "/*.go") {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, ours := originals[b.file(name)]
		if ours && text == nil {
			continue // it is a learner's alone
		}
		if !ours {
			if text, err = os.ReadFile(b.file(name)); err != nil {
				return p, err
			}
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ImportsOnly|parser.ParseComments)
		if err != nil {
			return p, err
		}
		for _, spec := range file.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value) // parsed already
			if folder, ok := strings.CutPrefix(imported, "mateinfive/"); ok && !slices.Contains(p.Imports, folder) {
				p.Imports = append(p.Imports, folder)
			}
		}
		if file.Name.Name == "main" {
			p.Name = "main"
		}
		if m := saysFirst.FindStringSubmatch(file.Doc.Text()); m != nil {
			p.Says = strings.Join(strings.Fields(m[1]), " ")
		}
	}
	return p, nil
}

// saysFirst is the beginning of a package comment: what the package does.
var saysFirst = regexp.MustCompile(`^(?:Package )?\S+\s+([^.:(]+)`)

// drawEmbedding draws types of a package with what they embed.
func drawEmbedding(b *book, arg string) ([]byte, error) {
	words := strings.Fields(arg)
	if len(words) < 2 {
		return nil, errors.New("want a folder and types: embedding: ch01-display/chess Knight Rook")
	}
	var list []picture.Struct
	for _, name := range words[1:] {
		s, err := b.structIn(words[0], name, nil)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return picture.Embedding(list)
}

// structIn is a struct of a package, without the methods that an outer one has
// under the same name.
func (b *book) structIn(dir, name string, hidden []string) (picture.Struct, error) {
	s := picture.Struct{Name: name}
	d, err := b.find(dir, name)
	if err != nil {
		return s, err
	}
	decls, err := b.declsIn(dir)
	if err != nil {
		return s, b.fromRoot(err)
	}
	for _, m := range decls {
		if m.Recv == name && !m.Test && !slices.Contains(hidden, m.Name) {
			s.Methods = append(s.Methods, m.Name)
		}
	}
	slices.SortStableFunc(s.Methods, func(a, b string) int { // what others may call comes first
		return cmp.Compare(unexported(a), unexported(b))
	})
	file, err := parser.ParseFile(token.NewFileSet(), d.File, "package p\n"+d.Text, 0)
	if err != nil {
		return s, b.fromRoot(err)
	}
	var fields *ast.FieldList
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.Name == name {
			if t, ok := spec.Type.(*ast.StructType); ok {
				fields = t.Fields
			} else if t, ok := spec.Type.(*ast.ArrayType); ok {
				s.Fields = []string{nodeText(t)}
			}
		}
		return true
	})
	if fields == nil {
		return s, nil
	}
	for _, f := range fields.List {
		kind := nodeText(f.Type)
		if len(f.Names) == 0 {
			inner, err := b.structIn(dir, strings.TrimPrefix(kind, "*"), append(hidden, s.Methods...))
			if err != nil {
				return s, err
			}
			s.Embedded = append(s.Embedded, inner)
		}
		for _, field := range f.Names {
			s.Fields = append(s.Fields, field.Name+" "+kind)
		}
	}
	return s, nil
}

// unexported is 0 for a name that other packages see, else 1.
func unexported(name string) int {
	if token.IsExported(name) {
		return 0
	}
	return 1
}

// nodeText is the Go text of a type.
func nodeText(n ast.Expr) string {
	var text bytes.Buffer
	if err := format.Node(&text, token.NewFileSet(), n); err != nil {
		return "?"
	}
	return text.String()
}

var firstMove = regexp.MustCompile(`^(\w+): (\d+)$`)

// drawPerft draws the tree of moves as a chapter's program counts it: with perft
// to each depth, and with divide.
func drawPerft(b *book, arg string) ([]byte, error) {
	words, err := shellWords(arg)
	if err != nil {
		return nil, err
	}
	usage := errors.New(`want a chapter, a position and a depth: perft: ch04-special "FEN" 2`)
	if len(words) != 3 {
		return nil, usage
	}
	depth, err := strconv.Atoi(words[2])
	if err != nil || depth < 2 || depth > 5 {
		return nil, usage
	}
	chapter, err := b.chapter(words[0])
	if err != nil {
		return nil, err
	}
	var typed []string
	for i := range depth {
		typed = append(typed, fmt.Sprintf("perft %d", i+1))
	}
	out, err := b.play(chapter, "", []string{"-quiet", "-color", "never", "-fen", words[1]}, append(typed, fmt.Sprintf("divide %d", depth)))
	if err != nil {
		return nil, err
	}
	var totals []int
	var branches []picture.Branch
	for _, line := range splitLines(out) {
		if n, err := strconv.Atoi(line); err == nil && len(totals) < depth {
			totals = append(totals, n)
		} else if m := firstMove.FindStringSubmatch(line); m != nil {
			n, _ := strconv.Atoi(m[2]) // digits
			branches = append(branches, picture.Branch{Move: m[1], Nodes: n})
		}
	}
	image, err := picture.Perft(branches, totals)
	if err != nil {
		return nil, fmt.Errorf("%w; the program says:\n%s", err, out)
	}
	return image, nil
}
