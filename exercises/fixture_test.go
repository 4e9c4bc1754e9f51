// fixture_test.go is what the tests of the whole command share.

package main

import (
	"flag"
	"os"
	"slices"
	"testing"

	"github.com/fatih/color"

	"mateinfive/exercises/coursetest"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

var full = flag.Bool("full", false, "prove all, and no sample: every stub, solution, wrong answer and hunt, and the whole course as a learner goes through it")

// asTool makes this test program the tool itself.
const asTool = "MATEINFIVE_TOOL"

// What the tests start may share the machine with much else. What they compare has no colors.
func TestMain(m *testing.M) {
	color.NoColor = true
	if os.Getenv(asTool) != "" {
		main()
	}
	if os.Getenv("MATEINFIVE_PATIENCE") == "" {
		os.Setenv("MATEINFIVE_PATIENCE", "20s")
	}
	status := m.Run()
	if tinyReader != nil {
		os.RemoveAll(tinyReader.dir)
	}
	os.Exit(status)
}

// The files that the tests change.
const (
	rook      = coursetest.Rook
	name      = coursetest.Name
	sides     = coursetest.Sides
	mobility  = coursetest.Mobility
	value     = coursetest.Value
	rook3     = coursetest.Rook3
	mobility3 = coursetest.Mobility3
)

// newFixture is a tiny course with all commands.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.NewWith(t, run)
}

// realCourse returns the root of this repository, and its tasks of these kinds.
func realCourse(t *testing.T, kinds ...string) (root string, list []tasks.Task) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if list, err = tasks.Read(root); err != nil {
		t.Fatal(err)
	}
	list = slices.DeleteFunc(list, func(x tasks.Task) bool { return !slices.Contains(kinds, x.Kind) })
	if len(list) == 0 {
		t.Fatalf("the list of tasks has none of the kinds %q", kinds)
	}
	return root, list
}
