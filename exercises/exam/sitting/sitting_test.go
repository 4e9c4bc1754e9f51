// sitting_test.go sits exams.

package sitting

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/exam/uci"
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
// it knows, and perhaps what is wrong with it.
const asProgram = "MATEINFIVE_EXAMINED"

func beProgram(how string) {
	level, fault, _ := strings.Cut(how, " ")
	n, _ := strconv.Atoi(level)
	talk := referee.NewTalk(n)
	begun := 0 // how often a position was set up
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		line := in.Text()
		answer := talk.Answer(line)
		isNew := strings.HasPrefix(line, "new")
		if isNew {
			begun++
		}
		switch {
		case n == 1 && strings.HasPrefix(line, "worth"):
			answer = "0 0"
		case fault == "dies" && line == "moves e9":
			panic("no such square")
		case fault == "leaks" && begun > 20 && line == "turn":
			answer = "white"
		case fault == "plays when asked" && line == "legal":
			talk.Answer("play e1d1")
		case fault == "sets up too early" && isNew && answer != "ok" && strings.HasSuffix(line, " b"):
			talk.Answer("new 8/8/8/8/8/8/8/8 b")
		case fault == "knows no stalemate" && answer == "stalemate":
			answer = "checkmate"
		case fault == "miscounts" && line == "perft 2":
			answer = "1"
		case fault == "does not become a knight" && (line == "legal" || strings.HasPrefix(line, "perft")):
			answer = withoutKnights(talk, line, answer)
		}
		fmt.Println(answer)
	}
}

// withoutKnights is an answer by rules in which no pawn becomes a knight where one could on b8.
func withoutKnights(talk *referee.Talk, line, answer string) string {
	moves := talk.Position().Moves()
	if !slices.Contains(moves, "b7b8n") {
		return answer
	}
	moves = slices.DeleteFunc(moves, func(m string) bool { return strings.HasSuffix(m, "n") })
	switch line {
	case "perft 1":
		return strconv.Itoa(len(moves))
	case "legal":
		return strings.Join(moves, " ")
	}
	return answer
}

