// whole_test.go runs real tests of a tiny chapter, to see what a learner sees.

package check

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/sandbox"
)

const tinyAnswers = `package exercises

import "mateinfive/ch09-tiny/chess"

// Stub is not written.
func Stub() int {
	panic("exercise 9.1: not written yet")
}

func Panics(list []int) int {
	return list[5]
}

func Loops() int {
	for i := 0; ; i++ {
		if i < 0 {
			return i
		}
		i = 0
	}
}

func Wrong() int { return 3 }

func Asks() int { return chess.At(nil) }
`

const tinyTests = `package exercises

import (
	"fmt"
	"testing"

	"mateinfive/exercises/check"
)

func TestExercise9_1_Stub(t *testing.T) {
	e := check.New(t, "9.1", "Stub")
	e.Case("one", func() *check.Miss { Stub(); return nil })
	e.Case("two", func() *check.Miss { Stub(); return nil })
}

func TestExercise9_2_Panics(t *testing.T) {
	e := check.New(t, "9.2", "Panics")
	e.Case("none", func() *check.Miss { Panics(nil); return nil })
}

func TestExercise9_3_Loops(t *testing.T) {
	e := check.New(t, "9.3", "Loops")
	e.Case("once", func() *check.Miss { Loops(); return nil })
	e.Case("again", func() *check.Miss { Loops(); return nil })
}

func TestExercise9_5_Unbuilt(t *testing.T) {
	e := check.New(t, "9.5", "Wrong")
	e.Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestExercise9_6_Stub(t *testing.T) {
	e := check.New(t, "9.1", "Stub")
	e.Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestExercise9_7_Asks(t *testing.T) {
	e := check.New(t, "9.7", "Asks")
	e.Case("the rules panic", func() *check.Miss { Asks(); return nil })
}

func TestExercise9_4_Wrong(t *testing.T) {
	e := check.New(t, "9.4", "Wrong")
	for _, want := range []int{3, 4, 5} {
		e.Case(fmt.Sprint("want ", want), func() *check.Miss {
			if got := Wrong(); got != want {
				return &check.Miss{Call: "Wrong()", Got: fmt.Sprint(got), Want: fmt.Sprint(want)}
			}
			return nil
		})
	}
}
`

const tinyRecursion = `package exercises

func Loops() int { return Loops() + 1 }
func Stub() int { return 0 }
func Panics([]int) int { return 0 }
func Wrong() int { return 0 }
func Asks() int { return 0 }
`

