// proofs_test.go proves of the real course that its tasks can be done, that they judge,
// and that files go on into later chapters.

package main

import (
	"cmp"
	"context"
	"fmt"
	"go/format"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/sheet"
	"mateinfive/internal/gotool"
	"mateinfive/internal/source"
	"mateinfive/internal/tasks"
)

// theCourse is the real course, with its tasks of these kinds.
func theCourse(t *testing.T, kinds ...string) *course.Course {
	t.Helper()
	root, list := realCourse(t, kinds...)
	c, err := course.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	c.Tasks = list
	return c
}

func readFile(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// found returns what matches in a text.
func found(form, text string) []string { return regexp.MustCompile(form).FindAllString(text, -1) }

// wrongAnswers lists the wrong answers to a task: "Mobility-some-name".
func wrongAnswers(c *course.Course, x tasks.Task) (names []string) {
	files, _ := filepath.Glob(c.Abs("exercises/testdata/" + x.Chapter + "/wrong/" + x.Name + "-*.go"))
	for _, file := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(file), ".go"))
	}
	return names
}

// A task has a file that holds no other, and a stub, or, if it is the learner's own, wrong
// answers that say why somebody would write them. There are no answers to anything else.
func TestTasksAreWhole(t *testing.T) {
	c := theCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests)
	holds := make(map[string]string)
	files, _ := filepath.Glob(c.Abs("exercises/testdata/*/[sw]*/*.go")) // solution, wrong
	for _, x := range c.Tasks {
		ours, stub := c.Archives[x.Chapter].Ours[x.Path()], c.Archives[x.Chapter].Stubs[x.Path()]
		if tasks.LineOf(ours, x.Name) == 0 || holds[x.Path()] != "" {
			t.Errorf("%s: want it, and it alone, in %s, which has %s", course.Title(x), x.Path(), holds[x.Path()])
		}
		holds[x.Path()] += course.Title(x)
		if !x.IsOwn() {
			if !strings.Contains(tasks.CodeOf(stub, x.Name), "// Empty: ") || tasks.CodeOf(stub, x.Name) == tasks.CodeOf(ours, x.Name) {
				t.Errorf("%s: its function is not empty in\n%s", course.Title(x), stub)
			}
			continue
		}
		in := c.Abs("exercises/testdata/" + x.Chapter)
		answers := []string{filepath.Join(in, "solution", x.Name+".go")}
		for _, name := range wrongAnswers(c, x) {
			answers = append(answers, filepath.Join(in, "wrong", name+".go"))
			if !strings.HasPrefix(readFile(t, answers[len(answers)-1]), "// Tempting: ") {
				t.Errorf("%s of %s does not say in its first line why somebody would write it", name, x.Chapter)
			}
		}
		if len(answers) == 1 {
			t.Errorf("%s has no wrong answers", course.Title(x))
		}
		files = slices.DeleteFunc(files, func(file string) bool { return slices.Contains(answers, file) })
	}
	if len(files) > 0 {
		t.Errorf("answers to no task: %q", files)
	}
}

// Each task has two hints at least, and what is written in the learner's file a solution.
func TestSheetsAreWhole(t *testing.T) {
	c := theCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests, tasks.Hunt)
	for _, x := range c.Tasks {
		s, err := sheet.SectionOf(c, x)
		isEmpty := func(h sheet.Clue) bool { return h.Question == "" || h.Answer == "" }
		if err != nil || len(s.Hints) < 2 || slices.ContainsFunc(s.Hints, isEmpty) {
			t.Errorf("task %s: %d hints, want two at least, each with a question and an answer; %v",
				course.Title(x), len(s.Hints), err)
		}
		_, below, _ := strings.Cut(readFile(t, c.Abs(sheet.Path(x.Chapter))), "\n## "+course.Title(x)+"\n")
		below, _, _ = strings.Cut(below, "\n## ")
		if x.IsOwn() != strings.Contains(below, "\n### Solution\n") {
			t.Errorf("task %s: want ### Solution for what is written in the learner's file, and for nothing else",
				course.Title(x))
		}
	}
}

