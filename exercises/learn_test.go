// learn_test.go tries check, hint, solution, play and help.

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/exercises/tasks"
)

const answer = "ch02-moves/exercises/exercises.go"

// written fills the stub of Mobility in.
func (f *fixture) written() {
	f.t.Helper()
	f.edit(answer, `panic("task Mobility: not written yet")`, "return 2")
}

func TestCheckOfARebuiltFunction(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "check 2.1", "2.1 Rook.IsValid is open.\nIt is set up by: go run ./exercises next 2.1\n")
	f.do(0, "next 2.1")
	f.do(0, "empty ch02 Rook.String") // another, which is laid over
	f.answer = reds("TestRook")
	f.exactly(0, "check", `2.1 Rook.IsValid is red: 2 of 3 rows
  # right
  x in the corner
  x again

in the corner:
  from a1 to a4    got no    want yes
    8 . .
  Edit:  ch02-moves/chess/rook.go:12
  Play:  go run ./ch02-moves   then: moves f4
  Stuck: go run ./exercises hint 2.1
`)
	if want := "test -json -timeout 10s -run TestRook ./ch02-moves/chess"; len(f.ran) != 1 || f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran, want)
	}
	if laid := f.laid[rook]; !strings.Contains(laid, "ToLower") || !strings.Contains(laid, "return false") {
		t.Errorf("its tests ran over this; want the other function as the course has it, and this one empty:\n%s", laid)
	}
	if laid, want := f.laid[rook], "//line "+f.abs(rook)+":11\n// IsValid says"; !strings.Contains(laid, want) {
		t.Errorf("its lines are to be those of the learner's file, %q, in\n%s", want, laid)
	}
	if laid := f.laid["ch02-moves/chess/guard_test.go"]; !strings.Contains(laid, "guard.Watch(") {
		t.Errorf("nothing guards the memory:\n%s", laid)
	}

	// The tests that speak of it are green, and another of the folder is not.
	f.edit(rook, "return false", "return from == to")
	f.judge = func(line string) string {
		if strings.Contains(line, "-run") {
			return greens("TestRook")
		}
		return reds("TestBoard")
	}
	f.says(0, "check", "2.1 Rook.IsValid is red: 2 of 3 rows\n  # right\n  x in the corner\n", "\n  Rook.IsValid's own test is green; red are tests of other functions: TestBoard.\n  Edit:")
	// One more function is the learner's, written before its turn: it may be the reason.
	f.do(0, "restore Rook.String")
	f.write(tasks.OriginalsFile, "ch02-moves/chess Rook.String "+tasks.Print("another")+"\n")
	f.says(0, "check", "functions: TestBoard.\n  Yours too, and not green yet: 2.3 Rook.String   (go run ./exercises check 2.3)\n  Play:  ")
	if strings.Contains(f.words.String(), "Edit:") {
		t.Errorf("what is green is named as the place to edit:\n%s", f.words)
	}
	f.write(tasks.OriginalsFile, "")
	f.do(0, "empty ch02 Rook.String")

	// Green, and saved once more while the tests ran: that is still to be judged.
	f.judge = func(string) string {
		f.write(rook, strings.Replace(f.read(rook), "return from == to", "return to == from", 1))
		return greens("TestRook")
	}
	f.says(0, "check", "is green")
	f.judge, f.answer = nil, reds("TestRook")
	f.says(0, "", "ch02  [x]")

	f.edit(rook, "return to == from", "return from == to")
	f.answer = greens("TestRook")
	f.exactly(0, "check", `2.1 Rook.IsValid is green: 1 row
  # right

Yours:
  func (Rook) IsValid(from, to int) bool {
  	// Empty: your code goes here. The chapter's tests say what is missing; our version is kept.
  	// (Our version imports "fmt".)
  	return from == to
  }

Ours:
  func (Rook) IsValid(from, to int) bool {
  	return fmt.Sprint(from) == fmt.Sprint(to)
  }

Yours stays. To have ours instead: go run ./exercises restore ch02 Rook.IsValid
See it: go run ./ch02-moves   then: moves f4
Go on:  go run ./exercises next
`)
	// Ours comes back, and theirs once more.
	f.do(0, "restore Rook.IsValid")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is done, and ours stands there now.\n", "go run ./exercises restore -mine Rook.IsValid ")
	f.exactly(0, "restore -mine Rook.IsValid", "Your Rook.IsValid is back: ch02-moves/chess/rook.go:16\n")
	if now := f.read(rook); !strings.Contains(now, "return from == to") {
		t.Errorf("the learner's version is back in\n%s", now)
	}
	f.says(1, "restore -mine Rook.IsValid", "in the place of Rook.IsValid stands something of yours already")
	f.says(1, "restore -mine Value", "no version of yours is kept of Value")
}

