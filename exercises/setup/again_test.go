// again_test.go does old tasks once more.

package setup_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
)

func TestAgain(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	f := newFixture(t)
	f.Says(1, "again", "1.1 Value is not green yet: go run ./exercises next 1.1")
	f.Says(1, "again 2.1", "2.1 Rook.IsValid is not green yet: go run ./exercises next 2.1")
	f.Says(1, "again 2.5", "2.5 Hunt1 is a hunt, and you know where its fault is")
	f.Says(1, "again 2.9", "names no task")
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Green("2.2", mobility, coursetest.Mine(mobility, "x"))
	f.Do(0, "next 2.3") // empty, and no part of it
	f.Write(".git/HEAD", "main")
	before := f.Files()
	f.Says(0, "again", "2.1 Rook.IsValid\n  Straight on.\n  cd ",
		"again-2.1-Rook.IsValid-",
		"\n  edit ch02-moves/chess/rook.go\n"+
			"  go run ./exercises check 2.1\n"+
			"(A copy, with 2.1 Rook.IsValid empty in it: "+
			"nothing changes here, and you may delete the folder.)\n")
	first := regexp.MustCompile(`cd (.*)\n`).FindStringSubmatch(f.Words.String())[1]
	f.Says(0, "again", "again-2.2-Mobility-", "edit ch02-moves/exercises/mobility.go\n")
	f.Says(0, "again", "again-2.1-") // in turn
	f.Says(0, "again mobility", "again-2.2-")
	if d := cmp.Diff(before, f.Files()); d != "" {
		t.Errorf("the course has changed (- before, + after):\n%s", d)
	}

	// In the copy it is as if it were set up for the first time: one may write what we wrote.
	f.Root = first
	if _, err := os.Stat(filepath.Join(first, ".git")); err == nil {
		t.Error("the copy has a .git")
	}
	f.Has(rook, f.Stub(rook))
	f.Has(name, coursetest.Ours(name))
	f.Has(mobility, coursetest.Mine(mobility, "x"))
	f.Answer = coursetest.Reds("TestRook")
	f.Says(1, "check 2.1", "2.1 Rook.IsValid is red")
	f.Write(rook, coursetest.Ours(rook))
	f.Answer = coursetest.Greens("TestRook")
	f.Says(0, "check 2.1", "2.1 Rook.IsValid is green")
}

// What cannot be copied leaves nothing behind.
func TestAgainCannotBeCopied(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	f.Remove("internal")
	f.Says(1, "again", "2.1 Rook.IsValid could not be set up in a copy: ")
	if left, _ := os.ReadDir(temp); len(left) > 0 {
		t.Errorf("%v is left behind", left)
	}
	t.Setenv("TMPDIR", filepath.Join(temp, "nowhere"))
	f.Says(1, "again", "2.1 Rook.IsValid could not be set up in a copy: ")
}
