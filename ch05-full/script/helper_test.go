// helper_test.go runs commands and compares what they print.

package script

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// A run is a command line, and what the program does about it.
type run struct {
	name           string
	args           []string
	stdin          string
	status         int
	stdout, stderr string
}

// check runs the command lines and compares status and outputs.
func check(t *testing.T, runs []run) {
	t.Helper()
	for _, tt := range runs {
		t.Run(tt.name, func(t *testing.T) {
			var stdout, stderr strings.Builder
			status := Run(context.Background(), tt.args, strings.NewReader(tt.stdin), &stdout, &stderr)
			if status != tt.status {
				t.Errorf("%q: the status is %d, want %d", tt.args, status, tt.status)
			}
			compare(t, "standard output", stdout.String(), tt.stdout)
			compare(t, "standard error", stderr.String(), tt.stderr)
		})
	}
}

// compare compares a text.
func compare(t *testing.T, name, got, want string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// inFolderWith makes a folder with files, each a name and its text, and goes there for
// the rest of the test.
func inFolderWith(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
