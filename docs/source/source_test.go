// source_test.go tries the package on files written for it.

package source

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const shop = `// shop.go is a file to try things on.

package shop

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// Fruit is sold by weight.
type Fruit interface {
	// Weight is in grams.
	Weight() int
	fmt.Stringer
}

// Basket holds fruit.
type Basket[T any] struct {
	Items []T
	time.Time
}

// The prices.
const (
	Apple = iota // red
	Pear
)

var limit = 3 // at most

// ErrFull says it all.
var ErrFull = errors.New("full")

var _ Fruit = &plum{}

type plum struct{}

// Weight implements Fruit.
func (plum) Weight() int { return 7 } // an old one

// String implements Fruit.
func (p *plum) String() string { return "plum" }

// Put puts.
func (b *Basket[T]) Put(items ...T) (n int, err error) {
	for range items {
		n++
	}
	return n, nil
}

// Sort sorts, and says how long that took.
func Sort(list []string) (plum, Fruit, *plum, time.Time, [2]int, bool, error) {
	if slices.Contains(list, strings.ToUpper("x")) {
		return plum{}, nil, nil, time.Now(), [2]int{}, true, nil
	}
	return plum{}, nil, nil, time.Time{}, [2]int{}, false, nil
}
`

const shopTest = `package shop

import "testing"

func TestPut(t *testing.T) { Sort(nil) }

func Sort2() {}
`

// shopDir writes the shop into a folder that the go command can build.
func shopDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module shop\n\ngo 1.24\n", "shop.go": shop, "shop_test.go": shopTest} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFind(t *testing.T) {
	dir := shopDir(t)
	tests := []struct {
		symbol, text string
		line         int
	}{
		{"Basket.Put", "// Put puts.\nfunc (b *Basket[T]) Put(items ...T) (n int, err error) {\n\tfor range items {\n\t\tn++\n\t}\n\treturn n, nil\n}", 48},
		{"plum.Weight", "// Weight implements Fruit.\nfunc (plum) Weight() int { return 7 } // an old one", 42},
		{"Pear", "// The prices.\nconst (\n\tApple = iota // red\n\tPear\n)", 27},
		{"limit", "var limit = 3 // at most", 32},
		{"ErrFull", "// ErrFull says it all.\nvar ErrFull = errors.New(\"full\")", 35},
		{"TestPut", "func TestPut(t *testing.T) { Sort(nil) }", 5},
	}
	for _, tt := range tests {
		t.Run(tt.symbol, func(t *testing.T) {
			d, err := Find(dir, tt.symbol)
			if err != nil {
				t.Fatal(err)
			}
			if d.Text != tt.text || d.Line != tt.line || d.Test != (tt.symbol == "TestPut") {
				t.Errorf("line %d, test %t:\n%s\nwant line %d:\n%s", d.Line, d.Test, d.Text, tt.line, tt.text)
			}
		})
	}
}

func TestListKnowsNamesAndMembers(t *testing.T) {
	decls, err := List(shopDir(t))
	if err != nil {
		t.Fatal(err)
	}
	var names, members []string
	for _, d := range decls {
		names = append(names, d.Names...)
		members = append(members, d.Members...)
	}
	if got, want := strings.Join(names, " "), "Fruit Basket Apple Pear limit ErrFull plum plum.Weight plum.String Basket.Put Sort TestPut Sort2"; got != want {
		t.Errorf("names\n%s, want\n%s", got, want)
	}
	if got, want := strings.Join(members, " "), "Fruit.Weight Fruit.Stringer Basket.Items Basket.Time"; got != want {
		t.Errorf("members\n%s, want\n%s", got, want)
	}
}