func TestCheckOfAFileOfOnesOwn(t *testing.T) {
	f := newFixture(t)
	f.answer = unwritten("Mobility")
	f.exactly(0, "check 2.2", `2.2 Mobility is open

task Mobility is not written yet: It waits at ch02-moves/exercises/exercises.go:7
Edit:  put your code in the place of its panic
Stuck: go run ./exercises hint Mobility
`)
	if want := "test -json -timeout 1m -run ^TestTaskMobility$ ./ch02-moves/exercises"; f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran[0], want)
	}
	f.written()
	f.answer = reds("TestTaskMobility")
	f.says(0, "check Mobility", "2.2 Mobility is red: 2 of 3 rows", "\n  Edit:  ch02-moves/exercises/exercises.go:3\n  Stuck: go run ./exercises hint 2.2\n")
	f.answer = events("TestTaskMobility:run", "TestTaskMobility:    all_test.go:3: Mobility ends the whole program.", "TestTaskMobility:fail")
	f.says(0, "check Mobility", "2.2 Mobility is red\n\nMobility ends the whole program.\n  Edit:")
	f.answer = events("TestTaskMobility/a:run", "TestTaskMobility/a:Mobility()    got e4    want -", "TestTaskMobility/a:fail", "TestTaskMobility:fail")
	f.says(0, "check Mobility", "want -\n  (- is NoSquare.)\n")
	f.answer = greens("TestTaskMobility")
	f.exactly(0, "check mobility", "2.2 Mobility is green: 1 row\n  # right\n\nOurs, to compare: go run ./exercises solution 2.2\nSee it: `go run ./ch02-moves`,\nthen look.\nGo on:  go run ./exercises next\n")

	// Ours, word for word.
	f.do(0, "next 2.3")
	f.edit(rook, "\treturn \"\"\n", "\treturn strings.ToLower(\"Rook\")\n")
	f.write(rook, strings.Replace(rookFile, "return strings", "return  strings", 1))
	f.says(0, "check", "Yours:", "Ours:")
	f.write(rook, rookFile)
	f.says(0, "check", "Yours is, word for word, what we wrote.")
}

// Of many rows, the green ones are only counted; of a test that prints what steers
// a screen, or a thousand lines, that is spelled out and cut.
func TestCheckOfMuch(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.edit(rook, "return false", "return true")
	var words []string
	for _, row := range strings.Fields("a b c d e f g h i j k l m n o p q") {
		words = append(words, "TestRook/"+row+":run", "TestRook/"+row+":pass")
	}
	f.answer = events(words...)
	f.says(0, "check", "2.1 Rook.IsValid is green: 17 rows\n\nYours:")
	words = append(words, "TestRook/last:run")
	words = append(words, "TestRook/last:printed    rook_test.go:3: got 1")
	for range 100 {
		words = append(words, "TestRook/last:        one\x1b[2Jline\tof many")
	}
	f.answer = events(append(words, "TestRook/last:fail")...)
	f.says(0, "check", "1 of 18 rows\n  x last\n  (17 more are green)\n", "last:\n  printed\n  got 1\n", `one\x1b[2Jline    of many`, " lines more)\n  Edit:")

	// What a loop prints without end leaves room for what its test says.
	words = []string{"TestRook/first:run"}
	for range 100 {
		words = append(words, "TestRook/first:printed")
	}
	f.answer = events(append(words, "TestRook/first:    rook_test.go:3: got 1", "TestRook/first:        want 2", "TestRook/first:fail")...)
	f.says(0, "check", "first:\n  printed\n", "  printed\n  ...\n  got 1\n  want 2\n  Edit:")
}

