// progress_test.go replays what a page does with `go run ./exercises`, which
// changes files, in a copy of the repository.

package docs

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mateinfive/exercises/gotool"
)

// usesExercises reports whether a block has to do with the learner's files: it
// is then replayed as a whole.
func usesExercises(steps []step) bool {
	return slices.ContainsFunc(steps, func(s step) bool {
		return len(s.words) > 2 && slices.Equal(s.words[:2], []string{"go", "run"}) && strings.HasPrefix(s.words[2], "./exercises")
	})
}

// checkProgress replays a page's blocks on the exercises one after the other:
// what one leaves behind, the next finds.
func checkProgress(b *book, p *page) []finding {
	if !b.full {
		return nil
	}
	var findings []finding
	var c *scratch
	for _, f := range p.fences {
		steps, err := stepsOf(f)
		if f.lang != "console" || err != nil || !usesExercises(steps) {
			continue
		}
		if c == nil {
			if c, err = b.copyRepository(); err != nil {
				return append(findings, at(f.line(), "copying the repository: %v", err))
			}
		}
		findings = append(findings, checkSteps(f, steps, func(s step) ([]string, string, error) {
			out, err := c.run(b, s)
			return splitLines(unmask(out)), anyLines, err
		})...)
	}
	return findings
}

// scratch is a copy of the repository in which no exercise is written.
type scratch struct {
	root, bin string
}

// copyRepository makes a scratch of the course's own code. Dot folders stay behind.
func (b *book) copyRepository() (*scratch, error) {
	dir, err := os.MkdirTemp(b.tmp, "copy")
	if err != nil {
		return nil, err
	}
	own, err := b.overlay("")
	if err != nil {
		return nil, err
	}
	err = filepath.WalkDir(b.root, func(path string, d fs.DirEntry, err error) error {
		rel, _ := filepath.Rel(b.root, path)
		to := filepath.Join(dir, rel)
		from, laid := own[path]
		if !laid {
			from = path
		}
		switch {
		case err != nil || path == b.root || from == "":
			return err
		case d.IsDir() && d.Name()[0] == '.':
			return fs.SkipDir
		case d.IsDir():
			return os.Mkdir(to, 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		text, err := os.ReadFile(from)
		return errors.Join(err, os.WriteFile(to, text, 0o644))
	})
	return &scratch{root: dir, bin: filepath.Join(dir, ".bin", "exercises.exe")}, err
}

// run carries out one command in the copy and returns what it printed.
func (c *scratch) run(b *book, s step) (string, error) {
	b.slots <- struct{}{}
	defer func() { <-b.slots }()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	words := s.words
	input := strings.Join(append(typed(s.shown), ""), "\n")
	switch {
	case len(words) < 3 || words[0] != "go" || words[1] != "test" && words[1] != "run":
		return "", errors.New("beside `go run ./exercises`, only go commands can be proved")
	case words[1] == "test":
		out, _, err := gotool.Run(ctx, c.root, nil, words[1:]...)
		return out, err
	case !strings.HasPrefix(words[2], "./exercises"):
		return transcript(ctx, c.root, input, "go", words[1:]...)
	}
	if _, err := os.Stat(c.bin); err != nil { // built once: it is not what the page changes
		out, exit, err := gotool.Run(ctx, c.root, nil, "build", "-o", c.bin, "./exercises")
		if err != nil || exit != 0 {
			return "", fmt.Errorf("%w\n%s", orExit(err, exit), out)
		}
	}
	return transcript(ctx, c.root, input, c.bin, words[3:]...)
}