// tinyModule writes a module with this package and one chapter.
func tinyModule(t *testing.T, answers string) string {
	t.Helper()
	dir := t.TempDir()
	write := func(name, text string) {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module mateinfive\n\ngo 1.24\n")
	for _, folder := range []string{"check", "sandbox"} {
		names, err := filepath.Glob("../" + folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			write("exercises/"+folder+"/"+filepath.Base(name), string(text))
		}
	}
	write("ch09-tiny/chess/board.go", "package chess\n\nfunc At(list []int) int { return list[1] }\n")
	write("ch09-tiny/exercises/exercises.go", answers)
	write("ch09-tiny/exercises/exercises_test.go", tinyTests)
	return dir
}

// goTest returns what go test says, with the timings masked.
func goTest(t *testing.T, dir string, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"test"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOFLAGS=-count=1 -vet=off -ldflags=-s", "GOWORK=off")
	out, _ := cmd.CombinedOutput()
	return regexp.MustCompile(`\d+\.\d+s`).ReplaceAllString(string(out), "0.00s")
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

func TestWhatTheLearnerSees(t *testing.T) {
	needsGo(t)
	t.Setenv(sandbox.PatienceVariable, "500ms") // for the loop without an end
	dir := tinyModule(t, tinyAnswers)
	const want = `--- FAIL: TestExercise9_2_Panics (0.00s)
    --- FAIL: TestExercise9_2_Panics/none (0.00s)
        exercises_test.go:18: Panics panics at ch09-tiny/exercises/exercises.go:11: index out of range [5] with length 0
            Edit:  ch09-tiny/exercises/exercises.go:10
            Stuck: go run ./exercises hint 9.2
--- FAIL: TestExercise9_3_Loops (0.00s)
    --- FAIL: TestExercise9_3_Loops/once (0.00s)
        exercises_test.go:23: Loops had not come back after 0.5 seconds; it was at ch09-tiny/exercises/exercises.go:LOOP then. Does a loop there never end?
            Edit:  ch09-tiny/exercises/exercises.go:14
            Stuck: go run ./exercises hint 9.3
--- FAIL: TestExercise9_5_Unbuilt (0.00s)
    exercises_test.go:29: The chapter's own code cannot build this test's board (no e4).
        Is a chair empty? go run ./exercises restore lists them.
--- FAIL: TestExercise9_7_Asks (0.00s)
    --- FAIL: TestExercise9_7_Asks/the_rules_panic (0.00s)
        exercises_test.go:39: The chapter's own code panics at ch09-tiny/chess/board.go:3: index out of range [1] with length 0
            You call it at ch09-tiny/exercises/exercises.go:25.
            Is a chair empty? go run ./exercises restore lists them.
--- FAIL: TestExercise9_4_Wrong (0.00s)
    --- FAIL: TestExercise9_4_Wrong/want_4 (0.00s)
        exercises_test.go:45: Wrong()    got 3    want 4
            Edit:  ch09-tiny/exercises/exercises.go:23
            Stuck: go run ./exercises hint 9.4
    --- FAIL: TestExercise9_4_Wrong/want_5 (0.00s)
        exercises_test.go:45: Wrong()    got 3    want 5
FAIL
FAIL	mateinfive/ch09-tiny/exercises	0.00s
FAIL
`
	got := goTest(t, dir, "./ch09-tiny/exercises")
	got = regexp.MustCompile(`exercises\.go:\d+ then`).ReplaceAllString(got, "exercises.go:LOOP then")
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("go test ./ch09-tiny/exercises (- want, + got):\n%s", d)
	}

	got = goTest(t, dir, "-run", "Exercise9_1", "./ch09-tiny/exercises")
	const red = `--- FAIL: TestExercise9_1_Stub (0.00s)
    exercises_test.go:12: exercise 9.1 is not written yet: Stub waits at ch09-tiny/exercises/exercises.go:6
        Edit:  put your code in the place of its panic
        Stuck: go run ./exercises hint 9.1
FAIL
FAIL	mateinfive/ch09-tiny/exercises	0.00s
FAIL
`
	if d := cmp.Diff(red, got); d != "" {
		t.Errorf("an unwritten exercise, asked for (- want, + got):\n%s", d)
	}
}

func TestEndlessRecursion(t *testing.T) {
	needsGo(t)
	t.Setenv(sandbox.PatienceVariable, "1m") // or a busy machine is given up as a loop
	got := goTest(t, tinyModule(t, tinyRecursion), "-run", "9_3", "./ch09-tiny/exercises")
	const want = "Loops calls itself again and again; it was at ch09-tiny/exercises/exercises.go:3 then. In which case does it not?\n" +
		"Edit:  ch09-tiny/exercises/exercises.go:3\nStuck: go run ./exercises hint 9.3\nFAIL"
	if !strings.HasPrefix(got, want) {
		t.Errorf("said %.400q\nwant %q", got, want)
	}
}

// The lines named are those of the files that were compiled.
func TestOverlay(t *testing.T) {
	dir := t.TempDir()
	answers := filepath.Join(dir, "other.go")
	if err := os.WriteFile(answers, []byte("package exercises\n\n\nfunc (s *Stack[T]) Push(v T) {}\n\nvar (\n\tA = 1\n\tB = 2\n)\n\ntype Chancellor struct{}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	here := absolute("exercises.go")
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, fmt.Appendf(nil, `{"Replace": {%q: %q}}`, here, answers), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Setenv(OverlayVariable, list)
	h := findHome(".")
	for symbol, line := range map[string]int{"Stack.Push": 4, "B": 8, "Chancellor": 11} {
		if got, want := h.symbol(symbol), fmt.Sprintf("exercises/check/exercises.go:%d", line); got != want {
			t.Errorf("%s is at %s, want %s", symbol, got, want)
		}
	}
	if got := h.symbol("Nobody"); got != "exercises/check/exercises.go" {
		t.Errorf("a name that is nowhere is at %s", got)
	}
	if where, name := h.enclosing(here, 4, "", ""); name != "Stack.Push" || where != "exercises/check/exercises.go:4" {
		t.Errorf("line 4 is in %s at %s", name, where)
	}
}

func TestIsLearners(t *testing.T) {
	for file, want := range map[string]bool{
		"/r/ch01-display/exercises/exercises.go":      true,
		"/r/ch01-display/exercises/mine.go":           true,
		"/r/ch01-display/exercises/given.go":          false,
		"/r/ch01-display/exercises/exercises_test.go": false,
		"/r/ch01-display/chess/board.go":              false,
		"/usr/local/go/src/runtime/panic.go":          false,
	} {
		if isLearners(file) != want {
			t.Errorf("isLearners(%q) is %v", file, !want)
		}
	}
}

func TestIsRules(t *testing.T) {
	for file, want := range map[string]bool{
		"/r/ch01-display/chess/board.go":         true,
		"/r/ch05-full/notation/write.go":         true,
		"/r/ch05-full/pgn/reader.go":             true,
		"/r/ch01-display/chess/board_test.go":    false,
		"/r/ch01-display/exercises/exercises.go": false,
		"/r/ch01-display/terminal/draw.go":       false,
	} {
		if isRules(file) != want {
			t.Errorf("isRules(%q) is %v", file, !want)
		}
	}
}
