// imports.go brings the imports of a file along when a declaration is exchanged.

package source

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strings"
)

// An imported is one import of a file.
type imported struct {
	spec       string // `"fmt"` or `txt "fmt"`
	name       string // the name by which it is used: rand for math/rand/v2
	start, end int    // of the spec, in bytes
	group      *ast.GenDecl
}

// Imports lists the imports of a Go file as [Splice] takes them: `"fmt"`, or
// `txt "fmt"` where it is renamed. Of a text that is no Go file there are none.
func Imports(text []byte) []string {
	list, _, _ := importsOf(text)
	var specs []string
	for _, i := range list {
		specs = append(specs, i.spec)
	}
	return specs
}

// importsOf lists the imports of a file, and the names in it that stand before a
// dot. The tree is nil if the text is no Go file.
func importsOf(text []byte) ([]imported, map[string]bool, *ast.File) {
	fset := token.NewFileSet()
	tree, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return nil, nil, nil
	}
	used := make(map[string]bool)
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
		return true
	})
	var list []imported
	for _, d := range tree.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok != token.IMPORT {
			continue
		}
		for _, s := range group.Specs {
			spec := s.(*ast.ImportSpec)
			i := imported{start: offset(fset, spec.Pos()), end: offset(fset, spec.Path.End()), group: group}
			i.spec, i.name = string(text[i.start:i.end]), packageName(strings.Trim(spec.Path.Value, "`\""))
			if spec.Name != nil {
				i.name = spec.Name.Name
			}
			list = append(list, i)
		}
	}
	return list, used, tree
}

// packageName guesses the name of a package from its path.
func packageName(importPath string) string {
	name := path.Base(importPath)
	if len(name) > 1 && name[0] == 'v' && strings.Trim(name[1:], "0123456789") == "" {
		return path.Base(path.Dir(importPath))
	}
	return name
}

// fitImports returns after with the imports that it takes: of those on offer the
// ones that it uses, and none that before used and after no longer does.
func fitImports(before, after []byte, offered []string) []byte {
	has, uses, tree := importsOf(after)
	_, used, _ := importsOf(before)
	if tree == nil {
		return after
	}
	for _, spec := range offered {
		name := packageName(strings.Trim(pathOf(spec), "`\""))
		if given, _, renamed := strings.Cut(spec, " "); renamed {
			name = given
		}
		isThere := slices.ContainsFunc(has, func(i imported) bool { return i.name == name })
		if uses[name] && !isThere {
			after = addImport(after, spec)
			has, _, _ = importsOf(after)
		}
	}
	for {
		has, _, _ = importsOf(after)
		at := slices.IndexFunc(has, func(i imported) bool { return used[i.name] && !uses[i.name] })
		if at < 0 {
			return after
		}
		after = dropImport(after, has[at])
	}
}

// dropImport takes an import out, with its line. Where something else stands on
// that line, such as a comment of the learner's, the import becomes a blank one:
// that compiles, and nothing is lost.
func dropImport(text []byte, i imported) []byte {
	from, to := i.start, i.end
	if !i.group.Lparen.IsValid() {
		from = int(i.group.Pos()) - 1
	} else if inside := text[i.group.Lparen : i.group.Rparen-1]; len(i.group.Specs) == 1 && len(bytes.TrimSpace(inside)) == to-from {
		from, to = int(i.group.Pos())-1, int(i.group.Rparen)
	}
	lineStart := bytes.LastIndexByte(text[:from], '\n') + 1
	lineEnd := len(text)
	if n := bytes.IndexByte(text[to:], '\n'); n >= 0 {
		lineEnd = to + n + 1
	}
	if len(bytes.TrimSpace(text[lineStart:from])) > 0 || len(bytes.TrimSpace(text[to:lineEnd])) > 0 {
		quote := i.start + strings.IndexAny(i.spec, "`\"")
		return splice(text, i.start, quote, "_ ")
	}
	if isBlankBefore(text, lineStart) && lineEnd < len(text) && len(bytes.TrimSpace(firstLine(text[lineEnd:]))) == 0 {
		lineEnd += len(firstLine(text[lineEnd:])) // one empty line is enough
	}
	return splice(text, lineStart, lineEnd, "")
}

// firstLine is the first line of a text, with its end.
func firstLine(text []byte) []byte {
	if n := bytes.IndexByte(text, '\n'); n >= 0 {
		return text[:n+1]
	}
	return text
}

// isBlankBefore reports whether the line that ends at a place is empty.
func isBlankBefore(text []byte, at int) bool {
	if at == 0 {
		return false
	}
	start := bytes.LastIndexByte(text[:at-1], '\n') + 1
	return len(bytes.TrimSpace(text[start:at])) == 0
}

// addImport puts an import into the first group, in its order, or else on a line
// of its own below the package clause.
func addImport(text []byte, spec string) []byte {
	has, _, tree := importsOf(text)
	for k, i := range has {
		if !i.group.Lparen.IsValid() {
			continue
		}
		isLast := k+1 == len(has) || has[k+1].group != i.group
		switch {
		case pathOf(spec) < pathOf(i.spec):
			return splice(text, i.start, i.start, spec+"\n\t")
		case isLast || bytes.Contains(text[i.end:has[k+1].start], []byte("\n\n")): // the end of a block
			return splice(text, i.end, i.end, "\n\t"+spec)
		}
	}
	end := int(tree.Name.End()) - 1
	return splice(text, end, end, "\n\nimport "+spec)
}

// pathOf is the quoted path of an import.
func pathOf(spec string) string { return spec[strings.LastIndex(spec, " ")+1:] }
