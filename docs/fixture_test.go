// fixture_test.go tries the checkers: on a good page they are silent, on each
// bad one they speak, and -update brings a page along.

package docs

import (
	"cmp"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// newCourse writes the course in testdata/course.txt into a new folder, with
// more pages, and reads it as a book.
func newCourse(t *testing.T, pages map[string]string) *book {
	t.Helper()
	root := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	fileHead := regexp.MustCompile(`(?m)^-- (\S+) --\n`)
	course := testPage(t, "testdata/course.txt")
	parts := fileHead.Split(course, -1)
	for i, head := range fileHead.FindAllStringSubmatch(course, -1) {
		write(head[1], parts[i+1])
	}
	for name, text := range pages {
		write("docs/"+name, text)
	}
	b := newBook(t, root, true)
	b.empty = true
	return b
}

// checkAll runs all checkers on one page.
func checkAll(b *book, p *page) []finding {
	var findings []finding
	for _, c := range checkers {
		findings = append(findings, c.check(b, p)...)
	}
	slices.SortStableFunc(findings, func(a, b finding) int { return cmp.Compare(a.line, b.line) })
	return findings
}

// testPage reads a page from testdata.
func testPage(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// startsGo says which of the pages here make the checkers start go. They take a
// few seconds, so they wait for -full.
var startsGo = []string{"ch02-good.md", "break.md", "ch01-tasks.md", "console.md", "test-cases.md"}

// TestFixtures reads pages that are right and wrong, all in one course: so each
// program is built once.
func TestFixtures(t *testing.T) {
	files, err := filepath.Glob("testdata/red/*.md")
	if err != nil || len(files) == 0 {
		t.Fatalf("no red pages: %v", err)
	}
	pages := map[string]string{"ch02-good.md": testPage(t, "testdata/good.md")}
	for _, file := range files {
		pages[filepath.Base(file)] = strings.ReplaceAll(testPage(t, file), "\n", "\r\n") // as on Windows
	}
	b := newCourse(t, pages)
	for _, p := range b.pages {
		name := filepath.Base(p.path)
		if slices.Contains(startsGo, name) && !*full {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			findings := checkAll(b, p)
			isAsWanted(t, p, findings)
			if err := p.save(b.root, findings); err != nil {
				t.Fatal(err)
			}
			again := newPage(p.path, testPage(t, b.file(p.path)))
			if n := strings.Count(p.text, "\r"); n > 0 && strings.Count(again.text, "\r") != len(again.lines)-1 {
				t.Error("a line has lost its line end")
			}
			for _, f := range checkAll(b, again) {
				if f.fix != nil {
					t.Errorf("still to be rewritten: %s", f.message(again, true))
				}
			}
		})
	}
}

// isAsWanted compares the findings of a page with what it says itself must be
// found: <!-- want: part of the message --> above each slip. Nothing else may
// be found.
func isAsWanted(t *testing.T, p *page, findings []finding) {
	t.Helper()
	wanted := make([]bool, len(findings))
	for _, d := range p.named("want") {
		from, below := d.line, d.line+1 // of the first want here to the first line that is none
		for from > 0 && strings.HasPrefix(p.lines[from-1], "<!-- want:") {
			from--
		}
		for strings.HasPrefix(p.lines[below], "<!-- want:") {
			below++
		}
		said := false
		for i, f := range findings {
			if f.line >= from && f.line <= below && strings.Contains(f.message(p, true), d.arg) {
				wanted[i], said = true, true
			}
		}
		if !said {
			t.Errorf("%s:%d: no run says %q", p.path, d.line+1, d.arg)
		}
	}
	for i, f := range findings {
		if !wanted[i] {
			t.Errorf("unexpected: %s", f.message(p, true))
		}
	}
}
