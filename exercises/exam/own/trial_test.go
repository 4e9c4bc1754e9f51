// trial_test.go asks when a learner's tests stand, and what they notice.

package own

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

func TestTests(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command here")
	}
	const (
		program = "package main\n\nfunc main() {}\n\nfunc isOn(n int) bool { return n != 1 && n != 2 }\n\nfunc isOff(n int) bool { return n != 1 && n != 2 }\n"
		green   = "package main\n\nimport \"testing\"\n\nfunc TestIsOn(t *testing.T) {\n\tif isOn(1) || !isOn(3) {\n\t\tt.Error(\"1 is on, or 3 is not\")\n\t}\n}\n"
		red     = "package main\n\nimport \"testing\"\n\nfunc TestIsOn(t *testing.T) { t.Error(\"oh\") }\n"
		none    = "package main\n"
	)
	tests := []struct {
		name, text string
		want       error
	}{
		{name: "green", text: green},
		{name: "red", text: red, want: ErrRed},
		{name: "a file of tests without any", text: none, want: ErrNoTests},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{
				"go.mod": "module mine\n\ngo 1.24\n", "main.go": program, "main_test.go": tt.text,
			} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			trial := &Trial{Dir: dir, Tmp: t.TempDir()}
			if err := trial.Tests(t.Context()); !errors.Is(err, tt.want) {
				t.Errorf("Tests: %v, want %v", err, tt.want)
			}
			if tt.want != nil {
				return
			}
			list, err := Faults(dir)
			if err != nil {
				t.Fatal(err)
			}
			want := map[string]bool{
				"main.go:5: func isOn(n int) bool { return n != 1 || n != 2 }   (it was &&)":  true,
				"main.go:7: func isOff(n int) bool { return n != 1 || n != 2 }   (it was &&)": false, // though vet complains
			}
			for _, f := range list {
				wanted, ok := want[f.String()]
				if !ok {
					continue
				}
				noticed, err := trial.Notices(t.Context(), f)
				if noticed != wanted || err != nil {
					t.Errorf("%v: noticed is %v, %v", f, noticed, err)
				}
			}
		})
	}
}
