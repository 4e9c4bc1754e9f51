// book_test.go holds what the checkers share: the pages, and programs built
// once for all of them.

package docs

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/tasks"
)

// book is the whole repository as the checkers see it.
type book struct {
	root  string
	full  bool
	pages []*page
	tmp   string
	ctx   context.Context // of the test: programs end with it
	slots chan struct{}   // two go commands at a time

	overlays once[gotool.Overlay]
	binaries once[string]
	decls    once[[]source.Decl]
	packages once[[]string]

	originals func() (gotool.Overlay, error) // the course's own files, where a learner's are other ones
	tasks     func() ([]tasks.Task, error)   // the list
}

// newBook reads the pages below root.
func newBook(t *testing.T, root string, full bool) *book {
	t.Helper()
	b := &book{root: root, full: full, tmp: t.TempDir(), slots: make(chan struct{}, 2), ctx: t.Context()}
	b.originals = sync.OnceValues(func() (gotool.Overlay, error) { return source.Own(root) })
	b.tasks = sync.OnceValues(func() ([]tasks.Task, error) { return tasks.Read(root) })
	for _, name := range b.glob("README.md", "docs/*.md", "exercises/*.md") {
		text, err := os.ReadFile(b.file(name))
		if err != nil {
			t.Fatal(err)
		}
		b.pages = append(b.pages, newPage(name, string(text)))
	}
	return b
}

// once computes a value for each key one time, whoever asks.
type once[T any] struct {
	mu     sync.Mutex
	values map[string]func() (T, error)
}

func (o *once[T]) do(key string, f func() (T, error)) (T, error) {
	o.mu.Lock()
	if o.values == nil {
		o.values = make(map[string]func() (T, error))
	}
	if o.values[key] == nil {
		o.values[key] = sync.OnceValues(f)
	}
	get := o.values[key]
	o.mu.Unlock()
	return get()
}

var chapterPage = regexp.MustCompile(`^ch\d\d`)

// chapterOf is the chapter that a page belongs to by its name: "ch02-moves" for
// docs/ch02-moves.md and docs/ch02-pawns.md; empty for reference pages.
func (b *book) chapterOf(p *page) string {
	number := chapterPage.FindString(filepath.Base(p.path))
	if number == "" {
		return ""
	}
	chapter, _ := b.chapter(number)
	return chapter
}

// chapter finds a chapter's folder by its full name or its number, ch02.
func (b *book) chapter(name string) (string, error) {
	all := gotool.Chapters(b.root)
	for _, c := range all {
		if c == name || strings.HasPrefix(c, name+"-") {
			return c, nil
		}
	}
	return "", fmt.Errorf("there is no chapter %q, only %s", name, strings.Join(all, ", "))
}

// declsIn lists the declarations in a folder, named from the root, of the
// course's own code.
func (b *book) declsIn(dir string) ([]source.Decl, error) {
	return b.decls.do(dir, func() (decls []source.Decl, err error) {
		originals, err := b.originals()
		if err != nil {
			return nil, err
		}
		entries, err := os.ReadDir(b.file(dir))
		if err != nil {
			return nil, fmt.Errorf("looking for Go files: %w", err)
		}
		for _, e := range entries {
			file := filepath.Join(b.file(dir), e.Name())
			if e.IsDir() || filepath.Ext(file) != ".go" {
				continue
			}
			text, ours := originals[file]
			if ours && text == nil {
				continue // it is a learner's alone
			}
			if !ours {
				if text, err = os.ReadFile(file); err != nil {
					return nil, err
				}
			}
			found, err := source.Parse(file, text)
			if err != nil {
				return nil, err
			}
			decls = append(decls, found...)
		}
		return decls, nil
	})
}

// find is source.Find in a folder named from the root; messages then speak of
// that name too.
func (b *book) find(dir, symbol string) (source.Decl, error) {
	decls, err := b.declsIn(dir)
	if err != nil {
		return source.Decl{}, b.fromRoot(err)
	}
	d, err := source.Among(decls, b.file(dir), symbol)
	return d, b.fromRoot(err)
}

// fromRoot is err with files named from the root, as the reader names them.
func (b *book) fromRoot(err error) error {
	if err == nil {
		return nil
	}
	return errors.New(strings.ReplaceAll(err.Error(), b.root+string(filepath.Separator), ""))
}

// file is the path of a file that is named from the root.
func (b *book) file(name string) string {
	return filepath.Join(b.root, filepath.FromSlash(name))
}

// place is where a declaration stands, as a message says it.
func (b *book) place(d source.Decl) string {
	rel, err := filepath.Rel(b.root, d.File)
	if err != nil {
		rel = d.File
	}
	return fmt.Sprintf("%s:%d", filepath.ToSlash(rel), d.Line)
}

// packagesOf lists the folders of a chapter that hold Go files, from the root.
func (b *book) packagesOf(chapter string) []string {
	dirs, _ := b.packages.do(chapter, func() (dirs []string, err error) {
		for _, file := range b.glob(chapter+"/*.go", chapter+"/*/*.go", chapter+"/*/*/*.go") {
			if dir := path.Dir(file); !slices.Contains(dirs, dir) {
				dirs = append(dirs, dir)
			}
		}
		return dirs, nil
	})
	return dirs
}

// glob lists the files that match one of the patterns, from the root.
func (b *book) glob(patterns ...string) (files []string) {
	for _, pattern := range patterns {
		found, _ := fs.Glob(os.DirFS(b.root), pattern) // an error would be a slip in the pattern
		files = append(files, found...)
	}
	return files
}

// goCommand runs go with an overlay; two at a time.
func (b *book) goCommand(o gotool.Overlay, args ...string) (string, int, error) {
	b.slots <- struct{}{}
	defer func() { <-b.slots }()
	return gotool.Run(b.ctx, b.root, o, args...)
}

// binary builds a chapter's program, with the code that `with` asks for.
func (b *book) binary(chapter, with string) (string, error) {
	return b.binaries.do(chapter+" "+with, func() (string, error) {
		o, err := b.overlay(with)
		if err != nil {
			return "", err
		}
		dir, err := os.MkdirTemp(b.tmp, "bin")
		if err != nil {
			return "", err
		}
		bin := filepath.Join(dir, chapter)
		if os.PathSeparator == '\\' {
			bin += ".exe"
		}
		out, exit, err := b.goCommand(o, "build", "-ldflags=-s -w", "-o", bin, "./"+chapter)
		if err != nil || exit != 0 {
			return "", fmt.Errorf("%s does not build: %w\n%s", chapter, orExit(err, exit), out)
		}
		return bin, nil
	})
}

// orExit is err, or where there is none the exit status as an error.
func orExit(err error, exit int) error {
	if err != nil {
		return err
	}
	return fmt.Errorf("exit status %d", exit)
}

// isSample reports whether the page is the last of the book that has a directive
// of that name: where all is proved in the same way, one page does for a sample.
func (b *book) isSample(p *page, name string) bool {
	for _, other := range slices.Backward(b.pages) {
		if len(other.named(name)) > 0 {
			return other == p
		}
	}
	return false
}
