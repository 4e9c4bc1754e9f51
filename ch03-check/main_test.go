// main_test.go runs the program as its user does: with arguments, an input,
// two outputs and an exit status.
package main

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// asProgram is set in the environment where this test runs itself as the
// program.
const asProgram = "TEST_RUNS_MAIN"

// TestMain runs either the tests or the program.
func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// TestProgram keeps the program quiet: under a board the learner's exercises
// would have their say.
func TestProgram(t *testing.T) {
	tests := []struct {
		name       string
		args       []string
		input      string
		wantStatus int
		wantOut    string // the end of the standard output
		wantErr    string // a part of the standard error
	}{
		{"the input ends", []string{"-quiet"}, "# nothing\n", 0, "white> # nothing\nwhite> \n", ""},
		{"quit", []string{"-quiet"}, "quit\nfen\n", 0, "white> quit\n", ""},
		{"a flag that there is not", []string{"-sound"}, "", 2, "", "-quiet"},
		{"a bad value", []string{"-pieces", "wood"}, "", 2, "", `-pieces "wood"`},
		{"a bad position", []string{"-fen", "9/8"}, "", 2, "", "not a piece placement"},
		{"a file that there is not", []string{"-play", "none.txt"}, "", 1, "", `"none.txt": there is no such file`},
		{"a folder", []string{"-play", "."}, "", 1, "", `".": this is a folder`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			program := exec.Command(os.Args[0], tt.args...)
			program.Env = append(os.Environ(), asProgram+"=1")
			program.Stdin = strings.NewReader(tt.input)
			var out, errs strings.Builder
			program.Stdout, program.Stderr = &out, &errs
			err := program.Run()
			if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
				t.Fatal(err)
			}
			if got := program.ProcessState.ExitCode(); got != tt.wantStatus {
				t.Errorf("the exit status is %d, want %d", got, tt.wantStatus)
			}
			if got := out.String(); !strings.HasSuffix(got, tt.wantOut) || tt.wantOut == "" && got != "" {
				t.Errorf("the output is\n%s\nwant it to end with\n%s", got, tt.wantOut)
			}
			if got := errs.String(); !strings.Contains(got, tt.wantErr) || tt.wantErr == "" && got != "" {
				t.Errorf("the error output is\n%s\nwant %s", got, tt.wantErr)
			}
			if strings.Contains(out.String()+errs.String(), "\x1b") {
				t.Errorf("what goes into a pipe has escape codes: %q %q", &out, &errs)
			}
		})
	}
}

// TestProgramKnowsMate plays the shortest game there is.
func TestProgramKnowsMate(t *testing.T) {
	program := exec.Command(os.Args[0], "-quiet")
	program.Env = append(os.Environ(), asProgram+"=1")
	program.Stdin = strings.NewReader("f2f3\ne7e5\ng2g4\nd8h4\ne2e4\n")
	out, err := program.Output()
	if err != nil {
		t.Fatal(err)
	}
	const want = "black> d8h4\n2... Qd8-h4#\ncheckmate by the queen on h4: black has won\n" +
		"white> e2e4\nthe game is over: checkmate, black has won\nwhite> \n"
	if !strings.HasSuffix(string(out), want) {
		t.Errorf("the output is\n%s\nwant it to end with\n%s", out, want)
	}
}
