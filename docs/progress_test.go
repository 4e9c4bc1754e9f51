// progress_test.go replays what a page does with `go run ./exercises`, which
// changes files, in a copy of the repository.

package docs

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
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
	if !b.isThorough(p) {
		return nil
	}
	var findings []finding
	r := &replay{book: b, page: p}
	for _, f := range p.fences {
		steps, err := stepsOf(f)
		worked, isWorked := f.directive("worked")
		switch {
		case isWorked:
			err = r.typeIn(f, worked)
		case f.lang == "console" && err == nil && usesExercises(steps):
			if err = r.begin(f, steps); err == nil {
				findings = append(findings, checkSteps(f, steps, func(s step) (output, error) {
					out, err := r.there.run(b, s)
					return output{lines: splitLines(unmask(out))}, err
				})...)
			}
		default:
			continue
		}
		if err != nil {
			return append(findings, at(f.line(), "%v", err))
		}
	}
	return findings
}

// A replay goes through a page as its reader does, in a copy of the repository.
type replay struct {
	*book
	page  *page
	there *scratch // nil until it is needed
	setUp string   // the number of the task that was set up last, if it is known
}

// begin sets up the task that the page sets last above a block that has it judged, or
// types it in, unless the page has done so itself.
func (r *replay) begin(f fence, steps []step) (err error) {
	if r.there == nil {
		if r.there, err = r.copyRepository(); err != nil {
			return fmt.Errorf("copying the repository: %w", err)
		}
	}
	isJudged := steps == nil
	for _, s := range steps {
		switch words := append(s.words, "", "", ""); words[3] {
		case "next":
			r.setUp = words[4]
			return nil
		case "check":
			isJudged = true
		}
	}
	number := r.taskAbove(f)
	if !isJudged || number == "" || number == r.setUp {
		return nil
	}
	r.setUp = number
	_, err = r.there.run(r.book, step{words: []string{"go", "run", "./exercises", "next", number}})
	return err
}

// taskAbove is the number of the task that the page sets last above a block.
func (r *replay) taskAbove(f fence) (number string) {
	list, err := r.tasks()
	if err != nil {
		return ""
	}
	settings, _ := marked(r.page, list)
	for _, s := range settings {
		if s.line < f.first {
			number = s.task.Number()
		}
	}
	return number
}

// typeIn writes a version of a function into its file, where its task is set up.
func (r *replay) typeIn(f fence, d directive) error {
	if err := r.begin(f, nil); err != nil {
		return err
	}
	dir, symbol, _ := strings.Cut(d.arg, " ")
	was, err := source.Find(filepath.Join(r.there.root, filepath.FromSlash(dir)), symbol)
	if err != nil {
		return err
	}
	file, err := os.ReadFile(was.File)
	if err != nil {
		return err
	}
	code := strings.TrimSuffix(was.Text, withoutDoc(was.Text)) + strings.Join(f.body, "\n")
	return os.WriteFile(was.File, source.Splice(file, was, code, nil), 0o644)
}

// checkWorked sees to it that what the reader types in is a version of a function
// whose task the page has set.
func checkWorked(b *book, p *page, f fence, d directive) []finding {
	list, err := b.tasks()
	if err != nil {
		return []finding{at(f.line(), "%v", err)}
	}
	settings, _ := marked(p, list)
	dir, symbol, _ := strings.Cut(d.arg, " ")
	isSet := slices.ContainsFunc(settings, func(s setting) bool {
		return s.line < f.first && s.task.Dir() == dir && s.task.Name == symbol
	})
	name := symbol[strings.LastIndexByte(symbol, '.')+1:]
	if code := strings.Join(f.body, "\n"); !isSet || !strings.HasPrefix(code, "func ") || !strings.Contains(code, name+"(") {
		return []finding{at(f.line(), "want a version of %s, without its comment, below the place where the page sets it as a task", d.arg)}
	}
	return nil
}

// scratch is a copy of the repository in which no exercise is written.
type scratch struct{ root string }

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
		text, laid := own[path]
		switch {
		case err != nil || path == b.root || laid && text == nil:
			return err
		case d.IsDir() && d.Name()[0] == '.':
			return fs.SkipDir
		case d.IsDir():
			return os.Mkdir(to, 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		if !laid {
			text, err = os.ReadFile(path)
		}
		return errors.Join(err, os.WriteFile(to, text, 0o644))
	})
	return &scratch{dir}, err
}

// run carries out one command in the copy and returns what it printed.
func (c *scratch) run(b *book, s step) (string, error) {
	tool, err := b.binary("exercises", "") // which no page changes
	if err != nil {
		return "", err
	}
	b.slots <- struct{}{}
	defer func() { <-b.slots }()
	words := s.words
	input := strings.Join(append(typed(s.shown), ""), "\n")
	switch {
	case len(words) < 3 || words[0] != "go" || words[1] != "test" && words[1] != "run":
		return "", errors.New("beside `go run ./exercises`, only go commands can be proved")
	case words[1] == "test":
		out, _, err := gotool.Run(b.ctx, c.root, nil, words[1:]...)
		return out, err
	case !strings.HasPrefix(words[2], "./exercises"):
		return transcript(b.ctx, c.root, programEnv(), input, "go", words[1:]...)
	}
	return transcript(b.ctx, c.root, programEnv(), input, tool, words[3:]...)
}
