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

func inside(file, rank int) bool {
	if file < 0 || rank >= size {
		return false
	}
	count++
	seen[file] = true
	show(rank)
	return file <= 7
}
`
	want := []string{
		"a.go:6: if !(file < 0 || rank >= size) {   (it was file < 0 || rank >= size)",
		"a.go:6: if file < 0 && rank >= size {   (it was ||)",
		"a.go:6: if file <= 0 || rank >= size {   (it was <)",
		"a.go:6: if file < 1 || rank >= size {   (it was 0)",
		"a.go:6: if file < 0 || rank > size {   (it was >=)",
		"a.go:7: return true   (it was false)",
		"a.go:9: left out: count++",
		"a.go:10: left out: seen[file] = true",
		"a.go:10: seen[file] = false   (it was true)",
		"a.go:11: left out: show(rank)",
		"a.go:12: return file < 7   (it was <=)",
		"a.go:12: return file <= 8   (it was 7)",
	}
	list, err := inText("a.go", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range list {
		got = append(got, f.String())
		if _, err := parser.ParseFile(token.NewFileSet(), "a.go", f.In([]byte(text)), 0); err != nil {
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
	for _, name := range []string{"a.go", "b/b.go", "a_test.go", "testdata/c.go", "vendor/d/d.go", ".git/e.go", "f.txt"} {
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
