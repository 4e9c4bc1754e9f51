// proofs_test.go proves of the real course that its tasks can be done, that they judge,
// and that files go on into later chapters.

package main

import (
	"context"
	"go/format"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mateinfive/docs/source"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/tasks"
)

// archivesOf reads what the course has in the files of its tasks.
func archivesOf(t *testing.T, root string) map[string]*tasks.Archive {
	t.Helper()
	archives := make(map[string]*tasks.Archive)
	for _, chapter := range gotool.Chapters(root) {
		a, err := tasks.ReadArchive(root, chapter)
		if err != nil {
			t.Fatal(err)
		}
		archives[chapter] = a
	}
	return archives
}

// readFile reads a file, named from the root.
func readFile(t *testing.T, root, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		t.Error(err)
	}
	return string(text)
}

// found returns the first words in brackets of all that match.
func found(form, text string) []string {
	var words []string
	for _, m := range regexp.MustCompile(form).FindAllStringSubmatch(text, -1) {
		words = append(words, m[1])
	}
	return words
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

// A task that is written in the learner's own file has a file that waits for it, a test, a
// solution and wrong answers, and there are no others.
func TestWrittenTasksAreWhole(t *testing.T) {
	root, all := realCourse(t, tasks.Write, tasks.Tests)
	archives := archivesOf(t, root)
	for _, chapter := range gotool.Chapters(root) {
		var want, waiting []string
		for _, x := range of(all, chapter) {
			want = append(want, x.Name)
			ours := archives[chapter].Ours[x.Path()]
			waiting = append(waiting, found(`panic\("task (`+x.Name+`): not written yet"\)`, ours)...)
			if lineOf(ours, x.Name) == 0 {
				t.Errorf("%s does not declare %s", x.Path(), x.Name)
			}
		}
		var judges strings.Builder
		tests, _ := filepath.Glob(filepath.Join(root, chapter, "exercises", "*_test.go"))
		for _, file := range tests {
			judges.WriteString(readFile(t, root, chapter+"/exercises/"+filepath.Base(file)))
		}
		wrong := answers(root, chapter, "wrong")
		for what, names := range map[string][]string{
			"the archive":         waiting,
			"the tests":           found(`(?m)^func TestTask(\w+)\(`, judges.String()),
			"the folder solution": slices.Collect(maps.Keys(answers(root, chapter, "solution"))),
			"the folder wrong":    slices.Collect(maps.Keys(wrong)),
		} {
			for _, name := range names {
				if !slices.Contains(want, name) {
					t.Errorf("%s: %s has %s, which is no task", chapter, what, name)
				}
			}
			for _, name := range want {
				if !slices.Contains(names, name) {
					t.Errorf("%s: %s has no task %s", chapter, what, name)
				}
			}
		}
		for _, names := range wrong {
			for _, name := range names {
				if file := "exercises/testdata/" + chapter + "/wrong/" + name + ".go"; !strings.HasPrefix(readFile(t, root, file), "// Tempting: ") {
					t.Errorf("%s does not say in its first line why somebody would write it", file)
				}
			}
		}
	}
}

// A file holds one task.
func TestAFileATask(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests)
	archives := archivesOf(t, root)
	first := make(map[string]tasks.Task)
	for _, x := range list {
		a, other := archives[x.Chapter], first[x.Path()]
		if first[x.Path()] = x; other.Name != "" {
			t.Errorf("%s holds %s and %s", x.Path(), title(other), title(x))
		}
		if ours := a.Ours[x.Path()]; code(ours, x.Name) == "" {
			t.Errorf("%s: %s does not declare it", title(x), x.Path())
		}
		tests, _ := filepath.Glob(filepath.Join(root, filepath.FromSlash(x.Dir()), "*_test.go"))
		if !slices.ContainsFunc(tests, func(file string) bool {
			text, _ := os.ReadFile(file)
			return strings.Contains(string(text), "\nfunc "+x.Test+"(t *testing.T) {")
		}) {
			t.Errorf("%s: there is no %s in %s", title(x), x.Test, x.Dir())
		}
		if stub := a.Stubs[x.Path()]; x.Kind == tasks.Rebuild && (!strings.Contains(code(stub, x.Name), "// Empty: ") || code(stub, x.Name) == code(a.Ours[x.Path()], x.Name)) {
			t.Errorf("%s: its function is not empty in\n%s", title(x), stub)
		}
	}
}

