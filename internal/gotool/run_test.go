// run_test.go runs go on a course of two files, and on tests that never end.

package gotool

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"
)

func TestRunWithOverlays(t *testing.T) {
	root := course(t)
	at := func(name string) string { return filepath.Join(root, filepath.FromSlash(name)) }
	one := func(value string) []byte { return []byte("package a\n\nfunc One() int { return " + value + " }\n") }
	tests := []struct {
		name    string
		overlay Overlay
		command string
		want    string
	}{
		{
			name:    "nothing",
			command: "test", want: `nested "1", sum 300`,
		},
		{
			name:    "a new content",
			overlay: Overlay{at("ch01-a/one.go"): one("1")},
			command: "test", want: "sum 201",
		},
		{
			name:    "a new file, and one that is hidden",
			overlay: Overlay{at("ch01-a/one.go"): nil, at("ch01-a/two.go"): one("2")},
			command: "test", want: "sum 202",
		},
		{
			name:    "a content that is no Go: the compiler says the file's own name",
			overlay: Overlay{at("ch01-a/one.go"): []byte("package a\n\nvar x = y\n")},
			command: "vet", want: "ch01-a/one.go:3",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out, exit, err := Run(t.Context(), root, tt.overlay, tt.command, "./...")
			if err != nil || exit != 1 || !strings.Contains(out, tt.want) {
				t.Errorf("go %s: exit %d, %v, want exit 1 and %q in\n%s", tt.command, exit, err, tt.want, out)
			}
		})
	}
}

func TestRunErrors(t *testing.T) {
	root := course(t)
	ctx, cancel := context.WithCancelCause(t.Context())
	cancel(errors.New("Ctrl-C"))
	if _, _, err := Run(ctx, root, nil, "version"); !errors.Is(err, context.Canceled) {
		t.Errorf("Run after the context ended: %v, want %v", err, context.Canceled)
	}
	out, exit, err := Run(t.Context(), root, nil, "version")
	if err != nil || exit != 0 || !strings.HasPrefix(out, "go version") {
		t.Errorf("go version: %q, exit %d, %v", out, exit, err)
	}
}

// A program that goes on without end is ended, and the error says what it did. None of these
// tests waits for a time to pass, but for the one second in which no test begins.
func TestRunEndsWhatNeverEnds(t *testing.T) {
	defer func(old int) { limit = old }(limit)
	limit = 1 << 18
	tests := []struct {
		name string
		sum  string // the file that the learner is at work on
		want error
		in   string // the output
	}{
		{
			name: "lines without end",
			sum:  "package a\n\nimport \"fmt\"\n\nfunc Sum() int {\n\tfor {\n\t\tfmt.Println(\"debug\")\n\t}\n}\n",
			want: ErrFlood, in: "debug",
		},
		{
			name: "a line without end",
			sum:  "package a\n\nimport \"fmt\"\n\nfunc Sum() int {\n\tfor {\n\t\tfmt.Print(\"debug\")\n\t}\n}\n",
			want: ErrFlood, in: "debug",
		},
		{
			name: "lines without end before any test",
			sum:  "package a\n\nimport \"fmt\"\n\nvar sum = Sum()\n\nfunc Sum() int {\n\tfor {\n\t\tfmt.Println(\"debug\")\n\t}\n}\n",
			want: ErrFlood, in: "debug",
		},
		{
			name: "a variable that is never set",
			sum:  "package a\n\nvar sum = Sum()\n\nfunc Sum() int {\n\tfor {\n\t}\n}\n",
			want: ErrNotBegun, in: `"start"`, // and as a rule the place
		},
		{
			name: "an init that waits for ever",
			sum:  "package a\n\nfunc init() {\n\t<-make(chan int)\n}\n\nfunc Sum() int { return 0 }\n",
			want: nil, in: "all goroutines are asleep", // Go itself sees that one
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			root := course(t)
			timeout := "10m"
			if errors.Is(tt.want, ErrNotBegun) {
				timeout = "1s"
			}
			o := Overlay{filepath.Join(root, "ch01-a", "sum.go"): []byte(tt.sum)}
			out, _, err := Run(t.Context(), root, o, "test", "-json", "-timeout", timeout, "./ch01-a")
			if !errors.Is(err, tt.want) {
				t.Errorf("the error is %v, want %v", err, tt.want)
			}
			if len(out) > limit || !strings.Contains(out, tt.in) {
				t.Errorf("%d bytes are collected, want %d at most and %q in them: %.2000s", len(out), limit, tt.in, out)
			}
		})
	}
}

// Each line is seen while the command runs, and all that was printed comes back.
func TestFollow(t *testing.T) {
	var seen []string
	out, exit, err := Follow(t.Context(), course(t), func(line string) { seen = append(seen, line) }, "go", "list", "./...")
	if err != nil || exit != 0 || len(seen) == 0 || strings.Join(seen, "\n")+"\n" != out {
		t.Errorf("exit %d, %v; seen %q, of\n%s", exit, err, seen, out)
	}
	out, exit, err = Follow(t.Context(), course(t), func(string) {}, "go", "list", "./nowhere")
	if err != nil || exit != 1 || !strings.Contains(out, "nowhere") {
		t.Errorf("exit %d, %v:\n%s", exit, err, out)
	}
}