func TestFindNamesNearMisses(t *testing.T) {
	_, err := Find(shopDir(t), "Baskets.Put")
	if !errors.Is(err, ErrNotFound) || !strings.Contains(err.Error(), "there is Basket.Put") {
		t.Errorf("Find of a slip: %v, want ErrNotFound with the name that was meant", err)
	}
	if _, err := Find(shopDir(t), "Elephant"); !errors.Is(err, ErrNotFound) || strings.Contains(err.Error(), "there is") {
		t.Errorf("Find of something else: %v, want ErrNotFound and no suggestion", err)
	}
	if _, err := Find(filepath.Join(t.TempDir(), "none"), "X"); err == nil {
		t.Error("Find in no folder: no error")
	}
	dir := shopDir(t)
	if err := os.WriteFile(filepath.Join(dir, "broken.go"), []byte("no Go"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Find(dir, "Basket.Put"); err != nil {
		t.Errorf("Find beside a file that is no Go: %v", err)
	}
	if _, err := Find(dir, "Elephant"); err == nil || !strings.Contains(err.Error(), "broken.go") {
		t.Errorf("Find of what may be in a file that is no Go: %v, want an error that names the file", err)
	}
}

// TestRewritesCompile empties and changes functions and asks the compiler.
func TestRewritesCompile(t *testing.T) {
	tests := []struct {
		name, symbol string
		rewrite      func([]byte, Decl) ([]byte, error)
		want         []string
	}{
		{"empty: named results", "Basket.Put", Empty, []string{"err error) {\n\t// Empty: your code goes here.", "\treturn\n}"}},
		{"empty: on one line", "plum.Weight", Empty, []string{"{\n\t// Empty: your code goes here.", "\treturn 0\n} // an old one\n"}},
		{"empty: every kind of zero, and imports that only it used", "Sort", Empty, []string{
			"\tvar zero1 plum\n\tvar zero2 Fruit\n\tvar zero4 time.Time\n\tvar zero5 [2]int\n\treturn zero1, zero2, nil, zero4, zero5, false, nil\n",
			"\t// (Our version imports \"slices\", \"strings\".)\n",
			"\t\"fmt\"\n\t\"time\"\n)\n",
		}},
		{"first: in a body", "Sort", func(text []byte, d Decl) ([]byte, error) { return PutFirst(text, d, "list = nil") }, []string{"error) { list = nil; \n\tif"}},
		{"first: on one line", "plum.String", func(text []byte, d Decl) ([]byte, error) { return PutFirst(text, d, `return ""`) }, []string{`{ return "";  return "plum" }`}},
		{"replace", "Basket.Put", func(text []byte, d Decl) ([]byte, error) { return Replace(text, d, "n++", "n += 2") }, []string{"n += 2"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := shopDir(t)
			d, err := Find(dir, tt.symbol)
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(d.File)
			if err != nil {
				t.Fatal(err)
			}
			got, err := tt.rewrite(text, d)
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range tt.want {
				if !strings.Contains(string(got), want) {
					t.Errorf("want %q in\n%s", want, got)
				}
			}
			if err := os.WriteFile(d.File, got, 0o644); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command("go", "vet", "-unreachable=false", ".")
			cmd.Dir = dir
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s\n%s", err, out, got)
			}
		})
	}
}

func TestRewriteErrors(t *testing.T) {
	dir := shopDir(t)
	limit, _ := Find(dir, "limit")
	put, _ := Find(dir, "Basket.Put")
	text, err := os.ReadFile(put.File)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Empty(text, limit); err == nil {
		t.Error("Empty of a variable: no error")
	}
	if _, err := Replace(text, put, "nothing of the kind", "x"); err == nil {
		t.Error("Replace of what is not there: no error")
	}
	if _, err := Replace(text, put, "n", "m"); err == nil {
		t.Error("Replace of what is there often: no error")
	}
}

// Splice is asked for every way in which a file may have its imports.
func TestSpliceFitsImports(t *testing.T) {
	const body = "\n\nfunc F() string { return fmt.Sprint(os.Args) }\n"
	const needsSlices = "func F() string { return slices.Max(txt.Fields(\"\")) }"
	tests := []struct{ name, imports, with, want string }{
		{"a group", "import (\n\t\"fmt\"\n\t\"os\"\n)", needsSlices, "import (\n\t\"slices\"\n\ttxt \"strings\"\n)"},
		{"a group that keeps one", "import (\n\t\"fmt\"\n\t\"os\"\n)", "func F() string { return fmt.Sprint(slices.Max([]int{1})) }", "import (\n\t\"fmt\"\n\t\"slices\"\n)"},
		{"single lines", "import \"fmt\"\nimport \"os\"", needsSlices, "import txt \"strings\"\n\nimport \"slices\""},
		{"a comment on the line stays", "import (\n\t\"fmt\" // mine\n\t\"os\"\n)", "func F() string { return os.Args[0] }", "import (\n\t_ \"fmt\" // mine\n\t\"os\"\n)"},
		{"so does what else stands on the line", "import \"os\"; import \"fmt\"; var mine = 42", "func F() string { return \"\" }", "import _ \"os\"; import _ \"fmt\"; var mine = 42"},
		{"a comment in the group stays", "import (\n\t\"fmt\"\n\t// for Args\n\t\"os\"\n)", "func F() string { return \"\" }", "import (\n\t// for Args\n)"},
		{"nothing is left", "import (\n\t\"fmt\"\n\t\"os\"\n)", "func F() string { return \"\" }", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := []byte("package p\n\n" + tt.imports + body)
			decls, err := Parse("p.go", text)
			if err != nil {
				t.Fatal(err)
			}
			d, err := Among(decls, "p", "F")
			if err != nil {
				t.Fatal(err)
			}
			got := string(Splice(text, d, tt.with, []string{`"slices"`, `txt "strings"`}))
			want := "package p\n\n"
			if tt.want != "" {
				want += tt.want + "\n\n"
			}
			if want += tt.with + "\n"; got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
			crlf := []byte(strings.ReplaceAll(string(text), "\n", "\r\n"))
			decls, err = Parse("p.go", crlf)
			if err != nil {
				t.Fatal(err)
			}
			d, _ = Among(decls, "p", "F")
			if got := string(Splice(crlf, d, tt.with, []string{`"slices"`, `txt "strings"`})); got != strings.ReplaceAll(want, "\n", "\r\n") {
				t.Errorf("with the line ends of Windows: %q", got)
			}
		})
	}
}
