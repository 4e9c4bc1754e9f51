// check_test.go tries check and hint.

package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCheckOfARebuiltFunction(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "check 2.1", "2.1 Rook.IsValid is open.\nIt is set up by: go run ./exercises next 2.1\n")
	f.do(0, "next 2.3") // another, which is laid over
	f.do(0, "next 2.1")
	f.answer = reds("TestRook")
	f.exactly(0, "check", `2.1 Rook.IsValid is red: 2 of 3 rows
  # right
  x in the corner
  x again

in the corner:
  from a1 to a4    got no    want yes
    8 . .
  Edit:  ch02-moves/chess/rook.go:6
  Play:  go run ./ch02-moves   then: moves f4
  Stuck: go run ./exercises hint 2.1
`)
	if want := "test -json -timeout 10s -run ^TestRook ./ch02-moves/chess"; len(f.ran) != 1 || f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran, want)
	}
	if _, laid := f.laid[rook]; laid || f.laid[name] != course[name] || !strings.Contains(f.laid["ch02-moves/chess/guard_test.go"], "guard.Watch(") {
		t.Errorf("its tests ran over this; want the other function as the course has it, the learner's file as it is, and a guard:\n%q", f.laid)
	}

	// The test that speaks of it is green, and another of the folder is not.
	f.write(rook, mine(rook, "x"))
	f.judges = func(line string) string {
		if strings.Contains(line, "-run") {
			return greens("TestRook")
		}
		return reds("TestBoard")
	}
	f.says(0, "check", "2.1 Rook.IsValid is red: 2 of 3 rows\n  # right\n  x in the corner\n", "\n  Rook.IsValid's own test is green; red are tests of other functions: TestBoard.\n  Edit:")
	if len(f.ran) != 2 || f.ran[1] != "test -json -timeout 1m ./ch02-moves/chess" {
		t.Errorf("ran %q, want all tests of the folder behind its own", f.ran)
	}
	// One more function is the learner's, and not judged yet: it may be the reason.
	f.write(name, mine(name, "x"))
	f.says(0, "check", "2.1 Rook.IsValid is red", "functions: TestBoard.\n  Edit:  ")
	if _, laid := f.laid[name]; laid {
		t.Error("what is not known to be red is laid over")
	}
}

func TestCheckIsGreen(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "x"))
	f.exactly(0, "check", `Yours:
  func (Rook) IsValid(from, to int) bool {
  	return !(from/8 != to/8 && from%8 != to%8)
  }

Ours:
  func (Rook) IsValid(from, to int) bool {
  	return from/8 == to/8 || from%8 == to%8
  }

2.1 Rook.IsValid is green: 1 row
See it: go run ./ch02-moves   then: moves f4
Back to the page: docs/ch02-moves.md, "A rook: straight"
`)
	f.says(0, "check", "is green")
	f.never("has changed since")
	f.write(rook, strings.ReplaceAll(course[rook], "to%8", "from%8"))
	f.says(0, "check", "Yours:", "Ours:")
	f.write(rook, course[rook]+"// the same function\n")
	f.says(0, "check", "is green: 1 row   (word for word what we wrote)\n")
	f.never("Ours:")
	f.write(rook, course[rook]) // by hand, or git has put it there
	f.says(0, "check", "word for word what we wrote)\nYour last other version comes back with: go run ./exercises restore -mine 2.1\n")
	f.do(0, "restore -mine 2.1")

	// The last core task of a page, then the last of a chapter, and one that is more.
	f.green("2.2", mobility, mine(mobility, "x"))
	f.said("Yours:\n", "Ours:\n  func Mobility()", "2.2 Mobility is green: 1 row\nSee it: `go run ./ch02-moves`,\nthen look.\nBack to the page: docs/ch02-moves.md, \"Counting\"   Then: go run ./exercises next\n")
	f.green("2.4", targets, mine(targets, "x"))
	f.said("\nBack to the page: docs/ch02-again.md, \"The end\"\n") // more than the core, and there is more on it
	f.green("3.1", rook3, mine(rook3, "x"))
	f.said("\nBack to the page: docs/ch03-check.md, \"All of it\"   Then: go run ./exercises next\nOn another day: go run ./exercises exam 3 ~/mychess (docs/exam.md)\n")
	f.green("3.2", "ch03-check/chess/check.go", mine("ch03-check/chess/check.go", "x"))
	f.green("3.3", mobility3, mine(mobility3, "x"))
	f.said("\nBack to the page: docs/ch03-check.md, \"All of it\"   Then: go run ./exercises next\n")

	// Ours comes back, and theirs once more.
	f.do(0, "restore 2.1")
	f.exactly(0, "check 2.1", "2.1 Rook.IsValid is done, and ours stands there now.\nTo have yours back: go run ./exercises restore -mine 2.1   To do it once more: go run ./exercises next 2.1\n")
}

