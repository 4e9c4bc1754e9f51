// overlay.go puts together overlays: stubs, solutions, wrong answers.

package gotool

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Overlay maps the absolute path of a file to the absolute path of what stands
// in for it. An empty stand-in hides the file.
type Overlay map[string]string

// Add writes content into a new file in dir and lets it stand in for path.
func (o Overlay) Add(path string, content []byte, dir string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, "*-"+filepath.Base(path))
	if err != nil {
		return err
	}
	if _, err := f.Write(content); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	o[path], err = filepath.Abs(f.Name())
	return err
}

// And returns a new overlay with both; where they disagree, other counts.
func (o Overlay) And(other Overlay) Overlay {
	both := make(Overlay, len(o)+len(other))
	maps.Copy(both, o)
	maps.Copy(both, other)
	return both
}

// Stubs lays the pristine stubs over what the learner has written, in every
// chapter.
func Stubs(root string) (Overlay, error) {
	o := make(Overlay)
	for _, chapter := range Chapters(root) {
		stub := filepath.Join(testdata(root, chapter), "stub.go")
		if exists(stub) {
			o.hideExtras(root, chapter)
			o[answerFile(root, chapter)] = stub
		}
	}
	return o, nil
}

// Solutions lays all solutions over what the learner has written, in every
// chapter.
func Solutions(root string) (Overlay, error) {
	return Wrong(root)
}

// Wrong is Solutions with wrong answers in the place of some. Each is named by
// its file without the ending and, where two chapters could have it, with the
// chapter before it: "Targets-slip" or "ch02-moves/Targets-slip".
func Wrong(root string, names ...string) (Overlay, error) {
	o := make(Overlay)
	missing := make(map[string]bool)
	for _, name := range names {
		missing[name] = true
	}
	for _, chapter := range Chapters(root) {
		answers, err := filepath.Glob(filepath.Join(testdata(root, chapter), "solution", "*.go"))
		if err != nil {
			return nil, err
		}
		if len(answers) == 0 {
			if stub := filepath.Join(testdata(root, chapter), "stub.go"); exists(stub) {
				o[answerFile(root, chapter)] = stub
			}
			continue
		}
		for i, answer := range answers {
			for _, name := range names {
				if wrong := wrongFile(root, chapter, name); wrong != "" && taskOf(wrong) == taskOf(answer) {
					answers[i] = wrong
					delete(missing, name)
				}
			}
		}
		o.hideExtras(root, chapter)
		o.answer(root, chapter, answers)
	}
	for name := range missing {
		return nil, fmt.Errorf("no wrong answer %q: looked for exercises/testdata/chNN-name/wrong/%s.go", name, filepath.Base(name))
	}
	return o, nil
}

// answer lays files, one for each task, over a chapter's exercises: a wrong
// answer is put in the learner's own file, where messages point to; without
// one, the first solution.
func (o Overlay) answer(root, chapter string, files []string) {
	first := 0
	for i, file := range files {
		if filepath.Base(filepath.Dir(file)) == "wrong" {
			first = i
			break
		}
	}
	dir := filepath.Dir(answerFile(root, chapter))
	for i, file := range files {
		if i == first {
			o[answerFile(root, chapter)] = file
			continue
		}
		o[filepath.Join(dir, "task_"+taskOf(file)+".go")] = file
	}
}

// courseFiles are the files in a chapter's exercises that a learner has not added, beside
// those whose names begin with given.
var courseFiles = []string{"exercises.go", "exercises_test.go", "opponent_test.go", "champion_test.go"}

// hideExtras hides the files that the learner has added to a chapter's
// exercises: they would clash with names in the solutions.
func (o Overlay) hideExtras(root, chapter string) {
	dir := filepath.Dir(answerFile(root, chapter))
	files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
	for _, file := range files {
		name := filepath.Base(file)
		if !slices.Contains(courseFiles, name) && !strings.HasPrefix(name, "given") {
			o[file] = ""
		}
	}
}

// answerFile is the learner's own file of a chapter.
func answerFile(root, chapter string) string {
	return filepath.Join(root, chapter, "exercises", "exercises.go")
}

// testdata is where a chapter's stubs, solutions and wrong answers lie.
func testdata(root, chapter string) string {
	return filepath.Join(root, "exercises", "testdata", chapter)
}

// wrongFile finds a wrong answer of the chapter by name; empty if it has none.
func wrongFile(root, chapter, name string) string {
	if of, rest, ok := strings.Cut(name, "/"); ok {
		if of != chapter {
			return ""
		}
		name = rest
	}
	file := filepath.Join(testdata(root, chapter), "wrong", name+".go")
	if !exists(file) {
		return ""
	}
	return file
}

// taskOf is the task of an answer's file: Targets for Targets.go and
// Targets-slip.go.
func taskOf(file string) string {
	name, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(file), ".go"), "-")
	return name
}

// exists reports whether there is a file of that name.
func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
