// way_test.go goes through the whole course as a learner does, in a copy of it.

package main

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// A copied is the command in a copy of the real course.
type copied struct{ *coursetest.Fixture }

// newCopy is the command in a copy of the real course, with ours in all files.
func newCopy(t *testing.T) copied {
	t.Helper()
	if !*full {
		t.Skip("runs with -full")
	}
	coursetest.NeedsGo(t)
	t.Parallel()
	root, _ := realCourse(t, tasks.Rebuild)
	f := copied{newFixture(t)}
	f.Root = t.TempDir()
	f.Go = func(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
		cheap := []string{args[0], "-trimpath"} // what was built stays of use
		if args[0] == "test" {
			cheap = append(cheap, "-vet=off", "-ldflags=-w")
		}
		return coursetest.RealGo(ctx, root, o, append(cheap, allOfFolder(args[1:])...)...)
	}
	for _, name := range append(gotool.Chapters(root), "internal", "docs", "exercises") {
		if err := os.CopyFS(f.Abs(name), os.DirFS(filepath.Join(root, name))); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		f.Write(name, readFile(t, filepath.Join(root, name)))
	}
	f.Remove(kept.Dir)
	f.Do(0, "restore all")
	// A course in which a test has been changed proves nothing.
	f.Exactly(0, "restore", "All files are the course's own; there is nothing to bring back.\n")
	f.Remove(kept.Dir)
	f.checkout()
	return f
}

// allOfFolder asks for all tests of a folder where check asks for those of a function that is
// rebuilt: they are among them. Then check runs all, and asks for the same once more; and since what
// solve writes compiles to what ours does, go test remembers of each folder that it is green. It
// runs again where that is not so, as with a stub in the place of an answer.
func allOfFolder(args []string) []string {
	i := slices.Index(args, "-run")
	if i < 0 || len(args) != i+3 || strings.HasPrefix(args[i+1], "^TestTask") {
		return args
	}
	args = slices.Delete(slices.Clone(args), i, i+2)
	args[slices.Index(args, "-timeout")+1] = "1m"
	return args
}

// checkout puts ours in the place of all that the learner has, as git would.
func (f copied) checkout() {
	f.T.Helper()
	for chapter, a := range f.Course().Archives {
		if err := coursetest.WriteAll(f.Root, a.Ours); err != nil {
			f.T.Fatal(err)
		}
		for _, file := range f.Course().Added(chapter) {
			f.Remove(file)
		}
	}
}

// solve writes a learner's right answer to a task that is set up, and returns the files; of a hunt
// it writes them in the copy.
func (f copied) solve(x tasks.Task) map[string]string {
	f.T.Helper()
	ours, answers := f.Course().Archives[x.Chapter].Ours, make(map[string]string)
	to := func(file, text string) (string, string) { return file, text }
	if x.Kind == tasks.Hunt {
		to = func(file, text string) (string, string) {
			return course.HuntDir + "/" + file, course.Away(text, x.Chapter)
		}
	}
	for _, file := range f.Course().Files(x) {
		switch x.Kind {
		case tasks.Hunt:
			answers[file] = ours[file] + "\n// Mended.\n"
		case tasks.Rebuild:
			function := tasks.CodeOf(ours[file], x.Name)
			answers[file] = strings.Replace(ours[file], function, strings.Replace(function, "{\n", "{ // Mine.\n", 1), 1)
		default:
			answer := x.Name + ".go"
			if file != x.Path() {
				answer = x.Also
			}
			answers[file] = f.Read("exercises/testdata/" + x.Chapter + "/solution/" + answer)
		}
	}
	changed, err := source.Changed(f.Root, f.Course().Tasks, x)
	if err != nil {
		f.T.Fatal(err)
	}
	for file, text := range changed {
		answers[file] = string(text)
	}
	for file, text := range answers {
		f.Write(to(file, text))
	}
	return answers
}

// allGreen wants the tests of all chapters to be green as they are.
func (f copied) allGreen(flags ...string) {
	f.T.Helper()
	args := append([]string{"test"}, flags...)
	for _, chapter := range gotool.Chapters(f.Root) {
		args = append(args, "./"+chapter+"/...")
	}
	if out, exit, err := f.Go(context.Background(), f.Root, nil, args...); err != nil || exit != 0 {
		f.T.Errorf("go test of all chapters: exit status %d, %v\n%s", exit, err, out)
	}
}

