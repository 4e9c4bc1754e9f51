// judge_test.go reads what tests, Go and the compiler say, as a learner does: by check.

package judge_test

import (
	"context"
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
	"mateinfive/internal/gotool"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":  setup.Next,
		"check": tell.Check,
	})
}

// The files that the tests change.
const (
	name = coursetest.Name
	rook = coursetest.Rook
)

// trace is what Go prints below a panic.
const trace = "\n\ngoroutine 6 [running]:\n" + inRook

const inRook = "mateinfive/ch02-moves/chess.Rook.IsValid(0x1)\n" +
	"\t/home/me/ch02-moves/chess/rook.go:18 +0x28\n" +
	"\t/home/me/ch02-moves/chess/rook_test.go:14 +0x25"

// However a test program ends, it is said in a sentence, once.
func TestCheckOfACrash(t *testing.T) {
	const inHelper = "mateinfive/ch02-moves/chess.helper(...)\n\t/home/me/ch02-moves/chess/piece.go:5 +0x28\n"
	tests := []struct {
		name   string
		answer []string // what go test -json says
		want   []string
		never  string
	}{
		{
			name: "a panic",
			answer: []string{"T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:fail",
				"T:panic: runtime error: index out of range [9] with length 8 [recovered, repanicked]" + trace, "T:fail"},
			want: []string{"red: 1 of 2 rows",
				"x b\n\nb:\n  It panics at ch02-moves/chess/rook.go:18: index out of range [9] with length 8.\n"},
			never: "goroutine",
		},
		{
			name: "two rows that panic at one place",
			answer: []string{"T:run", "T/a:run", "T/a:fail", "T:panic: oh" + trace, "T:fail",
				"T/b:run", "T/b:panic: oh" + trace, "T/b:fail"},
			want:  []string{"red: 2 of 2 rows", "a:\n  It panics at ch02-moves/chess/rook.go:18: oh\n"},
			never: "goroutine",
		},
		{
			name: "a panic behind a red row",
			answer: []string{"T:run", "T/a:run", "T/a:got 1, want 2", "T/a:fail", "T/b:run", "T/b:fail",
				"T:panic: oh \x1b[2J [recovered]" + trace, "T:fail"},
			want:  []string{"a:\n  got 1, want 2\n"},
			never: "panics",
		},
		{
			name:   "a loop without an end",
			answer: []string{"T:run", "T/a:run", "T/a:panic: test timed out after 10s" + trace, "T/a:fail"},
			want: []string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18. " +
				"Is there a loop without an end?"},
			never: "timed out",
		},
		{
			name: "a loop in the task's function, at work in a helper",
			answer: []string{"T:run", "T/a:run",
				"T/a:panic: test timed out after 10s\n\ngoroutine 6 [running]:\n" + inHelper + inRook, "T/a:fail"},
			want:  []string{"a:\n  It had not come back after 10s at ch02-moves/chess/rook.go:18."},
			never: "piece.go",
		},
		{
			name: "recursion",
			answer: []string{"T:run", "T/a:run", "T/a:runtime: goroutine stack exceeds 1000000000-byte limit",
				"T/a:fatal error: stack overflow" + trace, ":fail"},
			want:  []string{"A function calls itself again and again at ch02-moves/chess/rook.go:18."},
			never: "overflow",
		},
		{
			name:   "os.Exit",
			answer: []string{"T:run", "T/a:run", "T/a:pass", "T/b:run", "T/b:=== RUN   T/b", ":fail"},
			want: []string{"red: 1 of 2 rows", "b:\n  The test program ended before its tests did. " +
				"Does something call os.Exit, or log.Fatal?\n"},
			never: "===",
		},
		{
			name: "what the guard says",
			answer: []string{"T:run", "T/a:run",
				"T/a:printed\n\nMobility calls itself.\nThe program has to end here.",
				"T/a:Stuck: go run ./exercises hint 2.1", ":fail"},
			want:  []string{"a:\n  Mobility calls itself.\n  Stuck: "},
			never: "end here",
		},
		{
			name:   "as the program starts",
			answer: []string{":panic: oh no" + trace, ":fail"},
			want: []string{"Rook.IsValid is red\n\nBefore any test, as the program starts",
				"It panics at ch02-moves/chess/rook.go:18: oh no"},
			never: "goroutine",
		},
	}
	f := newFixture(t)
	f.Do(0, "next 2.1")
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f.T, f.Answer = t, coursetest.Events(tt.answer...)
			f.Says(1, "check", append(tt.want, "Edit:  ch02-moves/chess/rook.go:6")...)
			f.Never(tt.never)
			if got := f.Words.String(); strings.Count(got, "panics") > 1 {
				t.Errorf("the panic is told more than once:\n%s", got)
			}
		})
	}
}

