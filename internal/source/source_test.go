// source_test.go tries the package on files written for it.

package source

import (
	"errors"
	"os"
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
	"time"
)

// Fruit is sold by weight.
type Fruit interface {
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

// ErrFull says it all.
var ErrFull = errors.New("full")

type plum struct{}

// Weight implements Fruit.
func (plum) Weight() int { return 7 } // an old one

// Put puts.
func (b *Basket[T]) Put(items ...T) (n int, err error) {
	for range items {
		n++
	}
	return n, nil
}

func Sort(list []string) (plum, Fruit, *plum, time.Time, [2]int, bool, error) {
	return plum{}, nil, nil, time.Now(), [2]int{len(slices.Sorted(slices.Values(list)))}, true, nil
}
`

// shopDir writes the shop into a folder.
func shopDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"shop.go": shop, "shop_test.go": "package shop\n\nfunc TestPut(t *testing.T) { Sort(nil) }\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func TestFind(t *testing.T) {
	dir := shopDir(t)
	decls, err := List(dir)
	var names []string
	for _, d := range decls {
		names = append(append(names, d.Names...), d.Members...)
	}
	want := "Fruit Fruit.Weight Fruit.Stringer Basket Basket.Items Basket.Time Apple Pear ErrFull plum plum.Weight Basket.Put Sort TestPut"
	if got := strings.Join(names, " "); err != nil || got != want {
		t.Errorf("%v, names and members\n%s, want\n%s", err, got, want)
	}
	tests := []struct{ symbol, text, err string }{
		{"plum.Weight", "// Weight implements Fruit.\nfunc (plum) Weight() int { return 7 } // an old one", ""},
		{"Basket.Put", "// Put puts.\nfunc (b *Basket[T]) Put(items ...T) (n int, err error) {\n\tfor range items {\n\t\tn++\n\t}\n\treturn n, nil\n}", ""},
		{"Pear", "// The prices.\nconst (\n\tApple = iota // red\n\tPear\n)", ""},
		{"ErrFull", "// ErrFull says it all.\nvar ErrFull = errors.New(\"full\")", ""},
		{"TestPut", "func TestPut(t *testing.T) { Sort(nil) }", ""},
		{"Baskets.Put", "", "there is Basket.Put"},
		{"Elephant", "", "no such declaration: Elephant"},
	}
	for _, tt := range tests {
		d, err := Find(dir, tt.symbol)
		if d.Text != tt.text || d.Test != (tt.symbol == "TestPut") || errors.Is(err, ErrNotFound) != (tt.err != "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("%s: %v, test %t:\n%s\nwant %q:\n%s", tt.symbol, err, d.Test, d.Text, tt.err, tt.text)
		}
	}
}

// TestRewrites empties and changes functions. That what comes out compiles, the book
// proves of each function that it has taken out.
func TestRewrites(t *testing.T) {
	replace := func(before, after string) func([]byte, Decl) ([]byte, error) {
		return func(text []byte, d Decl) ([]byte, error) { return Replace(text, d, before, after) }
	}
	first := func(text []byte, d Decl) ([]byte, error) { return PutFirst(text, d, "_ = 1") }
	tests := []struct {
		name, symbol string
		rewrite      func([]byte, Decl) ([]byte, error)
		want         string // nothing where it cannot be done
	}{
		{"empty: named results", "Basket.Put", Empty, "err error) {\n\t// Empty: your code goes here."},
		{"empty: on one line", "plum.Weight", Empty, "\treturn 0\n} // an old one\n"},
		{"empty: every kind of zero", "Sort", Empty, "\treturn zero1, zero2, nil, zero4, zero5, false, nil\n"},
		{"empty: an import that only it used", "Sort", Empty, "\"fmt\"\n\t\"time\"\n)\n"},
		{"empty: a variable", "ErrFull", Empty, ""},
		{"first: in a body", "Basket.Put", first, "err error) { _ = 1; \n\tfor"},
		{"first: on one line", "plum.Weight", first, "{ _ = 1;  return 7 }"},
		{"replace", "Basket.Put", replace("n++", "n += 2"), "n += 2"},
		{"replace: not there", "Basket.Put", replace("nothing of the kind", "x"), ""},
		{"replace: there often", "Basket.Put", replace("n", "m"), ""},
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
			if !strings.Contains(string(got), tt.want) || (err != nil) != (tt.want == "") {
				t.Errorf("%v, want %q in\n%s", err, tt.want, got)
			}
		})
	}
}

// TestSplice has every way in which a file may have its imports.
func TestSplice(t *testing.T) {
	const body = "\n\nfunc F() string { return fmt.Sprint(os.Args) }\n"
	const needsSlices = "func F() string { return slices.Max(txt.Fields(\"\")) }"
	tests := []struct{ name, imports, with, want string }{
		{"a group", "import (\n\t\"fmt\"\n\t\"os\"\n)", needsSlices, "import (\n\t\"slices\"\n\ttxt \"strings\"\n)\n\n"},
		{"single lines", "import \"fmt\"\nimport \"os\"", needsSlices, "import txt \"strings\"\n\nimport \"slices\"\n\n"},
		{"a comment stays", "import (\n\t\"fmt\" // mine\n\t\"os\"\n)", "func F() string { return os.Args[0] }", "import (\n\t_ \"fmt\" // mine\n\t\"os\"\n)\n\n"},
		{"so does what else stands on the line", "import \"os\"; import \"fmt\"; var mine = 42", "func F() {}", "import _ \"os\"; import _ \"fmt\"; var mine = 42\n\n"},
		{"nothing is left", "import (\n\t\"fmt\"\n\t\"os\"\n)", "func F() {}", ""},
	}
	for _, tt := range tests {
		for _, end := range []string{"\n", "\r\n"} {
			text := strings.ReplaceAll("package p\n\n"+tt.imports+body, "\n", end)
			d, err := FindIn("p.go", []byte(text), "F")
			got := string(Splice([]byte(text), d, tt.with, []string{`"slices"`, `txt "strings"`}))
			if want := strings.ReplaceAll("package p\n\n"+tt.want+tt.with+"\n", "\n", end); err != nil || got != want {
				t.Errorf("%s: %v, got\n%q\nwant\n%q", tt.name, err, got, want)
			}
		}
	}
}
