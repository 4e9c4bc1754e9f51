// whole_test.go runs real tests of a tiny chapter, to see what a learner sees.

package check

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/gotool"
)

// tiny is a chapter that lies in testdata, and for the go command beside the others.
const tiny = "ch09-tiny"

// buildTiny builds the tests of the tiny chapter.
func buildTiny(t *testing.T) (program string) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	beside := make(gotool.Overlay)
	err = fs.WalkDir(os.DirFS("testdata"), tiny, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		beside[filepath.Join(root, file)], err = os.ReadFile(filepath.Join("testdata", file))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	program = filepath.Join(t.TempDir(), "tiny.exe")
	out, exit, err := gotool.Run(t.Context(), root, beside, "test", "-c", "-vet=off", "-ldflags=-s", "-o", program, "./"+tiny+"/exercises")
	if err != nil || exit != 0 {
		t.Fatalf("go test -c: exit status %d, %v\n%s", exit, err, out)
	}
	return program
}

var (
	timing   = regexp.MustCompile(`\d+\.\d+s`)
	testLine = regexp.MustCompile(`_test\.go:\d+`)
)

// says returns what the tests say, with the timings and their own lines masked.
func says(program, patience string, flags ...string) string {
	tests := exec.Command(program, flags...)
	tests.Dir = filepath.Join("testdata", tiny, "exercises")
	tests.Env = append(os.Environ(), "MATEINFIVE_PATIENCE="+patience)
	out, _ := tests.CombinedOutput()
	return testLine.ReplaceAllString(timing.ReplaceAllString(string(out), "0.00s"), "_test.go:LINE")
}

func TestWhatTheLearnerSees(t *testing.T) {
	program := buildTiny(t)
	tests := []struct {
		name, patience string
		flags          []string
		want           string
	}{
		{"answers of all kinds", "5m", []string{"-test.skip=Late|Deep|Calls"}, all},
		{"unwritten tasks, asked for", "5m", []string{"-test.run=Task(Stub|Above)$"}, unwrittenTasks},
		{"what is given, told to those who ask", "5m", []string{"-test.run=Given", "-spoil"}, spoiled},
		{"what does not come back", "200ms", []string{"-test.run=Late"}, late},
		{"what calls itself without end", "5m", []string{"-test.run=Deep|Wrong"}, deep},
		{"an answer that calls such rules", "5m", []string{"-test.run=TaskCalls"}, calls},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := says(program, tt.patience, tt.flags...)
			if strings.Contains(tt.want, ":LOOP ") { // of a loop, a dump may name any line, or none
				got = regexp.MustCompile(`\.go(:\d+)? then`).ReplaceAllString(got, ".go:LOOP then")
			}
			if d := cmp.Diff(tt.want, got); d != "" {
				t.Errorf("- want, + got:\n%s", d)
			}
		})
	}
}

