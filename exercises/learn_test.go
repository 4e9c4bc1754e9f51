// learn_test.go tries the board, check, hint and solution.

package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/gotool"
)

const (
	test1  = "TestExercise2_1_Mobility"
	test2  = "TestExercise2_2_Targets"
	test10 = "TestExercise2_10_Tenth"
)

// unwrittenWords is how an unwritten exercise ends that was asked for.
func unwrittenWords(test, id string) []string {
	return []string{
		test + ":run", test + "/a case:run", test + "/a case:    all_test.go:3: not written yet", test + "/a case:skip",
		test + ":    all_test.go:3: exercise " + id + " is not written yet: It waits at ch02-moves/exercises/exercises.go:7",
		test + ":        Edit:  put your code in the place of its panic",
		test + ":        Stuck: go run ./exercises hint " + id,
		test + ":--- FAIL: " + test + " (0.00s)", test + ":fail",
	}
}

// redWords is how a wrong answer ends.
func redWords(test, id string) []string {
	return []string{
		test + ":run", test + ":=== RUN   " + test, test + "/right:run", test + "/right:pass", test + "/in_the_corner:run",
		test + "/in_the_corner:    all_test.go:3: Mobility(board, White)    got 3    want 2",
		test + "/in_the_corner:          8 . .", test + "/in_the_corner:        Edit:  ch02-moves/exercises/exercises.go:9",
		test + "/in_the_corner:    --- FAIL: " + test + "/in_the_corner (0.00s)", test + "/in_the_corner:fail",
		test + "/again:run", test + "/again:    all_test.go:3: Mobility(board, White)    got 4    want 2", test + "/again:fail",
		test + ":--- FAIL: " + test + " (0.00s)", test + ":fail",
	}
}

func join(lists ...[]string) string {
	var all []string
	for _, l := range lists {
		all = append(all, l...)
	}
	return events(all...)
}

// marksLine is the line of the board that explains its letters.
const marksLine = "  # green   x red   . not begun   ? does not compile\n"

func TestBoard(t *testing.T) {
	pass := func(test string) []string { return []string{test + ":run", test + "/x:pass", test + ":pass"} }
	tests := []struct {
		name   string
		answer string
		want   string
	}{
		{"nothing written", join(unwrittenWords(test1, "2.1"), unwrittenWords(test2, "2.2"), unwrittenWords(test10, "2.10")),
			"  ch02  . . .\n" + marksLine + "  next: 2.2 Targets   ch02-moves/exercises/exercises.go:7\n  read: docs/ch02-moves.md, then exercises/ch02-moves.md\n  then: go run ./exercises check 2.2\n"},
		{"the page is read until something is green", join(unwrittenWords(test1, "2.1"), redWords(test2, "2.2"), unwrittenWords(test10, "2.10")),
			"  ch02  . x .\n" + marksLine + "  next: 2.2 Targets   ch02-moves/exercises/exercises.go:9\n  read: docs/ch02-moves.md, then exercises/ch02-moves.md\n  then: go run ./exercises check 2.2\n"},
		{"red comes first", join(unwrittenWords(test1, "2.1"), redWords(test2, "2.2"), pass(test10)),
			"  ch02  . x #\n" + marksLine + "  next: 2.2 Targets   ch02-moves/exercises/exercises.go:9\n  read: exercises/ch02-moves.md\n  then: go run ./exercises check 2.2\n"},
		{"all green", join(pass(test1), pass(test2), pass(test10)),
			"  ch02  # # #\n" + marksLine + "  All 3 are green. Take a chapter apart next: go run ./exercises empty ch02-moves\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.answer, f.exit = tt.answer, 1
			if d := cmp.Diff(tt.want, f.do(0, "")); d != "" {
				t.Errorf("the board (- want, + got):\n%s", d)
			}
			want := "test -json -timeout 1m0s -run ^TestExercise(2_1_Mobility|2_2_Targets|2_10_Tenth)$ ./ch02-moves/exercises"
			if len(f.ran) != 1 || f.ran[0] != want {
				t.Errorf("ran %q, want %q", f.ran, want)
			}
		})
	}
}

// broken is what go test -json says of a file that does not compile.
func broken() string {
	var b strings.Builder
	for _, e := range []event{
		{ImportPath: "p [p.test]", Action: "build-output", Output: "# mateinfive/ch02-moves/exercises\n"},
		{ImportPath: "p [p.test]", Action: "build-output", Output: "ch02-moves/exercises/exercises.go:14:2: undefined: x\n"},
		{ImportPath: "p [p.test]", Action: "build-fail"},
		{Package: "mateinfive/ch02-moves/exercises", Action: "output", Output: "FAIL\tmateinfive/ch02-moves/exercises [build failed]\n"},
		{Package: "mateinfive/ch02-moves/exercises", Action: "fail", FailedBuild: "p [p.test]"},
	} {
		line, _ := json.Marshal(e)
		b.Write(append(line, '\n'))
	}
	return b.String()
}

func TestWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.answer, f.exit = broken(), 1
	const why = "ch02-moves does not compile: ch02-moves/exercises/exercises.go:14: undefined: x\n"
	if d := cmp.Diff("  ch02  ? ? ?\n"+marksLine+"  "+why, f.do(0, "")); d != "" {
		t.Errorf("the board (- want, + got):\n%s", d)
	}
	if got := f.do(1, "check 2.1"); got != why {
		t.Errorf("check says %q, want %q", got, why)
	}
	f.answer = "# x\nvet: ./ch02-moves/chess/a.go:3:9: wrong\n" + strings.ReplaceAll(broken(), "build-output", "nothing")
	f.says(1, "check 2.1", "ch02-moves does not compile: ch02-moves/chess/a.go:3: wrong")
}

// A program that ends in the middle takes the tests behind along; they are
// run again by themselves.
func TestAnAnswerThatEndsTheProgram(t *testing.T) {
	f := newFixture(t)
	all, err := allExercises(f.root)
	if err != nil {
		t.Fatal(err)
	}
	first := events(test1+":run", test1+":goodbye")
	second := join(redWords(test2, "2.2"), []string{test10 + ":run", test10 + ":pass"})
	f.answer = first
	run := f.goTool
	f.goTool = func(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
		out, exit, err := run(ctx, root, o, args...)
		f.answer = second
		return out, exit, err
	}
	outcomes, err := f.judge(nil, all...)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]status{"2.1": red, "2.2": red, "2.10": green} {
		if got := outcomes[id].status; got != want {
			t.Errorf("%s: status %d, want %d", id, got, want)
		}
	}
	if len(f.ran) != 2 {
		t.Errorf("go ran %d times, want twice: %q", len(f.ran), f.ran)
	}
	if _, err := f.judge(nil, exercise{id: "2.7", chapter: "ch02-moves", test: "TestExercise2_7_X"}); err == nil {
		t.Error("a test of which go says nothing: no error")
	}
}

func TestCheck(t *testing.T) {
	f := newFixture(t)
	f.answer = join(redWords(test1, "2.1"))
	const want = `2.1 Mobility is red: 2 of 3 cases went wrong

in the corner:
  Mobility(board, White)    got 3    want 2
    8 . .
  Edit:  ch02-moves/exercises/exercises.go:9

again:
  Mobility(board, White)    got 4    want 2
`
	if d := cmp.Diff(want, f.do(1, "check 2.1")); d != "" {
		t.Errorf("a red one (- want, + got):\n%s", d)
	}
	f.answer = join(unwrittenWords(test1, "2.1"))
	const waits = "exercise 2.1 is not written yet: It waits at ch02-moves/exercises/exercises.go:7\nEdit:  put your code in the place of its panic\nStuck: go run ./exercises hint 2.1\n"
	if d := cmp.Diff(waits, f.do(1, "check 2.1")); d != "" {
		t.Errorf("an unwritten one (- want, + got):\n%s", d)
	}
	f.answer = events(test1+":run", test1+"/x:run", test1+"/x:skip", test1+":    a_test.go:3: The chapter's own code cannot build", test1+":fail")
	f.says(1, "check 2.1", "2.1 Mobility is red: it could not be judged\nThe chapter's own code cannot build\n")
	f.answer = events(test1+":run", test1+"/x:run", test1+":FAIL")
	f.says(1, "check 2.1", "2.1 Mobility is red: it ended the whole test program.")
	f.answer = events(test1+":run", test1+"/x:run", test1+"/x:    a_test.go:3: Mobility had not come back", test1+"/x:fail", test1+":fail")
	f.says(1, "check 2.1", "2.1 Mobility is red: the one case that was tried went wrong\n\nx:\n  Mobility had not come back\n")
	f.answer = events(test1+":run", test1+"/x:pass", test1+":pass")
	const isGreen = "2.1 Mobility is green.\nSee it: `go run ./ch02-moves`,\nthen look.\nAnother way to write it: go run ./exercises solution 2.1\n"
	if d := cmp.Diff(isGreen, f.do(0, "check 2.1")); d != "" {
		t.Errorf("a green one (- want, + got):\n%s", d)
	}
}

