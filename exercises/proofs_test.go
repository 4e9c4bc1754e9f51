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

func readFile(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
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
// "Mobility-some-name".
func answers(root, chapter, folder string) (names []string) {
	files, _ := filepath.Glob(filepath.Join(root, "exercises", "testdata", chapter, folder, "*.go"))
	for _, file := range files {
		names = append(names, strings.TrimSuffix(filepath.Base(file), ".go"))
	}
	return names
}

// answered is the task of an answer.
func answered(name string) string {
	task, _, _ := strings.Cut(name, "-")
	return task
}

// A task has a file that holds no other, a test, and a stub or, if it is the learner's
// own, a panic, a solution and wrong answers; and there is nothing else of these.
func TestTasksAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests)
	archives := archivesOf(t, root)
	first := make(map[string]tasks.Task)
	for _, x := range list {
		ours, stub := archives[x.Chapter].Ours[x.Path()], archives[x.Chapter].Stubs[x.Path()]
		if other := first[x.Path()]; other.Name != "" {
			t.Errorf("%s holds %s and %s", x.Path(), title(other), title(x))
		}
		first[x.Path()] = x
		tests, _ := filepath.Glob(filepath.Join(root, filepath.FromSlash(x.Dir()), "*_test.go"))
		switch hasTest := func(file string) bool {
			return strings.Contains(readFile(t, file), "\nfunc "+x.Test+"(t *testing.T) {")
		}; {
		case lineOf(ours, x.Name) == 0:
			t.Errorf("%s: %s does not declare it", title(x), x.Path())
		case !slices.ContainsFunc(tests, hasTest):
			t.Errorf("%s: there is no %s in %s", title(x), x.Test, x.Dir())
		case x.Kind == tasks.Rebuild && (!strings.Contains(code(stub, x.Name), "// Empty: ") || code(stub, x.Name) == code(ours, x.Name)):
			t.Errorf("%s: its function is not empty in\n%s", title(x), stub)
		case x.IsOwn() && !strings.Contains(ours, `panic("task `+x.Name+`: not written yet")`):
			t.Errorf("%s: nothing waits for it in %s", title(x), x.Path())
		}
	}
	for _, chapter := range gotool.Chapters(root) {
		own := make(map[string]bool)
		for _, x := range of(list, chapter) {
			own[x.Name] = x.IsOwn()
		}
		var judges string
		tests, _ := filepath.Glob(filepath.Join(root, chapter, "exercises", "*_test.go"))
		for _, file := range tests {
			judges += readFile(t, file)
		}
		wrong := answers(root, chapter, "wrong")
		for what, names := range map[string][]string{
			"the tests":           found(`(?m)^func TestTask(\w+)\(`, judges),
			"the folder solution": answers(root, chapter, "solution"),
			"the folder wrong":    wrong,
		} {
			for _, name := range names {
				if !own[answered(name)] {
					t.Errorf("%s: %s has %s, which is no task", chapter, what, name)
				}
			}
			for name, isOwn := range own {
				if isOwn && !slices.ContainsFunc(names, func(n string) bool { return answered(n) == name }) {
					t.Errorf("%s: %s has no task %s", chapter, what, name)
				}
			}
		}
		for _, name := range wrong {
			if text := readFile(t, filepath.Join(root, "exercises", "testdata", chapter, "wrong", name+".go")); !strings.HasPrefix(text, "// Tempting: ") {
				t.Errorf("%s of %s does not say in its first line why somebody would write it", name, chapter)
			}
		}
	}
}

