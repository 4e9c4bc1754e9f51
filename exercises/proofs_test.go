// proofs_test.go proves that the exercises can be solved, and that they judge.

package main

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mateinfive/exercises/gotool"
)

var full = flag.Bool("full", false, "run all proofs, also the slow ones: every solution and every wrong answer")

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

// A proven is a chapter with its exercises and where all their parts lie.
type proven struct {
	root, chapter string
	list          []exercise
}

// provenChapters lists the chapters that have exercises, or parts of some.
func provenChapters(t *testing.T) []proven {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	var chapters []proven
	for _, chapter := range gotool.Chapters(root) {
		list, err := exercisesOf(root, chapter)
		if err != nil {
			t.Fatal(err)
		}
		p := proven{root, chapter, list}
		if _, err := os.Stat(p.testdata()); len(list) > 0 || err == nil {
			chapters = append(chapters, p)
		}
	}
	return chapters
}

func (p proven) testdata(elem ...string) string {
	return filepath.Join(append([]string{p.root, "exercises", "testdata", p.chapter}, elem...)...)
}

// ids returns the exercises of the files in a folder of the testdata: 1.2 for
// 1.2.go and for 1.2-some-name.go.
func (p proven) ids(folder string) map[string][]string {
	files, _ := filepath.Glob(p.testdata(folder, "*.go"))
	ids := make(map[string][]string)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".go")
		id, _, _ := strings.Cut(name, "-")
		ids[id] = append(ids[id], name)
	}
	return ids
}

var stubPanic = regexp.MustCompile(`panic\("exercise (\d+\.\d+): not written yet"\)`)

// Every exercise has all its parts, and every part has its exercise.
func TestEveryExerciseIsWhole(t *testing.T) {
	for _, p := range provenChapters(t) {
		t.Run(p.chapter, func(t *testing.T) {
			tested := make(map[string]bool)
			for _, x := range p.list {
				if tested[x.id] {
					t.Errorf("exercise %s has two tests", x.id)
				}
				tested[x.id] = true
				if want := fmt.Sprintf("ch%02d-", numbers(x.id)[0]); !strings.HasPrefix(p.chapter, want) {
					t.Errorf("%s is a test of chapter %d", x.test, numbers(x.id)[0])
				}
			}
			sameIDs := func(what string, ids []string) {
				t.Helper()
				for _, id := range ids {
					if !tested[id] {
						t.Errorf("%s has exercise %s, and %s has no test of it", what, id, p.chapter)
					}
				}
				for id := range tested {
					if !slices.Contains(ids, id) {
						t.Errorf("%s has no exercise %s", what, id)
					}
				}
			}
			stub, err := os.ReadFile(p.testdata("stub.go"))
			if err != nil {
				t.Fatal(err)
			}
			var stubs []string
			for _, m := range stubPanic.FindAllStringSubmatch(string(stub), -1) {
				stubs = append(stubs, m[1])
			}
			sameIDs("stub.go", stubs)
			sameIDs("the folder solution", slices.Collect(maps.Keys(p.ids("solution"))))
			sameIDs("the folder wrong", slices.Collect(maps.Keys(p.ids("wrong"))))
			p.sheetIsWhole(t, sameIDs)
		})
	}
}

func (p proven) sheetIsWhole(t *testing.T, sameIDs func(string, []string)) {
	t.Helper()
	sheet, err := readSheet(p.root, p.chapter)
	if err != nil {
		t.Error(err)
		return
	}
	sameIDs("the sheet", slices.Collect(maps.Keys(sheet)))
	for id, s := range sheet {
		if len(s.hints) < 2 {
			t.Errorf("%s, exercise %s: %d hints, want two at least", sheetPath(p.chapter), id, len(s.hints))
		}
		for i, h := range s.hints {
			if h.question == "" || h.answer == "" {
				t.Errorf("%s, exercise %s: hint %d has no question or no answer", sheetPath(p.chapter), id, i+1)
			}
		}
		if s.solution == "" {
			t.Errorf("%s, exercise %s: nothing below ### Solution", sheetPath(p.chapter), id)
		}
		if strings.TrimSpace(s.task) == "" {
			t.Errorf("%s, exercise %s: no task", sheetPath(p.chapter), id)
		}
	}
}

// A wrong answer says in its first line why somebody would write it.
func TestWrongAnswersAreTempting(t *testing.T) {
	for _, p := range provenChapters(t) {
		for _, names := range p.ids("wrong") {
			for _, name := range names {
				text, err := os.ReadFile(p.testdata("wrong", name+".go"))
				if err != nil {
					t.Fatal(err)
				}
				if !strings.HasPrefix(string(text), "// Tempting: ") {
					t.Errorf("%s/wrong/%s.go does not begin with a line // Tempting: ...", p.chapter, name)
				}
			}
		}
	}
}

