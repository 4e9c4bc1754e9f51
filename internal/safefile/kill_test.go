// kill_test.go kills a program while it writes, at a step that it has come to.

package safefile

import (
	"bufio"
	"fmt"
	"io"
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
	what, step, _ := strings.Cut(os.Getenv(helperEnv), " ")
	file := os.Getenv(helperEnv + "_FILE")
	n, _ := strconv.Atoi(step)
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

// helper is this program once more, to do one thing.
func helper(what, file string) *exec.Cmd {
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), helperEnv+"="+what, helperEnv+"_FILE="+file)
	return c
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
			other := helper(fmt.Sprint(tt.way, " ", tt.step), file)
			in, _ := other.StdinPipe()
			defer in.Close()
			out, _ := other.StdoutPipe()
			if err := other.Start(); err != nil {
				t.Fatal(err)
			}
			if line, err := bufio.NewReader(out).ReadString('\n'); line != "stopped\n" {
				t.Errorf("the other program says %q, %v", line, err)
			}
			other.Process.Kill()
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

// A disk may become full in the middle of a text: here a process of which no file may grow
// beyond some blocks.
func TestFullInTheMiddle(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil || runtime.GOOS == "windows" {
		t.Skip("files have no limit here")
	}
	file := fileOf(t)
	c := helper("fill", file)
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
