// plain_test.go empties each function of the course in a copy, and reads what the plain
// `go test ./ch03-check/...` says then.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/internal/tasks"
)

// The stub of each function compiles, and turns the task's own test red. This test speaks
// first, and it says where to edit, how to see it and how to see the rest.
//
// The tasks of a round are of different chapters, and are run at once.
func TestPlainRun(t *testing.T) {
	coursetest.NeedsGo(t)
	if !*full {
		t.Skip("it builds the whole course in another folder: -full")
	}
	t.Parallel()
	const most = 28 // lines: they fill a screen
	c := theCourse(t, tasks.Rebuild)
	root := copyOf(t, c)
	for i, round := range inRounds(c.Tasks) {
		var dirs []string
		for _, x := range round {
			file := filepath.Join(root, filepath.FromSlash(x.Path()))
			write(t, file, c.Archives[x.Chapter].Stubs[x.Path()])
			dirs = append(dirs, "./"+x.Dir())
		}
		said := plainRun(root, dirs...)
		for _, x := range round {
			file := filepath.Join(root, filepath.FromSlash(x.Path()))
			write(t, file, c.Archives[x.Chapter].Ours[x.Path()])
			out := said["mateinfive/"+x.Dir()]
			if !regexp.MustCompile(`\b` + x.Test + `\b`).MatchString(out) { // only what is red is named
				t.Errorf("%s: %s itself is not red\n%s", course.Title(x), x.Test, out)
			}
			for _, want := range []string{
				fmt.Sprintf("%s %s, %s", x.Number(), x.Name, x.Test),
				fmt.Sprintf("  Edit:  %s:", x.Path()),
				"  Stuck: go run ./exercises hint ",
				"All of it: go test -run . ./" + x.Dir(),
			} {
				if !strings.Contains(out, want) || strings.Count(out, "\n") > most {
					t.Errorf("%s: want %q, and %d lines at most, not\n%s", course.Title(x), want, most, out)
				}
			}
		}
		if i == 0 {
			proveChapters(t, c, root, round)
		}
	}
}

// A whole chapter with a function that is empty is read on one screen, where it ends with the
// place to edit. (Chapter 5 has more packages than a screen has lines.)
func proveChapters(t *testing.T, c *course.Course, root string, list []tasks.Task) {
	const most, screen = 60, 24
	for _, x := range list {
		if x.Chapter == "ch05-full" {
			continue
		}
		file := filepath.Join(root, filepath.FromSlash(x.Path()))
		write(t, file, c.Archives[x.Chapter].Stubs[x.Path()])
		said := plainRun(root, "./"+x.Chapter+"/...")
		write(t, file, c.Archives[x.Chapter].Ours[x.Path()])
		all := 1 // go's last line
		for _, text := range said {
			all += strings.Count(text, "\n")
		}
		end := said["mateinfive/"+x.Chapter+"/terminal"]
		isEdit := strings.Contains(end, "  Edit:  "+x.Path())
		if all > most || strings.Count(end, "\n") > screen || !isEdit {
			t.Errorf("%s: the chapter says %d lines, want at most %d, and at its end the place,\n%s",
				course.Title(x), all, most, end)
		}
	}
}

// plainRun is what `go test` prints of packages, by their import paths.
func plainRun(root string, packages ...string) map[string]string {
	run := exec.Command("go", append([]string{"test", "-timeout", "60s"}, packages...)...)
	run.Dir = root
	out, _ := run.CombinedOutput()
	said := make(map[string]string)
	text := ""
	for line := range strings.Lines(string(out)) {
		text += line
		if m := packageEnd.FindStringSubmatch(line); m != nil {
			said[m[1]], text = text, ""
		}
	}
	return said
}

// packageEnd is the line with which go ends the output of a package.
var packageEnd = regexp.MustCompile(`^(?:ok  |FAIL)\t(mateinfive/\S+)`)

// copyOf is a copy of the course, as it is delivered, without its book.
func copyOf(t *testing.T, c *course.Course) string {
	t.Helper()
	root := t.TempDir()
	for _, dir := range append(c.Chapters(), "internal", "exercises/testdata") {
		if err := os.CopyFS(filepath.Join(root, dir), os.DirFS(c.Abs(dir))); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range []string{"go.mod", "go.sum", tasks.File} {
		write(t, filepath.Join(root, file), readFile(t, c.Abs(file)))
	}
	for chapter, a := range c.Archives {
		for file, text := range a.Ours {
			if c.Content(file) != course.Ours {
				t.Logf("%s: ours stands in the copy of %s", file, chapter)
				write(t, filepath.Join(root, filepath.FromSlash(file)), text)
			}
		}
	}
	return root
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
