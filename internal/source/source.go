// source.go finds the declarations of a package by their names.

// Package source reads and rewrites Go declarations by symbol: "ParseSquare",
// "Board.At", "Piece". It works on the text of the files, so that what it hands
// out is what stands there, comments and spacing included, and it never writes
// a file: the functions that change a declaration return the whole new content
// and leave it to the caller where that goes (into an overlay, most often).
package source

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Decl is one top-level declaration. A group in parentheses is one declaration
// with many names, because it is read as one.
type Decl struct {
	Symbol  string   // "Board.At" for a method, "ParseSquare", "Piece"; a group's first name
	Names   []string // every symbol it declares; more than one only for a group
	Members []string // "Piece.Color", "Move.From": the methods and fields of its types

	Recv   string // "Board", also for a method of *Board; empty for what is no method
	Name   string // "At"
	IsFunc bool   // a function or a method
	Test   bool   // it stands in a _test.go file

	File string // joined from the folder that was asked
	Line int    // of the declaration itself, below its comment
	Text string // comment and declaration, exactly as in the file

	// Byte positions in the file: of Text, and of a function's body between
	// its braces.
	Start, End         int
	BodyStart, BodyEnd int
}

// List returns the top-level declarations of the Go files in dir, tests too,
// ordered by file and place. Imports are not listed.
func List(dir string) ([]Decl, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("looking for Go files: %w", err)
	}
	var all []Decl
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".go") {
			continue
		}
		file := filepath.Join(dir, e.Name())
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		decls, err := Parse(file, text)
		if err != nil {
			return nil, err
		}
		all = append(all, decls...)
	}
	return all, nil
}

// Parse lists the declarations of one file whose text is at hand.
func Parse(file string, text []byte) ([]Decl, error) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, file, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var decls []Decl
	for _, node := range tree.Decls {
		d := Decl{File: file, Test: strings.HasSuffix(file, "_test.go")}
		var doc *ast.CommentGroup
		switch node := node.(type) {
		case *ast.FuncDecl:
			doc = node.Doc
			d.describeFunc(fset, node)
		case *ast.GenDecl:
			if node.Tok == token.IMPORT {
				continue
			}
			doc = node.Doc
			d.describeGroup(node)
		}
		if len(d.Names) == 0 {
			continue
		}
		d.Symbol = d.Names[0]
		d.Line = fset.Position(node.Pos()).Line
		d.Start, d.End = offset(fset, node.Pos()), endOfLineComment(text, offset(fset, node.End()))
		if doc != nil {
			d.Start = offset(fset, doc.Pos())
		}
		d.Text = string(text[d.Start:d.End])
		decls = append(decls, d)
	}
	return decls, nil
}

// describeFunc fills in what is known of a function or method.
func (d *Decl) describeFunc(fset *token.FileSet, f *ast.FuncDecl) {
	d.IsFunc, d.Name = true, f.Name.Name
	symbol := d.Name
	if f.Recv != nil && len(f.Recv.List) == 1 {
		d.Recv = typeName(f.Recv.List[0].Type)
		symbol = d.Recv + "." + d.Name
	}
	d.Names = []string{symbol}
	if f.Body != nil {
		d.BodyStart, d.BodyEnd = offset(fset, f.Body.Lbrace)+1, offset(fset, f.Body.Rbrace)
	}
}

// describeGroup fills in the names of a const, var or type declaration. The
// blank name is none: `var _ Piece = King{}` cannot be asked for.
func (d *Decl) describeGroup(g *ast.GenDecl) {
	for _, spec := range g.Specs {
		switch spec := spec.(type) {
		case *ast.ValueSpec:
			for _, name := range spec.Names {
				if name.Name != "_" {
					d.Names = append(d.Names, name.Name)
				}
			}
		case *ast.TypeSpec:
			d.Names = append(d.Names, spec.Name.Name)
			for _, member := range members(spec.Type) {
				d.Members = append(d.Members, spec.Name.Name+"."+member)
			}
		}
	}
	if len(d.Names) > 0 {
		d.Name = d.Names[0]
	}
}

