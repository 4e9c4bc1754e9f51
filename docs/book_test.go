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

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// book is the whole repository as the checkers see it.
type book struct {
	root   string
	full   bool              // all is proved, and no sample
	empty  bool              // each function that is rebuilt is taken out, and not one as a sample
	author bool              // this is where the course is written
	proved map[string]string // there: prints of the pages that have been proved, see stale_test.go
	pages  []*page
	tmp    string
	ctx    context.Context // of the test: programs end with it
	slots  chan struct{}   // two go commands at a time

	overlays once[gotool.Overlay]
	binaries once[string]
	decls    once[[]source.Decl]
	packages once[[]string]
	names    once[map[string]bool]
	ids      once[map[string]bool]
	prints   once[string]

	originals func() (gotool.Overlay, error) // the course's own files, where a learner's are other ones
	tasks     func() ([]tasks.Task, error)   // the list
}

// newBook reads the pages below root.
func newBook(t *testing.T, root string, full bool) *book {
	t.Helper()
	b := &book{root: root, full: full, tmp: t.TempDir(), slots: make(chan struct{}, 2), ctx: t.Context()}
	b.author = upstream.IsHere(root)
	b.originals = sync.OnceValues(func() (gotool.Overlay, error) { return source.Own(root) })
	if b.author {
		var err error
		if b.proved, err = readProved(root); err != nil {
			t.Fatal(err)
		}
	}
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

// once computes a value for each key one time, however often it is asked for.
type once[T any] struct{ values sync.Map }

func (o *once[T]) do(key string, f func() (T, error)) (T, error) {
	get, _ := o.values.LoadOrStore(key, sync.OnceValues(f))
	return get.(func() (T, error))()
}

var chapterPage = regexp.MustCompile(`^ch\d\d`)

// chapterOf is the chapter that a page belongs to by its name: "ch02-moves" for
// docs/ch02-moves.md and docs/ch02-pawns.md; empty for reference pages.
func (b *book) chapterOf(p *page) string {
	chapter, _ := b.chapter(chapterPage.FindString(filepath.Base(p.path)))
	return chapter
}

// chapter finds a chapter's folder by its full name or its number, ch02.
func (b *book) chapter(name string) (string, error) {
	all := gotool.Chapters(b.root)
	for _, c := range all {
		if c == name || name != "" && strings.HasPrefix(c, name+"-") {
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
		files := b.glob(dir + "/*.go")
		if len(files) == 0 {
			return nil, fmt.Errorf("there are no Go files in %s", dir)
		}
		for _, name := range files {
			text, ours := originals[b.file(name)]
			if ours && text == nil {
				continue // it is a learner's alone
			}
			if !ours {
				if text, err = os.ReadFile(b.file(name)); err != nil {
					return nil, err
				}
			}
			found, err := source.Parse(b.file(name), text)
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
func (b *book) find(dir, symbol string) (d source.Decl, err error) {
	decls, err := b.declsIn(dir)
	if err == nil {
		d, err = source.Among(decls, b.file(dir), symbol)
	}
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

// slash is the name of a file from the root.
func (b *book) slash(file string) string {
	return strings.TrimPrefix(filepath.ToSlash(file), filepath.ToSlash(b.root)+"/")
}

// place is where a declaration stands, as a message says it.
func (b *book) place(d source.Decl) string { return fmt.Sprintf("%s:%d", b.slash(d.File), d.Line) }

// packagesOf lists the folders of a chapter that hold Go files, from the root.
func (b *book) packagesOf(chapter string) []string {
	dirs, _ := b.packages.do(chapter, func() (dirs []string, _ error) {
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

// program builds a chapter's program, with the code that `with` asks for, and returns the
// environment to run it in. With -full each state of a reader's program is built as the reader
// has it; else they are one program, which is told what is written.
func (b *book) program(chapter, with string) (bin string, env []string, err error) {
	env = programEnv()
	answered, isState := strings.CutPrefix(with, "answered")
	if !b.full && (isState || with == "") {
		env = append(env, answeredEnv+"="+answered+" ")
		with = "switched " + chapter
	}
	bin, err = b.binary(chapter, with)
	return bin, env, err
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
			return "", fmt.Errorf("%s does not build: exit status %d, %v\n%s", chapter, exit, err, out)
		}
		return bin, nil
	})
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
