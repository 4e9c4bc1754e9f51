// archive_test.go writes and proves the archives: what the course has in the files that
// learners change.

package main

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

var update = flag.Bool("update", false, "write the archives in testdata anew, from the files as they are: not where a learner has been at work")

// TestArchives compares the archives with the files. A learner's files are no matter: so
// this is proved with -full.
func TestArchives(t *testing.T) {
	if !*full && !*update {
		t.Skip("a learner's files may be anything: runs with -full")
	}
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests, tasks.Hunt)
	for _, chapter := range gotool.Chapters(root) {
		want, err := archiveOf(root, chapter, list)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(root, filepath.FromSlash(tasks.ArchiveFile(chapter)))
		switch got, _ := os.ReadFile(file); {
		case string(got) == want:
		case *update:
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Error(err)
			}
		default:
			t.Errorf("%s is not what the files of the chapter say: go test ./exercises -update", tasks.ArchiveFile(chapter))
		}
	}
}

// archiveOf is the text of a chapter's archive, from the files as they are.
func archiveOf(root, chapter string, list []tasks.Task) (string, error) {
	ours, stubs, faults := map[string]string{}, map[string]string{}, map[string]string{}
	keep := func(file string) error {
		text, err := os.ReadFile(file)
		rel, _ := filepath.Rel(filepath.Join(root, chapter), file)
		ours[filepath.ToSlash(rel)] = string(text)
		return err
	}
	if err := keep(filepath.Join(root, chapter, tasks.Look)); err != nil {
		return "", err
	}
	for _, x := range list {
		if x.Chapter < chapter && x.Kind == tasks.Rebuild { // it may be carried to here
			file := filepath.Join(root, chapter, filepath.FromSlash(x.File))
			if _, err := os.Stat(file); err == nil {
				if err := keep(file); err != nil {
					return "", err
				}
			}
		}
		if x.Chapter != chapter {
			continue
		}
		dir := filepath.Join(root, filepath.FromSlash(x.Dir()))
		switch x.Kind {
		case tasks.Rebuild:
			d, err := source.Find(dir, x.Name)
			if err != nil {
				return "", err
			}
			text, err := os.ReadFile(d.File)
			if err != nil {
				return "", err
			}
			stub, err := source.Empty(text, d)
			if err != nil {
				return "", err
			}
			stubs[x.File] = string(stub)
		case tasks.Hunt:
			texts, err := withFault(dir, filepath.Join(root, "exercises", "testdata", chapter, "hunt", x.Name+".go"))
			if err != nil {
				return "", err
			}
			for _, file := range slices.Sorted(maps.Keys(texts)) {
				faults[x.Name+" "+x.File+"/"+filepath.Base(file)] = texts[file]
				if err := keep(file); err != nil {
					return "", err
				}
			}
			continue
		}
		for _, file := range x.Paths() {
			if err := keep(filepath.Join(root, filepath.FromSlash(file))); err != nil {
				return "", err
			}
		}
	}
	var all strings.Builder
	fmt.Fprintf(&all, "What the course has in the files of %s, whatever stands in them.\nWritten by: go test ./exercises -update\n\n", chapter)
	files(&all, "ours", ours)
	files(&all, "stub", stubs)
	files(&all, "fault", faults)
	all.WriteString("-- sums --\n")
	for _, name := range tasks.GoFiles(root, chapter) {
		short := strings.TrimPrefix(name, chapter+"/")
		if _, isOurs := ours[short]; isOurs {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&all, "%s %s\n", short, tasks.Sum(string(text)))
	}
	return all.String(), nil
}

// files writes files into an archive.
func files(all *strings.Builder, kind string, files map[string]string) {
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(all, "-- %s %s --\n%s", kind, name, files[name])
	}
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
