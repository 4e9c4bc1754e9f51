// gotool_test.go tries the package on a course of two files.

package gotool

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// course writes a small course into a new folder.
func course(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":                        "module mateinfive\n\ngo 1.24\n",
		"ch01-a/exercises/exercises.go": "package exercises\n\nfunc One() int { return 100 }\nfunc Two() int { return 200 }\n",
		"ch01-a/exercises/mine.go":      "package exercises\n\nfunc helper() int { return 1 }\n",
		"ch01-a/exercises/given.go":     "package exercises\n\nfunc Sum() int { return One() + Two() }\n",
		"ch01-a/exercises/exercises_test.go": "package exercises\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\n" +
			"func TestSum(t *testing.T) { t.Fatalf(\"nested %q, sum %d\", os.Getenv(\"MATEINFIVE_NESTED\"), Sum()) }\n",
		"exercises/testdata/ch01-a/stub.go":            "package exercises\n\nfunc One() int { return 0 }\nfunc Two() int { return 0 }\n",
		"exercises/testdata/ch01-a/solution/One.go":    "package exercises\n\nfunc One() int { return helper() }\nfunc helper() int { return 1 }\n",
		"exercises/testdata/ch01-a/solution/Two.go":    "package exercises\n\nfunc Two() int { return 2 }\n",
		"exercises/testdata/ch01-a/wrong/Two-three.go": "package exercises\n\nfunc Two() int { return 3 }\n",
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
	if got, err := rootAbove(filepath.Join(root, "ch01-a", "exercises")); err != nil || got != root {
		t.Errorf("rootAbove(a folder inside) = %q, %v, want %q", got, err, root)
	}
	if _, err := rootAbove(t.TempDir()); !errors.Is(err, ErrNoRoot) {
		t.Errorf("rootAbove(a folder outside) = %v, want ErrNoRoot", err)
	}
	if got, err := Root(); err != nil || !exists(filepath.Join(got, "exercises", "gotool", "gotool_test.go")) {
		t.Errorf("Root() = %q, %v, want the folder of this module", got, err)
	}
	if got := Chapters(root); len(got) != 1 || got[0] != "ch01-a" {
		t.Errorf("Chapters() = %v, want [ch01-a]", got)
	}
}

func TestRunWithOverlays(t *testing.T) {
	root := course(t)
	replaced := func() (Overlay, error) {
		o := make(Overlay)
		return o, o.Add(filepath.Join(root, "ch01-a/exercises/given.go"),
			[]byte("package exercises\n\nfunc Sum() int { return 7 }\n"), t.TempDir())
	}
	tests := []struct {
		name    string
		overlay func() (Overlay, error)
		want    string
	}{
		{"the learner's own", func() (Overlay, error) { return nil, nil }, `nested "1", sum 300`},
		{"stubs", func() (Overlay, error) { return Stubs(root) }, "sum 0"},
		{"solutions", func() (Overlay, error) { return Solutions(root) }, "sum 3"},
		{"a wrong answer", func() (Overlay, error) { return Wrong(root, "Two-three") }, "sum 4"},
		{"a wrong answer with its chapter", func() (Overlay, error) { return Wrong(root, "ch01-a/Two-three") }, "sum 4"},
		{"a new content", replaced, "sum 7"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o, err := tt.overlay()
			if err != nil {
				t.Fatal(err)
			}
			out, exit, err := Run(context.Background(), root, o, "test", "-vet=off", "./...")
			if err != nil || exit != 1 || !strings.Contains(out, tt.want+"\n") {
				t.Errorf("go test: exit %d, %v, want exit 1 and %q in\n%s", exit, err, tt.want, out)
			}
		})
	}
	o := make(Overlay)
	if err := o.Add(filepath.Join(root, "ch01-a/exercises/given.go"), []byte("package exercises\n\nvar x = y\n"), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	if out, _, err := Run(context.Background(), root, o, "vet", "./..."); err != nil || !strings.Contains(out, "ch01-a/exercises/given.go:3") {
		t.Errorf("of a file that is laid over, go says %q, %v; want the file's own name", out, err)
	}
	if _, err := Wrong(root, "Two-four"); err == nil || !strings.Contains(err.Error(), "Two-four") {
		t.Errorf("Wrong of an unknown name: %v, want an error that names it", err)
	}
}

func TestRunErrors(t *testing.T) {
	root := course(t)
	if _, _, err := Run(context.Background(), root, nil); err == nil {
		t.Error("Run without a command: no error")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Run(ctx, root, nil, "version"); !errors.Is(err, context.Canceled) {
		t.Errorf("Run after the context ended: %v, want %v", err, context.Canceled)
	}
	if out, exit, err := Run(context.Background(), root, nil, "version"); err != nil || exit != 0 || !strings.HasPrefix(out, "go version") {
		t.Errorf("go version: %q, exit %d, %v", out, exit, err)
	}
}

func TestAnd(t *testing.T) {
	a, b := Overlay{"/x": "1", "/y": "1"}, Overlay{"/y": "2"}
	if got := a.And(b); got["/x"] != "1" || got["/y"] != "2" || a["/y"] != "1" {
		t.Errorf("And = %v with %v left behind", got, a)
	}
}
