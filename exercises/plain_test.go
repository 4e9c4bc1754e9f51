// plain_test.go empties each function of the course in a copy, and reads what the plain
// `go test ./ch03-check/...` says then.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/internal/tasks"
)

// The task's own test speaks first, and it says where to edit, how to see it and how to see
// the rest. The longest may fill a screen; a whole chapter is a little more.
func TestPlainRun(t *testing.T) {
	coursetest.NeedsGo(t)
	if !*full {
		t.Skip("it builds the whole course in another folder: -full")
	}
	t.Parallel()
	const mostOfOne, mostOfChapter = 28, 60
	c := theCourse(t, tasks.Rebuild)
	root := copyOf(t, c)
	seen := make(map[string]bool)
	for _, x := range c.Tasks {
		t.Run(x.Chapter+" "+x.Name, func(t *testing.T) {
			file := filepath.Join(root, filepath.FromSlash(x.Path()))
			a := c.Archives[x.Chapter]
			write(t, file, a.Stubs[x.Path()])
			defer write(t, file, a.Ours[x.Path()])
			out := plainRun(root, "./"+x.Dir())
			for _, want := range []string{
				fmt.Sprintf("%s %s, %s", x.Number(), x.Name, x.Test),
				fmt.Sprintf("  Edit:  %s:", x.Path()),
				"  Play:  ",
				"  Stuck: go run ./exercises hint " + x.Number(),
				"All of it: go test -run . ./" + x.Dir(),
			} {
				if !strings.Contains(out, want) {
					t.Errorf("it does not say %q", want)
				}
			}
			if n := strings.Count(out, "\n"); n > mostOfOne {
				t.Errorf("it prints %d lines, want %d at most", n, mostOfOne)
			}
			if t.Failed() {
				t.Logf("it says\n%s", out)
			}
			if seen[x.Chapter] || path.Base(x.Dir()) != "chess" || x.Chapter == "ch05-full" { // that has more packages
				return
			}
			seen[x.Chapter] = true
			out = plainRun(root, "./"+x.Chapter+"/...")
			lines := strings.Split(strings.TrimSpace(out), "\n")
			screen := strings.Join(lines[max(len(lines)-23, 0):], "\n")
			if len(lines) > mostOfChapter || !strings.Contains(screen, "  Edit:  "+x.Path()) {
				t.Errorf("the chapter says, in more than %d lines or without the place at its end,\n%s", mostOfChapter, out)
			}
		})
	}
}

// plainRun is what `go test` prints of packages.
func plainRun(root, packages string) string {
	run := exec.Command("go", "test", "-timeout", "60s", packages)
	run.Dir = root
	out, _ := run.CombinedOutput()
	return string(out)
}

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
