// filelock_test.go lets programs, and parts of one, want the same lock.

package filelock

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// helperEnv makes this test program do one thing with a lock and end.
const helperEnv = "MATEINFIVE_FILELOCK_HELPER"

func TestMain(m *testing.M) {
	path := os.Getenv(helperEnv + "_PATH")
	var err error
	switch os.Getenv(helperEnv) {
	case "":
		os.Exit(m.Run())
	case "hold":
		if _, err = Try(path); err == nil {
			runtime.GC() // nobody refers to the lock any more, and it must stay
			fmt.Println("held")
			io.Copy(io.Discard, os.Stdin) // until it is killed, or whoever waits is gone
		}
	case "turns":
		err = takeTurns(path, 100)
	}
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// takeTurns has the lock n times. While it has it, it puts a file beside it that nobody
// else may have put there.
func takeTurns(path string, n int) error {
	mark := path + ".mark"
	for n > 0 {
		release, err := Try(path)
		if errors.Is(err, ErrTaken) {
			continue
		}
		if err != nil {
			return err
		}
		f, err := os.OpenFile(mark, os.O_CREATE|os.O_EXCL, 0o644)
		if err != nil {
			return fmt.Errorf("two have the lock: %w", err)
		}
		if err := errors.Join(f.Close(), os.Remove(mark)); err != nil {
			return err
		}
		release()
		n--
	}
	return nil
}

// helper is this program once more, to do one thing.
func helper(what, path string) *exec.Cmd {
	c := exec.Command(os.Args[0])
	c.Env = append(os.Environ(), helperEnv+"="+what, helperEnv+"_PATH="+path)
	return c
}

// mustTry takes a lock that must be free.
func mustTry(t *testing.T, path string) (release func()) {
	t.Helper()
	release, err := Try(path)
	if err != nil {
		t.Fatalf("the lock should be free: %v", err)
	}
	t.Cleanup(release)
	return release
}

// mustBeTaken fails the test unless somebody has the lock.
func mustBeTaken(t *testing.T, path string) {
	t.Helper()
	if release, err := Try(path); !errors.Is(err, ErrTaken) {
		t.Errorf("Try: %v, want %v", err, ErrTaken)
		if err == nil {
			release()
		}
	}
}

func TestOtherProcesses(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	holder := helper("hold", path)
	in, err := holder.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := holder.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := holder.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); strings.TrimSpace(line) != "held" {
		t.Fatalf("the other process says %q, %v", line, err)
	}
	t.Run("another process keeps us away, however often we ask", func(t *testing.T) {
		mustBeTaken(t, path)
		mustBeTaken(t, path)
	})
	if err := holder.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	holder.Wait()
	t.Run("the lock of a killed process is free", func(t *testing.T) {
		mustTry(t, path)()
	})
}

// The file is removed each time, and nobody may lock one that is gone already.
func TestTurns(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	var helpers []*exec.Cmd
	for range 3 {
		h := helper("turns", path)
		var out strings.Builder
		h.Stdout = &out
		if err := h.Start(); err != nil {
			t.Fatal(err)
		}
		helpers = append(helpers, h)
	}
	for _, h := range helpers {
		if err := h.Wait(); err != nil {
			t.Errorf("%v: %v", err, h.Stdout)
		}
	}
	if left, _ := os.ReadDir(filepath.Dir(path)); len(left) > 0 {
		t.Errorf("%v are left", left)
	}
}

func TestSameProcess(t *testing.T) {
	t.Run("another part of this process is kept away until the lock is released", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "lock")
		release := mustTry(t, path)
		mustBeTaken(t, path)
		release()
		mustTry(t, path)
	})
	t.Run("another way to the same file leads to the same lock", func(t *testing.T) {
		folder := t.TempDir()
		t.Chdir(folder)
		mustTry(t, filepath.Join(folder, "lock"))
		mustBeTaken(t, "lock")
	})
	t.Run("who releases twice takes nothing from the next", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "lock")
		release := mustTry(t, path)
		release()
		mustTry(t, path)
		release()
		mustBeTaken(t, path)
	})
}

func TestFile(t *testing.T) {
	t.Run("the file is there while the lock is held, and gone after it", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "lock")
		release := mustTry(t, path)
		if _, err := os.Lstat(path); err != nil {
			t.Error(err)
		}
		release()
		if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("Lstat: %v, want that there is no such file", err)
		}
	})
	t.Run("a file that a killed process has left is no hindrance, and gone after it", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "lock")
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		mustTry(t, path)()
		if _, err := os.Lstat(path); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("Lstat: %v, want that there is no such file", err)
		}
	})
	t.Run("a file with a text is not ours, and stays as it is", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "yarn.lock")
		if err := os.WriteFile(path, []byte("text"), 0o644); err != nil {
			t.Fatal(err)
		}
		mustTry(t, path)()
		if out, err := helper("hold", path).CombinedOutput(); err != nil {
			t.Errorf("another process gets %s, %v, although the lock is free", out, err)
		}
		if text, err := os.ReadFile(path); err != nil || string(text) != "text" {
			t.Errorf("the file says %q, %v", text, err)
		}
	})
	t.Run("a file that somebody else has put in its place stays", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "lock")
		release := mustTry(t, path)
		if os.Remove(path) != nil {
			return // an open file cannot be removed on Windows, so nobody can do this there
		}
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		release()
		if _, err := os.Lstat(path); err != nil {
			t.Error(err)
		}
	})
	t.Run("where there is no folder there is no lock", func(t *testing.T) {
		_, err := Try(filepath.Join(t.TempDir(), "nowhere", "lock"))
		if !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("Try: %v, want that there is no such folder", err)
		}
	})
}
