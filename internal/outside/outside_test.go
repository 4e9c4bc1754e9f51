package outside

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// programEnv makes this test binary one of the programs that the tests run.
const programEnv = "MATEINFIVE_OUTSIDE"

func TestMain(m *testing.M) {
	switch kind := os.Getenv(programEnv); kind {
	case "":
		os.Exit(m.Run())
	case "parent":
		beParent()
	case "orphan":
		beOrphan()
	default:
		beProgram(kind)
	}
}

// beProgram answers lines with themselves, in one way or another.
func beProgram(kind string) {
	in := bufio.NewScanner(os.Stdin)
	for n := 1; in.Scan(); n++ {
		switch {
		case kind == "dies" && n == 2:
			fmt.Fprintln(os.Stderr, "out of \x1b[31mpatience")
			os.Exit(3)
		case kind == "panics" && n == 2:
			panic("no such square")
		case kind == "silent" && n == 2:
			return
		case kind == "hangs" && n == 2, kind == "begets and hangs" && n == 2:
			time.Sleep(time.Hour)
		case kind == "begets" && n == 2:
			return
		case strings.HasPrefix(kind, "begets"):
			startOrphan()
		case kind == "starts" && n == 2: // another that goes on, with the same output
			cmd := exec.Command(os.Args[0])
			cmd.Env, cmd.Stdout = append(os.Environ(), programEnv+"=stays"), os.Stdout
			if err := cmd.Start(); err != nil {
				fmt.Println(err)
			}
		case kind == "chats":
			fmt.Println("your move, please:")
		case kind == "swells" && n == 2:
			swell()
		case kind == "floods":
			for {
				fmt.Println(strings.Repeat("x", 1<<16))
			}
		}
		fmt.Println(" " + in.Text() + "\x07\r")
	}
	if kind == "stays" {
		time.Sleep(3 * time.Second)
	}
}

// swell takes ever more memory, until it is ended. After half a gigabyte it waits for that.
func swell() {
	var all [][]byte
	for range 512 {
		all = append(all, bytes.Repeat([]byte{1}, 1<<20))
	}
	for {
		time.Sleep(time.Hour)
		fmt.Println(len(all))
	}
}

// A program that takes too much memory is stopped, and that is said.
func TestAskStopsAtMemory(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere it is not known how much memory a program takes")
	}
	before := mostMemory
	mostMemory = 200 << 20
	t.Cleanup(func() { mostMemory = before })
	t.Setenv(programEnv, "swells")
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	_, _, err := Program{Dir: t.TempDir(), Command: []string{os.Args[0]}}.Ask(ctx, []string{"one", "two"})
	if !errors.Is(err, ErrMemory) || !strings.Contains(err.Error(), "more than 200 MB. 1 of 2 lines") {
		t.Errorf("error %v", err)
	}
}

// Whatever a program does, it costs a sentence.
func TestAsk(t *testing.T) {
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	const any = -1 // as many as there was time for
	tests := []struct {
		kind    string
		answers int
		err     string // part of it; "" for none
		said    string // part of what was said beside
	}{
		{"answers", 3, "", ""},
		{"starts", 3, "", ""},
		{"dies", 1, "ended before its input did (exit status 3). 1 of 3 lines were answered; the next was: two", "out of "},
		{"panics", 1, "exit status 2", "panic: no such square"},
		{"silent", 1, "answered 1 of 3 lines: some got no answer", ""},
		{"hangs", any, "had not come to its end", ""},
		{"stays", any, "had not come to its end", ""},
		{"chats", 6, "wrote 6 lines, and was asked 3", ""},
		{"floods", any, "writes without end", ""},
	}
	for _, tt := range tests {
		t.Run(tt.kind, func(t *testing.T) {
			t.Setenv(programEnv, tt.kind)
			patience := time.Minute
			if tt.kind == "hangs" || tt.kind == "stays" {
				patience = time.Second / 2 // it is waited out
			}
			ctx, cancel := context.WithTimeout(t.Context(), patience)
			defer cancel()
			answers, said, err := Program{Dir: t.TempDir(), Command: []string{binary}}.Ask(ctx, []string{"one", "two", "three"})
			if tt.answers != any && len(answers) != tt.answers || tt.answers == 3 && !slices.Equal(answers, []string{`one\a`, `two\a`, `three\a`}) {
				t.Errorf("answers %q, want %d", answers, tt.answers)
			}
			if (err == nil) != (tt.err == "") || err != nil && !strings.Contains(err.Error(), tt.err) {
				t.Errorf("error %v, want %q", err, tt.err)
			}
			if !strings.Contains(said, tt.said) || strings.Contains(said, "\x1b") {
				t.Errorf("beside it was said %q, want %q", said, tt.said)
			}
		})
	}
}

// What is wrong with a folder is said in words, before anything runs.
func TestBuildSaysWhatIsWrong(t *testing.T) {
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for dir, want := range map[string]string{filepath.Join(file, "x"): "no folder", file: "no folder", filepath.Dir(file): "go mod init"} {
		if err := (&Program{Dir: dir}).Build(t.Context(), t.TempDir()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Build in %s: %v, want %q", dir, err, want)
		}
	}
	if _, _, err := (Program{Dir: t.TempDir(), Command: []string{"no-such-program"}}).Ask(t.Context(), nil); err == nil || !strings.Contains(err.Error(), "cannot be run") {
		t.Errorf("a command that does not exist: %v", err)
	}
}
