// gotool.go finds the course, and lays other contents over its files.

// Package gotool finds its way around the repository and runs the go command with an overlay: other
// contents for some files, without a change on disk. So what a page or a test proves never depends
// on what a learner has written so far, and never touches it.
package gotool

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// module is the first line of the go.mod that marks the root.
const module = "module mateinfive"

// ErrNoRoot says that the working folder lies outside the repository.
var ErrNoRoot = errors.New("this is not inside the course's folder: no go.mod of mateinfive here or above")

// Root returns the folder of the course: the working folder, or the nearest above with its go.mod.
func Root() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		text, _ := os.ReadFile(filepath.Join(dir, "go.mod"))
		if first, _, _ := strings.Cut(string(text), "\n"); strings.TrimSpace(first) == module {
			break
		}
		above := filepath.Dir(dir)
		if above == dir {
			err = ErrNoRoot
		}
		dir = above
	}
	return dir, err
}

// Chapters lists the chapter folders that there are: "ch01-display", ...
func Chapters(root string) []string {
	found, _ := filepath.Glob(filepath.Join(root, "ch[0-9][0-9]-*"))
	var chapters []string
	for _, path := range found {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			chapters = append(chapters, filepath.Base(path))
		}
	}
	return chapters
}

// An Overlay is other contents for files, by their absolute paths; nil hides a file.
type Overlay map[string][]byte

// And returns a new overlay with both; where they disagree, other counts.
func (o Overlay) And(other Overlay) Overlay {
	both := make(Overlay, len(o)+len(other))
	maps.Copy(both, o)
	maps.Copy(both, other)
	return both
}

// write puts the overlay into a folder for the go command, and returns what stands in for what.
func (o Overlay) write(dir string) (replace map[string]string, err error) {
	replace = make(map[string]string)
	for i, file := range slices.Sorted(maps.Keys(o)) {
		if replace[file] = ""; o[file] == nil {
			continue
		}
		replace[file] = filepath.Join(dir, fmt.Sprintf("%d-%s", i, filepath.Base(file)))
		if err := os.WriteFile(replace[file], o[file], 0o600); err != nil {
			return nil, err
		}
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return nil, err
	}
	return replace, os.WriteFile(filepath.Join(dir, "overlay.json"), text, 0o600)
}

// named says the names of the files that were laid over where the compiler says those of
// what stands in for them: of a file in dir, by a path from anywhere, also in JSON.
func named(said, root, dir string, replace map[string]string) string {
	for file, standIn := range replace {
		rel, err := filepath.Rel(root, file)
		if err != nil || standIn == "" {
			continue
		}
		folder, name := regexp.QuoteMeta(filepath.Base(dir)), regexp.QuoteMeta(filepath.Base(standIn))
		path := regexp.MustCompile(`(?:[A-Za-z]:)?[^\s":]*` + folder + `[/\\]+` + name)
		said = path.ReplaceAllLiteralString(said, filepath.ToSlash(rel))
	}
	return said
}