// compilerCases are what a compiler said once, and a part of what we say to it.
//
//go:embed testdata/compiler.tsv
var compilerCases string

// What the compiler says gets a sentence more.
func TestCheckOfWhatDoesNotCompile(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	for line := range strings.Lines(compilerCases) {
		said, want, isRow := strings.Cut(strings.TrimSpace(line), "\t")
		if !isRow {
			continue
		}
		f.Answer = coursetest.NoGo("# mateinfive/ch02-moves/chess\nch02-moves/chess/rook.go:14:2: " + said)
		f.Says(1, "check",
			"2.1 Rook.IsValid cannot be judged yet.\n"+
				"It does not compile:\n"+
				"  ch02-moves/chess/rook.go:14: "+said+"\n",
			want)
		f.Never("Changed by you")
	}
	// All of it is told, have and want too, and the first is explained.
	f.Answer = coursetest.NoGo(
		"# mateinfive/ch02-moves/chess\n" +
			"ch02-moves/chess/rook.go:7:9: too many return values\n" +
			"\thave (number, bool)\n" +
			"\twant (bool)\n" +
			"ch02-moves/chess/rook.go:8:2: undefined: x")
	f.Exactly(1, "check",
		"(Nothing in ch02-moves has changed since your last check. "+
			"Is ch02-moves/chess/rook.go saved, and is it the file that you write in?)\n"+
			"2.1 Rook.IsValid cannot be judged yet.\n"+
			"It does not compile:\n"+
			"  ch02-moves/chess/rook.go:7: too many return values\n"+
			"    have (number, bool)\n"+
			"    want (bool)\n"+
			"  ch02-moves/chess/rook.go:8: undefined: x\n"+
			"More values stand behind return than the first line of the function promises.\n")
	f.Answer = coursetest.NoGo(`vet: .\ch02-moves\chess\rook.go:3:9: wrong`)
	f.Says(1, "check", "It does not compile:\n  ch02-moves/chess/rook.go:3: wrong\n")
	f.Answer = coursetest.NoGo(
		"# mateinfive/ch02-moves/chess\n" +
			"# [mateinfive/ch02-moves/chess]\n" +
			"ch02-moves/chess/rook.go:3:9: conversion from int to string yields a string of one rune, " +
			"not a string of digits")
	f.Says(1, "check",
		"It compiles, and `go vet`, which go test asks, says that it cannot be meant:\n"+
			"  ch02-moves/chess/rook.go:3: conversion",
		"strconv.Itoa(n) for the digits")
	f.Answer = "go: cannot find main module\n"
	f.Says(1, "check", "It does not compile:\ngo: cannot find main module\n")
	f.Answer = coursetest.Events("TestRook:run", "TestRook:skip")
	f.Says(1, "check", "2.1 Rook.IsValid cannot be judged yet.\nNo test has run. Is GOFLAGS set")
	f.Answer = coursetest.NoGo("ch02-moves/exercises/mobility.go:5:2: undefined: Rook")
	f.Says(1, "check 2.2", "The rules are another package here, so their names begin with it: chess.Rook.")
}

// The real thing, once: a go command over the files as they are.
func TestCheckWithGo(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.Go = coursetest.RealGo
	f.Do(0, "next 2.1")
	f.Says(1, "check", "2.1 Rook.IsValid is red: 1 of 1 row\n  x a file\n\na file:\n  got no, want yes\n")
	f.Write(rook, coursetest.Mine(rook, "x")+"\nvar x int = y\n")
	f.Says(1, "check", "It does not compile:\n  ch02-moves/chess/rook.go:12: undefined: y\n")
	f.Write(rook, coursetest.Mine(rook, "x")+"\nvar _ = string(len(\"x\"))\n")
	f.Says(1, "check", "It compiles, and `go vet`", "ch02-moves/chess/rook.go:12: conversion from int")
	f.Write(rook, strings.Replace(coursetest.Ours(rook), "return", "panic(7)\n\treturn", 1))
	f.Says(1, "check", "a file:\n  It panics at ch02-moves/chess/rook.go:7: 7")
	f.Write(rook, coursetest.Mine(rook, "x"))
	f.Says(0, "check", "2.1 Rook.IsValid is green: 1 row\n")
}

