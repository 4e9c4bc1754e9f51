// overlay.go lays the course's own files, solutions and wrong answers over a learner's.

package source

import (
	"fmt"
	"os"
	"path/filepath"
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
func Wrong(root string, names ...string) (gotool.Overlay, error) {
	o, err := Own(root)
	if err != nil {
		return nil, err
	}
	list, err := tasks.Read(root)
	if err != nil {
		return nil, err
	}
	missing := make(map[string]bool)
	for _, name := range names {
		missing[name] = true
	}
	for _, t := range list {
		if !t.IsOwn() {
			continue
		}
		answer := "solution/" + t.Name
		for _, name := range names {
			chapter, short, ok := strings.Cut(name, "/")
			if !ok {
				chapter, short = t.Chapter, name
			}
			if task, _, _ := strings.Cut(short, "-"); chapter != t.Chapter || task != t.Name {
				continue
			}
			if _, err := os.Stat(answerFile(root, t.Chapter, "wrong/"+short)); err == nil {
				answer = "wrong/" + short
				delete(missing, name)
			}
		}
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
	}
	for name := range missing {
		return nil, fmt.Errorf("no wrong answer %q: looked for exercises/testdata/chNN-name/wrong/%s.go", name, filepath.Base(name))
	}
	return o, nil
}

// answerFile is where an answer lies, "solution/Targets" or "wrong/Targets-slip".
func answerFile(root, chapter, answer string) string {
	return filepath.Join(root, "exercises", "testdata", chapter, filepath.FromSlash(answer)+".go")
}
