// proofs_test.go proves that the tasks can be done, and that they judge.

package main

import (
	"context"
	"flag"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

var full = flag.Bool("full", false, "prove all, and no sample: every stub, solution, wrong answer and hunt")

// What the proofs start may share the machine with much else.
func TestMain(m *testing.M) {
	if os.Getenv(asTool) != "" {
		main()
	}
	if os.Getenv("MATEINFIVE_PATIENCE") == "" {
		os.Setenv("MATEINFIVE_PATIENCE", "20s")
	}
	os.Exit(m.Run())
}

// children limits how many go commands run at a time.
var children = make(chan struct{}, 2)

// goLimited is gotool.Run, two at a time.
func goLimited(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
	children <- struct{}{}
	defer func() { <-children }()
	return gotool.Run(ctx, root, o, args...)
}

// needsGo skips a test that starts go, where that cannot be or where the proof
// of a page has started go already.
func needsGo(t *testing.T) {
	t.Helper()
	if gotool.Nested() {
		t.Skip("this is a proof within a proof")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
}

// realCourse returns the root of this repository, and its tasks of these kinds.
func realCourse(t *testing.T, kinds ...string) (root string, list []tasks.Task) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if list, err = tasks.Read(root); err != nil {
		t.Fatal(err)
	}
	list = slices.DeleteFunc(list, func(x tasks.Task) bool { return !slices.Contains(kinds, x.Kind) })
	if len(list) == 0 {
		t.Fatalf("the list of tasks has none of the kinds %q", kinds)
	}
	return root, list
}

// answers lists the answers in a folder of a chapter's testdata, "Mobility" and
// "Mobility-some-name", by task.
func answers(root, chapter, folder string) map[string][]string {
	files, _ := filepath.Glob(filepath.Join(root, "exercises", "testdata", chapter, folder, "*.go"))
	names := make(map[string][]string)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".go")
		task, _, _ := strings.Cut(name, "-")
		names[task] = append(names[task], name)
	}
	return names
}

// found returns the first words in brackets of all that match.
func found(form, text string) []string {
	var words []string
	for _, m := range regexp.MustCompile(form).FindAllStringSubmatch(text, -1) {
		words = append(words, m[1])
	}
	return words
}

// A task that is written in the learner's own file has a stub, a test, a solution
// and wrong answers, and there are no others.
func TestWrittenTasksAreWhole(t *testing.T) {
	root, all := realCourse(t, tasks.Write, tasks.Tests)
	for _, chapter := range gotool.Chapters(root) {
		t.Run(chapter, func(t *testing.T) {
			var want []string
			for _, x := range of(all, chapter) {
				want = append(want, x.Name)
			}
			read := func(name string) string {
				text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
				if err != nil {
					t.Error(err)
				}
				return string(text)
			}
			tests, err := filepath.Glob(filepath.Join(root, chapter, "exercises", "*_test.go"))
			if err != nil {
				t.Fatal(err)
			}
			var judges strings.Builder
			for _, file := range tests {
				judges.WriteString(read(chapter + "/exercises/" + filepath.Base(file)))
			}
			wrong := answers(root, chapter, "wrong")
			for what, names := range map[string][]string{
				"stub.go":             found(`panic\("task (\w+): not written yet"\)`, read("exercises/testdata/"+chapter+"/stub.go")),
				"the tests":           found(`(?m)^func TestTask(\w+)\(`, judges.String()),
				"the folder solution": slices.Collect(maps.Keys(answers(root, chapter, "solution"))),
				"the folder wrong":    slices.Collect(maps.Keys(wrong)),
			} {
				for _, name := range names {
					if !slices.Contains(want, name) {
						t.Errorf("%s has %s, which is no task of %s", what, name, chapter)
					}
				}
				for _, name := range want {
					if !slices.Contains(names, name) {
						t.Errorf("%s has no task %s", what, name)
					}
				}
			}
			for _, names := range wrong {
				for _, name := range names {
					if file := "exercises/testdata/" + chapter + "/wrong/" + name + ".go"; !strings.HasPrefix(read(file), "// Tempting: ") {
						t.Errorf("%s does not say in its first line why somebody would write it", file)
					}
				}
			}
		})
	}
}