func TestHint(t *testing.T) {
	f := newFixture(t)
	const first = "2.1 Mobility, hint 1 of 2: Which pieces are asked?\n\nThose of one color & no other.\n\n```go\n## 9.9 no heading\n```\n\nStill stuck: go run ./exercises hint 2.1\n"
	if d := cmp.Diff(first, f.do(0, "hint 2.1")); d != "" {
		t.Errorf("the first hint (- want, + got):\n%s", d)
	}
	second := "hint 2 of 2: And then?\n\nAdd them up.\n\nThat was the last one."
	f.says(0, "hint 2.1", second)
	f.says(0, "hint 2.1", second)
	f.says(0, "hint 2.1 1", "hint 1 of 2")
	f.says(0, "hint 2.1", second)
	f.says(2, "hint 2.1 3", "exercise 2.1 Mobility has hints 1 to 2")
	f.says(1, "hint 2.2", "has no hints for exercise 2.2 Targets")
	f.says(1, "hint 2.10", "has no heading for exercise 2.10 Tenth yet")
	f.says(2, "hint", "usage: go run ./exercises hint 1.2 [N]")
	if got := f.read("exercises/.kept/.gitignore"); got != "*\n" {
		t.Errorf("the kept folder's .gitignore is %q", got)
	}
}

func TestSolution(t *testing.T) {
	f := newFixture(t)
	f.answer = join(redWords(test1, "2.1"))
	f.says(1, "solution 2.1", "2.1 Mobility is not green yet", "go run ./exercises solution 2.1 -anyway")
	const want = "2.1 Mobility: one way to write it\n\n// Mobility counts.\nfunc Mobility() int { return len(fmt.Sprint(help)) }\n\n// help helps.\nconst help = 1\n\nWhy so: it is short.\n"
	if d := cmp.Diff(want, f.do(0, "solution 2.1 -anyway")); d != "" {
		t.Errorf("- want, + got:\n%s", d)
	}
	f.answer = events(test1+":run", test1+":pass")
	if d := cmp.Diff(want, f.do(0, "solution 2.1")); d != "" {
		t.Errorf("- want, + got:\n%s", d)
	}
	f.says(1, "solution 2.2 -anyway", "the solution of exercise 2.2 Targets cannot be read")
}

func TestBadCommandLines(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"dance":         `"dance" is none of the commands`,
		"check":         "usage: go run ./exercises check 1.2",
		"check 2.1 x":   "usage: go run ./exercises check 1.2",
		"check two":     `"two" names no exercise: they are numbered by chapter, like 1.2`,
		"hint targets":  "Targets is exercise 2.2: type 2.2",
		"solution":      "usage: go run ./exercises solution 1.2 [-anyway]",
		"play":          "usage: go run ./exercises play 1 [flags]",
		"play 2.1":      "play takes a chapter: go run ./exercises play 2",
		"empty":         "usage: go run ./exercises empty ch01 [NewSquare]",
		"restore -file": "usage: go run ./exercises restore",
	} {
		f.says(2, line, want)
	}
	f.says(1, "check 2.9", "there is no exercise 2.9; chapter 2 has 2.1 Mobility, 2.2 Targets, 2.10 Tenth")
	f.says(1, "check 7.1", "chapter 7 has none so far")
	f.says(1, "play 7", `there is no chapter "7"; there is ch01-display, ch02-moves`)
	f.says(0, "help", "go run ./exercises empty ch01 [NewSquare]")
	f.says(0, "--help", "how far you are")
}

// Outside the course there is nothing to do; in a subfolder everything works.
func TestWhereItIsStarted(t *testing.T) {
	f := newFixture(t)
	f.root = ""
	t.Chdir(t.TempDir())
	f.says(1, "", "not inside the course's folder", "Go to the folder with the file go.mod")

	inside := newFixture(t)
	root := inside.root
	t.Chdir(filepath.Join(root, "ch02-moves", "chess"))
	inside.root = ""
	inside.says(0, "restore", "You are in a subfolder", "No function is empty")
}

// The real thing, once: a chapter is built with its solutions and played.
func TestPlay(t *testing.T) {
	needsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.goTool = goLimited
	f.write("ch02-moves/main.go", `package main

import (
	"fmt"
	"os"

	"mateinfive/ch02-moves/exercises"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "-bad" {
		os.Exit(2)
	}
	var line string
	fmt.Scanln(&line)
	fmt.Println(exercises.Mobility(), os.Args[1:], line)
}
`)
	f.in = strings.NewReader("e2e4\n")
	if got := f.do(0, "play 2 -flip x"); got != "1 [-flip x] e2e4\n" {
		t.Errorf("play says %q", got)
	}
	f.says(2, "play ch02 -bad", "did not understand these flags")
	if err := os.Remove(f.abs("ch02-moves/exercises/all_test.go")); err != nil {
		t.Fatal(err)
	}
	f.write("ch02-moves/chess/rook.go", "package chess\n\nfunc F() { x }\n")
	f.write("ch02-moves/main.go", "package main\n\nimport _ \"mateinfive/ch02-moves/chess\"\n\nfunc main() {}\n")
	f.says(1, "play 2", "ch02-moves does not compile: ch02-moves/chess/rook.go:3: undefined: x")
}
