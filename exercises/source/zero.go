// zero.go writes zero values of the results of a function.

package source

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
)

// zeroReturn writes the lines that return zero values of the given results.
// Values whose zero has no short spelling get a variable.
func zeroReturn(file string, results *ast.FieldList) []string {
	if results == nil || len(results.List) == 0 {
		return nil
	}
	if len(results.List[0].Names) > 0 { // named results are zero by themselves
		return []string{"return"}
	}
	declared := typesIn(filepath.Dir(file))
	var lines, values []string
	for _, result := range results.List {
		value := zeroValue(result.Type, declared)
		if value == "" {
			value = "zero"
			if len(lines) > 0 {
				value += string(rune('1' + len(lines)))
			}
			lines = append(lines, "var "+value+" "+types.ExprString(result.Type))
		}
		values = append(values, value)
	}
	return append(lines, "return "+strings.Join(values, ", "))
}

// typesIn maps the names of the types declared in dir to what they stand for.
func typesIn(dir string) map[string]ast.Expr {
	declared := make(map[string]ast.Expr)
	decls, err := List(dir)
	if err != nil {
		return declared // every named type gets a variable, which is right too
	}
	for _, d := range decls {
		tree, err := parser.ParseFile(token.NewFileSet(), "", "package p\n"+d.Text, parser.SkipObjectResolution)
		if err != nil {
			continue
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok && spec.TypeParams == nil {
				declared[spec.Name.Name] = spec.Type
			}
			return true
		})
	}
	return declared
}

// zeroValue spells the zero value of a type, or is empty where only a variable
// will do.
func zeroValue(t ast.Expr, declared map[string]ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr, *ast.MapType, *ast.ChanType, *ast.FuncType, *ast.InterfaceType:
		return "nil"
	case *ast.ArrayType:
		if t.Len == nil {
			return "nil"
		}
		return types.ExprString(t) + "{}"
	case *ast.ParenExpr:
		return zeroValue(t.X, declared)
	case *ast.Ident:
		meaning, ok := declared[t.Name]
		if !ok {
			return zeroBuiltin(t.Name)
		}
		switch meaning := meaning.(type) {
		case *ast.StructType:
			return t.Name + "{}"
		case *ast.ArrayType:
			if meaning.Len != nil {
				return t.Name + "{}"
			}
		}
		return zeroValue(meaning, declared)
	}
	return ""
}

// zeroBuiltin spells the zero value of a type that the language itself names.
func zeroBuiltin(name string) string {
	switch name {
	case "bool":
		return "false"
	case "string":
		return `""`
	case "error", "any":
		return "nil"
	case "byte", "rune", "uintptr", "float32", "float64", "complex64", "complex128",
		"int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64":
		return "0"
	}
	return ""
}