// Each task has its section on the sheet, with hints, and each section its task.
func TestSheetsAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests, tasks.Hunt)
	f := &tool{root: root}
	for _, chapter := range gotool.Chapters(root) {
		sheet := readFile(t, root, sheetPath(chapter))
		headings := found(`(?m)^## (\d+\.\d+ .+)$`, sheet)
		for _, x := range of(list, chapter) {
			headings = slices.DeleteFunc(headings, func(h string) bool { return h == title(x) })
			s, err := f.section(x)
			if err != nil {
				t.Error(err)
				continue
			}
			isEmpty := func(h hint) bool { return h.question == "" || h.answer == "" }
			if len(s.hints) < 2 || slices.ContainsFunc(s.hints, isEmpty) {
				t.Errorf("%s, task %s: %d hints, want two at least, each with a question and an answer", sheetPath(chapter), title(x), len(s.hints))
			}
			_, below, _ := strings.Cut(sheet, "\n## "+title(x)+"\n")
			below, _, _ = strings.Cut(below, "\n## ")
			if task, _, _ := strings.Cut(below, "\n###"); strings.TrimSpace(task) == "" {
				t.Errorf("%s, task %s: no task", sheetPath(chapter), title(x))
			}
			if x.IsOwn() != strings.Contains(below, "\n### Solution\n") {
				t.Errorf("%s, task %s: want ### Solution for what is written in the learner's file, and for nothing else", sheetPath(chapter), title(x))
			}
		}
		if len(headings) > 0 {
			t.Errorf("%s has sections for what is no task: %q", sheetPath(chapter), headings)
		}
	}
}

// Where a function that a learner rebuilds is the same in a later chapter, so is its file,
// and the learner's goes on there.
func TestFilesGoOn(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild)
	archives := archivesOf(t, root)
	own, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	pairs := 0
	fromFirst := make(map[string]bool)
	for _, x := range list {
		ours := archives[x.Chapter].Ours[x.Path()]
		for _, later := range gotool.Chapters(root) {
			if later <= x.Chapter {
				continue
			}
			in := func(text string) string { return strings.ReplaceAll(text, x.Chapter, later) }
			if there := archives[later].Ours[in(x.Path())]; there != "" && there == in(ours) {
				pairs++
				if x.Chapter == list[0].Chapter {
					fromFirst[x.Name] = true
				}
				continue
			}
			files, _ := filepath.Glob(filepath.Join(root, filepath.FromSlash(in(x.Dir())), "*.go"))
			for _, file := range files {
				text, isLaid := own[file]
				if !isLaid {
					text, _ = os.ReadFile(file)
				}
				if theirs := code(string(text), x.Name); theirs != "" && theirs == in(code(ours, x.Name)) {
					t.Errorf("%s is the same in %s, and %s is not the file that it is in %s", title(x), later, filepath.Base(file), x.Path())
				}
			}
		}
	}
	if pairs < 64 || len(fromFirst) < 6 {
		t.Errorf("%d files go on into a later chapter, %d functions of the first: want 64 and 6 at least", pairs, len(fromFirst))
	}
}

// sample is the tasks of a list with which a slow proof is tried: those of one small
// chapter or, with -full, all.
func sample(list []tasks.Task) []tasks.Task {
	if *full {
		return list
	}
	return of(list, "ch03-check")
}

// inRounds sorts tasks into lists with one of each chapter: their tests run at once.
func inRounds(list []tasks.Task) (rounds [][]tasks.Task) {
	seen := make(map[string]int)
	for _, x := range list {
		n := seen[x.Chapter]
		seen[x.Chapter]++
		if n == len(rounds) {
			rounds = append(rounds, nil)
		}
		rounds[n] = append(rounds[n], x)
	}
	return rounds
}

// An answered is what became of the tests of tasks.
type answered struct{ *gotool.Report }