const trace = "\n\ngoroutine 6 [running]:\nmateinfive/ch02-moves/chess.Rook.IsValid(0x1)\n\t/home/me/ch02-moves/chess/rook.go:18 +0x28\n\t/home/me/ch02-moves/chess/rook_test.go:14 +0x25"

// However a test program ends, it is said in a sentence, once.
func TestCheckOfACrash(t *testing.T) {
	tests := []struct {
		name   string
		answer string
		want   []string
		never  string
	}{
		{"a panic", events("T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:fail", "T:panic: runtime error: index out of range [9] with length 8 [recovered, repanicked]"+trace, "T:fail"),
			[]string{"red: 1 of 2 rows", "x b\n\nb:\n  It panics at ch02-moves/chess/rook.go:18: index out of range [9] with length 8.\n"}, "goroutine"},
		{"a panic behind a red row", events("T:run", "T/a:run", "T/a:got 1, want 2", "T/a:fail", "T/b:run", "T/b:fail", "T:panic: oh \x1b[2J [recovered]"+trace, "T:fail"),
			[]string{"a:\n  got 1, want 2\n"}, "panics"},
		{"nothing on a square", events("T:run", "T:panic: runtime error: invalid memory address or nil pointer dereference"+trace, "T:fail"),
			[]string{"It panics at ch02-moves/chess/rook.go:18: invalid memory address or nil pointer dereference.", "(An empty square is a nil Piece.)"}, "goroutine"},
		{"a loop without an end", events("T:run", "T/a:run", "T/a:panic: test timed out after 10s"+trace, "T/a:fail"),
			[]string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18. Is there a loop without an end?"}, "timed out"},
		{"a loop in the task's function, at work in a helper", events("T:run", "T/a:run", "T/a:panic: test timed out after 10s\n\ngoroutine 6 [running]:\nmateinfive/ch02-moves/chess.helper(...)\n\t/home/me/ch02-moves/chess/board.go:5 +0x28"+strings.ReplaceAll(trace, "\n\ngoroutine 6 [running]:", ""), "T/a:fail"),
			[]string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18."}, "board.go"},
		{"recursion", events("T:run", "T/a:run", "T/a:runtime: goroutine stack exceeds 1000000000-byte limit", "T/a:fatal error: stack overflow"+trace, ":fail"),
			[]string{"A function calls itself again and again at ch02-moves/chess/rook.go:18."}, "overflow"},
		{"memory", events("T:run", "T/a:run", "T/a:fatal error: runtime: out of memory"+trace, ":fail"),
			[]string{"It took all the memory there is at ch02-moves/chess/rook.go:18."}, "fatal"},
		{"os.Exit", events("T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:=== RUN   T/b", ":fail"),
			[]string{"red: 1 of 2 rows", "b:\n  The test program ended before its tests did. Does something call os.Exit, or log.Fatal?\n"}, "==="},
		{"log.Fatal", events("T:run", "T/a:run", "T/a:2026/01/02 no way", ":fail"),
			[]string{"Does something call os.Exit, or log.Fatal?\n  2026/01/02 no way\n"}, "panics"},
		{"what the guard says", events("T:run", "T/a:run", "T/a:printed\n\nMobility calls itself.\nThe program has to end here.", "T/a:Stuck: go run ./exercises hint 2.1", ":fail"),
			[]string{"a:\n  Mobility calls itself.\n  Stuck: "}, "end here"},
		{"as the program starts", events(":panic: oh no"+trace, ":fail"),
			[]string{"Rook.IsValid is red\n\nBefore any test, as the program starts", "It panics at ch02-moves/chess/rook.go:18: oh no"}, "goroutine"},
		{"os.Exit as the program starts", events(":FAIL\tmateinfive/ch02-moves/chess\t0.005s", ":fail"),
			[]string{"Before any test", "Does something call os.Exit"}, "FAIL"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.do(0, "next 2.1")
			f.answer = tt.answer
			f.says(0, "check", append(tt.want, "Edit:  ch02-moves/chess/rook.go:16")...)
			if got := f.words.String(); strings.Contains(got, tt.never) || strings.Count(got, "panics") > 1 {
				t.Errorf("check says\n%s\nnever %q, and a panic once", got, tt.never)
			}
		})
	}
}

// broken are the events of a package that does not compile.
func broken(said string) string {
	return lines(
		event{ImportPath: "p [p.test]", Action: "build-output", Output: "# mateinfive/ch02-moves/chess\n"},
		event{ImportPath: "p [p.test]", Action: "build-output", Output: said + "\n"},
		event{ImportPath: "p [p.test]", Action: "build-fail"},
		event{Package: "mateinfive/ch02-moves/chess", Action: "output", Output: "FAIL\tmateinfive/ch02-moves/chess [build failed]\n"},
		event{Package: "mateinfive/ch02-moves/chess", Action: "fail", FailedBuild: "p [p.test]"})
}

// What the compiler says gets a sentence more.
func TestCheckOfWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.edit(rook, "return false", "return x")
	for said, want := range map[string]string{
		"declared and not used: x":            "Use x, or take its line out",
		"undefined: fmt":                      `put its path, such as "fmt", among the imports`,
		"undefined: x":                        "There is nothing called x here.",
		"undefined: player.ask":               "Package player has nothing public called ask: names with small letters are private to their package.",
		"name ask not exported by package p":  "Package p has nothing public called ask: names with small letters are private to their package.",
		"undefined: player.Ask":               "Package player has nothing public called Ask. Is it spelled otherwise?",
		`"fmt" imported and not used`:         `Take "fmt" out of the imports`,
		"missing return":                      "without a return",
		"no new variables on left side of :=": "write = in place of :=",
		"syntax error: unexpected newline":    "The line is no Go yet.",
		"expected ';', found or":              "Go writes || for or",
		"illegal character U+003F '?'":        "write an if",
		"conversion from int to string yields a string of one rune, not a string of digits":                        "strconv.Itoa(n) for the digits",
		`Sprintf format %v with arg b causes recursive (x/chess.Board).String method call`:                         "that would never end",
		"cannot use sb (variable of struct type strings.Builder) as *strings.Builder value in argument to writeTo": "write &sb.",
		"cannot use n (variable of type int) as Square value in assignment":                                        "write Square(...) around it.",
		"cannot use n (variable of type bool) as string value in return statement":                                 "n has another type than the place where it stands, which wants string.",
		"cannot call pointer method LegalMoves on chess.Position":                                                  "put the value into one first, v := ..., and call v.LegalMoves.",
		"invalid operation: cannot take address of p.After(m) (value of type P)":                                   "put the value into one first, v := ..., and write &v.",
		"b.at undefined (type *Board has no field or method at)":                                                   "A *Board has nothing called at.",
		"too many return values\n\thave (number, bool)\n\twant (bool)":                                             "More values stand behind return than the first line of the function promises.",
		"not enough return values\n\thave (number)\n\twant (int, bool)":                                            "Fewer values stand behind return than the first line of the function promises.",
		"invalid operation: s == nil (mismatched types Square and untyped nil)":                                    "A Square is never nil: what is no square is NoSquare.",
		"invalid operation: nil == s (mismatched types untyped nil and chess.Square)":                              "A Square is never nil",
		"cannot use nil as Square value in return statement":                                                       "A Square is never nil",
		"invalid operation: b != nil (mismatched types Board and untyped nil)":                                     "A value of type Board is never nil. Only a pointer, a slice, a map, a function, or an interface, as Piece is one, can be.",
	} {
		f.answer = broken("ch02-moves/chess/rook.go:14:2: " + said)
		f.says(0, "check", "2.1 Rook.IsValid cannot be judged yet.\nIt does not compile: ch02-moves/chess/rook.go:14: "+strings.Split(said, "\n")[0]+"\n", want)
	}
	f.answer = broken(`vet: .\ch02-moves\chess\rook.go:3:9: wrong`)
	f.says(0, "check", "It does not compile: ch02-moves/chess/rook.go:3: wrong\n")
	f.answer = "go: cannot find main module\n"
	f.says(0, "check", "It does not compile:\ngo: cannot find main module\n")
	f.edit(rook, "return x", "return ((")
	f.says(0, "check", "ch02-moves/chess/rook.go:20: expected", "The line is no Go yet.")
	f.says(0, "", "ch02  [?] . .")
}

