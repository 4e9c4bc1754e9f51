// zero.go writes zero values of the results of a function.

package source

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// zeroReturn writes the lines that return zero values of the given results. A
// value whose zero has no short spelling gets a variable.
func zeroReturn(results *ast.FieldList) []string {
	if results == nil || len(results.List) == 0 {
		return nil
	}
	if len(results.List[0].Names) > 0 { // named results are zero by themselves
		return []string{"return"}
	}
	var lines, values []string
	for i, result := range results.List {
		value := zeroValue(result.Type)
		if value == "" {
			value = "zero"
			if len(results.List) > 1 {
				value = fmt.Sprintf("zero%d", i+1)
			}
			lines = append(lines, "var "+value+" "+types.ExprString(result.Type))
		}
		values = append(values, value)
	}
	return append(lines, "return "+strings.Join(values, ", "))
}

// zeroValue spells the zero value of a type that the language itself names, and
// is empty for all others.
func zeroValue(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.StarExpr, *ast.MapType, *ast.ChanType, *ast.FuncType:
		return "nil"
	case *ast.ArrayType:
		if t.Len == nil {
			return "nil"
		}
	case *ast.Ident:
		switch t.Name {
		case "bool":
			return "false"
		case "string":
			return `""`
		case "error", "any":
			return "nil"
		case "int", "int8", "int64", "uint", "uint8", "uint64", "byte", "rune":
			return "0"
		}
	}
	return ""
}
