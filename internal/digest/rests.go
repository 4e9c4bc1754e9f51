// rests.go finds out whether a package is red only because one that it rests on is.

package digest

import (
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A room is the folder of a package in a chapter, and what somebody has changed there.
type room struct {
	root    string
	chapter string   // "ch03-check"
	dir     string   // from the root: "ch03-check/chess"
	changed []string // files of the chapter that are not as the course has them, the newest first
}

// here is the room in which the tests run. In a folder that belongs to no chapter, as a copy does,
// it has no chapter.
func here() room {
	root, err := gotool.Root()
	wd, _ := os.Getwd()
	dir, _ := filepath.Rel(root, wd)
	r := room{root: root, dir: filepath.ToSlash(dir)}
	chapter, _, _ := strings.Cut(r.dir, "/")
	archive, _ := tasks.ReadArchive(root, chapter)
	if err != nil || archive == nil || len(archive.Sums) == 0 {
		return r
	}
	r.chapter = chapter
	r.changed = archive.Changed(root, chapter)
	slices.SortStableFunc(r.changed, func(a, b string) int { return r.savedAt(b).Compare(r.savedAt(a)) })
	return r
}

func (r room) abs(file string) string { return filepath.Join(r.root, filepath.FromSlash(file)) }

// savedAt is when a file was written last.
func (r room) savedAt(file string) time.Time {
	info, err := os.Stat(r.abs(file))
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}

// changedBelow lists the folders in which somebody has changed code, and on which this one rests: its
// tests, its code, or what they import.
func (r room) changedBelow() (dirs []string) {
	below := r.imports(r.dir, true)
	for i := 0; i < len(below); i++ { // it grows
		for _, dir := range r.imports(below[i], false) {
			if !slices.Contains(below, dir) {
				below = append(below, dir)
			}
		}
	}
	for _, file := range r.changed {
		dir := path.Dir(file)
		isCode := !strings.HasSuffix(file, "_test.go") // tests are imported by no one
		if isCode && dir != r.dir && slices.Contains(below, dir) && !slices.Contains(dirs, dir) {
			dirs = append(dirs, dir)
		}
	}
	return dirs
}

// imports lists the folders of this chapter that a folder imports, with or without its tests.
func (r room) imports(dir string, tests bool) (dirs []string) {
	files, _ := filepath.Glob(filepath.Join(r.abs(dir), "*.go"))
	for _, file := range files {
		if !tests && strings.HasSuffix(file, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			continue
		}
		for _, spec := range tree.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			imported, isOurs := strings.CutPrefix(imported, "mateinfive/")
			if isOurs && strings.HasPrefix(imported, r.chapter+"/") && !slices.Contains(dirs, imported) {
				dirs = append(dirs, imported)
			}
		}
	}
	return dirs
}

// asked is set where the tests of a package are run by those of one that rests on it.
const asked = "MATEINFIVE_TESTS_ASKED"

// redBelow is the first folder with a change, of those on which this one rests, whose tests are
// red, and what they say; empty if there is none.
func (r room) redBelow() (dir, said string) {
	if r.chapter == "" || os.Getenv(asked) != "" {
		return "", ""
	}
	for _, dir := range r.changedBelow() {
		ask := exec.Command("go", "test", "-timeout", "30s", "./"+dir)
		ask.Dir = r.root
		ask.Env = append(os.Environ(), asked+"=1")
		out, err := ask.Output()
		if _, isRed := err.(*exec.ExitError); isRed {
			return dir, string(out)
		}
	}
	return "", ""
}

// isLast reports whether this is the last folder of the chapter with tests, whose output stands at
// the end of what `go test ./ch03-check/...` prints.
func (r room) isLast() bool {
	files, _ := filepath.Glob(filepath.Join(r.abs(r.chapter), "*", "*_test.go"))
	last := ""
	for _, file := range files {
		if _, err := os.Stat(filepath.Join(filepath.Dir(file), "go.mod")); err != nil { // it is no other module
			last = max(last, filepath.Base(filepath.Dir(file)))
		}
	}
	return path.Base(r.dir) == last
}
