// digest.go decides how much the tests of a package print.

// Package digest makes what a red test prints short enough to be read.
//
// A function of a chapter that is empty or wrong turns many tests red: its own, and those of all
// that rests on it. With its [Main] a package whose tests are run as plainly as `go test
// ./ch03-check/...` tells of one of them: that of the task at which somebody is at work, and there
// the first red row, drawn, with the place to edit (tell.go). A package that is red because one
// below it is says no more than that (rests.go), and is not run where it would end in the same loop
// (loops.go). With -run, -v, -json or any other flag that asks
// for something, tests print as they always do, so `go test -run . ./ch03-check/...` shows all.
//
// For that the tests run in a process of their own (run.go): so a panic, which would end them all,
// costs one row, and the others are run after it.
package digest

import (
	"flag"
	"os"
	"slices"
	"strconv"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/guard"
)

// Main runs the tests of a package, and returns the exit status. It is called by TestMain:
//
//	func TestMain(m *testing.M) { os.Exit(digest.Main(m)) }
func Main(m *testing.M) int {
	flag.Parse()
	// On 32 bits our own tests come near the guard's limit.
	if set("test.bench") == "" && strconv.IntSize == 64 {
		guard.Watch(func() string { return "" }) // what takes all the memory ends in a sentence
	}
	isInside := os.Getenv(inside) != ""
	os.Unsetenv(inside) // the tests may start programs, which are inside of nothing
	switch {
	case isInside:
		return m.Run()
	case isPlain():
		return tellPlainly()
	case gotool.Nested() && set("test.v") == "test2json": // the workshop's check reads it
		return runForTool()
	}
	return m.Run()
}

// set is the value of a flag of the tests.
func set(name string) string {
	return flag.Lookup(name).Value.String()
}

// isPlain reports whether nothing is asked for but whether the tests are green: with `go test
// ./ch03-check/...` go sets the first two of these flags itself.
func isPlain() bool {
	harmless := []string{
		"test.paniconexit0", "test.testlogfile", "test.timeout", "test.count",
		"test.short", "test.parallel", "test.cpu", "test.shuffle",
	}
	plain := true
	flag.Visit(func(f *flag.Flag) { plain = plain && slices.Contains(harmless, f.Name) })
	return plain
}
