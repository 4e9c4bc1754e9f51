// kill_test.go kills a program while it writes: at a step that it has come to, and at any
// moment.

package safefile

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
)

// helperEnv makes this test program do one thing with a file and end.
const helperEnv = "MATEINFIVE_SAFEFILE_HELPER"

func TestMain(m *testing.M) {
	what, about, _ := strings.Cut(os.Getenv(helperEnv), " ")
	file := os.Getenv(helperEnv + "_FILE")
	n, _ := strconv.Atoi(about)
	switch what {
	case "":
		os.Exit(m.Run())
	case "fill":
		text := make([]byte, 1<<20)
		if os.WriteFile(file, text, 0o644) == nil {
			fmt.Println("no limit")
			return
		}
		os.WriteFile(file, []byte("old"), 0o644)
		fmt.Println(Write(file, text))
	case "count":
		for ; ; n++ {
			if err := Write(file, textOf(n)); err != nil {
				fmt.Println(err)
				os.Exit(1)
			}
			fmt.Println(n)
		}
	default: // a way to write, that stops at the step n
		toDisk = func(f *os.File) error {
			if n--; n < 0 {
				fmt.Println("stopped")
				io.Copy(io.Discard, os.Stdin) // until it is killed, or the test is
			}
			return f.Sync()
		}
		fmt.Println(ways[what](file))
	}
}

// textOf returns a long text with a number.
func textOf(n int) []byte { return bytes.Repeat([]byte(fmt.Sprintf("%08d\n", n)), 10_000) }

// helper is this program once more, to do one thing.
func helper(t *testing.T, what, file string) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program)
	c.Env = append(os.Environ(), helperEnv+"="+what, helperEnv+"_FILE="+file)
	return c
}

// startHelper starts a helper, and returns what it prints. It ends with the test.
func startHelper(t *testing.T, what, file string) (c *exec.Cmd, out *bufio.Reader) {
	t.Helper()
	c = helper(t, what, file)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	pipe, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { in.Close(); c.Process.Kill(); c.Wait() })
	return c, bufio.NewReader(pipe)
}

func TestKilledAtAStep(t *testing.T) {
	tests := []struct {
		way, at string // the text or the folder goes to the disk
		step    int
		want    string
		left    int // unfinished files
	}{
		{"Write", "the text", 0, "old", 1},
		{"Write", "the folder", 1, "new", 0},
		{"Create", "the text", 0, "(no file)", 1},
		{"Create", "the folder", 1, "new", 0},
		{"Replace", "the text", 0, "old", 1},
		{"Replace", "the folder", 1, "new", 0},
	}
	for _, tt := range tests {
		t.Run(tt.way+", "+tt.at, func(t *testing.T) {
			file := fileOf(t)
			if tt.way == "Create" {
				os.Remove(file)
			}
			other, out := startHelper(t, fmt.Sprint(tt.way, " ", tt.step), file)
			if line, err := out.ReadString('\n'); line != "stopped\n" {
				t.Fatalf("the other program says %q, %v", line, err)
			}
			if err := other.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			other.Wait()
			if got := contents(file); got != tt.want {
				t.Errorf("it holds %q, want %q", got, tt.want)
			}
			if left, err := filepath.Glob(filepath.Join(filepath.Dir(file), Prefix+"*")); err != nil || len(left) != tt.left {
				t.Errorf("left behind is %q, %v; want %d", left, err, tt.left)
			}
			Sweep(file)
			if tt.want == "(no file)" {
				lie(t, filepath.Dir(file))
			} else {
				lie(t, filepath.Dir(file), "game.pgn")
			}
			if err := Write(file, []byte("next")); err != nil || contents(file) != "next" {
				t.Errorf("then it cannot be written: %v", err)
			}
		})
	}
}

// A program that writes again and again is killed after a while of chance: what it has
// reported is there, or what it was just writing.
func TestKilledAtAnyMoment(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 1))
	file := fileOf(t)
	next, inTheMiddle := 0, 0
	for range 30 {
		other, out := startHelper(t, fmt.Sprint("count ", next), file)
		for range random.IntN(8) {
			if line, err := out.ReadString('\n'); line != fmt.Sprintln(next) {
				t.Fatalf("the other program says %q, %v", line, err)
			}
			next++
		}
		for range random.IntN(3000) {
			runtime.Gosched() // a moment more
		}
		if err := other.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		rest, _ := io.ReadAll(out) // what it has reported meanwhile
		next += bytes.Count(rest, []byte("\n"))
		other.Wait()
		switch contents(file) {
		case "old":
			if next > 0 {
				t.Fatalf("the text %d is not there", next-1)
			}
		case string(textOf(next)): // written, and not reported any more
			next++
		case string(textOf(max(next-1, 0))):
		default:
			t.Fatalf("after the text %d it holds %.40q", next-1, contents(file))
		}
		left, _ := filepath.Glob(filepath.Join(filepath.Dir(file), Prefix+"*"))
		inTheMiddle += len(left)
		Sweep(file)
		lie(t, filepath.Dir(file), "game.pgn")
	}
	t.Logf("%d of 30 kills came in the middle of a write", inTheMiddle)
}

// A disk may become full in the middle of a text: here a process of which no file may grow
// beyond some blocks.
func TestFullInTheMiddle(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil || runtime.GOOS == "windows" {
		t.Skip("files have no limit here")
	}
	file := fileOf(t)
	c := helper(t, "fill", file)
	c.Args = []string{shell, "-c", `ulimit -f 8 && trap '' XFSZ && exec "$0"`, c.Path}
	c.Path = shell
	out, err := c.CombinedOutput()
	if string(out) == "no limit\n" {
		t.Skip("files have no limit here")
	}
	if err != nil || !strings.HasSuffix(string(out), "is as it was: file too large\n") {
		t.Errorf("the other program says %q, %v", out, err)
	}
	if got := contents(file); got != "old" {
		t.Errorf("it holds %d bytes", len(got))
	}
	lie(t, filepath.Dir(file), "game.pgn")
}
