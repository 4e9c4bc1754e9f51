// update_test.go tries -update: what it must not take for the truth, and what it
// must not lose.

package docs

import (
	"os"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"mateinfive/docs/source"
	"mateinfive/exercises/kept"
)

// TestNotTheTruth tries what a run may come to, and whether it may get into the page.
func TestNotTheTruth(t *testing.T) {
	tests := []struct{ name, shown, got, want string }{
		{"other words", "hello", "good day", ""},
		{"a panic", "hello\nexit status 2", "panic: oh\n\ngoroutine 1 [running]:\nexit status 2", "crashes"},
		{"a panic that the page shows", "a\npanic: oh\nexit status 2", "b\npanic: oh\nexit status 2", ""},
		{"a panic that the program tells of", "hello", "that panics at\nch01-a/chess/a.go:7: no king", "crashes"},
		{"code that does not compile", "ok a 0.1s", "FAIL a [build failed]", "crashes"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := notTheTruth(step{shown: strings.Split(tt.shown, "\n")}, strings.Split(tt.got, "\n"))
			if (got == "") != (tt.want == "") || !strings.Contains(got, tt.want) {
				t.Errorf("it says %q, want %q", got, tt.want)
			}
		})
	}
}

// TestSave tries a page with the line ends of Windows, and a picture.
func TestSave(t *testing.T) {
	b := newCourse(t, map[string]string{"page.md": "one\r\ntwo\r\nthree\r\n", "old.svg": "old"})
	p := b.page("docs/page.md")
	fixes := []finding{{fix: &fix{from: 2, to: 3, lines: []string{"3", "4"}}}, {fix: &fix{from: 0, to: 1, lines: []string{"1"}}},
		{fix: &fix{file: "docs/old.svg", before: []byte("old"), after: []byte("new")}}}
	if err := p.save(b.root, fixes); err != nil {
		t.Fatal(err)
	}
	if got, want := testPage(t, b.file(p.path)), "1\r\ntwo\r\n3\r\n4\r\n"; got != want {
		t.Errorf("the page is %q, want %q", got, want)
	}
	if got := testPage(t, b.file("docs/old.svg")); got != "new" {
		t.Errorf("the picture is %q, want it new", got)
	}
	if err := p.save(b.root, fixes); err == nil {
		t.Error("saving over what was saved meanwhile: no error")
	}
}

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