func TestHint(t *testing.T) {
	f := newFixture(t)
	f.says(2, "hint", "You are at no task yet. The first is set up by: go run ./exercises next")
	const first = "2.2 Mobility, hint 1 of 3: Which pieces are asked?\n\nThose of one color & no other.\n\n```go\n## 9.9 no heading\n```\n\nStill stuck: go run ./exercises hint 2.2\n"
	f.exactly(0, "hint 2.2", first)
	f.do(0, "next Mobility")
	f.says(0, "hint", "hint 2 of 3: And then?\n\nAdd them up.\n\nStill stuck")
	last := "hint 3 of 3: All of it?\n\nTwo loops.\n\nThat was the last one."
	f.says(0, "hint", last, "hint 2.2 1\nOur answer: go run ./exercises solution 2.2 -anyway")
	f.exactly(0, "hint 1", first)
	f.exactly(0, "hint Mobility 1", first)
	f.says(0, "hint", last)
	f.says(2, "hint 2.2 4", "task 2.2 Mobility has hints 1 to 3")
	f.says(2, "hint 2.2 0", "usage:")
	f.says(1, "hint 2.4", "has no hints for task 2.4 Targets")
	f.says(1, "hint 2.3", "has no heading for task 2.3 Rook.String yet")
	f.says(1, "hint 3.1", "the sheet of ch03-check cannot be read")
}

