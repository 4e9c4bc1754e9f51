// faults_test.go lays faults into small programs.

package own

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestInText(t *testing.T) {
	const text = `package main

const size = 8

var steps = [][2]int{{1, -2}}

func inside(file, rank int) bool {
	if file < 0 || rank >= size {
		return false
	}
	count++
	seen[file] = true
	show(rank)
	for i := 0; i < 3; i++ {
		if i == 2 {
			continue
		}
	}
	return file <= 7
}
`
	want := []string{
		"a.go:3: const size = 9   (it was 8)",
		"a.go:5: var steps = [][3]int{{1, -2}}   (it was 2)",
		"a.go:5: var steps = [][2]int{{2, -2}}   (it was 1)",
		"a.go:5: var steps = [][2]int{{1, 2}}   (it was -)",
		"a.go:5: var steps = [][2]int{{1, -3}}   (it was 2)",
		"a.go:8: if !(file < 0 || rank >= size) {   (it was file < 0 || rank >= size)",
		"a.go:8: if file < 0 && rank >= size {   (it was ||)",
		"a.go:8: if file <= 0 || rank >= size {   (it was <)",
		"a.go:8: if file < 1 || rank >= size {   (it was 0)",
		"a.go:8: if file < 0 || rank > size {   (it was >=)",
		"a.go:9: return true   (it was false)",
		"a.go:11: left out: count++",
		"a.go:12: left out: seen[file] = true",
		"a.go:12: seen[file] = false   (it was true)",
		"a.go:13: left out: show(rank)",
		"a.go:14: for i := 1; i < 3; i++ {   (it was 0)",
		"a.go:14: for i := 0; i <= 3; i++ {   (it was <)",
		"a.go:14: for i := 0; i < 4; i++ {   (it was 3)",
		"a.go:15: if i != 2 {   (it was ==)",
		"a.go:15: if i == 3 {   (it was 2)",
		"a.go:16: break   (it was continue)",
		"a.go:19: return file < 7   (it was <=)",
		"a.go:19: return file <= 8   (it was 7)",
	}
	list, err := inText("a.go", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range list {
		got = append(got, f.String())
		if _, err := parser.ParseFile(token.NewFileSet(), "a.go", f.Text(), 0); err != nil {
			t.Errorf("%v is no Go any more: %v", f, err)
		}
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

// Tests, other people's code and data are left alone.
func TestFaultsAreInTheProgramAlone(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.go", "b/b.go", "a_test.go", "testdata/c.go", "vendor/d/d.go", ".git/e.go", "_old/g.go", "h/h.go", "h/go.mod", "f.txt"} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("package p\n\nfunc f() { g() }\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	list, err := Faults(dir)
	var files []string
	for _, f := range list {
		files = append(files, f.File)
	}
	if d := cmp.Diff([]string{"a.go", "b/b.go"}, files); d != "" || err != nil {
		t.Errorf("%v, -want +got:\n%s", err, d)
	}
}
