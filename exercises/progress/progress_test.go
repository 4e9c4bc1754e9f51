// progress_test.go remembers things, whatever has become of the file.

package progress

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"mateinfive/exercises/kept"
	"mateinfive/internal/safefile"
)

// write puts a file into the folder of a course where things are kept.
func write(t *testing.T, root, name, text string) (path string) {
	t.Helper()
	path = filepath.Join(root, filepath.FromSlash(kept.Dir), name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// earlier is a file as an earlier version of the tool has written it.
const earlier = `{
	"At": "ch02-moves Rook.IsValid",
	"Chapter": "ch02-moves",
	"Again": "ch01-display Value",
	"Hints": {"ch02-moves Rook.IsValid": 2},
	"Done": {"ch01-display Value": true},
	"Judged": {"ch01-display Value": {"Sum": "0123", "Status": 2}},
	"Begun": {"ch02-moves/chess/rook.go": true},
	"Carried": {"ch02-moves/chess/value.go": "4567"},
	"Hunts": {"ch02-moves Hunt1": {"ch02-moves/chess/sides.go": ""}},
	"Exams": null
}`

func TestReadAnEarlierFile(t *testing.T) {
	root := t.TempDir()
	write(t, root, "progress.json", earlier)
	var said strings.Builder
	got := Read(root, &said)
	want := &Progress{
		At:       "ch02-moves Rook.IsValid",
		Chapter:  "ch02-moves",
		Again:    "ch01-display Value",
		Hints:    map[string]int{"ch02-moves Rook.IsValid": 2},
		Done:     map[string]bool{"ch01-display Value": true},
		Judged:   map[string]Judged{"ch01-display Value": {Sum: "0123", Status: Green}},
		Begun:    map[string]bool{"ch02-moves/chess/rook.go": true},
		Carried:  map[string]string{"ch02-moves/chess/value.go": "4567"},
		Hunts:    map[string]map[string]string{"ch02-moves Hunt1": {"ch02-moves/chess/sides.go": ""}},
		Exams:    map[string]uint64{},
		Stations: map[string]bool{},
		Greens:   map[string][]string{},
	}
	if d := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Progress{})); d != "" || said.String() != "" {
		t.Errorf("it says %q (- want, + got):\n%s", said.String(), d)
	}
}

// Two commands at once each note something: neither is lost.
func TestRememberBesideAnother(t *testing.T) {
	root := t.TempDir()
	one, other := Read(root, os.Stderr), Read(root, os.Stderr)
	for key, p := range map[string]*Progress{"one": one, "other": other} {
		if err := p.Remember(func(p *Progress) { p.Done[key] = true }); err != nil {
			t.Fatal(err)
		}
		if !p.Done[key] {
			t.Errorf("%s does not know what it has noted", key)
		}
	}
	want := map[string]bool{"one": true, "other": true}
	if d := cmp.Diff(want, Read(root, os.Stderr).Done); d != "" {
		t.Errorf("- want, + got:\n%s", d)
	}
}

// What is not there yet is not damaged.
func TestReadWhatIsNotThere(t *testing.T) {
	for _, text := range []string{"", "null", "{}", `{"Hints": null}`} {
		root := t.TempDir()
		if text != "" {
			write(t, root, "progress.json", text)
		}
		var said strings.Builder
		p := Read(root, &said)
		if err := p.Remember(func(p *Progress) { p.Hints["x"], p.Exams["1 x"] = 1, 2 }); err != nil || said.String() != "" {
			t.Errorf("%q: %v, it says %q", text, err, said.String())
		}
	}
}

// A damaged file that cannot be put aside is not written over, and what cannot be read neither.
func TestWhatCannotBeReadStays(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(root, filepath.FromSlash(File))
	if err := os.MkdirAll(path, 0o755); err != nil { // a folder in its place
		t.Fatal(err)
	}
	err := Read(root, os.Stderr).Remember(func(*Progress) {})
	if err == nil || !strings.Contains(err.Error(), File+" cannot be read, so nothing is noted there") {
		t.Errorf("Remember: %v", err)
	}
}

// Killed commands leave unfinished files behind. The old ones go, and nothing else does.
func TestOldUnfinishedFilesGo(t *testing.T) {
	root := t.TempDir()
	longAgo := time.Now().Add(-2 * time.Hour)
	isLeft := map[string]bool{
		safefile.Prefix + "progress.json-01234567": false,
		safefile.Prefix + "progress.json-89abcdef": true, // fresh: somebody may be writing it
		"progress-damaged-1.json":                  true,
		"00001-2026-01-02-0304/ch02/a.go":          true,
	}
	for name := range isLeft {
		path := write(t, root, name, "text")
		if strings.HasSuffix(name, "89abcdef") {
			continue
		}
		if err := os.Chtimes(path, longAgo, longAgo); err != nil {
			t.Fatal(err)
		}
	}
	if err := Read(root, os.Stderr).Remember(func(*Progress) {}); err != nil {
		t.Fatal(err)
	}
	for name, want := range isLeft {
		_, err := os.Stat(filepath.Join(root, filepath.FromSlash(kept.Dir), filepath.FromSlash(name)))
		if (err == nil) != want {
			t.Errorf("%s: is there %t, want %t", name, err == nil, want)
		}
	}
}
