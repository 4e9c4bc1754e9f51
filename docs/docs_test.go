// docs_test.go walks the pages and lets every checker read each of them.

package docs

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"mateinfive/internal/gotool"
)

var (
	update = flag.Bool("update", false, "rewrite in the pages what the code says otherwise")
	full   = flag.Bool("full", false, "prove everything, not a sample of what is slow")
)

// checkers are all that is asked of a page.
var checkers = []struct {
	name  string
	check func(*book, *page) []finding
}{
	{"directives", checkDirectives},
	{"snippets", checkSnippets},
	{"console", checkConsole},
	{"pictures", checkPictures},
	{"changed", checkChanged},
	{"break", checkBreaks},
	{"tasks", checkTasks},
	{"cases", checkCases},
	{"features", checkFeatures},
	{"links", checkLinks},
	{"symbols", checkSymbols},
	{"ids", checkIDs},
}

// TestMain keeps a page that shows `go test ./...` from proving the book
// within the book.
func TestMain(m *testing.M) {
	flag.Parse()
	if gotool.Nested() {
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// TestBook proves every page. One page: go test ./docs -run Book/ch02-moves
func TestBook(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	readAll(t, root)
	b := newBook(t, root, *full)
	var mu sync.Mutex
	fixes := make(map[*page][]finding)
	t.Cleanup(func() { bringAll(t, b, fixes) })
	for _, p := range b.pages {
		t.Run(strings.ReplaceAll(p.path, "/", " "), func(t *testing.T) {
			t.Parallel()
			for _, c := range checkers {
				t.Run(c.name, func(t *testing.T) {
					t.Parallel()
					for _, f := range c.check(b, p) {
						if *update && f.fix != nil {
							mu.Lock()
							fixes[p] = append(fixes[p], f)
							mu.Unlock()
							continue
						}
						t.Error(f.message(p))
					}
				})
			}
		})
	}
}

// bringAll is -update. The test is red where it changed something: what a green
// one says, go test does not show.
func bringAll(t *testing.T, b *book, fixes map[*page][]finding) {
	for p, findings := range fixes {
		if err := p.save(b.root, findings); err != nil {
			t.Error(b.fromRoot(err))
		}
		for _, f := range findings {
			first, _, _ := strings.Cut(f.text, "\n")
			t.Errorf("%s:%d: brought along: %s", p.path, f.line+1, first)
		}
	}
}

// readAll opens every file that a page may speak of. `go test` remembers a
// green run and repeats its answer until a file changes that the test itself
// has opened; what only a go command of ours has read would not count.
func readAll(t *testing.T, root string) {
	t.Helper()
	for _, folder := range append(gotool.Chapters(root), "exercises", "docs") {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			_, err = os.ReadFile(path)
			return err
		})
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
}