// A file that is saved while its tests run has not been judged.
func TestSavedWhileTheTestsRan(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "first"))
	f.judges = func(string) string { f.write(rook, mine(rook, "second")); return greens("TestRook") }
	f.says(0, "check", "is green")
	f.says(0, "", "ch02  [~]")
}

// Each check keeps what has changed, and says where nothing has.
func TestCheckKeeps(t *testing.T) {
	const helper = "ch02-moves/chess/helper.go"
	f := newFixture(t)
	f.answer = reds("TestRook")
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "first"))
	f.write(helper, "package chess\n")
	f.write(piece, course[piece]+"// edited\n")
	f.do(0, "check")
	f.says(0, "check", "(ch02-moves/chess/rook.go has not changed since your last check.", "2.1 Rook.IsValid is red")
	f.answer = greens("TestRook")
	f.do(0, "check")
	f.never("has not changed")
	const at = "exercises/.kept/0000%d-2026-01-02-0304/"
	want := map[string]string{fmt.Sprintf(at, 1) + rook: mine(rook, "first"), fmt.Sprintf(at, 2) + helper: "package chess\n", fmt.Sprintf(at, 3) + piece: course[piece] + "// edited\n"}
	if d := cmp.Diff(want, f.kept()); d != "" {
		t.Errorf("kept is (- want, + got):\n%s", d)
	}
	f.write(helper, "package chess\n\nvar x int\n") // a change, though it is no task
	f.do(0, "check")
	for _, line := range []string{"second", "first"} {
		f.write(rook, mine(rook, line))
		f.do(0, "check")
	}
	if got := len(f.kept()); got != 6 {
		t.Errorf("%d files are kept, want each change once, 6", got)
	}
}

func TestCheckOfAFileOfOnesOwn(t *testing.T) {
	f := newFixture(t)
	const test = "TestTaskMobility"
	f.answer = events(test+":run", test+"/a case:run", test+"/a case:    all_test.go:3: not written yet", test+"/a case:skip",
		test+":    all_test.go:3: task Mobility is not written yet", test+":        Edit:  put your code in the place of its panic", test+":        Stuck: go run ./exercises hint Mobility",
		test+":--- FAIL: TestTaskMobility (0.00s)", test+":fail")
	f.exactly(0, "check 2.2", "2.2 Mobility is open\n\ntask Mobility is not written yet\nEdit:  put your code in the place of its panic\nStuck: go run ./exercises hint 2.2\n")
	if want := "test -json -timeout 1m -run ^TestTaskMobility$ ./ch02-moves/exercises"; f.ran[0] != want {
		t.Errorf("ran %q, want %q", f.ran[0], want)
	}
	f.write(mobility, mine(mobility, "x"))
	f.answer = reds(test)
	f.says(0, "check 2.2", "2.2 Mobility is red: 2 of 3 rows", "\n  Edit:  ch02-moves/exercises/mobility.go:6\n  Stuck: go run ./exercises hint 2.2\n")
	f.answer = events(test+":run", test+":    all_test.go:3: Mobility ends the whole program.", test+":fail")
	f.says(0, "check 2.2", "2.2 Mobility is red\n\nMobility ends the whole program.\n  Edit:")
	f.answer = events(test+"/a:run", test+"/a:Mobility()    got e4    want -", test+"/a:fail", test+":fail")
	f.says(0, "check 2.2", "want -\n  (- is NoSquare.)\n")
}

