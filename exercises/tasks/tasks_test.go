// tasks_test.go reads lists, good ones and broken ones.

package tasks

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/gotool"
)

func TestParse(t *testing.T) {
	got, err := parse("# a comment\nch01-a\tcore\trebuild\tchess\tBoard.At\tA line.\tgo run ./ch01-a\n\n" +
		"ch02-b\tmore\twrite\texercises\tMine\tMine.\nch02-b\tcore\thunt\tchess\tHunt1\tA fault.\t\n")
	want := []Task{
		{"ch01-a", true, Rebuild, "chess", "Board.At", "A line.", "go run ./ch01-a", 1},
		{"ch02-b", false, Write, "exercises", "Mine", "Mine.", "", 1},
		{"ch02-b", true, Hunt, "chess", "Hunt1", "A fault.", "", 2},
	}
	if d := cmp.Diff(want, got); d != "" || err != nil {
		t.Fatalf("%v, -want +got:\n%s", err, d)
	}
	if got[2].Number() != "2.2" || got[2].Dir() != "ch02-b/chess" {
		t.Errorf("the hunt is %s in %s, want 2.2 in ch02-b/chess", got[2].Number(), got[2].Dir())
	}
}

func TestParseErrors(t *testing.T) {
	const good = "ch02-b\tcore\thunt\tchess\tHunt1\tA fault.\t\n"
	tests := []struct{ name, text, want string }{
		{"a cell is missing", "ch01-a\tcore\trebuild\n", "tasks.tsv:1: 3 cells"},
		{"no chapter", strings.Replace(good, "ch02-b", "ch2", 1), `"ch2" is no chapter`},
		{"no weight", strings.Replace(good, "core", "some", 1), `"some", want core or more`},
		{"no kind", strings.Replace(good, "hunt", "hunts", 1), `no kind "hunts"`},
		{"no line", strings.Replace(good, "A fault.", "", 1), "needs a folder"},
		{"a task twice", good + good, "tasks.tsv:2: Hunt1 stands in line 1 already"},
		{"chapters in disorder", good + "ch01-a\tcore\thunt\tchess\tHunt1\tA fault.\n", "tasks.tsv:2: ch01-a stands below ch02-b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := parse(tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("parse: %v, want %q in it", err, tt.want)
			}
		})
	}
}

func TestRead(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if list, err := Read(root); err != nil || len(list) == 0 {
		t.Errorf("the list of the course: %d tasks, %v", len(list), err)
	}
	if _, err := Read(t.TempDir()); err == nil {
		t.Error("a course without a list: no error")
	}
}
