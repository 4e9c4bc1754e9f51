// loops_test.go leaves a note of a loop, and finds it.

package digest

import (
	"strings"
	"testing"
)

// What rests on a package whose time was up does not run into the same loop.
func TestLoopBelow(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("TMP", t.TempDir()) // of Windows
	r := newRoom(t)
	r.changed = []string{"ch02-moves/chess/knight.go"}
	const said = "2.1 Knight.IsValid, while TestKnight ran:\n  It had not come back after 30s.\n" +
		"  Edit:  ch02-moves/chess/knight.go:3\n  Stuck: go run ./exercises hint 2.1\n"
	r.leaveNote(r.dir, said)
	if below, _ := r.loopBelow(); below != "" {
		t.Errorf("%s rests on %s, and not on itself", r.dir, below)
	}
	r.dir = "ch02-moves/terminal"
	below, text := r.loopBelow()
	if below != "ch02-moves/chess" || text != said {
		t.Fatalf("the loop is in %q, which has said %q", below, text)
	}
	got := r.notRun(below, text)
	for _, want := range []string{
		"Not run: these tests rest on ./ch02-moves/chess, where something does not come to its end. ",
		"\n  It had not come back after 30s.\n  Edit:  ch02-moves/chess/knight.go:3\n",
		"More of it: go test -timeout 30s ./ch02-moves/chess\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("it does not say %q, but\n%s", want, got)
		}
	}
	r.changed = nil // and then nothing was changed there
	if below, _ := r.loopBelow(); below != "" {
		t.Errorf("without a change the loop is in %s", below)
	}
}
