// keep.go writes files in a way that loses nothing.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// kept is the folder for what must not be lost: originals of emptied
// functions, and the learner's versions of restored ones.
func (t *tool) kept() string { return filepath.Join(t.root, "exercises", ".kept") }

// keep writes a file below the kept folder, which hides itself from git.
func (t *tool) keep(path string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	ignore := filepath.Join(t.kept(), ".gitignore")
	if _, err := os.Stat(ignore); errors.Is(err, fs.ErrNotExist) {
		if err := writeFile(ignore, []byte("*\n")); err != nil {
			return err
		}
	}
	return writeFile(path, content)
}

// keepYours keeps the learner's version of a file, under a new name each time,
// and returns that name as seen from the root.
func (t *tool) keepYours(file string, content []byte) (string, error) {
	stamp := t.now().Format("2006-01-02-150405")
	for n := 1; ; n++ {
		// The ending keeps gofmt and go away from it.
		name := fmt.Sprintf("%s.%s.txt", filepath.FromSlash(file), stamp)
		if n > 1 {
			name = fmt.Sprintf("%s.%s-%d.txt", filepath.FromSlash(file), stamp, n)
		}
		path := filepath.Join(t.kept(), "yours", name)
		if _, err := os.Stat(path); err == nil {
			continue
		}
		rel, err := filepath.Rel(t.root, path)
		if err != nil {
			return "", err
		}
		return filepath.ToSlash(rel), t.keep(path, content)
	}
}

// writeFile writes the whole file or, if anything goes wrong, leaves what was
// there: the text goes to a new file, which then takes the old one's name.
func writeFile(path string, content []byte) (err error) {
	mode := fs.FileMode(0o644)
	if info, err := os.Stat(path); err == nil {
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".new-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			os.Remove(f.Name())
		}
	}()
	_, err = f.Write(content)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Chmod(f.Name(), mode); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