// Where a function that a learner rebuilds is the same in a later chapter, so is its file,
// and the learner's goes on there.
func TestFilesGoOn(t *testing.T) {
	c := theCourse(t, tasks.Rebuild)
	pairs := 0
	fromFirst := make(map[string]bool)
	for _, x := range c.Tasks {
		ours := c.Archives[x.Chapter].Ours[x.Path()]
		for _, later := range gotool.Chapters(c.Root) {
			if later <= x.Chapter {
				continue
			}
			in := func(text string) string { return strings.ReplaceAll(text, x.Chapter, later) }
			if c.Archives[later].Ours[in(x.Path())] == in(ours) {
				if pairs++; x.Chapter == c.Tasks[0].Chapter {
					fromFirst[x.Name] = true
				}
				continue
			}
			files, _ := filepath.Glob(c.Abs(in(x.Dir()) + "/*.go"))
			for _, file := range files {
				text := cmp.Or(c.Archives[later].Ours[c.FromRoot(file)], readFile(t, file)) // whatever a learner has there
				if tasks.CodeOf(text, x.Name) == in(tasks.CodeOf(ours, x.Name)) {
					t.Errorf("%s is the same in %s, but not its file, %s", course.Title(x), later,
						c.FromRoot(file))
				}
			}
		}
	}
	if pairs < 64 || len(fromFirst) < 6 {
		t.Errorf("%d files go on into a later chapter, %d functions of the first: want 64 and 6 at least",
			pairs, len(fromFirst))
	}
}

// sample is the tasks of a list with which a slow proof is tried: those of one small
// chapter or, with -full, all.
func sample(list []tasks.Task) []tasks.Task {
	if *full {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), func(x tasks.Task) bool { return x.Chapter != "ch03-check" })
}

// inRounds sorts tasks into lists with one of each chapter, whose tests run at once.
// Without -full there is one.
func inRounds(list []tasks.Task) (rounds [][]tasks.Task) {
	seen := make(map[string]int)
	for _, x := range sample(list) {
		n := seen[x.Chapter]
		seen[x.Chapter]++
		if n == len(rounds) {
			rounds = append(rounds, nil)
		}
		rounds[n] = append(rounds[n], x)
	}
	if !*full {
		return rounds[:1]
	}
	return rounds
}

// lay lays texts over files that are named from the root.
func lay(c *course.Course, o gotool.Overlay, texts map[string]string) {
	for file, text := range texts {
		o[c.Abs(file)] = []byte(text)
	}
}

// ask runs the tests of the folders of tasks over ours and a layer.
func ask(t *testing.T, root string, o gotool.Overlay, list []tasks.Task, flags ...string) *gotool.Report {
	t.Helper()
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	args := append([]string{"test", "-json", "-timeout", "5m"}, flags...)
	for _, x := range list {
		if dir := "./" + x.Dir(); !slices.Contains(args, dir) {
			args = append(args, dir)
		}
	}
	out, _, err := coursetest.RealGo(context.Background(), root, ours.And(o), args...)
	if err != nil {
		t.Fatal(err)
	}
	r := gotool.ReadEvents(out)
	if broken := r.Broken(); broken != "" {
		t.Fatalf("it does not compile:\n%s", broken)
	}
	return r
}

// prove runs the tests of tasks over a layer and wants each to end so. What is the
// learner's own and not written is asked for by -run.
func prove(t *testing.T, root string, o gotool.Overlay, list []tasks.Task, want, name string, flags ...string) {
	t.Run(name, func(t *testing.T) {
		t.Parallel()
		r := ask(t, root, o, list, flags...)
		for _, x := range list {
			got, output := "", ""
			for _, test := range r.Tests {
				top, _, _ := strings.Cut(test.Name, "/")
				if test.Package != "mateinfive/"+x.Dir() || top != x.Test {
					continue
				}
				if output += test.Output; test.Name == top {
					got = cmp.Or(test.Action, "fail") // it may never come to its end
				}
			}
			isUnwritten := strings.Contains(output, "not written yet") && strings.Contains(output, x.Path())
			if got != want || x.IsOwn() && isUnwritten != strings.Contains(name, "not written") {
				t.Errorf("%s: %s is %q, want %q\n%s", course.Title(x), x.Test, got, want, output)
			}
		}
	})
}

// named is the flag that asks for the tests of tasks.
func named(list []tasks.Task) []string {
	var names []string
	for _, x := range list {
		names = append(names, x.Test)
	}
	return []string{"-run", "^(" + strings.Join(names, "|") + ")"}
}

// The stub of a function that is rebuilt compiles, and turns the function's own test red;
// with ours it is green. With -full the stubs are TestPlainRun's: there each turns its test red,
// too, and it is read what is said then.
func TestRebuiltTasksJudge(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	c := theCourse(t, tasks.Rebuild)
	all := slices.Concat(inRounds(c.Tasks)...)
	if !*full {
		stubs := make(gotool.Overlay)
		for _, x := range all {
			lay(c, stubs, map[string]string{x.Path(): c.Archives[x.Chapter].Stubs[x.Path()]})
		}
		prove(t, c.Root, stubs, all, "fail", "stubs", named(all)...)
	}
	prove(t, c.Root, nil, all, "pass", "ours", named(all)...)
}

