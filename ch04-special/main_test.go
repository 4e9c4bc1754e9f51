// main_test.go runs the program as its user does: with arguments, an input,
// two outputs and an exit status.
package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
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
		{"a bad position", []string{"-fen", "9/8"}, "", 2, "", "not a FEN: not a piece placement"},
		{"a position in the middle of a game", []string{"-quiet", "-fen", "r3k2r/8/8/8/8/8/8/R3K2R b Kkq - 3 29"}, "O-O\nfen\n", 0,
			"black> O-O\n29... O-O\nwhite> fen\nr4rk1/8/8/8/8/8/8/R3K2R w K - 4 30\nwhite> \n", ""},
		{"the input ends at the question", []string{"-quiet", "-fen", "7k/P7/8/8/8/8/8/K7"}, "a7a8\n", 0, "undo to think again\npromote> \n", ""},
		{"quit at the question", []string{"-quiet", "-fen", "7k/P7/8/8/8/8/8/K7"}, "a7a8\nquit\nq\n", 0, "undo to think again\npromote> quit\n", ""},
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

// TestProgramPlaysAFile plays a game from a file, in which a pawn becomes a rook
// and the last move is taken back.
func TestProgramPlaysAFile(t *testing.T) {
	script := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(script, []byte("a7a8\nking\nrook\nh8g7\nundo\nrecord\nquit\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	program := exec.Command(os.Args[0], "-quiet", "-fen", "7k/P7/8/8/8/8/8/K7 w - - 0 29", "-play", script)
	program.Env = append(os.Environ(), asProgram+"=1")
	out, err := program.Output()
	if err != nil {
		t.Fatal(err)
	}
	const want = "promote> rook\n29. a7-a8=R+\ncheck: the king on h8 is attacked by the rook on a8\n" +
		"black> h8g7\n29... Kh8-g7\nwhite> undo\ntaken back: 29... Kh8-g7\n" +
		"check: the king on h8 is attacked by the rook on a8\nblack> record\n29. a7-a8=R+\nblack> quit\n"
	if !strings.HasSuffix(string(out), want) {
		t.Errorf("the output is\n%s\nwant it to end with\n%s", out, want)
	}
}
