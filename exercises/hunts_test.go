// hunts_test.go proves that each hunt is one: a fault that compiles, that the
// tests of its chapter notice, and that nothing in it gives away.

package main

import (
	"context"
	"go/format"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

// A fault is a hunt with the course's own code around it.
type fault struct {
	tasks.Task
	text  []byte            // of the hunt's file
	decls []source.Decl     // the faulty ones
	ours  []source.Decl     // those of the folder, as the course has them
	files map[string][]byte // the files of the folder with the fault in them
}

// faults reads the hunts that the list of tasks names.
func faults(t *testing.T) (f *tool, found []fault) {
	t.Helper()
	root, list := realCourse(t, tasks.Hunt)
	f = &tool{root: root}
	originals, err := kept.Originals(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range list {
		h := fault{Task: x, files: make(map[string][]byte)}
		if h.text, err = os.ReadFile(f.huntFile(x, ".go")); err != nil {
			t.Fatal(err)
		}
		if h.decls, err = source.Parse(f.huntFile(x, ".go"), h.text); err != nil {
			t.Fatal(err)
		}
		if h.ours, err = rulesIn(f.abs(x.Dir()), originals); err != nil {
			t.Fatal(err)
		}
		for _, bad := range h.decls {
			file := h.good(t, bad.Symbol).File
			text := h.files[file]
			if text == nil {
				text = originals[file]
			}
			if text == nil {
				if text, err = os.ReadFile(file); err != nil {
					t.Fatal(err)
				}
			}
			good, err := source.FindIn(file, text, bad.Symbol)
			if err != nil {
				t.Fatal(err)
			}
			h.files[file] = source.Splice(text, good, bad.Text, source.Imports(h.text))
		}
		found = append(found, h)
	}
	return f, found
}

// good is the course's own declaration of a symbol.
func (h fault) good(t *testing.T, symbol string) source.Decl {
	t.Helper()
	i := slices.IndexFunc(h.ours, func(d source.Decl) bool { return d.Symbol == symbol })
	if i < 0 {
		t.Fatalf("%s has no %s", h.Dir(), symbol)
	}
	return h.ours[i]
}

// A fault stands in whole declarations of the chapter, with their comments, and
// has a story. None lies where no task names it.
func TestHuntsAreWhole(t *testing.T) {
	f, list := faults(t)
	_, rebuilt := realCourse(t, tasks.Rebuild)
	files, _ := filepath.Glob(f.abs("exercises/testdata/*/hunt/*"))
	for _, h := range list {
		t.Run(h.Chapter+" "+h.Name, func(t *testing.T) {
			files = slices.DeleteFunc(files, func(file string) bool {
				return file == f.huntFile(h.Task, ".go") || file == f.huntFile(h.Task, ".md")
			})
			if !strings.HasPrefix(string(h.text), "package "+filepath.Base(h.Folder)+"\n") {
				t.Errorf("it does not begin with the package clause of %s: a comment there would give it away", h.Dir())
			}
			if len(h.decls) == 0 {
				t.Error("no declaration in it")
			}
			for _, bad := range h.decls {
				good := h.good(t, bad.Symbol)
				comment := func(d source.Decl) string { return strings.TrimSuffix(d.Text, code(d.Text)) }
				switch {
				case slices.ContainsFunc(rebuilt, func(x tasks.Task) bool { return x.Name == bad.Symbol }):
					t.Errorf("%s is a function that a learner rebuilds: the hunt would never be let in", bad.Symbol)
				case bad.Text == good.Text:
					t.Errorf("%s is as the course has it: no fault", bad.Symbol)
				case comment(bad) != comment(good):
					t.Errorf("%s has another comment than the course's:\n%s", bad.Symbol, comment(bad))
				}
			}
			for file, text := range h.files {
				if tidy, err := format.Source(text); err != nil || string(tidy) != string(text) {
					t.Errorf("%s with the fault in it is not as gofmt has it: %v", file, err)
				}
			}
			story, err := os.ReadFile(f.huntFile(h.Task, ".md"))
			if err != nil {
				t.Fatal(err)
			}
			title, rest, _ := strings.Cut(strings.TrimSpace(string(story)), "\n")
			if lines := strings.Count(strings.TrimSpace(rest), "\n") + 1; !strings.HasPrefix(title, "# ") || lines < 5 || lines > 15 {
				t.Errorf("the story begins %q and has %d lines below it: want a title, and 5 to 15 lines", title, lines)
			}
		})
	}
	if len(files) > 0 {
		t.Errorf("%v belong to no task of %s", files, tasks.File)
	}
}

// With a fault in it, a chapter compiles, and some of its tests are red, but not
// so many that none of them points anywhere; without it, they are green.
func TestHuntsAreCaught(t *testing.T) {
	needsGo(t)
	t.Parallel()
	f, list := faults(t)
	if !*full {
		list = list[:1]
	}
	ours := overOurs(t, f.root, nil)
	var folders []string
	for _, h := range list {
		if !slices.Contains(folders, "./"+h.Dir()) {
			folders = append(folders, "./"+h.Dir())
		}
		t.Run(h.Chapter+" "+h.Name, func(t *testing.T) {
			t.Parallel()
			overlay := ours.And(nil)
			for file, text := range h.files {
				if err := overlay.Add(file, text, t.TempDir()); err != nil {
					t.Fatal(err)
				}
			}
			if red := redTests(t, f.root, overlay, "./"+h.Dir()); len(red) < 1 || len(red) > 10 {
				t.Errorf("%d tests are red, want 1 to 10: %s", len(red), strings.Join(red, " "))
			}
		})
	}
	t.Run("mended", func(t *testing.T) {
		t.Parallel()
		if red := redTests(t, f.root, ours, folders...); len(red) > 0 {
			t.Errorf("without a fault these are red: %s", strings.Join(red, " "))
		}
	})
}

// redTests lists the tests that fail in some folders, cases left out, and packages
// that fail without one.
func redTests(t *testing.T, root string, o gotool.Overlay, folders ...string) []string {
	t.Helper()
	out, _, err := goLimited(context.Background(), root, o, append([]string{"test", "-json"}, folders...)...)
	if err != nil {
		t.Fatal(err)
	}
	r := gotool.ReadEvents(out)
	if broken := r.Broken(); broken != "" {
		t.Fatalf("it does not compile:\n%s", broken)
	}
	var red []string
	for _, test := range r.Tests {
		if test.Action == "fail" && !strings.Contains(test.Name, "/") {
			red = append(red, test.Name)
		}
	}
	for _, p := range r.Packages {
		if p.Action == "fail" && len(red) == 0 {
			red = append(red, p.Path)
		}
	}
	return red
}
