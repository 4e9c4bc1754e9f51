// house_test.go looks at the code of the session itself: whether its parts are apart.

package session

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"
)

// parts are the types of a session's parts. The files of each begin with its first one's name.
var parts = [][]string{
	{"game", "record", "clockRules"},
	{"files", "keeping"},
	{"analysis", "lasting", "hint", "lesson", "mistake", "trial", "quiz", "puzzleFound"},
	{"settings"},
	{"view"},
	{"requests", "waiting"},
	{"premove"},
}

// Whoever reads a file of one part needs none of another: it names no type of another part, nor the
// session that has them all.
func TestPartsDoNotSeeEachOther(t *testing.T) {
	for i, part := range parts {
		others := []string{"Session"}
		for j, other := range parts {
			if i != j {
				others = append(others, other...)
			}
		}
		for _, file := range filesOf(t, part[0]) {
			for _, name := range namesIn(t, file) {
				if slices.Contains(others, name) {
					t.Errorf("%s, of the part %s, names %s", file, part[0], name)
				}
			}
		}
	}
}

// filesOf returns the files of a part.
func filesOf(t *testing.T, part string) (files []string) {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		isOf := name == part+".go" || strings.HasPrefix(name, part+"_")
		if isOf && strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			files = append(files, name)
		}
	}
	if len(files) == 0 {
		t.Fatalf("no file is of the part %s", part)
	}
	return files
}

// namesIn returns the names in a file that are not those of a field or a method.
func namesIn(t *testing.T, file string) (names []string) {
	t.Helper()
	code, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(code, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			ast.Inspect(n.X, func(x ast.Node) bool {
				if id, ok := x.(*ast.Ident); ok {
					names = append(names, id.Name)
				}
				return true
			})
			return false
		case *ast.Ident:
			names = append(names, n.Name)
		}
		return true
	})
	return names
}
