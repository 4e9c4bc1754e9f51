// update_test.go tries the book where a learner is at work.

package docs

import (
	"os"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"mateinfive/docs/source"
	"mateinfive/exercises/kept"
)

// TestOwnCode puts a learner's text, which is not even Go, where the course's own
// is kept: the book speaks of ours.
func TestOwnCode(t *testing.T) {
	b := newCourse(t, map[string]string{"page.md": testPage(t, "testdata/good.md")})
	file := b.file("ch02-b/chess/chess.go")
	ours := testPage(t, file)
	d, err := newCourse(t, nil).find("ch02-b/chess", "OnBoard")
	if err != nil {
		t.Fatal(err)
	}
	store := kept.New(b.root)
	entry, err := store.Add(kept.Entry{Kind: kept.Emptied, File: "ch02-b/chess/chess.go", Symbol: "OnBoard", Original: d.Text, Placed: "mine", Whole: []byte(ours)})
	if err == nil {
		_, err = store.Add(kept.Entry{Kind: kept.Placed, Of: entry.Number})
	}
	if err := os.WriteFile(file, []byte("package chess\n\nfunc OnBoard("), 0o644); err != nil {
		t.Fatal(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	p := b.page("docs/page.md")
	for _, check := range []func(*book, *page) []finding{checkSnippets, checkChanged, checkSymbols, checkIDs} {
		for _, f := range check(b, p) {
			t.Error(f.message(p))
		}
	}
	for _, with := range []string{"", "solutions", "empty ch02-b/chess New"} {
		o, err := b.overlay(with)
		if err != nil {
			t.Fatal(err)
		}
		if text := testPage(t, o[file]); !strings.Contains(text, d.Text) || (text == ours) != !strings.HasPrefix(with, "empty") {
			t.Errorf("with %q the file is\n%s", with, text)
		}
	}
}

// TestEmptied takes out a function of which nothing is kept.
func TestEmptied(t *testing.T) {
	b := newCourse(t, nil)
	d, err := newCourse(t, nil).find("ch02-b/chess", "OnBoard")
	if err != nil {
		t.Fatal(err)
	}
	text, err := source.Empty(d)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(b.file("ch02-b/chess/chess.go"), text, 0o644); err != nil {
		t.Fatal(err)
	}
	if d := gocmp.Diff([]string{"OnBoard at ch02-b/chess/chess.go:8"}, b.emptied()); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
