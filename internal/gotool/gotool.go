// gotool.go runs the go command with overlays.

// Package gotool finds its way around the repository and runs the go command with an overlay: other
// contents for some files, without a change on disk. So what a page or a test proves never depends
// on what a learner has written so far, and never touches it.
package gotool

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
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

// nestedEnv is set for what Run starts.
const nestedEnv = "MATEINFIVE_NESTED"

// Nested reports whether this program was started by Run. A test that starts go itself asks first:
// a proof of a page that says `go test ./...` must not prove all pages again.
func Nested() bool {
	return os.Getenv(nestedEnv) != ""
}

// Run runs `go args...` in root with the overlay laid over it, and returns what
// it printed, both streams in one, and its exit status. An err means that go
// could not be run to its end at all; a test that fails is not an err.
func Run(ctx context.Context, root string, o Overlay, args ...string) (out string, exit int, err error) {
	if len(o) > 0 {
		dir, err := os.MkdirTemp("", "mateinfive-")
		if err != nil {
			return "", 0, err
		}
		defer os.RemoveAll(dir)
		replace, err := o.write(dir)
		if err != nil {
			return "", 0, err
		}
		args = append([]string{args[0], "-overlay=" + filepath.Join(dir, "overlay.json")}, args[1:]...)
		defer func() { out = named(out, root, dir, replace) }()
	}
	var both bytes.Buffer
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = root
	cmd.Env = append(cmd.Environ(), nestedEnv+"=1")
	cmd.Stdout, cmd.Stderr = &both, &both
	// Programs that go started may outlive it when ctx ends; their open output
	// must not keep us waiting.
	cmd.WaitDelay = 2 * time.Second
	err = cmd.Run()
	out = both.String()
	var failed *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return out, -1, fmt.Errorf("go %s was stopped: %w", args[0], ctx.Err())
	case errors.As(err, &failed):
		return out, failed.ExitCode(), nil
	}
	return out, 0, err
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
		form := regexp.MustCompile(`(?:[A-Za-z]:)?[^\s":]*` + regexp.QuoteMeta(filepath.Base(dir)) + `[/\\]+` + regexp.QuoteMeta(filepath.Base(standIn)))
		said = form.ReplaceAllLiteralString(said, filepath.ToSlash(rel))
	}
	return said
}