// A task that is rebuilt is a function with a body, and tests speak of it. One of the
// core has a file in which no other stands.
func TestRebuiltTasksAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild)
	first := make(map[string]tasks.Task) // of the core, by file
	for _, x := range list {
		d, err := source.Find(filepath.Join(root, filepath.FromSlash(x.Dir())), x.Name)
		other, taken := first[d.File]
		switch {
		case err != nil:
			t.Errorf("task %s: %v", title(x), err)
		case !d.IsFunc || d.BodyStart == 0 || d.Test:
			t.Errorf("task %s is no function with a body", title(x))
		case testsOf(d) == "":
			t.Errorf("task %s: no test speaks of it", title(x))
		case x.Core && taken:
			t.Errorf("%s/%s holds two core tasks, %s and %s: give the second a file of its own", x.Dir(), filepath.Base(d.File), title(other), title(x))
		case x.Core:
			first[d.File] = x
		}
	}
}

// Each task has its section on the sheet, with hints, and each section its task.
func TestSheetsAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests, tasks.Hunt)
	for _, chapter := range gotool.Chapters(root) {
		sheet, err := readSheet(root, chapter)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range of(list, chapter) {
			s, ok := sheet[x.Name]
			delete(sheet, x.Name)
			if !ok {
				t.Errorf("%s has no section for task %s", sheetPath(chapter), title(x))
				continue
			}
			isFull := func(h hint) bool { return h.question != "" && h.answer != "" }
			switch {
			case len(s.hints) < 2 || slices.ContainsFunc(s.hints, func(h hint) bool { return !isFull(h) }):
				t.Errorf("%s, task %s: %d hints, want two at least, each with a question and an answer", sheetPath(chapter), title(x), len(s.hints))
			case strings.TrimSpace(s.task) == "":
				t.Errorf("%s, task %s: no task", sheetPath(chapter), title(x))
			case inFile(x) != (s.solution != ""):
				t.Errorf("%s, task %s: want something below ### Solution for what is written in the learner's file, and for nothing else", sheetPath(chapter), title(x))
			}
		}
		for name := range sheet {
			t.Errorf("%s has a section for %s, which is no task", sheetPath(chapter), name)
		}
	}
}

// sample is the tasks of a list with which a slow proof is tried: those of the newest
// chapter or, with -full, all.
func sample(list []tasks.Task) []tasks.Task {
	if *full {
		return list
	}
	return of(list, list[len(list)-1].Chapter)
}

// An answered is what became of the tests of tasks that are written.
type answered struct{ *gotool.Report }

// ask runs the tests of tasks over a layer of answers and over the course's own
// code, whatever a learner has done to it.
func ask(t *testing.T, root string, o gotool.Overlay, flags []string, list []tasks.Task) answered {
	t.Helper()
	args := append([]string{"test", "-json"}, flags...)
	for _, x := range list {
		if dir := "./" + x.Dir(); !slices.Contains(args, dir) {
			args = append(args, dir)
		}
	}
	out, _, err := goLimited(context.Background(), root, overOurs(t, root, o), args...)
	if err != nil {
		t.Fatal(err)
	}
	r := gotool.ReadEvents(out)
	if broken := r.Broken(); broken != "" {
		t.Fatalf("it does not compile:\n%s", broken)
	}
	return answered{r}
}

// askedFor is the flag that asks for tasks by name: those not written are red then.
func askedFor(list []tasks.Task) []string {
	var names []string
	for _, x := range list {
		names = append(names, x.Name)
	}
	return []string{"-run", "^TestTask(" + strings.Join(names, "|") + ")$"}
}

