// gotool_test.go finds its way around a course of two files.

package gotool

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// sumTest is a red test, which tells what it knows.
const sumTest = `package a

import (
	"os"
	"testing"
)

func TestSum(t *testing.T) {
	t.Fatalf("nested %q, sum %d", os.Getenv("MATEINFIVE_NESTED"), Sum())
}
`

// course writes a small course into a new folder.
func course(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":             "module mateinfive\n\ngo 1.24\n",
		"ch01-a/sum.go":      "package a\n\nfunc Sum() int { return One() + 200 }\n",
		"ch01-a/one.go":      "package a\n\nfunc One() int { return 100 }\n",
		"ch01-a/sum_test.go": sumTest,
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestRoot(t *testing.T) {
	root := course(t)
	got, err := Root()
	if _, statErr := os.Stat(filepath.Join(got, "internal", "gotool", "gotool_test.go")); err != nil || statErr != nil {
		t.Errorf("Root() = %q, %v, want the folder of this module", got, err)
	}
	t.Chdir(filepath.Join(root, "ch01-a"))
	if got, err := Root(); err != nil || got != root {
		t.Errorf("Root() in a folder inside = %q, %v, want %q", got, err, root)
	}
	t.Chdir(t.TempDir())
	if _, err := Root(); !errors.Is(err, ErrNoRoot) {
		t.Errorf("Root() outside = %v, want ErrNoRoot", err)
	}
	if got := Chapters(root); len(got) != 1 || got[0] != "ch01-a" {
		t.Errorf("Chapters() = %v, want [ch01-a]", got)
	}
}
