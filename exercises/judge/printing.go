// printing.go finds the line of a program that prints without end.

package judge

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"

	"mateinfive/exercises/course"
	"mateinfive/internal/tasks"
)

// printsWithoutEnd says which of the learner's functions prints without end: the first with a fmt.Print in
// a loop or, if there is none, with a fmt.Print. The task's own files come first.
func printsWithoutEnd(c *course.Course, x tasks.Task) string {
	files := slices.Concat(c.Files(x), c.YoursIn(x.Chapter), c.Added(x.Chapter), c.Edited(x.Chapter))
	var printing *printer
	for _, file := range files {
		for _, p := range printersIn(file, c.Text(file)) {
			if printing == nil || p.inLoop && !printing.inLoop {
				printing = &p
			}
		}
	}
	switch {
	case x.Kind == tasks.Hunt: // where, would be the end of the hunt
		return "It prints without end: a loop with a fmt.Print in it."
	case printing == nil:
		return x.Name + " prints without end: a loop with a fmt.Print in it."
	case printing.inLoop:
		return fmt.Sprintf("%s prints without end: a loop with a fmt.Print in it, at %s.",
			printing.function, printing.place)
	}
	return fmt.Sprintf("%s prints more than anybody can read: take the fmt.Print out, at %s.",
		printing.function, printing.place)
}

// A printer is a place that prints.
type printer struct {
	function string // "Rook.IsValid"
	place    string // "ch02-moves/chess/rook.go:12"
	inLoop   bool
}

// printersIn lists the places of a file that print.
func printersIn(file, text string) (list []printer) {
	set := token.NewFileSet()
	parsed, _ := parser.ParseFile(set, file, text, parser.SkipObjectResolution)
	if parsed == nil {
		return nil
	}
	for _, decl := range parsed.Decls {
		function, ok := decl.(*ast.FuncDecl)
		if !ok || function.Body == nil {
			continue
		}
		var around []ast.Node // the nodes in which the one that is looked at stands
		ast.Inspect(function.Body, func(n ast.Node) bool {
			if n == nil {
				around = around[:len(around)-1]
				return true
			}
			if isPrint(n) {
				place := fmt.Sprintf("%s:%d", file, set.Position(n.Pos()).Line)
				list = append(list, printer{
					function: nameOf(function),
					place:    place,
					inLoop:   slices.ContainsFunc(around, isLoop),
				})
			}
			around = append(around, n)
			return true
		})
	}
	return list
}

// isPrint reports whether a node is a call of fmt.Print and its like, or of print.
func isPrint(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	if !ok {
		return false
	}
	name := call.Fun
	if selector, ok := name.(*ast.SelectorExpr); ok {
		from, ok := selector.X.(*ast.Ident)
		if !ok || from.Name != "fmt" && from.Name != "log" {
			return false
		}
		name = selector.Sel
	}
	prints := []string{"Print", "Println", "Printf", "Fprint", "Fprintln", "Fprintf", "print", "println"}
	id, ok := name.(*ast.Ident)
	return ok && slices.Contains(prints, id.Name)
}

func isLoop(n ast.Node) bool {
	switch n.(type) {
	case *ast.ForStmt, *ast.RangeStmt:
		return true
	}
	return false
}

// nameOf is the name of a function, with that of its type: "Rook.IsValid".
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return f.Name.Name
	}
	of := f.Recv.List[0].Type
	if pointer, ok := of.(*ast.StarExpr); ok {
		of = pointer.X
	}
	if id, ok := of.(*ast.Ident); ok {
		return id.Name + "." + f.Name.Name
	}
	return f.Name.Name
}
