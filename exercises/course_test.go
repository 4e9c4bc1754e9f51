// course_test.go goes through the whole course as a learner does, in a copy of it.

package main

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// newCopy is the command in a copy of the real course, with ours in all files.
func newCopy(t *testing.T) *fixture {
	t.Helper()
	if !*full {
		t.Skip("runs with -full")
	}
	needsGo(t)
	t.Parallel()
	root, _ := realCourse(t, tasks.Rebuild)
	f := newFixture(t)
	f.root = t.TempDir()
	f.goTool = func(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
		cheap := []string{args[0], "-trimpath"} // what was built stays of use
		if args[0] == "test" {
			cheap = append(cheap, "-vet=off", "-ldflags=-w")
		}
		return goLimited(ctx, root, o, append(cheap, args[1:]...)...)
	}
	for _, name := range append(gotool.Chapters(root), "internal", "docs", "exercises") {
		if err := os.CopyFS(f.abs(name), os.DirFS(filepath.Join(root, name))); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		f.write(name, readFile(t, filepath.Join(root, name)))
	}
	f.remove(kept.Dir)
	f.do(0, "restore all")
	f.exactly(0, "restore", allOurs) // a course in which a test has been changed proves nothing
	f.remove(kept.Dir)
	f.checkout()
	return f
}

// checkout puts ours in the place of all that the learner has, as git would.
func (f *fixture) checkout() {
	f.t.Helper()
	for chapter, a := range f.archives {
		if err := writeAll(f.root, a.Ours); err != nil {
			f.t.Fatal(err)
		}
		for _, file := range f.added(chapter) {
			f.remove(file)
		}
	}
}

// solve writes a learner's right answer to a task that is set up, and returns the files.
func (f *fixture) solve(x tasks.Task) map[string]string {
	f.t.Helper()
	ours, answers := f.archives[x.Chapter].Ours, make(map[string]string)
	for _, file := range f.tool.files(x) {
		switch x.Kind {
		case tasks.Hunt:
			answers[file] = ours[file] + "\n// Mended.\n"
		case tasks.Rebuild:
			function := code(ours[file], x.Name)
			answers[file] = strings.Replace(ours[file], function, strings.Replace(function, "{", "{ // Mine.\n", 1), 1)
		default:
			answer := x.Name + ".go"
			if file != x.Path() {
				answer = x.Also
			}
			answers[file] = f.read("exercises/testdata/" + x.Chapter + "/solution/" + answer)
		}
	}
	if err := writeAll(f.root, answers); err != nil {
		f.t.Fatal(err)
	}
	return answers
}

// allGreen wants the tests of all chapters to be green as they are.
func (f *fixture) allGreen(flags ...string) {
	f.t.Helper()
	args := append([]string{"test"}, flags...)
	for _, chapter := range gotool.Chapters(f.root) {
		args = append(args, "./"+chapter+"/...")
	}
	if out, exit, err := f.goTool(context.Background(), f.root, nil, args...); err != nil || exit != 0 {
		f.t.Errorf("go test of all chapters: exit status %d, %v\n%s", exit, err, out)
	}
}

// carriedInto counts the functions that go on into a chapter, if all before it are done.
func (f *fixture) carriedInto(chapter string) int {
	into := make(map[string]bool)
	for _, x := range f.list {
		theirs := f.archives[chapter].Ours[chapter+"/"+x.File]
		ours := strings.ReplaceAll(f.archives[x.Chapter].Ours[x.Path()], x.Chapter, chapter)
		if x.Chapter < chapter && theirs != "" && (x.Kind == tasks.Rebuild && theirs == ours || x.Kind == tasks.Write) {
			into[x.File] = true
		}
	}
	return len(into)
}

var playsWith = regexp.MustCompile(`(ch\d\d-\w+) now plays with (\d+) function`)

// One task after the other, from the first to the last.
func TestTheWholeCourse(t *testing.T) {
	f := newCopy(t)
	carried := make(map[string]string)
	answers := make(map[string]string)
	for _, x := range f.list {
		if f.isGreen(x) {
			continue // it was carried here, and next passes it over
		}
		line := "next"
		if !x.Core {
			line += " " + x.Number()
		}
		f.do(0, line)
		f.never("stays where it is")
		if m := playsWith.FindStringSubmatch(f.words.String()); m != nil {
			carried[m[1]] = m[2]
		}
		if f.isGreen(x) {
			continue // it has just been carried here
		}
		f.said(title(x), "\n  "+x.Line)
		maps.Copy(answers, f.solve(x))
		f.says(0, "check", title(x)+" is green")
		if t.Failed() {
			return
		}
	}
	f.exactly(0, "next", coreDone+"\n")
	for _, chapter := range gotool.Chapters(f.root)[1:] {
		if want := fmt.Sprint(f.carriedInto(chapter)); carried[chapter] != want {
			t.Errorf("into %s %s functions were carried, want %s", chapter, carried[chapter], want)
		}
	}
	f.isThere(slices.Collect(maps.Values(answers))...)
	for _, x := range f.list {
		if !f.isGreen(x) {
			t.Errorf("%s is not green", title(x))
		}
	}
	f.allGreen()
}

// Some tasks in an order of chance, with git and kills in between. Those of the champion build on
// each other, and have their order.
func TestTheCourseInDisorder(t *testing.T) {
	f := newCopy(t)
	list := slices.DeleteFunc(slices.Clone(f.list), func(x tasks.Task) bool {
		return x.Place%5 != 1 && x.Name != "Hunt2" || strings.HasPrefix(x.File, "champion/")
	})
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	t.Logf("in this order: %v", list)
	answers := make(map[string]string) // the learner's files as they stood last
	var all []string                   // and all of their texts
	for i, x := range list {
		f.says(0, "next "+x.Number(), title(x))
		solved := f.solve(x)
		all = slices.AppendSeq(all, maps.Values(solved))
		if x.Kind != tasks.Hunt {
			maps.Copy(answers, solved)
		}
		f.says(0, "check", title(x)+" is green")
		if i%2 == 0 {
			f.checkout()
		} else {
			c := f.command([]string{"restore all", "next " + list[0].Number()}[i%4/2])
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(rand.N(200 * time.Millisecond))
			c.Process.Kill()
			c.Wait()
		}
		f.do(0, "restore -mine all")
		for file, text := range answers {
			f.has(file, text)
		}
		if f.isThere(all...); t.Failed() {
			return
		}
	}
	for _, chapter := range gotool.Chapters(f.root) {
		f.do(0, "start "+chapter)
		f.never("stays where it is")
	}
	f.allGreen("-skip", "^TestTask") // an answer that came again may be wrong there
	f.do(0, "restore all")
	f.exactly(0, "restore", allOurs)
	f.isThere(all...)
}
