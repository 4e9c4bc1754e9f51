// overlay.go lays the course's own files, solutions and wrong answers over a learner's.

package source

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// Own lays the course's own files over what a learner has made of them, in every chapter,
// and hides the files that the learner has added.
func Own(root string) (gotool.Overlay, error) {
	o := make(gotool.Overlay)
	for _, chapter := range gotool.Chapters(root) {
		a, err := tasks.ReadArchive(root, chapter)
		if err != nil {
			return nil, err
		}
		for name, ours := range a.Ours {
			file := filepath.Join(root, filepath.FromSlash(name))
			if text, err := os.ReadFile(file); err != nil || tasks.Plain(text) != ours {
				o[file] = []byte(ours)
			}
		}
		for _, name := range tasks.GoFiles(root, chapter) {
			if a.IsNew(name) {
				o[filepath.Join(root, filepath.FromSlash(name))] = nil
			}
		}
	}
	return o, nil
}

// Solutions is Own with our answers to all that is written in the learner's own files.
func Solutions(root string) (gotool.Overlay, error) { return Wrong(root) }

// Wrong is Solutions with wrong answers in the place of some. Each is named by its file
// without the ending and, where two chapters could have it, with the chapter before it:
// "Targets-slip" or "ch02-moves/Targets-slip".
//
// A task that changes the answers to others (see [Changed]) is left unwritten where one of them
// is a wrong answer, which is to how they were before.
func Wrong(root string, names ...string) (gotool.Overlay, error) {
	o, err := Own(root)
	if err != nil {
		return nil, err
	}
	list, err := tasks.Read(root)
	if err != nil {
		return nil, err
	}
	wrong, err := wrongFiles(root, list, names)
	if err != nil {
		return nil, err
	}
	for _, t := range list {
		if !t.IsOwn() {
			continue
		}
		changed, err := Changed(root, list, t)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(slices.Collect(maps.Keys(changed)), func(file string) bool { return wrong[file] != "" }) {
			continue
		}
		answer := cmp.Or(wrong[t.Path()], "solution/"+t.Name)
		text, err := os.ReadFile(answerFile(root, t.Chapter, answer))
		if err != nil {
			return nil, err
		}
		o[filepath.Join(root, filepath.FromSlash(t.Path()))] = text
		for _, also := range t.Paths()[1:] {
			if o[filepath.Join(root, filepath.FromSlash(also))], err = os.ReadFile(answerFile(root, t.Chapter, "solution/"+strings.TrimSuffix(t.Also, ".go"))); err != nil {
				return nil, err
			}
		}
		for file, text := range changed {
			o[filepath.Join(root, filepath.FromSlash(file))] = text
		}
	}
	return o, nil
}

// wrongFiles finds wrong answers by their names: for the file of a task, from the root, "wrong/Targets-slip".
func wrongFiles(root string, list []tasks.Task, names []string) (map[string]string, error) {
	found := make(map[string]string)
	for _, name := range names {
		chapter, short, ok := strings.Cut(name, "/")
		if !ok {
			chapter, short = "", name
		}
		task, _, _ := strings.Cut(short, "-")
		isThere := false
		for _, t := range list {
			if !t.IsOwn() || t.Name != task || chapter != "" && chapter != t.Chapter {
				continue
			}
			if _, err := os.Stat(answerFile(root, t.Chapter, "wrong/"+short)); err == nil {
				found[t.Path()], isThere = "wrong/"+short, true
			}
		}
		if !isThere {
			return nil, fmt.Errorf("no wrong answer %q: looked for exercises/testdata/chNN-name/wrong/%s.go", name, filepath.Base(name))
		}
	}
	return found, nil
}

// Changed returns what our answers to other tasks become with a task, by their files from the root:
// a refactoring goes through all of them. They lie in a folder beside its solution, solution/Fast,
// under the names of their tasks. Most tasks change nothing.
func Changed(root string, list []tasks.Task, t tasks.Task) (map[string][]byte, error) {
	changed := make(map[string][]byte)
	for _, other := range list {
		if other.Chapter != t.Chapter || !other.IsOwn() {
			continue
		}
		text, err := os.ReadFile(answerFile(root, t.Chapter, "solution/"+t.Name+"/"+other.Name))
		switch {
		case err == nil:
			changed[other.Path()] = text
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
	}
	return changed, nil
}

// answerFile is where an answer lies, "solution/Targets" or "wrong/Targets-slip".
func answerFile(root, chapter, answer string) string {
	return filepath.Join(root, "exercises", "testdata", chapter, filepath.FromSlash(answer)+".go")
}