// Each task has its section on the sheet, with hints, and each section its task.
func TestSheetsAreWhole(t *testing.T) {
	root, list := realCourse(t, tasks.Rebuild, tasks.Write, tasks.Tests, tasks.Hunt)
	f := &tool{root: root}
	for _, chapter := range gotool.Chapters(root) {
		sheet := readFile(t, f.abs(sheetPath(chapter)))
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
					text = []byte(readFile(t, file))
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

// ask runs the tests of the folders of tasks over a layer.
func ask(t *testing.T, root string, o gotool.Overlay, list []tasks.Task, flags ...string) *gotool.Report {
	t.Helper()
	args := append([]string{"test", "-json", "-timeout", "1m"}, flags...)
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
	return r
}

// prove runs the tests of tasks over a layer and wants each to end so. What is the
// learner's own and not written is asked for by -run.
func prove(t *testing.T, root string, o gotool.Overlay, list []tasks.Task, want, name string, flags ...string) {
	t.Run(name, func(t *testing.T) {
		t.Parallel()
		ours, err := source.Own(root)
		if err != nil {
			t.Fatal(err)
		}
		r := ask(t, root, ours.And(o), list, flags...)
		for _, x := range list {
			got, output := "", ""
			for _, test := range r.Tests {
				if test.Package == "mateinfive/"+x.Dir() && (test.Name == x.Test || strings.HasPrefix(test.Name, x.Test+"/")) {
					output += test.Output
				}
				if test.Package == "mateinfive/"+x.Dir() && test.Name == x.Test {
					got = cmp.Or(test.Action, "fail") // it may never come to its end
				}
			}
			isUnwritten := strings.Contains(output, "not written yet") && strings.Contains(output, x.Path())
			if got != want || x.IsOwn() && isUnwritten != strings.Contains(name, "not written") {
				t.Errorf("%s: %s is %q, want %q\n%s", title(x), x.Test, got, want, output)
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
// with ours it is green.
func TestRebuiltTasksJudge(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, list := realCourse(t, tasks.Rebuild)
	archives := archivesOf(t, root)
	rounds := inRounds(list)
	for i, round := range rounds {
		stubs := make(gotool.Overlay)
		for _, x := range round {
			stubs[filepath.Join(root, filepath.FromSlash(x.Path()))] = []byte(archives[x.Chapter].Stubs[x.Path()])
		}
		prove(t, root, stubs, round, "fail", fmt.Sprint("stubs ", i+1), named(round)...)
	}
	all := slices.Concat(rounds...)
	prove(t, root, nil, all, "pass", "ours", named(all)...)
}

// What waits to be written is not red until somebody asks, and then it is, and says where
// it waits; solutions are green, wrong answers red. The first round has the first wrong
// answer of every task, and so on.
func TestWrittenTasksJudge(t *testing.T) {
	needsGo(t)
	t.Parallel()
	root, all := realCourse(t, tasks.Write, tasks.Tests)
	all = sample(all)
	solutions, err := source.Solutions(root)
	if err != nil {
		t.Fatal(err)
	}
	prove(t, root, nil, all, "skip", "not written")
	prove(t, root, nil, all, "fail", "not written, and asked for", named(all)...)
	prove(t, root, solutions, all, "pass", "solutions", named(all)...)
	for round := 0; round == 0 || *full; round++ {
		var list []tasks.Task
		var names []string
		for _, x := range all {
			wrong := slices.DeleteFunc(answers(root, x.Chapter, "wrong"), func(name string) bool { return answered(name) != x.Name })
			if round < len(wrong) {
				list, names = append(list, x), append(names, x.Chapter+"/"+wrong[round])
			}
		}
		if len(list) == 0 {
			return
		}
		wrong, err := source.Wrong(root, names...)
		if err != nil {
			t.Fatal(err)
		}
		prove(t, root, wrong, list, "fail", fmt.Sprint("wrong answers ", round+1), named(list)...)
	}
}

// A fault stands in files of its folder, under the comments that ours have, and has a
// story. With it a chapter compiles, and some of its tests are red, but not so many that
// none of them points anywhere.
func TestHunts(t *testing.T) {
	root, list := realCourse(t, tasks.Hunt)
	archives := archivesOf(t, root)
	comments := func(text string) []string { return found(`(?m)^(//.*)$`, text) }
	for _, x := range list {
		at := filepath.Join(root, "exercises", "testdata", x.Chapter, "hunt", x.Name)
		if !strings.HasPrefix(readFile(t, at+".go"), "package "+filepath.Base(x.File)+"\n") {
			t.Errorf("%s: a comment before its package clause would give it away", title(x))
		}
		if story := strings.TrimSpace(readFile(t, at+".md")); !strings.HasPrefix(story, "# ") || strings.Count(story, "\n") < 5 || strings.Count(story, "\n") > 16 {
			t.Errorf("%s: want a story with a title, and 5 to 15 lines, not\n%s", title(x), story)
		}
		for file, text := range archives[x.Chapter].Faults[x.Name] {
			ours := archives[x.Chapter].Ours[file]
			tidy, err := format.Source([]byte(text))
			if err != nil || string(tidy) != text || text == ours || path.Dir(file) != x.Dir() || !slices.Equal(comments(text), comments(ours)) {
				t.Errorf("%s: %s is not faulty, not as gofmt has it, has other comments than ours, or lies elsewhere: %v", title(x), file, err)
			}
		}
	}
	needsGo(t)
	t.Parallel()
	ours, err := source.Own(root)
	if err != nil {
		t.Fatal(err)
	}
	for i, round := range inRounds(list) {
		t.Run(fmt.Sprint("round ", i+1), func(t *testing.T) {
			t.Parallel()
			faulty := make(gotool.Overlay)
			for _, x := range round {
				for file, text := range archives[x.Chapter].Faults[x.Name] {
					faulty[filepath.Join(root, filepath.FromSlash(file))] = []byte(text)
				}
			}
			r := ask(t, root, ours.And(faulty), round)
			for _, x := range round {
				var red []string
				for _, test := range r.Tests {
					if test.Package == "mateinfive/"+x.Dir() && test.Action == "fail" && !strings.Contains(test.Name, "/") {
						red = append(red, test.Name)
					}
				}
				if len(red) < 1 || len(red) > 10 {
					t.Errorf("%s: %d tests are red, want 1 to 10: %q", title(x), len(red), red)
				}
			}
		})
	}
}