// members names the fields of a struct and the methods of an interface.
func members(t ast.Expr) []string {
	var fields *ast.FieldList
	switch t := t.(type) {
	case *ast.StructType:
		fields = t.Fields
	case *ast.InterfaceType:
		fields = t.Methods
	default:
		return nil
	}
	var names []string
	for _, field := range fields.List {
		if len(field.Names) == 0 { // embedded
			if name := typeName(field.Type); name != "" {
				names = append(names, name)
			}
		}
		for _, name := range field.Names {
			names = append(names, name.Name)
		}
	}
	return names
}

// typeName is the bare name of a type: Board for *Board, Stack for *Stack[T].
func typeName(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.Ident:
		return t.Name
	case *ast.StarExpr:
		return typeName(t.X)
	case *ast.ParenExpr:
		return typeName(t.X)
	case *ast.IndexExpr:
		return typeName(t.X)
	case *ast.IndexListExpr:
		return typeName(t.X)
	case *ast.SelectorExpr:
		return t.Sel.Name
	}
	return ""
}

// offset is a byte position in the file.
func offset(fset *token.FileSet, p token.Pos) int {
	return fset.PositionFor(p, false).Offset
}

// endOfLineComment moves end behind a comment that follows on the same line,
// which the parser counts to nothing.
func endOfLineComment(text []byte, end int) int {
	line, _, _ := strings.Cut(string(text[end:]), "\n")
	if strings.HasPrefix(strings.TrimLeft(line, " \t"), "//") {
		return end + len(strings.TrimRight(line, " \t\r"))
	}
	return end
}

// ErrNotFound says that a package has no declaration of that name.
var ErrNotFound = errors.New("no such declaration")

// Find returns the declaration of symbol in dir. Where a test file declares
// the same name, the package's own wins. A file that is no Go just now is passed
// over, unless the declaration is nowhere else.
func Find(dir, symbol string) (Decl, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return Decl{}, err
	}
	var all []Decl
	var broken error
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return Decl{}, err
		}
		decls, err := Parse(file, text)
		broken = cmp.Or(broken, err)
		all = append(all, decls...)
	}
	d, err := Among(all, dir, symbol)
	if err != nil && broken != nil {
		return Decl{}, broken
	}
	return d, err
}

// Among is [Find] in what [List] has returned for dir.
func Among(decls []Decl, dir, symbol string) (Decl, error) {
	decls = slices.Clone(decls)
	slices.SortStableFunc(decls, func(a, b Decl) int { return cmp.Compare(rank(a), rank(b)) })
	for _, d := range decls {
		if slices.Contains(d.Names, symbol) {
			return d, nil
		}
	}
	near := nearMisses(decls, symbol)
	if len(near) == 0 {
		return Decl{}, fmt.Errorf("%w: %s in %s", ErrNotFound, symbol, dir)
	}
	return Decl{}, fmt.Errorf("%w: %s in %s; there is %s", ErrNotFound, symbol, dir, strings.Join(near, ", "))
}

// rank puts a package's own files before its tests.
func rank(d Decl) int {
	if d.Test {
		return 1
	}
	return 0
}

// nearMisses are the names somebody may have meant: the same method of another
// type, another spelling, a slip of two letters. Five at most.
func nearMisses(decls []Decl, symbol string) []string {
	last := func(s string) string { return s[strings.LastIndexByte(s, '.')+1:] }
	var near []string
	for _, d := range decls {
		for _, name := range d.Names {
			sameEnd := strings.EqualFold(last(name), last(symbol))
			if (sameEnd || distance(name, symbol) <= 2) && !slices.Contains(near, name) {
				near = append(near, name)
			}
		}
	}
	slices.SortStableFunc(near, func(a, b string) int {
		return cmp.Compare(distance(a, symbol), distance(b, symbol))
	})
	return near[:min(len(near), 5)]
}

// distance counts the letters to change, drop or add to make b of a.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}

// FindIn is [Find] in one file whose text is at hand.
func FindIn(file string, text []byte, symbol string) (Decl, error) {
	decls, err := Parse(file, text)
	if err != nil {
		return Decl{}, err
	}
	return Among(decls, filepath.Dir(file), symbol)
}