// What is wrong with a program is told, and not only where it shows.
func TestExamTellsTheCause(t *testing.T) {
	tests := []struct {
		fault string
		level int
		says  []string
		never string
	}{
		{
			fault: "dies", level: 2,
			says: []string{
				"queens                               21 of 21\n",
				"ended before its input did (exit status 2). 1 of 12 lines were answered; the next was: moves e9\n" +
					"It was started anew for the next case.\n",
				"panic: no such square",
				"This was asked when it happened:\n  after   new\n  asked   moves e9\n  answer  (none)\n",
			},
			never: "A cause",
		},
		{
			fault: "leaks", level: 2,
			says:  []string{"(When it is asked nothing before, your program answers this well:", "answer  white"},
			never: "A cause",
		},
		{
			fault: "plays when asked", level: 3,
			says: []string{
				"A cause: asking legal changed the position, and a question must change nothing.\n",
				"X  changed by legal\n",
			},
		},
		{
			fault: "sets up too early", level: 3,
			says: []string{
				"A cause: new 8/8/8 b was answered with an error, and changed the position all the same.\n",
				"turn before  white\n  turn after   black\n",
			},
		},
		{
			fault: "knows no stalemate", level: 3,
			says: []string{"A cause: check and legal are right here"},
		},
		{
			fault: "miscounts", level: 4,
			says: []string{"A cause: legal is right in every position on the way, so the mistake is in how perft counts"},
		},
		{
			fault: "does not become a knight", level: 4,
			says: []string{
				"A cause: the count follows from the moves, and these are wrong somewhere on the way:\n",
				"missing b7a8n b7b8n\n",
			},
		},
	}
	for _, tt := range tests {
		t.Run(tt.fault, func(t *testing.T) {
			f := newFixture(t)
			dir, command := examined(t, tt.level)
			t.Setenv(asProgram, fmt.Sprint(tt.level, " ", tt.fault))
			x := examination{
				level: tt.level, seed: 7,
				program: outside.Program{Dir: dir, Command: strings.Fields(command)[1:]},
			}
			f.Words.Reset()
			if isGreen, err := judgeProgram(f.Desk(), x, "chess"); isGreen || err != nil {
				t.Errorf("green is %t, error %v", isGreen, err)
			}
			f.Said(tt.says...)
			if tt.never != "" {
				f.Never(tt.never)
			}
			text, err := os.ReadFile(filepath.Join(dir, "failed.txt"))
			if err != nil {
				t.Fatal(err)
			}
			if lines := strings.Count(string(text), "\n"); (lines > 40) != (tt.fault == "leaks") {
				t.Errorf("failed.txt has %d lines", lines)
			}
		})
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
	f.Says(1, "exam 1 "+dir+command, "worth                                 5 of 29",
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
	f.Says(0, "exam 1 "+dir+command, "exam 1 is green: ", ", -seed "+seed,
		"Once more, with fresh questions", "exam 1 of 6 passed", "cases.txt")
	f.Says(0, "exam 1 "+dir+command, "exam 1 is green")
	f.Never("-seed " + seed)
	if _, err := os.Stat(filepath.Join(dir, "failed.txt")); err == nil {
		t.Error("failed.txt is still there when all is right")
	}
}

// A station asks its own words alone, and is remembered; a whole exam has all stations of its level.
func TestExamOfAStation(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 1) // worth is wrong
	f.Says(0, "exam 1 -only draw "+dir+command, "station draw of exam 1 is green: ",
		"The next station, when its page comes: go run ./exercises exam 1 -only write "+dir)
	f.Never("worth")
	f.Never("For the README")
	f.Says(1, "exam 1 -only write "+dir+command, "station write of exam 1 is red: ")
	if got := f.Desk().Progress.Stations; len(got) != 2 || !got["draw"] || got["write"] {
		t.Errorf("remembered is %v", got)
	}
	t.Setenv(asProgram, "5")
	f.Says(0, "exam 1 -only write "+dir+command, "Once more, with fresh questions",
		"On another day, all of it with fresh questions: go run ./exercises exam 1 "+dir)
	f.Says(0, "exam 2 "+dir+command, "exam 2 is green")
	if got := f.Desk().Progress.Stations; len(got) != 4 || !got["write"] || !got["moves"] || !got["play"] {
		t.Errorf("remembered is %v", got)
	}
	f.Says(1, "exam 2 -only draw "+dir, `exam 2 has no station "draw"; it has moves and play`)
}

// For another program the verdict is JSON, and nothing is kept.
func TestExamAsJSON(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 1) // worth is wrong
	f.Says(1, "exam 1 -json -seed 3 "+dir+command, "{\n  \"exam\": 1,\n  \"seed\": 3,\n  \"green\": false,\n",
		"\"rule\": \"worth\",",
		"\"lines\": [\n      \"worth 8/8/8\"\n    ],\n    \"answer\": \"0 0\",\n    \"wanted\": \"error\"\n")
	f.Says(0, "exam 1 -json -only draw "+dir+command, "\"station\": \"draw\"", "\"green\": true")
	f.Says(1, "exam 1 -json "+filepath.Join(dir, "none"), "\"green\": false,\n  \"error\": ", "is no folder")
	if left, _ := os.ReadDir(dir); len(left) > 0 || len(f.Desk().Progress.Exams) > 0 || len(f.Desk().Progress.Stations) > 0 {
		t.Errorf("it has left %v, and remembers something", left)
	}
}