// Green asks for the test itself: another that passes, or a PASS that is printed, is no proof.
func TestGreenNeedsTheTestItself(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Mine(rook, "x"))
	for _, answer := range []string{
		coursetest.Events(":PASS"),
		coursetest.Events(":=== RUN   TestRook", ":--- PASS: TestRook (0.00s)", ":PASS"),
		coursetest.Events("TestOther:run", "TestOther:pass"),
		coursetest.Events("TestRook:run", "TestRook/a:run", "TestRook/a:pass"),
	} {
		f.Answer = answer
		f.Says(1, "check", "2.1 Rook.IsValid cannot be judged yet.\nNo test has run.")
	}
}

// A program that never comes to its first test is ended, and says where it was.
func TestLoopBeforeTheFirstTest(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.Go = func(ctx context.Context, root string, o gotool.Overlay, args ...string) (string, int, error) {
		line := strings.Replace(strings.Join(args, "\x00"), "10s", "2s", 1) // it would be waited for
		return coursetest.RealGo(ctx, root, o, strings.Split(line, "\x00")...)
	}
	f.Do(0, "next 2.1")
	f.Write(rook, coursetest.Ours(rook)+
		"\nfunc count() (n int) {\n\tfor n >= 0 {\n\t\tn &= 7\n\t}\n\treturn n\n}\n\nvar squares = count()\n")
	f.Says(1, "check", "2.1 Rook.IsValid is red\n\n"+
		"It does not come to its first test: there is a loop without an end at ch02-moves/chess/rook.go:1",
		", in a variable of the package or in init.\n  Edit:")
}

// A loop that prints is ended as soon as it has printed too much.
func TestPrintingWithGo(t *testing.T) {
	coursetest.NeedsGo(t)
	t.Parallel()
	f := newFixture(t)
	f.Go = coursetest.RealGo
	f.Do(0, "next 2.1")
	f.Write(rook,
		"package chess\n\n"+
			"import \"fmt\"\n\n"+
			"func (Rook) IsValid(from, to int) bool {\n"+
			"\tfor {\n"+
			"\t\tfmt.Println(from)\n"+
			"\t}\n"+
			"}\n")
	f.Says(1, "check", "Rook.IsValid prints without end: a loop with a fmt.Print in it, at "+rook+":7.\n")
}

// So it is where the go command has ended it.
func TestNotBegun(t *testing.T) {
	f := newFixture(t)
	f.Do(0, "next 2.1")
	f.Go = func(context.Context, string, gotool.Overlay, ...string) (string, int, error) {
		return coursetest.Events(":SIGQUIT: quit" + trace), -1, fmt.Errorf("go test was stopped: %w", gotool.ErrNotBegun)
	}
	f.Says(1, "check",
		"2.1 Rook.IsValid is red\n\n"+
			"It does not come to its first test: there is a loop without an end "+
			"at ch02-moves/chess/rook.go:18, in a variable of the package or in init.\n")
}

// What prints without end is ended, and named.
func TestPrintingWithoutEnd(t *testing.T) {
	const head, tail = "package chess\n\nimport \"fmt\"\n\nfunc (Rook) IsValid(from, to int) bool {\n", "\treturn true\n}\n"
	const inLoop, noLoop = "\tfor {\n\t\tfmt.Println(from)\n\t}\n", "\tfmt.Println(from)\n"
	tests := []struct{ name, rook, other, want string }{
		{
			name: "a loop",
			rook: head + inLoop + tail,
			want: "Rook.IsValid prints without end: a loop with a fmt.Print in it, at " + rook + ":7.\n",
		},
		{
			name: "no loop",
			rook: head + noLoop + tail,
			want: "Rook.IsValid prints more than anybody can read: take the fmt.Print out, at " + rook + ":6.\n",
		},
		{
			name:  "a loop in another file",
			rook:  head + noLoop + tail,
			other: "package chess\n\nfunc (Rook) String() string {\n\tfor range 9 {\n\t\tprintln()\n\t}\n\treturn \"\"\n}\n",
			want:  "Rook.String prints without end: a loop with a fmt.Print in it, at " + name + ":5.\n",
		},
		{
			name: "nothing that is known",
			rook: head + tail,
			want: "Rook.IsValid prints without end: a loop with a fmt.Print in it.\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := newFixture(t)
			f.Do(0, "next 2.1")
			f.Write(rook, tt.rook)
			if tt.other != "" {
				f.Write(name, tt.other)
			}
			f.Go = func(context.Context, string, gotool.Overlay, ...string) (string, int, error) {
				return "", -1, fmt.Errorf("go test was stopped: %w", gotool.ErrFlood)
			}
			f.Says(1, "check", "2.1 Rook.IsValid is red\n\n"+tt.want)
		})
	}
}
