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
		"go.mod":        "module mateinfive\n\ngo 1.24\n",
		"ch01-a/sum.go": "package a\n\nfunc Sum() int { return One() + 200 }\n",
		"ch01-a/one.go": "package a\n\nfunc One() int { return 100 }\n",
		"ch01-a/sum_test.go": "package a\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\n" +
			"func TestSum(t *testing.T) { t.Fatalf(\"nested %q, sum %d\", os.Getenv(\"MATEINFIVE_NESTED\"), Sum()) }\n",
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

func TestRunWithOverlays(t *testing.T) {
	root := course(t)
	at := func(name string) string { return filepath.Join(root, filepath.FromSlash(name)) }
	tests := []struct {
		name    string
		overlay Overlay
		args    []string
		want    string
	}{
		{"nothing", nil, []string{"test"}, `nested "1", sum 300`},
		{"a new content", Overlay{at("ch01-a/one.go"): []byte("package a\n\nfunc One() int { return 1 }\n")}, []string{"test"}, "sum 201"},
		{"a new file, and one that is hidden", Overlay{at("ch01-a/one.go"): nil, at("ch01-a/two.go"): []byte("package a\n\nfunc One() int { return 2 }\n")}, []string{"test"}, "sum 202"},
		{"a content that is no Go: the compiler says the file's own name", Overlay{at("ch01-a/one.go"): []byte("package a\n\nvar x = y\n")}, []string{"vet"}, "ch01-a/one.go:3"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out, exit, err := Run(context.Background(), root, tt.overlay, append(tt.args, "./...")...)
			if err != nil || exit != 1 || !strings.Contains(out, tt.want) {
				t.Errorf("go %v: exit %d, %v, want exit 1 and %q in\n%s", tt.args, exit, err, tt.want, out)
			}
		})
	}
}

func TestRunErrors(t *testing.T) {
	root := course(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, _, err := Run(ctx, root, nil, "version"); !errors.Is(err, context.Canceled) {
		t.Errorf("Run after the context ended: %v, want %v", err, context.Canceled)
	}
	if out, exit, err := Run(context.Background(), root, nil, "version"); err != nil || exit != 0 || !strings.HasPrefix(out, "go version") {
		t.Errorf("go version: %q, exit %d, %v", out, exit, err)
	}
}
