// receiver.go finds methods that change a copy.

package tasks

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
)

// ChangesCopy says in a sentence which method of a file has lost the star of its receiver, so that
// what it changes is a copy, and nothing that its caller sees. It is empty if none has. A method
// should have a star if it has one in ours, the file as the course has it, or if it writes to its
// receiver and returns nothing.
func ChangesCopy(file, text, ours string) string {
	set := token.NewFileSet()
	for _, m := range methodsOf(set, file, text) {
		recv := m.Recv.List[0]
		of, isValue := recv.Type.(*ast.Ident)
		if !isValue || len(recv.Names) == 0 || !hasStar(m.Name.Name, ours) && !isLost(m, recv.Names[0].Name) {
			continue
		}
		name := recv.Names[0].Name
		return fmt.Sprintf("(%s %s) at %s:%d has no star: %s works on a copy of the %[2]s, "+
			"and what it changes is gone when it returns. With a star: (%[1]s *%[2]s)",
			name, of.Name, file, set.Position(m.Pos()).Line, m.Name.Name)
	}
	return ""
}

// methodsOf lists the methods that a text declares, as far as it can be read.
func methodsOf(set *token.FileSet, file, text string) (list []*ast.FuncDecl) {
	parsed, _ := parser.ParseFile(set, file, text, parser.SkipObjectResolution)
	if parsed == nil {
		return nil
	}
	for _, decl := range parsed.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if ok && f.Recv != nil && len(f.Recv.List) == 1 && f.Body != nil {
			list = append(list, f)
		}
	}
	return list
}

// hasStar reports whether a method of this name has a pointer receiver in a text.
func hasStar(method, text string) bool {
	for _, m := range methodsOf(token.NewFileSet(), "", text) {
		if _, isPointer := m.Recv.List[0].Type.(*ast.StarExpr); isPointer && m.Name.Name == method {
			return true
		}
	}
	return false
}

// isLost reports whether a method writes to a field of its receiver, and returns nothing.
func isLost(m *ast.FuncDecl, recv string) (writes bool) {
	if m.Type.Results != nil {
		return false
	}
	ast.Inspect(m.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, left := range n.Lhs {
				writes = writes || isFieldOf(left, recv)
			}
		case *ast.IncDecStmt:
			writes = writes || isFieldOf(n.X, recv)
		}
		return true
	})
	return writes
}

// isFieldOf reports whether an expression is a field of a variable, or an element of one.
func isFieldOf(x ast.Expr, variable string) bool {
	switch x := x.(type) {
	case *ast.IndexExpr:
		return isFieldOf(x.X, variable)
	case *ast.SelectorExpr:
		id, ok := x.X.(*ast.Ident)
		return ok && id.Name == variable
	}
	return false
}