func TestSolution(t *testing.T) {
	f := newFixture(t)
	const ours = "2.2 Mobility: one way to write it\n\n// Mobility counts.\nfunc Mobility() int { return len(fmt.Sprint(help)) }\n\n// help helps.\nconst help = 1\n\nWhy so: it is short.\n"
	f.says(1, "solution 2.2", "2.2 Mobility is not green yet", "go run ./exercises solution 2.2 -anyway")
	f.exactly(0, "solution 2.2 -anyway", ours)
	f.written()
	f.answer = reds("TestTaskMobility")
	f.says(1, "solution 2.2", "is not green yet")
	f.answer = greens("TestTaskMobility")
	f.exactly(0, "solution 2.2", ours)
	f.edit(answer, "return 2", "return 3")
	f.answer = reds("TestTaskMobility")
	f.says(1, "solution 2.2", "is not green yet")
	f.says(1, "solution 2.4 -anyway", "our answer to task 2.4 Targets cannot be read")

	const isValid = "2.1 Rook.IsValid, as we wrote it\n\n// IsValid says whether a rook goes there.\nfunc (Rook) IsValid(from, to int) bool {\n\treturn fmt.Sprint(from) == fmt.Sprint(to)\n}\n"
	f.exactly(0, "solution 2.1 -anyway", isValid)
	f.do(0, "next 2.1")
	f.exactly(0, "solution -anyway", isValid)
	f.exactly(0, "solution 2.5 --anyway", "\nTwo of three\n\nIt was in a document.\n\n")
}

