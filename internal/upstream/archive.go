// archive.go writes down what the course has in the files that learners change.

package upstream

import (
	"fmt"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// Archive is the text of a chapter's archive, from the files as they are: [tasks.Archive]
// says what stands in it.
func Archive(root, chapter string) (string, error) {
	list, err := tasks.Read(root)
	if err != nil {
		return "", err
	}
	a := archive{
		root: root, chapter: chapter,
		ours: map[string]string{}, stubs: map[string]string{}, faults: map[string]string{},
	}
	if _, err := os.Stat(a.path(tasks.Look)); err == nil {
		if err := a.keep(tasks.Look); err != nil {
			return "", err
		}
	}
	for _, x := range list {
		if err := a.add(x); err != nil {
			return "", fmt.Errorf("task %s %s: %w", x.Number(), x.Name, err)
		}
	}
	return a.text()
}

// An archive is what is found for one. Its files are named from the chapter.
type archive struct {
	root, chapter       string
	ours, stubs, faults map[string]string
}

// add takes in what the archive has of a task, which may be of an earlier chapter: then
// its file may be carried to here.
func (a *archive) add(x tasks.Task) error {
	switch {
	case x.Chapter > a.chapter, x.Chapter < a.chapter && x.Kind != tasks.Rebuild:
		return nil
	case x.Chapter < a.chapter:
		if _, err := os.Stat(a.path(x.File)); err != nil {
			return nil
		}
		return a.keep(x.File)
	case x.Kind == tasks.Hunt:
		return a.addFault(x)
	case x.Kind == tasks.Rebuild:
		if err := a.addStub(x); err != nil {
			return err
		}
	}
	for _, file := range x.Paths() {
		if err := a.keep(strings.TrimPrefix(file, a.chapter+"/")); err != nil {
			return err
		}
	}
	return nil
}

func (a *archive) path(file string) string {
	return filepath.Join(a.root, a.chapter, filepath.FromSlash(file))
}

func (a *archive) keep(file string) error {
	text, err := os.ReadFile(a.path(file))
	a.ours[file] = string(text)
	return err
}

// addStub takes the function out of a task's file.
func (a *archive) addStub(x tasks.Task) error {
	d, err := source.Find(filepath.Join(a.root, filepath.FromSlash(x.Dir())), x.Name)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(d.File)
	if err != nil {
		return err
	}
	stub, err := source.Empty(text, d)
	if err != nil {
		return err
	}
	stub, err = format.Source(stub) // an import may have left a blank line behind
	a.stubs[x.File] = string(stub)
	return err
}

// addFault lays the functions of a hunt over ours.
func (a *archive) addFault(x tasks.Task) error {
	hunt := filepath.Join(a.root, "exercises", "testdata", a.chapter, "hunt", x.Name+".go")
	texts, err := withFault(filepath.Join(a.root, filepath.FromSlash(x.Dir())), hunt)
	if err != nil {
		return err
	}
	for path, text := range texts {
		file := x.File + "/" + filepath.Base(path)
		a.faults[x.Name+" "+file] = text
		if err := a.keep(file); err != nil {
			return err
		}
	}
	return nil
}

// withFault is the files of a folder with the functions of a hunt in the place of ours.
func withFault(dir, hunt string) (map[string]string, error) {
	text, err := os.ReadFile(hunt)
	if err != nil {
		return nil, err
	}
	decls, err := source.Parse(hunt, text)
	texts := make(map[string]string)
	for _, fault := range decls {
		now, err := source.Find(dir, fault.Symbol)
		if err != nil {
			return nil, err
		}
		file := []byte(texts[now.File])
		if len(file) == 0 {
			if file, err = os.ReadFile(now.File); err != nil {
				return nil, err
			}
		}
		if now, err = source.FindIn(now.File, file, fault.Symbol); err != nil {
			return nil, err
		}
		texts[now.File] = string(source.Splice(file, now, fault.Text, source.Imports(text)))
	}
	return texts, err
}

func (a *archive) text() (string, error) {
	var all strings.Builder
	fmt.Fprintf(&all, "What the course has in the files of %s, whatever stands in them.\n", a.chapter)
	all.WriteString("docs/CONTRIBUTING.md says how this is written.\n\n")
	for _, part := range []struct {
		kind  string
		files map[string]string
	}{{"ours", a.ours}, {"stub", a.stubs}, {"fault", a.faults}} {
		for _, name := range slices.Sorted(maps.Keys(part.files)) {
			fmt.Fprintf(&all, "-- %s %s --\n%s", part.kind, name, part.files[name])
		}
	}
	all.WriteString("-- sums --\n")
	for _, name := range tasks.GoFiles(a.root, a.chapter) {
		file := strings.TrimPrefix(name, a.chapter+"/")
		if _, isOurs := a.ours[file]; isOurs {
			continue
		}
		text, err := os.ReadFile(a.path(file))
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&all, "%s %s\n", file, tasks.Sum(string(text)))
	}
	return all.String(), nil
}