// ask runs the tests of tasks over a layer; with no flags all in their folders.
func ask(t *testing.T, root string, o gotool.Overlay, flags []string, list []tasks.Task) answered {
	t.Helper()
	args := append([]string{"test", "-json"}, flags...)
	for _, x := range list {
		if dir := "./" + x.Dir(); !slices.Contains(args, dir) {
			args = append(args, dir)
		}
	}
	out, _, err := goLimited(context.Background(), root, o, args...)
	if err != nil {
		t.Fatal(err)
	}
	r := gotool.ReadEvents(out)
	if broken := r.Broken(); broken != "" {
		t.Fatalf("it does not compile:\n%s", broken)
	}
	return answered{r}
}

// named is the flag that asks for the tests of tasks: what is not written is red then.
func named(list []tasks.Task, after string) []string {
	var names []string
	for _, x := range list {
		names = append(names, x.Test)
	}
	return []string{"-run", "^(" + strings.Join(names, "|") + ")" + after}
}

// of returns what became of a task's test, and how many of its rows were green.
func (a answered) of(x tasks.Task) (action string, rows int, output string) {
	for _, c := range a.Tests {
		isRow := strings.HasPrefix(c.Name, x.Test+"/")
		switch {
		case c.Package != "mateinfive/"+x.Dir() || c.Name != x.Test && !isRow:
			continue
		case !isRow && c.Action == "":
			action = "fail" // it never came to its end
		case !isRow:
			action = c.Action
		case c.Action == "pass":
			rows++
		}
		output += c.Output
	}
	return action, rows, output
}

// The stub of a function that is rebuilt compiles, and turns the function's own test red;
// with ours it is green.
func TestStubsAreRed(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Rebuild)
	archives := archivesOf(t, root)
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	rounds := inRounds(sample(list))
	if !*full {
		rounds = rounds[:1]
	}
	for i, round := range rounds {
		t.Run("round "+strconv.Itoa(i+1), func(t *testing.T) {
			t.Parallel()
			stubs := make(gotool.Overlay)
			for _, x := range round {
				stubs[filepath.Join(root, filepath.FromSlash(x.Path()))] = []byte(archives[x.Chapter].Stubs[x.Path()])
			}
			outcome := ask(t, root, ours.And(stubs), append(named(round, ""), "-timeout", "1m"), round)
			for _, x := range round {
				if got, _, output := outcome.of(x); got != "fail" {
					t.Errorf("the stub of %s does not turn %s red: %q\n%s", title(x), x.Test, got, output)
				}
			}
		})
	}
	t.Run("ours", func(t *testing.T) {
		t.Parallel()
		all := slices.Concat(rounds...)
		outcome := ask(t, root, ours, named(all, ""), all)
		for _, x := range all {
			if got, _, output := outcome.of(x); got != "pass" {
				t.Errorf("with our %s %s is %q, want it green\n%s", title(x), x.Test, got, output)
			}
		}
	})
}

// What waits to be written compiles; nothing is red until somebody asks, and then
// everything is, and says where it waits.
func TestWhatIsNotWritten(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Write, tasks.Tests)
	list = sample(list)
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	for action, flags := range map[string][]string{"skip": nil, "fail": named(list, "$")} {
		t.Run("they "+action, func(t *testing.T) {
			t.Parallel()
			outcome := ask(t, root, ours, flags, list)
			for _, x := range list {
				if got, rows, output := outcome.of(x); got != action || rows > 0 || !strings.Contains(output, x.Path()) {
					t.Errorf("task %s: want it to %s and to name %s; got %q, %d green rows:\n%s", title(x), action, x.Path(), got, rows, output)
				}
			}
		})
	}
}

// The solutions are green.
func TestSolutionsAreGreen(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Write, tasks.Tests)
	list = sample(list)
	solutions, err := source.Solutions(root)
	if err != nil {
		t.Fatal(err)
	}
	outcome := ask(t, root, solutions, named(list, "$"), list)
	for _, x := range list {
		if got, rows, output := outcome.of(x); got != "pass" || rows == 0 {
			t.Errorf("our solution of task %s: %q, %d green rows.\n%s", title(x), got, rows, output)
		}
	}
	if !*full {
		return
	}
	if out, exit, err := goLimited(context.Background(), root, solutions, "build", "./..."); err != nil || exit != 0 {
		t.Errorf("go build ./... with all of them: exit status %d, %v\n%s", exit, err, out)
	}
}

