// whole_test.go runs real tests of a tiny chapter, to see what a learner sees.

package check

import (
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

import (
	"fmt"
	"os"

	"mateinfive/ch09-tiny/chess"
)

// Stub is not written.
func Stub() int {
	panic("task Stub: not written yet")
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

func Prints() int {
	fmt.Print("a trap: --- PASS")
	return 3
}

// Leaves must not call os.Exit(1).
func Leaves() int {
	os.Exit(1)
	return 3
}

func Called() int { return chess.Call(func() int { return Panics(nil) }) }

func Nil(list *[]int) int { return len(*list) }

func Above() int { return Stub() }

// Spins is so small that it becomes part of the test that calls it.
func Spins() int {
	for {
	}
}
`

const tinyTests = `package exercises

import (
	"fmt"
	"testing"

	"mateinfive/ch09-tiny/chess"
	"mateinfive/exercises/check"
)

func TestTaskStub(t *testing.T) {
	e := check.New(t, "Stub")
	e.Case("one", func() *check.Miss { Stub(); return nil })
	e.Case("two", func() *check.Miss { Stub(); return nil })
}

func TestTaskStubWithoutABoard(t *testing.T) {
	e := check.New(t, "Stub")
	e.Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestTaskPanics(t *testing.T) {
	e := check.New(t, "Panics")
	for i := range 2 {
		e.Case(fmt.Sprint(i), func() *check.Miss { check.Asking("Panics(nil)", ""); Panics(nil); return nil })
	}
}

func TestTaskLoops(t *testing.T) {
	e := check.New(t, "Loops")
	e.Case("once", func() *check.Miss { check.Asking("Loops()", "1 . K\n  a b"); Loops(); return nil })
	e.Case("again", func() *check.Miss { Loops(); return nil })
}

func TestTaskUnbuilt(t *testing.T) {
	e := check.New(t, "Unbuilt").Judging("Wrong")
	e.Case("no board", func() *check.Miss { check.CannotBuild("no e4"); return nil })
}

func TestTaskAsks(t *testing.T) {
	e := check.New(t, "Asks")
	e.Case("the rules panic", func() *check.Miss { Asks(); return nil })
}

func three(t *testing.T, task string, answer func() int) {
	e := check.New(t, task)
	for _, want := range []int{3, 4, 5} {
		e.Case(fmt.Sprint("want ", want), func() *check.Miss {
			if got := answer(); got != want {
				return &check.Miss{Call: task + "()", Got: fmt.Sprint(got), Want: fmt.Sprint(want)}
			}
			return nil
		})
	}
}

func TestTaskWrong(t *testing.T)  { three(t, "Wrong", Wrong) }
func TestTaskPrints(t *testing.T) { three(t, "Prints", Prints) }
func TestTaskLeaves(t *testing.T) { three(t, "Leaves", Leaves) }
func TestTaskCalled(t *testing.T) { three(t, "Called", Called) }

func TestTaskNil(t *testing.T) {
	check.New(t, "Nil").Case("nil", func() *check.Miss { Nil(nil); return nil })
}

func TestGiven(t *testing.T) {
	check.Secret(t, "Wrong", "B does not castle")
}

func TestRules(t *testing.T) {
	got := check.Soon(t, "At", func() int { return chess.At([]int{1, 2}) })
	check.Soon(t, "At", func() int { return chess.At(nil) + got })
}

func TestRulesAgain(t *testing.T) {
	if check.Soon(t, "At", func() int { return chess.At([]int{1, 2}) }) > 0 {
		t.Error("what has panicked is asked again")
	}
}

func TestTaskAbove(t *testing.T) {
	check.New(t, "Above").Case("it", func() *check.Miss { Above(); return nil })
}

func TestTaskSpins(t *testing.T) {
	check.New(t, "Spins").Case("once", func() *check.Miss { Spins(); return nil })
}
`

// tinyEnds are answers that nothing can stop.
const tinyEnds = `package exercises

import (
	"fmt"
	"time"
)

var food []int

func Loops() int { return Loops() + 1 }
func Stub() int { return 0 }
func Panics([]int) int {
	for {
		food = append(food, 1)
	}
}
func Wrong() int { return 3 }
func Asks() int { select {} }
func Prints() int {
	for {
		fmt.Print("a flood ")
	}
}
func Leaves() int {
	time.Sleep(50 * time.Millisecond)
	return 3
}
func Called() int    { return 0 }
func Nil(*[]int) int { return 0 }
func Above() int     { return 0 }
func Spins() int     { return 0 }
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
	for _, folder := range []string{"check", "sandbox", "source"} {
		if err := os.CopyFS(filepath.Join(dir, "exercises", folder), os.DirFS("../"+folder)); err != nil {
			t.Fatal(err)
		}
	}
	write("exercises/ch09-tiny.md", "# The sheet\n")
	write("ch09-tiny/chess/board.go", "package chess\n\nfunc At(list []int) int { return list[1] }\nfunc Call(f func() int) int { return f() }\n")
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
	const want = `--- FAIL: TestTaskPanics (0.00s)
    --- FAIL: TestTaskPanics/0 (0.00s)
        exercises_test.go:25: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
            It was asked: Panics(nil)
            Edit:  ch09-tiny/exercises/exercises.go:15
            Stuck: go run ./exercises hint Panics
    --- FAIL: TestTaskPanics/1 (0.00s)
    exercises_test.go:23: 1 more case panics on the same line, ch09-tiny/exercises/exercises.go:16
--- FAIL: TestTaskLoops (0.00s)
    --- FAIL: TestTaskLoops/once (0.00s)
        exercises_test.go:31: Loops had not come back after 0.5 seconds; it was at ch09-tiny/exercises/exercises.go:LOOP then. Does a loop there never end?
            It was asked: Loops()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:19
            Stuck: go run ./exercises hint Loops
--- FAIL: TestTaskUnbuilt (0.00s)
    exercises_test.go:37: The chapter's own code cannot build this test's board (no e4).
        Is a chair empty? go run ./exercises restore lists them.
--- FAIL: TestTaskAsks (0.00s)
    --- FAIL: TestTaskAsks/the_rules_panic (0.00s)
        exercises_test.go:42: The chapter's own code panics at ch09-tiny/chess/board.go:3: index out of range [1] with length 0
            You call it at ch09-tiny/exercises/exercises.go:30.
            Is a chair empty? go run ./exercises restore lists them.
--- FAIL: TestTaskWrong (0.00s)
    --- FAIL: TestTaskWrong/want_4 (0.00s)
        exercises_test.go:48: Wrong()    got 3    want 4
            Edit:  ch09-tiny/exercises/exercises.go:28
            Stuck: go run ./exercises hint Wrong
    --- FAIL: TestTaskWrong/want_5 (0.00s)
        exercises_test.go:48: Wrong()    got 3    want 5
--- FAIL: TestTaskPrints (0.00s)
    --- FAIL: TestTaskPrints/want_4 (0.00s)
        exercises_test.go:48: The answer printed:
            a trap: --- PASS
        exercises_test.go:48: Prints()    got 3    want 4
            Edit:  ch09-tiny/exercises/exercises.go:32
            Stuck: go run ./exercises hint Prints
    --- FAIL: TestTaskPrints/want_5 (0.00s)
        exercises_test.go:48: The answer printed:
            a trap: --- PASS
        exercises_test.go:48: Prints()    got 3    want 5
--- FAIL: TestTaskLeaves (0.00s)
    exercises_test.go:48: Leaves ends the whole program at ch09-tiny/exercises/exercises.go:39, and the tests with it: return instead.
        Edit:  ch09-tiny/exercises/exercises.go:38
        Stuck: go run ./exercises hint Leaves
--- FAIL: TestTaskCalled (0.00s)
    --- FAIL: TestTaskCalled/want_3 (0.00s)
        exercises_test.go:48: Called panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
            Edit:  ch09-tiny/exercises/exercises.go:43
            Stuck: go run ./exercises hint Called
    --- FAIL: TestTaskCalled/want_4 (0.00s)
    --- FAIL: TestTaskCalled/want_5 (0.00s)
    exercises_test.go:46: 2 more cases panic on the same line, ch09-tiny/exercises/exercises.go:16
--- FAIL: TestTaskNil (0.00s)
    --- FAIL: TestTaskNil/nil (0.00s)
        exercises_test.go:63: Nil panics at ch09-tiny/exercises/exercises.go:45: invalid memory address or nil pointer dereference
            Something on that line is nil and is asked for a field or a method.
            (A pointer is nil until you set it, and an empty square is a nil Piece.)
            Edit:  ch09-tiny/exercises/exercises.go:45
            Stuck: go run ./exercises hint Nil
--- FAIL: TestGiven (0.00s)
    exercises_test.go:67: What task Wrong is given needs the chapter's rules, and they are not right yet.
        (More, which gives the task away: go test ./ch09-tiny/exercises -spoil)
--- FAIL: TestRules (0.00s)
    exercises_test.go:72: At panics at ch09-tiny/chess/board.go:3: index out of range [1] with length 0
--- FAIL: TestRulesAgain (0.00s)
    exercises_test.go:77: what has panicked is asked again
--- FAIL: TestTaskSpins (0.00s)
    --- FAIL: TestTaskSpins/once (0.00s)
        exercises_test.go:86: Spins had not come back after 0.5 seconds; it was at ch09-tiny/exercises/exercises.go:LOOP then. Does a loop there never end?
            Edit:  ch09-tiny/exercises/exercises.go:50
            Stuck: go run ./exercises hint Spins
FAIL	mateinfive/ch09-tiny/exercises	0.00s
FAIL
`
	got := goTest(t, dir, "./ch09-tiny/exercises")
	got = regexp.MustCompile(`exercises\.go:(19|2[0-5]|5[0-2]) then`).ReplaceAllString(got, "exercises.go:LOOP then")
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("go test ./ch09-tiny/exercises (- want, + got):\n%s", d)
	}

	got = goTest(t, dir, "-run", "Task(Stub|Above)$", "./ch09-tiny/exercises")
	const red = `--- FAIL: TestTaskStub (0.00s)
    exercises_test.go:13: task Stub is not written yet: Stub waits at ch09-tiny/exercises/exercises.go:11
        Edit:  put your code in the place of its panic
        Task:  exercises/ch09-tiny.md
        Stuck: go run ./exercises hint Stub
--- FAIL: TestTaskAbove (0.00s)
    exercises_test.go:82: task Above builds on task Stub, which is not written yet
        Edit:  ch09-tiny/exercises/exercises.go:11
        Stuck: go run ./exercises hint Stub
FAIL
FAIL	mateinfive/ch09-tiny/exercises	0.00s
FAIL
`
	if d := cmp.Diff(red, got); d != "" {
		t.Errorf("an unwritten task, asked for (- want, + got):\n%s", d)
	}

	got = goTest(t, dir, "-run", "Given", "./ch09-tiny/exercises", "-spoil")
	if want := "--- FAIL: TestGiven (0.00s)\n    exercises_test.go:67: B does not castle\n"; !strings.HasPrefix(got, want) {
		t.Errorf("what is given, with -spoil, says\n%s\nwant\n%s", got, want)
	}
}

func TestCodeThatNothingCanStop(t *testing.T) {
	needsGo(t)
	dir := tinyModule(t, tinyEnds)
	tests := []struct {
		name, run, patience string
		want                []string
	}{
		{"recursion", "Loops", "1m", []string{
			"Loops calls itself again and again; it was at ch09-tiny/exercises/exercises.go:10 then. In which case does it not?\n" +
				"Edit:  ch09-tiny/exercises/exercises.go:10\nStuck: go run ./exercises hint Loops\nFAIL",
		}},
		{"output, and then another task", "Prints|Leaves", "300ms", []string{
			"The answer printed:\n            a flood ", "Prints had not come back after 0.3 seconds", "\n        exercises_test.go:48: Leaves()    got 3    want 4",
		}},
		{"append, and then another task", "Panics|Wrong", "1m", []string{
			"MB of memory and wanted more; it was at ch09-tiny/exercises/exercises.go:", "\n            Stuck: go run ./exercises hint Panics\n", "Wrong()    got 3    want 4",
		}},
		{"append, and no end of the tests", "Panics|Asks", "10s", []string{
			"\ntoo much memory is wanted, by this or by what was left alone before, which had filled ", " The program has to end here.\nFAIL",
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Setenv(sandbox.PatienceVariable, tt.patience) // or a busy machine is given up as a loop
			got := goTest(t, dir, "-run", tt.run, "./ch09-tiny/exercises")
			if floods := strings.Count(got, "flood"); floods > 2000 {
				t.Errorf("%d floods, which were to be cut", floods)
			}
			for _, want := range tt.want {
				if !strings.Contains(got, want) {
					t.Errorf("it said\n%.1000s\nwant %q in it", got, want)
				}
			}
		})
	}
}

// The lines named are those of the files in the working folder.
func TestHome(t *testing.T) {
	t.Chdir(t.TempDir())
	const text = "package exercises\n\n\nfunc (s *Stack[T]) Push(v T) {}\n\nvar B = 2\n\ntype Chancellor struct{}\n"
	if err := os.WriteFile("mine.go", []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	h := findHome("ch09-tiny/exercises")
	for name, want := range map[string]string{"Stack.Push": "mine.go:4", "B": "mine.go:6", "Chancellor": "mine.go:8", "Nobody": "exercises.go"} {
		if got := h.place(name); got != "ch09-tiny/exercises/"+want {
			t.Errorf("%s is at %s, want %s", name, got, want)
		}
	}
	for function, want := range map[string]string{
		"mateinfive/ch02-moves/exercises.Mobility":                   "Mobility",
		"mateinfive/ch02-moves/exercises.(*Stack[...]).Push":         "Stack.Push",
		"mateinfive/ch02-moves/exercises.Chancellor.IsValid":         "Chancellor.IsValid",
		"mateinfive/ch02-moves/exercises.(*Stack[go.shape.int]).Pop": "Stack.Pop",
	} {
		if got := symbol(function); got != want {
			t.Errorf("%s is %s, want %s", function, got, want)
		}
	}
}
