// modules_test.go asks which modules the programs are made of.

package docs

import (
	"slices"
	"strings"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
)

// TestModules keeps what draws chapter 5's table out of the chapters before it.
func TestModules(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	own, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"github.com/fatih/color", "github.com/mattn/go-colorable", "github.com/mattn/go-isatty", "golang.org/x/sys", "mateinfive"}
	for _, chapter := range gotool.Chapters(root)[:4] {
		out, exit, err := gotool.Run(t.Context(), root, own, "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", "./"+chapter)
		if err != nil || exit != 0 {
			t.Fatalf("%s: %v\n%s", chapter, err, out)
		}
		for _, module := range slices.Compact(slices.Sorted(strings.FieldsSeq(out))) {
			if !slices.Contains(want, module) {
				t.Errorf("%s is made of %s, too", chapter, module)
			}
		}
	}
}