func TestBadCommandLines(t *testing.T) {
	f := newFixture(t)
	for line, want := range map[string]string{
		"dance":          `"dance" is none of the commands`,
		"ch02 x":         `"ch02" is none of the commands`,
		"check":          "You are at no task yet",
		"check 2.1 x":    `"2.1 x" names no task`,
		"check two":      `"two" names no task. A task is named by its number, like 2.4, or its name`,
		"check 2.9":      "there is no task 2.9: chapter 2 has 2.1 to 2.5",
		"next 2.0":       "there is no task 2.0: chapter 2 has 2.1 to 2.5",
		"check 7.1":      `"7.1" names no task`,
		"check IsValid":  `"IsValid" names no task`,
		"solution":       "You are at no task yet",
		"play":           "usage:\n  go run ./exercises play 2 [flags]\n",
		"play 2.1":       "play takes a chapter: go run ./exercises play 2",
		"empty":          "usage:\n  go run ./exercises empty ch02 Rook.IsValid\n",
		"empty a b c d":  "usage:",
		"restore -file":  "usage:\n  go run ./exercises restore",
		"hunt":           "usage:\n  go run ./exercises hunt ch02\n",
		"start":          "usage:\n  go run ./exercises start ch03\n",
		"start ch02 now": "usage:",
		"lesson":         "usage:\n  go run ./exercises lesson ch03\n",
	} {
		f.says(2, line, want)
	}
	for _, line := range []string{"play 7", "start 7", "lesson 7", "hunt 7", "empty 7", "empty 7 Value"} {
		f.says(1, line, `there is no chapter "7"; there is ch01-display, ch02-moves, ch03-check`)
	}
	f.says(2, "check Rook.IsValid", "Rook.IsValid is the name of 2.1 Rook.IsValid, 3.1 Rook.IsValid: say which number you mean")
	for _, line := range []string{"check ch03-check Rook.IsValid", "check 3 chess Rook.IsValid", "check 3.1"} {
		f.says(0, line, "3.1 Rook.IsValid is open")
	}
	f.do(0, "next 3.1")
	f.says(0, "check Rook.IsValid", "3.1 Rook.IsValid ")
	f.write("exercises/tasks.tsv", "ch02\n")
	f.says(1, "next", "exercises/tasks.tsv:1: 1 cells")
}

func TestHelp(t *testing.T) {
	f := newFixture(t)
	f.says(0, "help", "go run ./exercises next  ", "go run ./exercises check  ", "go run ./exercises hint  ", "go run ./exercises   ", "go run ./exercises help all")
	if got := strings.Count(f.words.String(), "\n"); got != knownByHeart {
		t.Errorf("help has %d lines, want %d:\n%s", got, knownByHeart, f.words)
	}
	for _, c := range commands {
		f.says(0, "help all", strings.TrimSpace(c.name+" "+c.usage), c.help)
	}
	f.says(0, "--help", "next")
}

// Outside the course there is nothing to do; in a subfolder everything works.
func TestWhereItIsStarted(t *testing.T) {
	f := newFixture(t)
	inside := filepath.Join(f.root, "ch02-moves", "chess")
	f.root = ""
	t.Chdir(t.TempDir())
	f.says(1, "", "not inside the course's folder", "Go to the folder with the file go.mod")
	t.Chdir(inside)
	f.says(0, "restore", "You are in a subfolder", "there is nothing to bring back")
}

// The real thing, once: a chapter is built with its solutions, what is empty filled
// in, and played.
func TestPlay(t *testing.T) {
	needsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.goTool = goLimited
	f.write("ch02-moves/main.go", `package main

import (
	"fmt"
	"os"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
)

func main() {
	if len(os.Args) > 1 && os.Args[1] == "-bad" {
		os.Exit(2)
	}
	if len(os.Args) > 1 && os.Args[1] == "-lost" {
		fmt.Fprintln(os.Stderr, "no such file")
		os.Exit(1)
	}
	var line string
	fmt.Scanln(&line)
	fmt.Println(exercises.Mobility(), chess.Value(), os.Args[1:], line)
}
`)
	f.do(0, "empty ch02 Value")
	f.in = strings.NewReader("e2e4\n")
	f.exactly(0, "play 2 -flip x", "1 5 [-flip x] e2e4\n")
	f.says(2, "play ch02 -bad", "did not understand these flags")
	f.exactly(1, "play ch02 -lost", "no such file\n")
	if err := os.Remove(f.abs("exercises/testdata/ch02-moves/solution/Mobility.go")); err != nil {
		t.Fatal(err)
	}
	f.write(answer, "package exercises\n\nfunc Mobility() int { return x }\n")
	f.says(1, "play 2", "It does not compile: ch02-moves/exercises/exercises.go:3: undefined: x\nThere is nothing called x here.")
}
