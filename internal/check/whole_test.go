// whole_test.go runs real tests of a tiny chapter, to see what a learner sees.

package check

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"mateinfive/internal/gotool"
)

// tiny is a chapter that lies in testdata, and for the go command beside the others.
const tiny = "ch09-tiny"

// buildTiny builds the tests of the tiny chapter.
func buildTiny(t *testing.T) (program string) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	beside := make(gotool.Overlay)
	err = fs.WalkDir(os.DirFS("testdata"), tiny, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		beside[filepath.Join(root, file)], err = os.ReadFile(filepath.Join("testdata", file))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	program = filepath.Join(t.TempDir(), "tiny.exe")
	out, exit, err := gotool.Run(t.Context(), root, beside, "test", "-c", "-vet=off", "-ldflags=-s", "-o", program, "./"+tiny+"/exercises")
	if err != nil || exit != 0 {
		t.Fatalf("go test -c: exit status %d, %v\n%s", exit, err, out)
	}
	return program
}

var (
	timing   = regexp.MustCompile(`\d+\.\d+s`)
	testLine = regexp.MustCompile(`_test\.go:\d+`)
)

// says returns what the tests say, with the timings and their own lines masked.
func says(program, patience string, flags ...string) string {
	tests := exec.Command(program, flags...)
	tests.Dir = filepath.Join("testdata", tiny, "exercises")
	tests.Env = append(os.Environ(), "MATEINFIVE_PATIENCE="+patience)
	out, _ := tests.CombinedOutput()
	return testLine.ReplaceAllString(timing.ReplaceAllString(string(out), "0.00s"), "_test.go:LINE")
}

func TestWhatTheLearnerSees(t *testing.T) {
	program := buildTiny(t)
	tests := []struct {
		name, patience string
		flags          []string
		want           string // its file in testdata/says
	}{
		{"answers of all kinds", "5m", []string{"-test.skip=Late|Deep|Calls"}, "all"},
		{"unwritten tasks, asked for", "5m", []string{"-test.run=Task(Stub|Above)$"}, "unwritten"},
		{"what is given, told to those who ask", "5m", []string{"-test.run=Given", "-spoil"}, "spoiled"},
		{"what does not come back", "200ms", []string{"-test.run=Late"}, "late"},
		{"what calls itself without end", "5m", []string{"-test.run=Deep|Wrong"}, "deep"},
		{"an answer that calls such rules", "5m", []string{"-test.run=TaskCalls"}, "calls"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			want, err := os.ReadFile("testdata/says/" + tt.want + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			got := says(program, tt.patience, tt.flags...)
			if bytes.Contains(want, []byte(":LOOP ")) { // of a loop, a dump may name any line, or none
				got = regexp.MustCompile(`\.go(:\d+)? then`).ReplaceAllString(got, ".go:LOOP then")
			}
			if d := cmp.Diff(string(want), got); d != "" {
				t.Errorf("- want, + got:\n%s", d)
			}
		})
	}
}
