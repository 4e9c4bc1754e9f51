// tasks_test.go reads lists, good ones and broken ones.

package tasks

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParse(t *testing.T) {
	got, err := parse("# a comment\nch01-a\tcore\trebuild\tchess/board.go\tBoard.At\tTestAt\tA line.\tgo run ./ch01-a\n\n" +
		"ch02-b\tmore\twrite\texercises/mine.go terminal/table.go\tMine\tTestTaskMine\tMine.\nch02-b\tcore\thunt\tchess\tHunt1\t-\tA fault.\t\n" +
		"ch02-b\tworkshop\trebuild\tclock/press.go\tPress\tTestPress\tA clock.\n")
	want := []Task{
		{Chapter: "ch01-a", Core: true, Kind: Rebuild, File: "chess/board.go", Name: "Board.At",
			Test: "TestAt", Line: "A line.", See: "go run ./ch01-a", Place: 1},
		{Chapter: "ch02-b", Kind: Write, File: "exercises/mine.go", Also: "terminal/table.go", Name: "Mine",
			Test: "TestTaskMine", Line: "Mine.", Place: 1},
		{Chapter: "ch02-b", Core: true, Kind: Hunt, File: "chess", Name: "Hunt1",
			Test: "-", Line: "A fault.", Place: 2},
		{Chapter: "ch02-b", Workshop: true, Kind: Rebuild, File: "clock/press.go", Name: "Press",
			Test: "TestPress", Line: "A clock.", Place: 3},
	}
	if d := cmp.Diff(want, got); d != "" || err != nil {
		t.Fatalf("%v, -want +got:\n%s", err, d)
	}
	if paths := got[1].Paths(); len(paths) != 2 || paths[1] != "ch02-b/terminal/table.go" {
		t.Errorf("the files of the second are %q", paths)
	}
	if x := got[2]; x.Number() != "2.2" || x.Dir() != "ch02-b/chess" || got[0].Dir() != "ch01-a/chess" {
		t.Errorf("the hunt is %s in %s, the first task in %s", x.Number(), x.Dir(), got[0].Dir())
	}
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"no weight", "ch02-b\twork\thunt\tchess\tHunt1\t-\tA fault.\t\n", "tasks.tsv:1: want 8 cells"},
		{"a cell is missing", "ch01-a\tcore\trebuild\n", "tasks.tsv:1: want 8 cells"},
		{"no kind", "#\nch02-b\tcore\thunts\tchess\tHunt1\t-\tA fault.\t\n", "tasks.tsv:2: want 8 cells"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := parse(tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("parse: %v, want %q in it", err, tt.want)
			}
		})
	}
}

// The archive of a small chapter, on a machine whose editor puts its own line ends.
func TestReadArchive(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, filepath.FromSlash(ArchiveFile("ch02-b")))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	text := "Words.\n\n-- ours chess/a.go --\npackage chess\n-- no head --\n-- stub chess/a.go --\r\nempty\n-- fault Hunt1 chess/a.go --\nbad\n-- fault Hunt1 chess/b.go --\nworse\n-- sums --\nchess/c.go 0123\n"
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	got, err := ReadArchive(root, "ch02-b")
	want := &Archive{
		Ours:   map[string]string{"ch02-b/chess/a.go": "package chess\n-- no head --\n"},
		Stubs:  map[string]string{"ch02-b/chess/a.go": "empty\n"},
		Faults: map[string]map[string]string{"Hunt1": {"ch02-b/chess/a.go": "bad\n", "ch02-b/chess/b.go": "worse\n"}},
		Sums:   map[string]string{"ch02-b/chess/c.go": "0123"},
	}
	if d := cmp.Diff(want, got); d != "" || err != nil {
		t.Errorf("%v, -want +got:\n%s", err, d)
	}
	for name, isNew := range map[string]bool{"ch02-b/chess/a.go": false, "ch02-b/chess/c.go": false, "ch02-b/chess/d.go": true} {
		if got.IsNew(name) != isNew {
			t.Errorf("IsNew(%s) = %t", name, !isNew)
		}
	}
	if none, err := ReadArchive(root, "ch03-c"); err != nil || none.IsNew("ch03-c/chess/a.go") {
		t.Errorf("of a chapter without an archive all is new, %v", err)
	}
}