// What waits to be written is not red until somebody asks, and then it is, and says where
// it waits; solutions are green, wrong answers red. The first round has the first wrong
// answer of every task, and so on.
func TestWrittenTasksJudge(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	c := theCourse(t, tasks.Write, tasks.Tests)
	all := sample(c.Tasks)
	solutions, err := source.Solutions(c.Root)
	if err != nil {
		t.Fatal(err)
	}
	prove(t, c.Root, nil, all, "skip", "not written")
	prove(t, c.Root, nil, all, "fail", "not written, and asked for", named(all)...)
	prove(t, c.Root, solutions, all, "pass", "solutions", named(all)...)
	// Wrong answers to a task that changes the answers to others don't go with theirs.
	var together, alone []tasks.Task
	for _, x := range all {
		changed, err := source.Changed(c.Root, c.Tasks, x)
		if err != nil {
			t.Fatal(err)
		}
		if len(changed) > 0 {
			alone = append(alone, x)
		} else {
			together = append(together, x)
		}
	}
	proveWrong(t, c, together, "wrong answers")
	for _, x := range alone {
		proveWrong(t, c, []tasks.Task{x}, "wrong answers to "+x.Name)
	}
}

// proveWrong proves that wrong answers are red: the first ones to all tasks of a list, then the
// second ones, and so on. Without -full the first are enough.
func proveWrong(t *testing.T, c *course.Course, all []tasks.Task, name string) {
	for round := 0; round == 0 || *full; round++ {
		var list []tasks.Task
		var names []string
		for _, x := range all {
			if wrong := wrongAnswers(c, x); round < len(wrong) {
				list, names = append(list, x), append(names, x.Chapter+"/"+wrong[round])
			}
		}
		if len(list) == 0 {
			return
		}
		wrong, err := source.Wrong(c.Root, names...)
		if err != nil {
			t.Fatal(err)
		}
		prove(t, c.Root, wrong, list, "fail", fmt.Sprint(name, " ", round+1), named(list)...)
	}
}

// leftOut are the tests of a hunt's folder from which one is left out, as in its copy.
func leftOut(c *course.Course, x tasks.Task) map[string]string {
	texts := make(map[string]string)
	for _, file := range tasks.GoFiles(c.Root, x.Dir()) {
		text := c.Text(file)
		if less := c.Without(x, text); less != text {
			texts[file] = less
		}
	}
	return texts
}

// A fault stands in files of its folder, under the comments that ours have, and has a
// story. With it a chapter compiles, and some of its tests are red, but not so many that
// none of them points anywhere.
func TestHunts(t *testing.T) {
	c := theCourse(t, tasks.Hunt)
	for _, x := range c.Tasks {
		at := c.Abs("exercises/testdata/" + x.Chapter + "/hunt/" + x.Name)
		if !strings.HasPrefix(readFile(t, at+".go"), "package "+filepath.Base(x.File)+"\n") {
			t.Errorf("%s: a comment before its package clause would give it away", course.Title(x))
		}
		story := strings.TrimSpace(readFile(t, at+".md"))
		lines := strings.Count(story, "\n")
		if !strings.HasPrefix(story, "# ") || lines < 5 || lines > 16 {
			t.Errorf("%s: want a story with a title, and 5 to 15 lines, not\n%s", course.Title(x), story)
		}
		for file, text := range c.Archives[x.Chapter].Faults[x.Name] {
			ours := c.Archives[x.Chapter].Ours[file]
			tidy, err := format.Source([]byte(text))
			sameComments := slices.Equal(found(`(?m)^//.*$`, text), found(`(?m)^//.*$`, ours))
			if err != nil || string(tidy) != text || text == ours || path.Dir(file) != x.Dir() || !sameComments {
				t.Errorf("%s: %s is not faulty, not as gofmt has it, has other comments than ours, or lies elsewhere: %v",
					course.Title(x), file, err)
			}
		}
	}
	coursetest.NeedsGo(t)
	t.Parallel()
	for i, round := range inRounds(c.Tasks) {
		t.Run(fmt.Sprint("round ", i+1), func(t *testing.T) {
			t.Parallel()
			faulty := make(gotool.Overlay)
			for _, x := range round {
				lay(c, faulty, c.Archives[x.Chapter].Faults[x.Name])
				lay(c, faulty, leftOut(c, x))
			}
			r := ask(t, c.Root, faulty, round)
			for _, x := range round {
				var red []string
				for _, test := range r.Tests {
					if test.Package == "mateinfive/"+x.Dir() && test.Action == "fail" && !strings.Contains(test.Name, "/") {
						red = append(red, test.Name)
					}
				}
				if len(red) < 1 || len(red) > 10 {
					t.Errorf("%s: %d tests are red, want 1 to 10: %q", course.Title(x), len(red), red)
				}
			}
		})
	}
}