// The pristine stubs compile; nothing is red until somebody asks, and then
// everything is.
func TestStubs(t *testing.T) {
	needsGo(t)
	t.Parallel()
	chapters := provenChapters(t)
	if len(chapters) == 0 {
		t.Skip("no exercises yet")
	}
	root := chapters[0].root
	stubs, err := gotool.Stubs(root)
	if err != nil {
		t.Fatal(err)
	}
	stubs = stubs.And(originals(t, root))
	var all []exercise
	var packages []string
	for _, p := range chapters {
		all = append(all, p.list...)
		packages = append(packages, "./"+p.chapter+"/exercises")
	}
	t.Run("skipped", func(t *testing.T) {
		t.Parallel()
		out, exit, err := goLimited(context.Background(), root, stubs, append([]string{"test", "-json"}, packages...)...)
		if err != nil || exit != 0 {
			t.Fatalf("go test of the stubs: exit status %d, %v\n%s", exit, err, out)
		}
		outcomes := readEvents(out, all)
		for _, x := range all {
			if got := outcomes[x.id].status; got != unwritten {
				t.Errorf("exercise %v is not skipped: %s", x, describe(outcomes[x.id]))
			}
		}
	})
	t.Run("red on request", func(t *testing.T) {
		t.Parallel()
		outcomes, err := judge(goLimited, root, stubs, all...)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range all {
			o := outcomes[x.id]
			if o.status != unwritten || len(o.fails) != 1 || !strings.HasPrefix(o.where, x.chapter+"/exercises/exercises.go") {
				t.Errorf("exercise %v, asked for: want one failure that names %s/exercises/exercises.go; got %s", x, x.chapter, describe(o))
			}
		}
	})
	t.Run("the chapters build with them", func(t *testing.T) {
		if !*full {
			t.Skip("runs with -full")
		}
		t.Parallel()
		buildAll(t, root, stubs)
	})
}

// The solutions are green. The plain run tries one chapter, the newest.
func TestSolutions(t *testing.T) {
	needsGo(t)
	t.Parallel()
	chapters := provenChapters(t)
	if len(chapters) == 0 {
		t.Skip("no exercises yet")
	}
	root := chapters[0].root
	solutions, err := gotool.Solutions(root)
	if err != nil {
		t.Fatal(err)
	}
	solutions = solutions.And(originals(t, root))
	if !*full {
		chapters = chapters[len(chapters)-1:]
	}
	var all []exercise
	for _, p := range chapters {
		all = append(all, p.list...)
	}
	outcomes, err := judge(goLimited, root, solutions, all...)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all {
		if o := outcomes[x.id]; o.status != green || o.cases == 0 {
			t.Errorf("our solution of exercise %v is not green, or no case was tried.\n(Have you changed %s/chess? Then its own tests come first.)\n%s", x, x.chapter, describe(o))
		}
	}
	if *full {
		buildAll(t, root, solutions)
	}
}

// Each wrong answer turns its exercise red. They go in rounds: in the first
// round the first wrong answer of every exercise, and so on.
func TestWrongAnswers(t *testing.T) {
	if !*full {
		t.Skip("runs with -full")
	}
	needsGo(t)
	t.Parallel()
	chapters := provenChapters(t)
	for k := 0; ; k++ {
		var names []string
		answer := make(map[string]string) // by exercise id
		var list []exercise
		for _, p := range chapters {
			wrong := p.ids("wrong")
			for _, x := range p.list {
				if k < len(wrong[x.id]) {
					answer[x.id] = p.chapter + "/" + wrong[x.id][k]
					names = append(names, answer[x.id])
					list = append(list, x)
				}
			}
		}
		if len(names) == 0 {
			return
		}
		t.Run("round "+strconv.Itoa(k+1), func(t *testing.T) {
			t.Parallel()
			overlay, err := gotool.Wrong(chapters[0].root, names...)
			if err != nil {
				t.Fatal(err)
			}
			overlay = overlay.And(originals(t, chapters[0].root))
			outcomes, err := judge(goLimited, chapters[0].root, overlay, list...)
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range list {
				if o := outcomes[x.id]; o.status != red {
					t.Errorf("the wrong answer %s does not turn exercise %v red: %s", answer[x.id], x, describe(o))
				}
			}
		})
	}
}

// originals puts the functions back that a learner has emptied: what we prove
// here has nothing to do with how far they are.
func originals(t *testing.T, root string) gotool.Overlay {
	t.Helper()
	overlay := make(gotool.Overlay)
	course := &tool{root: root}
	list, err := course.chairs()
	if err != nil {
		t.Fatal(err)
	}
	whole := make(map[string][]byte)
	for _, c := range list {
		file := course.abs(c.File)
		text, seen := whole[file]
		if !seen {
			text, _ = os.ReadFile(file) // if it is gone, the original will do
		}
		if now, ok := declIn(file, text, c.Symbol); ok {
			whole[file] = putBack(text, now, c)
		} else {
			whole[file] = []byte(c.Whole)
		}
	}
	dir := t.TempDir()
	for file, text := range whole {
		if err := overlay.Add(file, text, dir); err != nil {
			t.Fatal(err)
		}
	}
	return overlay
}

// buildAll compiles everything with an overlay, tests left out.
func buildAll(t *testing.T, root string, o gotool.Overlay) {
	t.Helper()
	if out, exit, err := goLimited(context.Background(), root, o, "build", "./..."); err != nil || exit != 0 {
		t.Errorf("go build ./...: exit status %d, %v\n%s", exit, err, out)
	}
}

// describe puts an outcome into a few words.
func describe(o outcome) string {
	text := map[status]string{unknown: "does not compile", unwritten: "unwritten", red: "red", green: "green"}[o.status]
	if o.broken != "" {
		return o.broken
	}
	text = fmt.Sprintf("%s, %d cases", text, o.cases)
	for _, f := range o.fails {
		text += "\n  " + f.name + ": " + strings.ReplaceAll(f.text, "\n", "\n  ")
	}
	return text
}