// A program that answers all lines of level 6 and knows no UCI is red as an engine.
func TestExamOfAnEngine(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 6)
	x := examination{level: 6, seed: 7, program: outside.Program{Dir: dir, Command: strings.Fields(command)[1:]}}
	f.Words.Reset()
	if green, err := judgeEngine(f.Desk(), x, t.TempDir(), "chess"); green || err != nil {
		t.Errorf("green is %t, error %v", green, err)
	}
	f.Said("over UCI, which takes some minutes:\n  uci  ", "0 of 4\n",
		"  sent    uci\n  answer  error: there is no word uci\n  wanted  uciok\n",
		"error: there is no word uci. The program that answered the lines is started once more",
		"and type the lines of failed.txt\n", "exam 6 is red, -seed 7\n")
	if text, _ := os.ReadFile(filepath.Join(dir, "failed.txt")); string(text) != "uci\n" {
		t.Errorf("failed.txt: %q", text)
	}
	v := verdict{Green: true}
	v.judgeAsEngine(f.Desk(), x, t.TempDir())
	if v.Green || v.Games != nil || v.Wrong == nil || v.Wrong.Wanted != "uciok" || v.Rules[0].Right != 0 {
		t.Errorf("the verdict is %+v", v)
	}
}

// On a busy computer an engine that was late is not told that it has gone wrong.
func TestExamOfAnEngineWhenBusy(t *testing.T) {
	f := newFixture(t)
	x := examination{level: 6, seed: 7, program: outside.Program{Dir: t.TempDir()}}
	r := &uci.Result{
		IsBusy: true,
		Fault:  &uci.Fault{Rule: uci.Stop, Sent: []string{"uci", "stop"}, Wanted: "bestmove"},
	}
	f.Words.Reset()
	if err := tellEngine(f.Desk(), x, r, "chess"); err != nil {
		t.Fatal(err)
	}
	f.Said("The computer was busy each time", "exam 6 is red, -seed 7\n")
	f.Never("where it went wrong")
	f.Never("failed.txt")
	if left, _ := os.ReadDir(x.program.Dir); len(left) > 0 {
		t.Errorf("it has left %v", left)
	}
	v := verdict{Green: true}
	v.addEngine(r)
	if v.Green || v.Error == "" || v.Wrong != nil {
		t.Errorf("the verdict is %+v", v)
	}
}

// The file program.txt in a folder says how its program is run.
func TestExamReadsTheCommandOfAFolder(t *testing.T) {
	f := newFixture(t)
	dir, command := examined(t, 2)
	command = strings.TrimPrefix(command, " -- ")
	if strings.Contains(command, " ") {
		t.Skip("a command in program.txt has its words between spaces")
	}
	if err := os.WriteFile(filepath.Join(dir, "program.txt"), []byte(command+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	f.Says(0, "exam 2 "+dir, "exam 2 is green")
	f.Says(1, "exam 2 -tests "+dir, "Go")
}

// A word that is missing, or one too many, is answered with how it is typed.
func TestExamSaysHowItIsTyped(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"exam":                     "exam 2 ~/mychess",
		"exam 1 -play ~/mychess":   "-play (from 2)",
		"exam six ~/mychess":       "wants a number from 0 to 6",
		"exam -seed x 1 ~/mychess": "exam 2 ~/mychess",
		"exam 1 ~/mychess -- ":     "exam 2 ~/mychess",
		"exam 1 " + f.Root:         "this is the course's folder",
		"exam 2 -tests -json ~/me": "exam 2 ~/mychess",
		"exam 2 -stop ~/mychess":   "exam 2 ~/mychess",
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
		"= 5":                            "cases.txt cannot be used: line 1",
		"add 2 2\n= 5\n":                 `line 1, "add 2 2", is wrong itself`,
		"add 2 2\n= 5\n\nadd 2 2\n= 6\n": `Wrong, too: line 4, "add 2 2"`,
		"mirror x\n= 5\n":                "beyond the level impostors know nothing: 1 case left out",
	} {
		if err := os.WriteFile(filepath.Join(dir, "cases.txt"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		f.Says(0, "exam 1 "+dir+command, want)
	}
	if !*full {
		return // ten impostors are to be built
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
	f.Said("Your cases.txt catches 4 of 10 impostors of level 1.\nOne that gets away: ",
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
