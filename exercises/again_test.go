// again_test.go does old tasks once more.

package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestAgain(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	f := newFixture(t)
	f.says(1, "again", "1.1 Value is not green yet: go run ./exercises next 1.1")
	f.says(1, "again 2.1", "2.1 Rook.IsValid is not green yet: go run ./exercises next 2.1")
	f.says(1, "again 2.5", "2.5 Hunt1 is a hunt, and you know where its fault is")
	f.says(1, "again 2.9", "names no task")
	f.green("2.1", rook, mine(rook, "x"))
	f.green("2.2", mobility, mine(mobility, "x"))
	f.do(0, "next 2.3") // empty, and no part of it
	f.write(".git/HEAD", "main")
	before := f.files()
	f.says(0, "again", "2.1 Rook.IsValid\n  Straight on.\n  cd ", "again-2.1-Rook.IsValid-", "\n  edit ch02-moves/chess/rook.go\n  go run ./exercises check 2.1\n(A copy, with 2.1 Rook.IsValid empty in it: nothing changes here, and you may delete the folder.)\n")
	first := regexp.MustCompile(`cd (.*)\n`).FindStringSubmatch(f.words.String())[1]
	f.says(0, "again", "again-2.2-Mobility-", "edit ch02-moves/exercises/mobility.go\n")
	f.says(0, "again", "again-2.1-") // in turn
	f.says(0, "again mobility", "again-2.2-")
	if d := cmp.Diff(before, f.files()); d != "" {
		t.Errorf("the course has changed (- before, + after):\n%s", d)
	}

	// In the copy it is as if it were set up for the first time: one may write what we wrote.
	f.root = first
	if _, err := os.Stat(filepath.Join(first, ".git")); err == nil {
		t.Error("the copy has a .git")
	}
	f.has(rook, f.stub(rook))
	f.has(name, course[name])
	f.has(mobility, mine(mobility, "x"))
	f.answer = reds("TestRook")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is red")
	f.write(rook, course[rook])
	f.answer = greens("TestRook")
	f.says(0, "check 2.1", "2.1 Rook.IsValid is green")
}

// What cannot be copied leaves nothing behind.
func TestAgainCannotBeCopied(t *testing.T) {
	f := newFixture(t)
	f.green("2.1", rook, mine(rook, "x"))
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	f.remove("internal")
	f.says(1, "again", "2.1 Rook.IsValid could not be set up in a copy: ")
	if left, _ := os.ReadDir(temp); len(left) > 0 {
		t.Errorf("%v is left behind", left)
	}
	t.Setenv("TMPDIR", filepath.Join(temp, "nowhere"))
	f.says(1, "again", "2.1 Rook.IsValid could not be set up in a copy: ")
}