// Each wrong answer turns its task red. They go in rounds: in the first round, the only one
// without -full, the first wrong answer of every task, and so on.
func TestWrongAnswersAreRed(t *testing.T) {
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
			overlay, err := source.Wrong(root, names...)
			if err != nil {
				t.Fatal(err)
			}
			outcome := ask(t, root, overlay, named(list, "$"), list)
			for i, x := range list {
				if got, _, output := outcome.of(x); got != "fail" || strings.Contains(output, "not written yet") {
					t.Errorf("the wrong answer %s does not turn task %s red: %q\n%s", names[i], title(x), got, output)
				}
			}
		})
	}
}

// A fault stands in whole declarations, as gofmt has them, under the comments that ours
// have, and has a story. None lies where no task names it.
func TestHuntsAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Hunt)
	archives := archivesOf(t, root)
	files, _ := filepath.Glob(filepath.Join(root, "exercises", "testdata", "*", "hunt", "*"))
	for _, x := range list {
		at := "exercises/testdata/" + x.Chapter + "/hunt/" + x.Name
		files = slices.DeleteFunc(files, func(file string) bool {
			return strings.HasSuffix(filepath.ToSlash(file), at+".go") || strings.HasSuffix(filepath.ToSlash(file), at+".md")
		})
		faults := archives[x.Chapter].Faults[x.Name]
		if len(faults) == 0 || !strings.HasPrefix(readFile(t, root, at+".go"), "package "+filepath.Base(x.File)+"\n") {
			t.Errorf("%s: want a fault, and no comment before its package clause: that would give it away", title(x))
		}
		for file, text := range faults {
			ours := archives[x.Chapter].Ours[file]
			comments := func(text string) []string { return found(`(?m)^(//.*)$`, text) }
			if tidy, err := format.Source([]byte(text)); err != nil || string(tidy) != text || text == ours || filepath.ToSlash(filepath.Dir(file)) != x.Dir() {
				t.Errorf("%s: %s is not faulty, not as gofmt has it, or lies elsewhere: %v", title(x), file, err)
			}
			if !slices.Equal(comments(text), comments(ours)) {
				t.Errorf("%s: %s has other comments than ours", title(x), file)
			}
		}
		name, story, _ := strings.Cut(strings.TrimSpace(readFile(t, root, at+".md")), "\n")
		if lines := strings.Count(strings.TrimSpace(story), "\n") + 1; !strings.HasPrefix(name, "# ") || lines < 5 || lines > 15 {
			t.Errorf("%s: the story begins %q and has %d lines below it: want a title, and 5 to 15 lines", title(x), name, lines)
		}
	}
	if len(files) > 0 {
		t.Errorf("%v belong to no task of %s", files, tasks.File)
	}
}

// With a fault in it a chapter compiles, and some of its tests are red, but not so many
// that none of them points anywhere.
func TestHuntsAreCaught(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Hunt)
	archives := archivesOf(t, root)
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	rounds := inRounds(sample(list))
	if !*full {
		rounds = rounds[:1]
	}
	for i, round := range rounds {
		t.Run("round "+strconv.Itoa(i+1), func(t *testing.T) {
			t.Parallel()
			faulty := make(gotool.Overlay)
			for _, x := range round {
				for file, text := range archives[x.Chapter].Faults[x.Name] {
					faulty[filepath.Join(root, filepath.FromSlash(file))] = []byte(text)
				}
			}
			outcome := ask(t, root, ours.And(faulty), nil, round)
			for _, x := range round {
				red := make(map[string]bool)
				for _, test := range outcome.Tests {
					if test.Package == "mateinfive/"+x.Dir() && test.Action == "fail" && !strings.Contains(test.Name, "/") {
						red[test.Name] = true
					}
				}
				if len(red) < 1 || len(red) > 10 {
					t.Errorf("%s of %s: %d tests are red, want 1 to 10: %v", title(x), x.Chapter, len(red), red)
				}
			}
		})
	}
}
