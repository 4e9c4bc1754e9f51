// sitting_test.go sits exams.

package sitting

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/exam"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
	"mateinfive/internal/referee"
)

var full = flag.Bool("full", false, "build impostors, and see how many a file of cases catches")

// newFixture is a tiny course with the command.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{"exam": Exam})
}

func TestMain(m *testing.M) {
	if level := os.Getenv(asProgram); level != "" {
		beProgram(level)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// asProgram makes this test program one that is examined; its value is the level whose rules
// it knows.
const asProgram = "MATEINFIVE_EXAMINED"

func beProgram(level string) {
	n, _ := strconv.Atoi(level)
	talk := referee.NewTalk(n)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		if n == 1 && strings.HasPrefix(in.Text(), "worth") {
			fmt.Println("0 0") // a program with a mistake
			continue
		}
		fmt.Println(talk.Answer(in.Text()))
	}
}

// examined is how the test program is called as one that is examined.
func examined(t *testing.T, level int) (dir, command string) {
	t.Helper()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, fmt.Sprint(level))
	return t.TempDir(), " -- " + binary
}

// What was red is asked again, until it is right, and then something else.
func TestExamKeepsItsQuestions(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 1)
	f.Says(1, "exam 1 "+dir+command, "worth                                 4 of 28",
		"The simplest of the wrong answers:",
		"  asked   worth 8/8/8\n  answer  0 0\n  wanted  error, and a sentence",
		"< failed.txt", "exam 1 is red")
	_, seed, _ := strings.Cut(strings.TrimSpace(f.Words.String()), "-seed ")
	if text, _ := os.ReadFile(filepath.Join(dir, "failed.txt")); string(text) != "worth 8/8/8\n" {
		t.Errorf("failed.txt: %q", text)
	}
	f.Now = func() time.Time { return time.Unix(12345, 678) }
	f.Says(1, "exam 1 "+dir+command, "-seed "+seed)
	t.Setenv(asProgram, "5")
	f.Says(0, "exam 1 "+dir+command, "exam 1 is green: 343 lines, -seed "+seed,
		"Once more, with fresh questions", "exam 1 of 5 passed", "cases.txt")
	f.Says(0, "exam 1 "+dir+command, "exam 1 is green")
	f.Never("-seed " + seed)
	if _, err := os.Stat(filepath.Join(dir, "failed.txt")); err == nil {
		t.Error("failed.txt is still there when all is right")
	}
}

// A word that is missing, or one too many, is answered with how it is typed.
func TestExamSaysHowItIsTyped(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"exam":                     "exam 2 ~/mychess",
		"exam 1 -play ~/mychess":   "-play (from 2)",
		"exam six ~/mychess":       "wants a number from 0 to 5",
		"exam -seed x 1 ~/mychess": "exam 2 ~/mychess",
		"exam 1 ~/mychess -- ":     "exam 2 ~/mychess",
		"exam 1 " + f.Root:         "this is the course's folder",
	} {
		f.Says(1, line, want)
	}
	f.Says(1, "exam 1 "+filepath.Join(t.TempDir(), "none"), "is no folder")
}

// One's own cases are read from the folder of the program.
func TestExamReadsCases(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, exam.Last)
	for text, want := range map[string]string{
		"= 5":            "cases.txt cannot be used: line 1",
		"add 2 2\n= 5\n": "one of them is wrong itself",
	} {
		if err := os.WriteFile(filepath.Join(dir, "cases.txt"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		f.Says(0, "exam 1 "+dir+command, want)
	}
	if !*full {
		return // eight impostors are to be built
	}
	coursetest.NeedsGo(t)
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	f.Root = root
	if err := os.WriteFile(filepath.Join(dir, "cases.txt"), []byte("worth 8/8/8/8/8/8/8/Q7\n= 9 0\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, "1")
	f.Words.Reset()
	program := outside.Program{Dir: dir, Command: strings.Fields(command)[1:]}
	if err := ownCases(f.Desk(), examination{level: 1, program: program}, t.TempDir()); err != nil {
		t.Error(err)
	}
	f.Said("Your cases.txt catches 4 of 8 impostors of level 1.\nOne that gets away: ",
		"It catches your own program, too:\n  asked   worth")
}

// Our board stands before the learner's program, and what that refuses changes nothing.
func TestExamPlays(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 3)
	f.In = strings.NewReader("e2e4\ne7e4\nturn\nquit\n")
	f.Says(0, "exam 3 -play "+dir+command, "white> ok\n8 r n b q k b n r\n",
		"4 . . . . P . . .", "black> error: this is no legal move\nblack> black\nblack> ")
}
