// own_test.go lays faults into a program of a learner's own.

package sitting

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
)

// ownProgram is a program that passes exam 0, and a test of its own.
const (
	ownProgram = `package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		fmt.Println(answer(lines.Text()))
	}
}

func answer(line string) string {
	word, rest, _ := strings.Cut(line, " ")
	words := strings.Fields(rest)
	if word != "add" || len(words) != 2 {
		return "error: want add and two numbers"
	}
	a, errA := strconv.Atoi(words[0])
	b, errB := strconv.Atoi(words[1])
	if errA != nil || errB != nil {
		return "error: add wants whole numbers"
	}
	return strconv.Itoa(a + b)
}
`
	ownTest = `package main

import "testing"

func TestAnswer(t *testing.T) {
	if got := answer("add 2 3"); got != "5" {
		t.Errorf("add 2 3: %s, want 5", got)
	}
}
`
)

// newOwn writes a program of a learner's own: its folder.
func newOwn(t *testing.T, files map[string]string) (dir string) {
	t.Helper()
	coursetest.NeedsGo(t)
	dir = t.TempDir()
	files["go.mod"] = "module mychess\n\ngo 1.24\n"
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// Before faults are laid, the program has to be green, and to have tests that are.
func TestExamTriesTestsThatStand(t *testing.T) {
	f := newFixture(t)
	wrong := strings.Replace(ownProgram, "a + b", "a - b", 1)
	f.Says(1, "exam 0 -tests "+newOwn(t, map[string]string{"main.go": wrong}), "exam 0 is not green with your program")
	f.Says(1, "exam 0 -tests "+newOwn(t, map[string]string{"main.go": ownProgram}), "there is no test in your program yet")
	red := strings.Replace(ownTest, `!= "5"`, `== "5"`, 1)
	f.Says(1, "exam 0 -tests "+newOwn(t, map[string]string{"main.go": ownProgram, "main_test.go": red}),
		"your tests are red without any fault", "add 2 3: 5, want 5")
	dir, command := examined(t, 0)
	f.Says(1, "exam 0 -tests "+dir+command, "only into Go code")
}

// A fault is told with its place, and the answer that shows it; one that no answer shows is none.
func TestExamTriesTests(t *testing.T) {
	if !*full {
		t.Skip("it builds a program for each fault")
	}
	f := newFixture(t)
	dir := newOwn(t, map[string]string{"main.go": ownProgram, "main_test.go": ownTest})
	f.Says(0, "exam 0 -tests -seed 3 "+dir,
		"  not noticed  main.go:26: if errA != nil && errB != nil {   (it was ||)\n",
		"  noticed      main.go:29: return strconv.Itoa(a - b)   (it was +)\n",
		"Your tests notice 10 of 12 faults, -seed 3.\n", "gets away. This is the simplest answer that shows it:\n  ")
	if text, _ := os.ReadFile(filepath.Join(dir, "main.go")); string(text) != ownProgram {
		t.Error("the program itself was changed")
	}
}

// The fault of a hunt is in a copy, and is found when that answers well.
func TestExamHunts(t *testing.T) {
	if !*full {
		t.Skip("it builds a program for each fault")
	}
	f := newFixture(t)
	dir := newOwn(t, map[string]string{"main.go": ownProgram})
	f.Says(0, "exam 0 -hunt -seed 3 "+dir, "A fault has moved into a copy", "asked", "Mend it there")
	copied := filepath.Join(f.Root, filepath.FromSlash(ownCopy))
	text, err := os.ReadFile(filepath.Join(copied, "main.go"))
	if err != nil || string(text) == ownProgram {
		t.Fatalf("the copy has no fault: %v", err)
	}
	f.Says(1, "exam 0 -hunt "+dir, "The fault is still there.")
	f.Says(1, "exam 1 -hunt "+dir, "a hunt is on already: go run ./exercises exam 0 -hunt "+dir)
	f.Says(1, "exam 1 -hunt -only draw "+dir, "a hunt is on already: go run ./exercises exam 0 -hunt "+dir)
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte("not Go"), 0o644); err != nil { // the copy is judged
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(copied, "main.go"), []byte(ownProgram), 0o644); err != nil {
		t.Fatal(err)
	}
	f.Says(0, "exam 0 -hunt "+dir, "Found. It was main.go:", "That is number 1.")
	if _, err := os.Stat(copied); err == nil {
		t.Error("the copy is still there")
	}
	f.Says(1, "exam 0 -hunt -stop "+dir, "no hunt is on")
	if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(ownProgram), 0o644); err != nil {
		t.Fatal(err)
	}
	f.Do(0, "exam 0 -hunt -seed 3 "+dir)
	f.Says(0, "exam 0 -hunt -stop "+dir, "It was main.go:")
	if _, err := os.Stat(copied); err == nil || f.Desk().Progress.OwnFound != 1 {
		t.Error("a hunt that was given up is still there, or counts")
	}
}