const all = `--- FAIL: TestTaskPanics (0.00s)
    --- FAIL: TestTaskPanics/first (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
            It was asked: Panics()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:16
            Stuck: go run ./exercises hint Panics
    --- FAIL: TestTaskPanics/again (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
--- FAIL: TestTaskSteers (0.00s)
    --- FAIL: TestTaskSteers/first (0.00s)
        exercises_test.go:LINE: Steers panics at ch09-tiny/exercises/exercises.go:18: \x1b[2J\n--- PASS
            It was asked: Steers()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:18
            Stuck: go run ./exercises hint Steers
    --- FAIL: TestTaskSteers/again (0.00s)
        exercises_test.go:LINE: Steers panics at ch09-tiny/exercises/exercises.go:18: \x1b[2J\n--- PASS
--- FAIL: TestTaskNil (0.00s)
    --- FAIL: TestTaskNil/first (0.00s)
        exercises_test.go:LINE: Nil panics at ch09-tiny/exercises/exercises.go:20: invalid memory address or nil pointer dereference
            It was asked: Nil()
              1 . K
                a b
            Something on that line is nil and is asked for a field or a method.
            (A pointer is nil until you set it, and an empty square is a nil Piece.)
            Edit:  ch09-tiny/exercises/exercises.go:20
            Stuck: go run ./exercises hint Nil
    --- FAIL: TestTaskNil/again (0.00s)
        exercises_test.go:LINE: Nil panics at ch09-tiny/exercises/exercises.go:20: invalid memory address or nil pointer dereference
--- FAIL: TestTaskAsks (0.00s)
    --- FAIL: TestTaskAsks/first (0.00s)
        exercises_test.go:LINE: At panics at ch09-tiny/chess/board.go:6: index out of range [1] with length 0
            It was asked: Asks()
              1 . K
                a b
            Your code calls it at ch09-tiny/exercises/exercises.go:22.
            Is one of the chapter's functions taken out? go run ./exercises restore lists them.
            Edit:  ch09-tiny/exercises/exercises.go:22
            Stuck: go run ./exercises hint Asks
    --- FAIL: TestTaskAsks/again (0.00s)
        exercises_test.go:LINE: At panics at ch09-tiny/chess/board.go:6: index out of range [1] with length 0
--- FAIL: TestTaskCalled (0.00s)
    --- FAIL: TestTaskCalled/first (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
            It was asked: Called()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:24
            Stuck: go run ./exercises hint Called
    --- FAIL: TestTaskCalled/again (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
--- FAIL: TestTaskStep (0.00s)
    --- FAIL: TestTaskStep/first (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
            It was asked: Wrong()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:14
            Stuck: go run ./exercises hint Wrong
    --- FAIL: TestTaskStep/again (0.00s)
        exercises_test.go:LINE: Panics panics at ch09-tiny/exercises/exercises.go:16: index out of range [5] with length 0
--- FAIL: TestTaskWrong (0.00s)
    --- FAIL: TestTaskWrong/want_4 (0.00s)
        exercises_test.go:LINE: Wrong()    got 3    want 4
            Edit:  ch09-tiny/exercises/exercises.go:14
            Stuck: go run ./exercises hint Wrong
    --- FAIL: TestTaskWrong/want_5 (0.00s)
        exercises_test.go:LINE: Wrong()    got 3    want 5
--- FAIL: TestTaskWithoutABoard (0.00s)
    exercises_test.go:LINE: The chapter's own code cannot build this test's board (no e4).
        Is one of the chapter's functions taken out? go run ./exercises restore lists them.
--- FAIL: TestTaskWithoutRules (0.00s)
    exercises_test.go:LINE: At panics at ch09-tiny/chess/board.go:6: index out of range [1] with length 0
        Is one of the chapter's functions taken out? go run ./exercises restore lists them.
--- FAIL: TestGiven (0.00s)
    exercises_test.go:LINE: What task Wrong is given needs the chapter's rules, and they are not right yet.
        (More, which gives the task away: go test ./ch09-tiny/exercises -spoil)
--- FAIL: TestRules (0.00s)
    exercises_test.go:LINE: At panics at ch09-tiny/chess/board.go:6: index out of range [1] with length 0
FAIL
`

const unwrittenTasks = `--- FAIL: TestTaskStub (0.00s)
    exercises_test.go:LINE: task Stub is not written yet
        Edit:  ch09-tiny/exercises/exercises.go:8
        Task:  exercises/ch09-tiny.md
        Stuck: go run ./exercises hint Stub
--- FAIL: TestTaskAbove (0.00s)
    exercises_test.go:LINE: task Above builds on task Stub, which is not written yet
        Edit:  ch09-tiny/exercises/exercises.go:8
        Task:  exercises/ch09-tiny.md
        Stuck: go run ./exercises hint Stub
FAIL
`

const spoiled = `--- FAIL: TestGiven (0.00s)
    exercises_test.go:LINE: B does not castle
FAIL
`

const late = `--- FAIL: TestLateLoops (0.00s)
    --- FAIL: TestLateLoops/first (0.00s)
        exercises_test.go:LINE: Loops does not come back; it was at ch09-tiny/exercises/exercises.go:LOOP then. Does a loop there never end?
            It was asked: Loops()
              1 . K
                a b
            Edit:  ch09-tiny/exercises/exercises.go:26
            Stuck: go run ./exercises hint Loops
--- FAIL: TestLateTurn (0.00s)
    exercises_test.go:LINE: Turn does not come back; it was at ch09-tiny/chess/board.go:LOOP then. Does a loop there never end?
        Is one of the chapter's functions taken out? go run ./exercises restore lists them.
--- FAIL: TestLateRules (0.00s)
    exercises_test.go:LINE: Turn does not come back; it was at ch09-tiny/chess/board.go:LOOP then. Does a loop there never end?
FAIL
`

const deep = `
Deep calls itself again and again; it was at ch09-tiny/exercises/exercises.go:LOOP then. When does it stop?
The program has to end here.
The tasks after Deep are not judged.
It was asked: Deep()
  1 . K
    a b
Edit:  ch09-tiny/exercises/exercises.go:35
Stuck: go run ./exercises hint Deep
`

const calls = `
Deep calls itself again and again; it was at ch09-tiny/chess/board.go:LOOP then. When does it stop?
The program has to end here.
It was asked: Calls()
  1 . K
    a b
Edit:  ch09-tiny/exercises/exercises.go:37
Stuck: go run ./exercises hint Calls
`
