// progress_test.go replays what a page does with `go run ./exercises`, which
// changes files, in a copy of the repository.

package docs

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
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
		findings = append(findings, checkReplay(b, c, f, steps)...)
	}
	return findings
}

// checkReplay runs the commands of one block in the copy.
func checkReplay(b *book, c *scratch, f fence, steps []step) []finding {
	var truth []string
	same := true
	for _, s := range steps {
		out, err := c.run(b, s)
		if err != nil {
			return []finding{at(f.line(), "$ %s: %v\n%s", s.command, err, out)}
		}
		got := splitLines(unmask(out))
		if matches(normal(s.shown, anyLines), normal(got, anyLines), anyLines) {
			got = s.shown
		} else {
			same = false
		}
		truth = append(append(truth, "$ "+s.command), got...)
	}
	if same {
		return nil
	}
	problem := at(f.line(), "the transcript is not what happens (-page +run):\n%s", diff(normal(f.body, anyLines), normal(truth, anyLines)))
	problem.fix = inFence(f, truth)
	return []finding{problem}
}

// scratch is a copy of the repository in which no exercise is written.
type scratch struct {
	root, bin string
}

// copyRepository makes a scratch. Dot folders stay behind.
func (b *book) copyRepository() (*scratch, error) {
	dir, err := os.MkdirTemp(b.tmp, "copy")
	if err != nil {
		return nil, err
	}
	stubs, err := b.overlay("")
	if err != nil {
		return nil, err
	}
	err = filepath.WalkDir(b.root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && path != b.root && strings.HasPrefix(d.Name(), ".") {
			return fs.SkipDir
		}
		if !d.Type().IsRegular() {
			return nil
		}
		rel, err := filepath.Rel(b.root, path)
		if err != nil {
			return err
		}
		from, laid := stubs[path]
		if laid && from == "" {
			return nil
		}
		if !laid {
			from = path
		}
		return copyFile(from, filepath.Join(dir, rel))
	})
	return &scratch{root: dir, bin: filepath.Join(dir, ".bin", "exercises.exe")}, err
}

// copyFile copies a file into a folder that may have to be made.
func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, text, 0o644)
}

// run carries out one command in the copy and returns what it printed.
func (c *scratch) run(b *book, s step) (string, error) {
	b.slots <- struct{}{}
	defer func() { <-b.slots }()
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	words := s.words
	if !usesExercises([]step{s}) {
		if len(words) < 2 || words[0] != "go" {
			return "", errors.New("only go commands can be proved")
		}
		if words[1] == "test" {
			out, _, err := gotool.Run(ctx, c.root, nil, words[1:]...)
			return out, err
		}
		return c.output(ctx, s, "go", words[1:]...)
	}
	if _, err := os.Stat(c.bin); err != nil { // built once: it is not what the page changes
		out, exit, err := gotool.Run(ctx, c.root, nil, "build", "-o", c.bin, "./exercises")
		if err != nil || exit != 0 {
			return out, orExit(err, exit)
		}
	}
	return c.output(ctx, s, c.bin, words[3:]...)
}

// output runs a program with the step's typed lines. That it may fail is part
// of the page; it says so by what it prints.
func (c *scratch) output(ctx context.Context, s step, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = c.root
	cmd.Env = programEnv()
	cmd.WaitDelay = time.Second
	cmd.Stdin = strings.NewReader(strings.Join(append(typed(s.shown), ""), "\n"))
	out, err := cmd.CombinedOutput()
	text := string(out)
	if at := lastPrompt.FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	var failed *exec.ExitError
	if errors.As(err, &failed) && ctx.Err() == nil {
		err = nil
		if name == c.bin { // as `go run` says it
			text = strings.TrimSuffix(text, "\n") + "\n" + failed.String() + "\n"
		}
	}
	return text, err
}
