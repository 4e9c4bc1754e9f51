// own_test.go tries the book where a learner is at work.

package docs

import (
	"os"
	"strings"
	"testing"

	"mateinfive/internal/tasks"
)

// TestOwnCode puts a learner's text, which is not even Go, where the course's own
// is in the archive: the book speaks of ours.
func TestOwnCode(t *testing.T) {
	b := newCourse(t, map[string]string{"page.md": testPage(t, "testdata/good.md")})
	file, archive := b.file("ch02-b/chess/chess.go"), b.file(tasks.ArchiveFile("ch02-b"))
	ours := testPage(t, file)
	for name, text := range map[string]string{
		archive: testPage(t, archive) + "-- ours chess/chess.go --\n" + ours,
		file:    "package chess\n\nfunc OnBoard(",
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p := b.page("docs/page.md")
	for _, check := range []func(*book, *page) []finding{checkSnippets, checkChanged, checkSymbols, checkIDs} {
		for _, f := range check(b, p) {
			t.Error(f.message(p, true))
		}
	}
	for _, with := range []string{"", "solutions", "empty ch02-b/chess New"} {
		o, err := b.overlay(with)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(o[file]); !strings.Contains(text, "func OnBoard(rank int) bool {") || (text == ours) != !strings.HasPrefix(with, "empty") {
			t.Errorf("with %q the file is\n%s", with, text)
		}
	}
}