// Of many rows the green ones are only counted, of many red ones the first are named; of a
// test that prints what steers a screen, or a thousand lines, that is spelled out and cut.
func TestCheckOfMuch(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	var greens, reds []string
	for _, row := range strings.Fields("a b c d e f g h i j k l m n o p q") {
		greens = append(greens, "TestRook/"+row+":run", "TestRook/"+row+":pass")
		reds = append(reds, "TestRook/"+row+":run", "TestRook/"+row+":    rook_test.go:3: "+row+" is wrong", "TestRook/"+row+":fail")
	}
	f.answer = events(greens...)
	f.says(0, "check", "2.1 Rook.IsValid is green: 17 rows")
	f.answer = events(reds...)
	f.says(0, "check", "17 of 17 rows\n", "  x p\n  (1 more row)\n\na:\n  a is wrong\n")
	f.never("b is wrong")
	many := append(greens, "TestRook/last:run", "TestRook/last:printed    rook_test.go:3: got 1")
	for range 100 {
		many = append(many, "TestRook/last:        one\x1b[2Jline\tof many")
	}
	f.answer = events(append(many, "TestRook/last:fail")...)
	f.says(0, "check", "1 of 18 rows\n  x last\n  (17 more rows)\n", "last:\n  printed\n  got 1\n", `one\x1b[2Jline    of many`, " lines more)\n  Edit:")
	// What a loop prints without end leaves room for what its test says.
	many = []string{"TestRook/first:run"}
	for range 100 {
		many = append(many, "TestRook/first:printed")
	}
	f.answer = events(append(many, "TestRook/first:    rook_test.go:3: got 1", "TestRook/first:fail")...)
	f.says(0, "check", "first:\n  printed\n", "  printed\n  ...\n  got 1\n  Edit:")
}

const trace = "\n\ngoroutine 6 [running]:\nmateinfive/ch02-moves/chess.Rook.IsValid(0x1)\n\t/home/me/ch02-moves/chess/rook.go:18 +0x28\n\t/home/me/ch02-moves/chess/rook_test.go:14 +0x25"

// However a test program ends, it is said in a sentence, once.
func TestCheckOfACrash(t *testing.T) {
	tests := []struct {
		name, answer string
		want         []string
		never        string
	}{
		{"a panic", events("T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:fail", "T:panic: runtime error: index out of range [9] with length 8 [recovered, repanicked]"+trace, "T:fail"), []string{"red: 1 of 2 rows", "x b\n\nb:\n  It panics at ch02-moves/chess/rook.go:18: index out of range [9] with length 8.\n"}, "goroutine"},
		{"a panic behind a red row", events("T:run", "T/a:run", "T/a:got 1, want 2", "T/a:fail", "T/b:run", "T/b:fail", "T:panic: oh \x1b[2J [recovered]"+trace, "T:fail"), []string{"a:\n  got 1, want 2\n"}, "panics"},
		{"a loop without an end", events("T:run", "T/a:run", "T/a:panic: test timed out after 10s"+trace, "T/a:fail"), []string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18. Is there a loop without an end?"}, "timed out"},
		{"a loop in the task's function, at work in a helper", events("T:run", "T/a:run", "T/a:panic: test timed out after 10s\n\ngoroutine 6 [running]:\nmateinfive/ch02-moves/chess.helper(...)\n\t/home/me/ch02-moves/chess/piece.go:5 +0x28"+strings.ReplaceAll(trace, "\n\ngoroutine 6 [running]:", ""), "T/a:fail"), []string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18."}, "piece.go"},
		{"recursion", events("T:run", "T/a:run", "T/a:runtime: goroutine stack exceeds 1000000000-byte limit", "T/a:fatal error: stack overflow"+trace, ":fail"), []string{"A function calls itself again and again at ch02-moves/chess/rook.go:18."}, "overflow"},
		{"os.Exit", events("T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:=== RUN   T/b", ":fail"), []string{"red: 1 of 2 rows", "b:\n  The test program ended before its tests did. Does something call os.Exit, or log.Fatal?\n"}, "==="},
		{"what the guard says", events("T:run", "T/a:run", "T/a:printed\n\nMobility calls itself.\nThe program has to end here.", "T/a:Stuck: go run ./exercises hint 2.1", ":fail"), []string{"a:\n  Mobility calls itself.\n  Stuck: "}, "end here"},
		{"as the program starts", events(":panic: oh no"+trace, ":fail"), []string{"Rook.IsValid is red\n\nBefore any test, as the program starts", "It panics at ch02-moves/chess/rook.go:18: oh no"}, "goroutine"},
	}
	f := newFixture(t)
	f.do(0, "next 2.1")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f.t, f.answer = t, tt.answer
			f.says(0, "check", append(tt.want, "Edit:  ch02-moves/chess/rook.go:6")...)
			f.never(tt.never)
			if got := f.words.String(); strings.Count(got, "panics") > 1 {
				t.Errorf("the panic is told more than once:\n%s", got)
			}
		})
	}
}

