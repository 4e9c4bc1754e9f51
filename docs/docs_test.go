// docs_test.go walks the pages and lets every checker read each of them.

package docs

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"mateinfive/internal/gotool"
)

var (
	update = flag.Bool("update", false, "a part of the author's command: bring along the pages that are stale")
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
// within the book. With -trimpath what is built does not depend on the folder: of the copies of the
// repository, one for each page that works with the exercises, go builds one.
func TestMain(m *testing.M) {
	flag.Parse()
	if gotool.Nested() {
		os.Exit(0)
	}
	os.Setenv("GOFLAGS", os.Getenv("GOFLAGS")+" -trimpath")
	os.Exit(m.Run())
}

// TestBook proves every page. One page: go test ./docs -run Book/ch02-moves
//
// With -update it proves the stale ones alone and brings them along, and remembers which are
// right then. Of the others it proves what may rest on any page: a heading that is linked to.
func TestBook(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	readAll(t, root)
	b := newBook(t, root, *full)
	if *update && !b.author {
		t.Fatal("-update is a part of the author's command: docs/CONTRIBUTING.md")
	}
	var mu sync.Mutex
	said := make(map[*page][][]finding) // by each checker that was asked
	t.Cleanup(func() { b.finish(t, said) })
	stale := slices.DeleteFunc(slices.Clone(b.pages), func(p *page) bool { return *update && !b.isStale(p) })
	var done atomic.Int32
	for _, p := range b.pages {
		isStale := slices.Contains(stale, p)
		t.Run(strings.ReplaceAll(p.path, "/", " "), func(t *testing.T) {
			t.Parallel()
			t.Cleanup(func() {
				if *update && isStale { // which the author's command reads, and shows
					fmt.Printf("%d of %d pages proved\n", done.Add(1), len(stale))
				}
			})
			for _, c := range checkers {
				if !isStale && c.name != "links" && c.name != "ids" {
					continue
				}
				t.Run(c.name, func(t *testing.T) {
					t.Parallel()
					findings := c.check(b, p)
					mu.Lock()
					said[p] = append(said[p], findings)
					mu.Unlock()
					for _, f := range findings {
						if !*update || f.fix == nil {
							t.Error(f.message(p, b.author))
						}
					}
				})
			}
		})
	}
}

// finish brings along what can be, if that is asked for, and remembers the pages in which nothing
// is wrong: an author's clone proves those as a whole only once.
func (b *book) finish(t *testing.T, said map[*page][][]finding) {
	var proved []*page
	for p, byChecker := range said {
		findings := slices.Concat(byChecker...)
		if len(findings) == 0 && len(byChecker) == len(checkers) {
			proved = append(proved, p)
		}
		if !*update {
			continue
		}
		if err := p.save(b.root, findings); err != nil {
			t.Error(b.fromRoot(err))
		}
	}
	if b.author && (*update || *full) {
		if err := b.noteProved(proved); err != nil {
			t.Error(err)
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