// carriedInto counts the functions that go on into a chapter, if all before it are done.
func (f copied) carriedInto(chapter string) int {
	into := make(map[string]bool)
	for _, x := range f.Course().Tasks {
		if path.Dir(x.File) == path.Dir(tasks.Look) {
			continue // a look is told in a sentence of its own
		}
		theirs := f.Course().Archives[chapter].Ours[chapter+"/"+x.File]
		ours := strings.ReplaceAll(f.Course().Archives[x.Chapter].Ours[x.Path()], x.Chapter, chapter)
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
	for _, x := range f.Course().Tasks {
		if f.Desk().IsGreen(x) {
			continue // it was carried here, and next passes it over
		}
		line := "next"
		if !x.Core {
			line += " " + x.Number()
		}
		f.Do(0, line)
		f.Never("stays where it is")
		if m := playsWith.FindStringSubmatch(f.Words.String()); m != nil {
			carried[m[1]] = m[2]
		}
		if f.Desk().IsGreen(x) {
			continue // it has just been carried here
		}
		f.Said(course.Title(x), "\n  "+x.Line)
		maps.Copy(answers, f.solve(x))
		f.Says(0, "check", course.Title(x)+" is green")
		for _, y := range f.Course().Tasks { // whose answers x has changed are judged once more
			if y.Dir() == x.Dir() && y.IsOwn() && x.Workshop && !f.Desk().IsGreen(y) && y.Place < x.Place {
				f.Says(0, "check "+y.Number(), course.Title(y)+" is green")
			}
		}
		if t.Failed() {
			return
		}
	}
	f.Exactly(0, "next", "From here on the core is done. What is left: go run ./exercises"+"\n")
	for _, chapter := range gotool.Chapters(f.Root)[1:] {
		if want := fmt.Sprint(f.carriedInto(chapter)); carried[chapter] != want {
			t.Errorf("into %s %s functions were carried, want %s", chapter, carried[chapter], want)
		}
	}
	f.IsThere(slices.Collect(maps.Values(answers))...)
	for _, x := range f.Course().Tasks {
		if !f.Desk().IsGreen(x) {
			t.Errorf("%s is not green", course.Title(x))
		}
	}
	f.allGreen()
}

// Tasks in these folders build on each other, and have their order.
var inOrder = regexp.MustCompile(`^(champion|learn)/`)

// Some tasks in an order of chance, with git and kills in between.
func TestTheCourseInDisorder(t *testing.T) {
	f := newCopy(t)
	list := slices.DeleteFunc(slices.Clone(f.Course().Tasks), func(x tasks.Task) bool {
		return x.Place%5 != 1 && x.Name != "Hunt2" || inOrder.MatchString(x.File)
	})
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	t.Logf("in this order: %v", list)
	answers := make(map[string]string) // the learner's files as they stood last
	var all []string                   // and all of their texts
	for i, x := range list {
		f.Says(0, "next "+x.Number(), course.Title(x))
		solved := f.solve(x)
		all = slices.AppendSeq(all, maps.Values(solved))
		if x.Kind != tasks.Hunt {
			maps.Copy(answers, solved)
		}
		f.Says(0, "check", course.Title(x)+" is green")
		if i%2 == 0 {
			f.checkout()
		} else {
			c := toolAt(f.Root, []string{"restore all", "next " + list[0].Number()}[i%4/2])
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			time.Sleep(rand.N(200 * time.Millisecond))
			c.Process.Kill()
			c.Wait()
		}
		f.Do(0, "restore -mine all")
		for file, text := range answers {
			f.Has(file, text)
		}
		if f.IsThere(all...); t.Failed() {
			return
		}
	}
	for _, chapter := range gotool.Chapters(f.Root) {
		f.Do(0, "start "+chapter)
		f.Never("stays where it is")
	}
	f.allGreen("-skip", "^TestTask") // an answer that came again may be wrong there
	f.Do(0, "restore all")
	f.Exactly(0, "restore", "All files are the course's own; there is nothing to bring back.\n")
	f.IsThere(all...)
}
