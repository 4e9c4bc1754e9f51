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

	gocmp "github.com/google/go-cmp/cmp"
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
	return newBook(t, root, true)
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
		pages[filepath.Base(file)] = testPage(t, file)
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
			if p.path != "docs/pictures.md" { // that would write files
				canBeBroughtAlong(t, b, p, findings)
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
		below := p.wantedAt(d)
		said := false
		for i, f := range findings {
			if f.line >= d.first && f.line <= below && strings.Contains(f.text, d.arg) {
				wanted[i], said = true, true
			}
		}
		if !said {
			t.Errorf("%s:%d: nobody says %q", p.path, d.first+1, d.arg)
		}
	}
	for i, f := range findings {
		if !wanted[i] {
			t.Errorf("unexpected: %s", f.message(p))
		}
	}
}

// canBeBroughtAlong is -update: what could be rewritten is right afterward,
// and what is written by hand is still there.
func canBeBroughtAlong(t *testing.T, b *book, p *page, findings []finding) {
	t.Helper()
	if !slices.ContainsFunc(findings, func(f finding) bool { return f.fix != nil }) {
		return
	}
	text := p.apply(findings)
	again := newPage(p.path, text)
	for _, f := range checkAll(b, again) {
		if f.fix != nil {
			t.Errorf("still to be rewritten: %s\n%s", f.message(again), text)
		}
	}
	if why := "Two questions read better. |"; strings.Contains(strings.Join(p.lines, "\n"), why) && !strings.Contains(text, why) {
		t.Errorf("a Why is lost:\n%s", text)
	}
}

// wantedAt is the line that a want speaks of: the first below that is none.
func (p *page) wantedAt(d directive) int {
	line := d.last + 1
	for strings.HasPrefix(p.lines[line], "<!-- want:") {
		line++
	}
	return line
}

func TestUpdateDrawsPictures(t *testing.T) {
	t.Parallel()
	b := newCourse(t, map[string]string{"pictures.md": testPage(t, "testdata/red/pictures.md")})
	p := b.page("docs/pictures.md")
	findings := checkPictures(b, p)
	if _, err := p.save(b.root, findings); err != nil {
		t.Fatal(err)
	}
	canBeBroughtAlong(t, b, p, findings)
}

func TestKindSentence(t *testing.T) {
	t.Parallel()
	b := newCourse(t, map[string]string{"red.md": testPage(t, "testdata/red/code.md")})
	p := b.page("docs/red.md")
	message := checkSnippets(b, p)[0].message(p)
	for _, want := range []string{"docs/red.md:3: ", "\n- \treturn rank <= Limit\n", "\n+ \treturn rank < Limit\n"} {
		if !strings.Contains(message, want) {
			t.Errorf("want %q in\n%s", want, message)
		}
	}
	if !strings.HasSuffix(message, bringAlong) {
		t.Errorf("the kind sentence is not the last:\n%s", message)
	}
}

func TestBring(t *testing.T) {
	code := []string{"// F.", "func F() {", "\ta := 1", "\tb := 2", "\tc := 3", "\tuse(a, b)", "}"}
	tests := []struct {
		name        string
		block, want []string
	}{
		{"whole", []string{"func F() {", "}"}, code},
		{"a gap", []string{"// Old.", "func F() {", "\t// ...", "\tuse(a)", "}"},
			[]string{"// F.", "func F() {", "\t// ...", "\tuse(a, b)", "}"}},
		{"a gap in which nothing is left", []string{"\ta := 1", "\t// ...", "\tb := 2", "// ..."},
			[]string{"// F.", "func F() {", "\ta := 1", "\tb := 2", "// ..."}},
		{"a gap whose ends are still there",
			[]string{"// Old.", "func F() {", "\t// ...", "\tc := 3", "}"},
			[]string{"// F.", "func F() {", "\t// ...", "\tc := 3", "\tuse(a, b)", "}"}},
		{"the end left out", []string{"func F() {", "\ta := 1", "\t// ..."}, []string{"// F.", "func F() {", "\ta := 1", "\t// ..."}},
		{"the beginning left out", []string{"// ...", "\tc := 3", "}"}, []string{"// ...", "\tc := 3", "\tuse(a, b)", "}"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, ok := bring(tt.block, code, leftOut, sameText)
			if d := gocmp.Diff(tt.want, got); d != "" || !ok {
				t.Errorf("ok %t, -want +got:\n%s", ok, d)
			}
		})
	}
}