// What the compiler says gets a sentence more.
func TestCheckOfWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "x"))
	for line := range strings.Lines(readFile(t, "testdata/compiler.tsv")) {
		said, want, isRow := strings.Cut(strings.TrimSpace(line), "\t")
		if !isRow {
			continue
		}
		f.answer = noGo("# mateinfive/ch02-moves/chess\nch02-moves/chess/rook.go:14:2: " + said)
		f.says(0, "check", "2.1 Rook.IsValid cannot be judged yet.\nIt does not compile:\n  ch02-moves/chess/rook.go:14: "+said+"\n", want)
		f.never("Changed by you")
	}
	// All of it is told, have and want too, and the first is explained.
	f.answer = noGo("# mateinfive/ch02-moves/chess\nch02-moves/chess/rook.go:7:9: too many return values\n\thave (number, bool)\n\twant (bool)\nch02-moves/chess/rook.go:8:2: undefined: x")
	f.exactly(0, "check", "(ch02-moves/chess/rook.go has not changed since your last check. Is it saved, and is it the file that you write in?)\n2.1 Rook.IsValid cannot be judged yet.\nIt does not compile:\n"+
		"  ch02-moves/chess/rook.go:7: too many return values\n    have (number, bool)\n    want (bool)\n  ch02-moves/chess/rook.go:8: undefined: x\n"+
		"More values stand behind return than the first line of the function promises.\n")
	f.answer = noGo(`vet: .\ch02-moves\chess\rook.go:3:9: wrong`)
	f.says(0, "check", "It does not compile:\n  ch02-moves/chess/rook.go:3: wrong\n")
	f.answer = noGo("# mateinfive/ch02-moves/chess\n# [mateinfive/ch02-moves/chess]\nch02-moves/chess/rook.go:3:9: conversion from int to string yields a string of one rune, not a string of digits")
	f.says(0, "check", "It compiles, and `go vet`, which go test asks, says that it cannot be meant:\n  ch02-moves/chess/rook.go:3: conversion", "strconv.Itoa(n) for the digits")
	f.answer = "go: cannot find main module\n"
	f.says(0, "check", "It does not compile:\ngo: cannot find main module\n")
	f.answer = events("TestRook:run", "TestRook:skip")
	f.says(0, "check", "2.1 Rook.IsValid cannot be judged yet.\nNo test has run. Is GOFLAGS set")
	f.answer = noGo("ch02-moves/exercises/mobility.go:5:2: undefined: Rook")
	f.says(0, "check 2.2", "The rules are another package here, so their names begin with it: chess.Rook.")
}

