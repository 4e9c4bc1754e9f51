// imports.go keeps an import in use when the body that used it is emptied.

package source

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// keepImports writes a line for every import that only the body of f uses. The
// learner will need the import again, so it is kept rather than dropped.
func keepImports(file string, tree *ast.File, f *ast.FuncDecl) []string {
	inside := selectors(f.Body)
	outside := make(map[string][]string)
	for _, node := range tree.Decls {
		if node == ast.Decl(f) {
			merge(outside, selectors(f.Type))
			if f.Recv != nil {
				merge(outside, selectors(f.Recv))
			}
			continue
		}
		merge(outside, selectors(node))
	}
	lines := []string{"// Only to keep the imports in use, until you do:"}
	for _, spec := range tree.Imports {
		importPath, _ := strconv.Unquote(spec.Path.Value)
		name := path.Base(importPath)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if len(inside[name]) > 0 && len(outside[name]) == 0 {
			lines = append(lines, useOf(name, inside[name], exported(file, importPath)))
		}
	}
	if len(lines) == 1 {
		return nil
	}
	return lines
}

// selectors collects what is written as name.Something below node.
func selectors(node ast.Node) map[string][]string {
	found := make(map[string][]string)
	ast.Inspect(node, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := sel.X.(*ast.Ident); ok && !slices.Contains(found[x.Name], sel.Sel.Name) {
				found[x.Name] = append(found[x.Name], sel.Sel.Name)
			}
		}
		return true
	})
	return found
}

// merge adds what from has to into.
func merge(into, from map[string][]string) {
	for name, list := range from {
		into[name] = append(into[name], list...)
	}
}

// use is how an exported name can stand in a line that does nothing.
type use struct {
	isType bool
	args   string // "[[]int, int]" where it is generic
}

// useOf writes one line that uses the package name through one of the names
// that the body used; a plain function if there is one, it reads best.
func useOf(name string, used []string, known map[string]use) string {
	best := used[0]
	for _, candidate := range used {
		if known[candidate] == (use{}) {
			best = candidate
			break
		}
	}
	how := known[best]
	line := "_ = " + name + "." + best + how.args
	if how.isType {
		line = "var _ " + name + "." + best + how.args
	}
	return line
}

// exported says how the functions and types of an import can be mentioned. It
// looks where the standard library and this module's own packages lie; of
// others nothing is known, and useOf takes their names for plain functions.
func exported(file, importPath string) map[string]use {
	known := make(map[string]use)
	for _, dir := range foldersOf(file, importPath) {
		pkg, err := build.ImportDir(dir, 0)
		if err != nil {
			continue
		}
		for _, name := range pkg.GoFiles {
			tree, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				continue
			}
			for _, node := range tree.Decls {
				describeUses(known, node)
			}
		}
	}
	return known
}

// describeUses notes what is special about the names that a declaration makes.
func describeUses(known map[string]use, node ast.Decl) {
	switch node := node.(type) {
	case *ast.FuncDecl:
		if node.Recv == nil && node.Type.TypeParams != nil {
			known[node.Name.Name] = use{args: typeArgs(node.Type.TypeParams)}
		}
	case *ast.GenDecl:
		for _, spec := range node.Specs {
			if spec, ok := spec.(*ast.TypeSpec); ok {
				known[spec.Name.Name] = use{isType: true, args: typeArgs(spec.TypeParams)}
			}
		}
	}
}

// typeArgs writes type arguments that any usual constraint lets pass: int, and
// slices or maps of it where the constraint asks for one.
func typeArgs(params *ast.FieldList) string {
	if params == nil {
		return ""
	}
	var args []string
	for _, field := range params.List {
		arg := "int"
		switch constraint := types.ExprString(field.Type); {
		case strings.HasPrefix(constraint, "~[]"):
			arg = "[]int"
		case strings.HasPrefix(constraint, "~map["):
			arg = "map[int]int"
		}
		for range field.Names {
			args = append(args, arg)
		}
	}
	return "[" + strings.Join(args, ", ") + "]"
}

// foldersOf lists where the package of an import path may lie, as seen from a
// file that imports it.
func foldersOf(file, importPath string) []string {
	folders := []string{filepath.Join(build.Default.GOROOT, "src", importPath)}
	abs, err := filepath.Abs(file)
	if err != nil {
		return folders
	}
	for dir := filepath.Dir(abs); dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		text, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err != nil {
			continue
		}
		if rest, ok := strings.CutPrefix(importPath, modulePath(string(text))+"/"); ok {
			folders = append(folders, filepath.Join(dir, rest))
		}
		break
	}
	return folders
}

// modulePath reads the module line of a go.mod.
func modulePath(goMod string) string {
	for line := range strings.Lines(goMod) {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), "module "); ok {
			return strings.Trim(strings.TrimSpace(rest), `"`)
		}
	}
	return ""
}
