// imports.go puts a function back among imports that may have changed.

package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"

	"mateinfive/exercises/source"
)

// putBack returns the text with the original in the place of now, and with
// the imports that this takes: those of the original file that are needed
// again, and none that only the learner's version needed.
func putBack(text []byte, now source.Decl, c chair) []byte {
	after := string(text[:now.Start]) + c.Original + string(text[now.End:])
	had, hadOK := importsOf(c.Whole)
	has, hasOK := importsOf(after)
	if !hadOK || !hasOK {
		return []byte(after)
	}
	var drop []span
	for _, i := range has {
		isOld := slices.ContainsFunc(had, func(h imported) bool { return h.spec == i.spec })
		if !i.used && !isOld {
			drop = append(drop, i.span)
		}
	}
	slices.Reverse(drop) // from the end, so that the places before stay valid
	for _, s := range drop {
		after = after[:s.start] + after[s.end:]
	}
	var add strings.Builder
	for _, h := range had {
		isThere := slices.ContainsFunc(has, func(i imported) bool { return i.spec == h.spec })
		if !isThere && strings.Contains(c.Original, h.name+".") {
			add.WriteString("import " + h.spec + "\n")
		}
	}
	if add.Len() > 0 {
		at := endOfImports(after)
		after = after[:at] + "\n\n" + strings.TrimRight(add.String(), "\n") + after[at:]
	}
	return []byte(after)
}

// A span is a part of a text, in bytes.
type span struct{ start, end int }

// An imported is one import of a file.
type imported struct {
	spec string // `"fmt"` or `txt "fmt"`
	name string // the name it is used by: rand for math/rand/v2
	used bool
	span span // its whole line
}

// importsOf lists the imports of a file; ok is false if it is no Go file.
func importsOf(text string) (list []imported, ok bool) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, false
	}
	names := make(map[string]bool)
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				names[x.Name] = true
			}
		}
		return true
	})
	for _, d := range tree.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok != token.IMPORT {
			continue
		}
		for _, s := range group.Specs {
			spec := s.(*ast.ImportSpec)
			start, end := fset.Position(spec.Pos()).Offset, fset.Position(spec.End()).Offset
			i := imported{spec: text[start:end], name: packageName(strings.Trim(spec.Path.Value, "`\""))}
			if spec.Name != nil {
				i.name = spec.Name.Name
			}
			i.used = names[i.name] || i.name == "_" || i.name == "."
			if !group.Lparen.IsValid() {
				start = fset.Position(group.Pos()).Offset
			}
			i.span = wholeLine(text, start, end)
			list = append(list, i)
		}
	}
	return list, true
}

// packageName guesses the name of a package from its path.
func packageName(importPath string) string {
	name := path.Base(importPath)
	if len(name) > 1 && name[0] == 'v' && strings.Trim(name[1:], "0123456789") == "" {
		return path.Base(path.Dir(importPath))
	}
	return name
}

// wholeLine widens a span to its line, with the line's end.
func wholeLine(text string, start, end int) span {
	start = strings.LastIndexByte(text[:start], '\n') + 1
	if n := strings.IndexByte(text[end:], '\n'); n >= 0 {
		return span{start, end + n + 1}
	}
	return span{start, len(text)}
}

// endOfImports is the place behind the last import, or behind the package
// clause.
func endOfImports(text string) int {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, "", text, parser.ImportsOnly)
	if err != nil {
		return 0
	}
	end := tree.Name.End()
	for _, d := range tree.Decls {
		end = d.End()
	}
	return fset.Position(end).Offset
}
