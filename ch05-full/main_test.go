// main_test.go runs the program as its user does: with arguments, an input,
// two outputs and an exit status.
package main

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"runtime"
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
		{"help", []string{"-h"}, "", 0, "", "Usage: go run ./ch05-full [flags]\n  -black"},
		{"a flag that there is not", []string{"-sound"}, "", 2, "", "there is no flag -sound; -h lists the flags\n"},
		{"a flag that would steer the screen", []string{"-\x1b[2J"}, "", 2, "", `there is no flag -\x1b[2J`},
		{"a flag that is none", []string{"---\x1b"}, "", 2, "", `bad flag syntax: ---\x1b; -h`},
		{"a value that is missing", []string{"-fen"}, "", 2, "", "flag needs an argument: -fen; -h"},
		{"a bad value", []string{"-pieces", "wood"}, "", 2, "", `"wood" for flag -pieces: it can be letters, figures, auto`},
		{"no player", []string{"-white", "nobody"}, "", 2, "", `"nobody" is no player: there is random, `},
		{"no clock", []string{"-clock", "\x1b"}, "", 2, "", `invalid value "\x1b" for flag -clock: `},
		{"one clock for two", []string{"-whiteclock", "5"}, "", 1, "", "one side has a clock and the other has none"},
		{"two programs play to the end, and nobody asks", []string{"-quiet", "-white", "greedy", "-black", "random", "-seed", "1"}, "", 0, "black> \n", ""},
		{"no number", []string{"-seed", "x"}, "", 2, "", "it is a whole number, such as 1"},
		{"a bad position", []string{"-fen", "9/8"}, "", 2, "", "not a FEN: not a piece placement"},
		{"a word too many", []string{"-flip", "\x1b"}, "", 2, "", `"\x1b" is one word too many`},
		{"a FEN without quotation marks", []string{"-fen", "8/8/8/8/8/8/8/8", "w"}, "", 2, "", "a FEN stands in quotation marks"},
		{"a file that there is not", []string{"-play", "none\x1b.txt"}, "", 1, "", `none\x1b.txt`},
		{"a command for scripts", []string{"status", "-"}, "8/8/8/8/8/8/8/K6k w - - 0 1", 0, "dead position\n", ""},
		{"its answer is no", []string{"validate", "8/8/8/8/8/8/8/8"}, "", 1, "black has no king\n", ""},
		{"help with commands", []string{"-h"}, "", 0, "", "  perft [-divide] FEN DEPTH  "},
		{"a command that there is not", []string{"e4"}, "", 2, "", `"e4" is no command`},
		{"a folder", []string{"-play", ".", "-quiet"}, "", 1, "white> \n", "read .:"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			program := exec.Command(os.Args[0], tt.args...)
			program.Env = append(os.Environ(), asProgram+"=1", "CLICOLOR_FORCE=")
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

// TestInterrupt types Ctrl-C at a count that would take longer than anybody waits. Its
// first move mates, so that it is counted at once, and the output of it says that the
// count is on its way.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("on Windows a program cannot send Ctrl-C to another one")
	}
	program := exec.Command(os.Args[0], "perft", "-divide", "k7/2K5/8/8/8/8/8/QQ6 w - - 0 1", "20")
	program.Env = append(os.Environ(), asProgram+"=1")
	var errs strings.Builder
	program.Stderr = &errs
	out, err := program.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	defer program.Process.Kill()
	bufio.NewReader(out).ReadString('\n')
	if err := program.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	program.Wait()
	if got := program.ProcessState.ExitCode(); got != 1 {
		t.Errorf("the exit status is %d, want 1", got)
	}
	if !strings.HasPrefix(errs.String(), "stopped; first moves: ") {
		t.Errorf("the error output is %q, want what is known so far", &errs)
	}
}