// Something else of the learner's does not compile: that is said, and once it has been judged
// itself, ours stands in for it.
func TestCheckBesideWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "x"))
	f.write(name, "package chess\n\nfunc (Rook) String() string { return x }\n")
	f.judges = func(string) string {
		if f.laid[name] == "" {
			return noGo("# mateinfive/ch02-moves/chess\n" + name + ":3:9: undefined: x")
		}
		return greens("TestRook")
	}
	f.says(0, "check", "2.1 Rook.IsValid cannot be judged yet", name+":3: undefined: x")
	f.says(0, "check 2.3", "2.3 Rook.String cannot be judged yet", name+":3: undefined: x")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is green")
}

// What else may be at fault is named: a test that was edited, a file of ours.
func TestCheckNamesWhatIsEdited(t *testing.T) {
	f := newFixture(t)
	f.do(0, "next 2.1")
	f.write(rook, mine(rook, "x"))
	f.write("ch02-moves/chess/rook_test.go", "package chess\n")
	f.remove(piece)
	f.answer = reds("TestRook")
	const changed = "(Changed by you, too, and no task's: ch02-moves/chess/piece.go, ch02-moves/chess/rook_test.go. Ours again: git checkout -- ch02-moves/chess/piece.go ch02-moves/chess/rook_test.go)\n"
	f.says(0, "check", changed, "is red")
	f.answer = noGo(rook + ":1:1: undefined: Rook")
	f.says(0, "check", changed, "There is nothing called Rook here")
	f.write(piece, strings.ReplaceAll(course[piece], "\n", "\r\n")) // line ends are the editor's business
	f.says(0, "check", "(Changed by you, too, and no task's: ch02-moves/chess/rook_test.go. Ours")
}

func TestHint(t *testing.T) {
	f := newFixture(t)
	f.exactly(0, "hint 2.2", "2.2 Mobility, hint 1 of 3: Which pieces are asked?\n\nThose of one color & no other.\n\nStill stuck: go run ./exercises hint 2.2\n")
	f.do(0, "next 2.2")
	f.says(0, "hint", "hint 2 of 3: And then?\n\nAdd them up.\n\nStill stuck")
	for range 2 {
		f.says(0, "hint", "hint 3 of 3: All of it?\n\nTwo loops.\n\nThat was the last one. All of them: exercises/ch02-moves.md\n"+
			"Our answer: exercises/ch02-moves.md, \"2.2 Mobility\", below \"Solution\"\n")
	}
	f.says(0, "hint 2.5", "Our answer: exercises/testdata/ch02-moves/hunt/Hunt1.md\n")
	f.says(1, "hint 2.4", "has no hints for task 2.4 Targets")
	f.says(1, "hint 2.3", "has no heading for task 2.3 Rook.String")
	f.says(1, "hint 3.1", "the sheet of ch03-check cannot be read")
}

// The real thing, once: a go command over the files as they are.
func TestCheckWithGo(t *testing.T) {
	needsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.goTool = goLimited
	f.do(0, "next 2.1")
	f.says(0, "check", "2.1 Rook.IsValid is red: 1 of 1 row\n  x a file\n\na file:\n  got no, want yes\n")
	f.write(rook, mine(rook, "x")+"\nvar x int = y\n")
	f.says(0, "check", "It does not compile:\n  ch02-moves/chess/rook.go:12: undefined: y\n")
	f.write(rook, mine(rook, "x")+"\nvar _ = string(len(\"x\"))\n")
	f.says(0, "check", "It compiles, and `go vet`", "ch02-moves/chess/rook.go:12: conversion from int")
	f.write(rook, strings.Replace(course[rook], "return", "panic(7)\n\treturn", 1))
	f.says(0, "check", "a file:\n  It panics at ch02-moves/chess/rook.go:7: 7")
	f.write(rook, mine(rook, "x"))
	f.says(0, "check", "2.1 Rook.IsValid is green: 1 row\n")
}