// overOurs is an overlay on top of the course's own code.
func overOurs(t *testing.T, root string, o gotool.Overlay) gotool.Overlay {
	t.Helper()
	originals, err := kept.Originals(root)
	if err != nil {
		t.Fatal(err)
	}
	ours := make(gotool.Overlay)
	for file, text := range originals {
		if err := ours.Add(file, text, t.TempDir()); err != nil {
			t.Fatal(err)
		}
	}
	return ours.And(o)
}

// of returns what became of a task, and how many of its rows were green.
func (a answered) of(x tasks.Task) (action string, rows int, output string) {
	for _, c := range a.Cases("mateinfive/"+x.Dir(), "TestTask"+x.Name) {
		if c.Name == "TestTask"+x.Name {
			action = c.Action
		} else if c.Action == "pass" {
			rows++
		}
		output += c.Output
	}
	return action, rows, output
}

// The pristine stubs compile; nothing is red until somebody asks, and then
// everything is, and says where it waits.
func TestStubs(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Write, tasks.Tests)
	list = sample(list)
	stubs, err := gotool.Stubs(root)
	if err != nil {
		t.Fatal(err)
	}
	for action, flags := range map[string][]string{"skip": nil, "fail": askedFor(list)} {
		t.Run("they "+action, func(t *testing.T) {
			t.Parallel()
			outcome := ask(t, root, stubs, flags, list)
			for _, x := range list {
				got, rows, output := outcome.of(x)
				if got != action || rows > 0 || !strings.Contains(output, x.Chapter+"/exercises/exercises.go") {
					t.Errorf("task %s: want it to %s and to name %s/exercises/exercises.go; got %q, %d green rows:\n%s", title(x), action, x.Chapter, got, rows, output)
				}
			}
		})
	}
	t.Run("the chapters build with them", func(t *testing.T) {
		if !*full {
			t.Skip("runs with -full")
		}
		t.Parallel()
		buildAll(t, root, stubs)
	})
}

// The solutions are green.
func TestSolutions(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Write, tasks.Tests)
	solutions, err := gotool.Solutions(root)
	if err != nil {
		t.Fatal(err)
	}
	if *full {
		buildAll(t, root, solutions)
	}
	list = sample(list)
	outcome := ask(t, root, solutions, askedFor(list), list)
	for _, x := range list {
		if got, rows, output := outcome.of(x); got != "pass" || rows == 0 {
			t.Errorf("our solution of task %s: %q, %d green rows.\n(Have you changed %s/chess? Then its own tests come first.)\n%s", title(x), got, rows, x.Chapter, output)
		}
	}
}

// Each wrong answer turns its task red. They go in rounds: in the first round, the
// only one without -full, the first wrong answer of every task, and so on.
func TestWrongAnswers(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, all := realCourse(t, tasks.Write, tasks.Tests)
	all = sample(all)
	for round := 0; round == 0 || *full; round++ {
		var list []tasks.Task
		var names []string
		for _, x := range all {
			if wrong := answers(root, x.Chapter, "wrong")[x.Name]; round < len(wrong) {
				list, names = append(list, x), append(names, x.Chapter+"/"+wrong[round])
			}
		}
		if len(list) == 0 {
			return
		}
		t.Run("round "+strconv.Itoa(round+1), func(t *testing.T) {
			t.Parallel()
			overlay, err := gotool.Wrong(root, names...)
			if err != nil {
				t.Fatal(err)
			}
			outcome := ask(t, root, overlay, askedFor(list), list)
			for i, x := range list {
				if got, _, output := outcome.of(x); got != "fail" || strings.Contains(output, "not written yet") {
					t.Errorf("the wrong answer %s does not turn task %s red: %q\n%s", names[i], title(x), got, output)
				}
			}
		})
	}
}

// buildAll compiles everything with an overlay, tests left out.
func buildAll(t *testing.T, root string, o gotool.Overlay) {
	t.Helper()
	if out, exit, err := goLimited(context.Background(), root, overOurs(t, root, o), "build", "./..."); err != nil || exit != 0 {
		t.Errorf("go build ./...: exit status %d, %v\n%s", exit, err, out)
	}
}
