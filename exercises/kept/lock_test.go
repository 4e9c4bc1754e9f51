// lock_test.go lets two programs and two parts of one want the same lock.

package kept

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// helperEnv makes this test program take the lock of a course, and hold it.
const helperEnv = "MATEINFIVE_KEPT_HELPER"

func TestMain(m *testing.M) {
	root := os.Getenv(helperEnv)
	if root == "" {
		os.Exit(m.Run())
	}
	if _, err := New(root).Lock(); err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Println("held")
	io.Copy(io.Discard, os.Stdin) // until it is killed, or its parent is gone
}

// patience sets for a test how long it waits.
func patience(t *testing.T, d time.Duration) {
	was := Patience
	Patience = d
	t.Cleanup(func() { Patience = was })
}

func TestLockKeepsOtherProcessesAway(t *testing.T) {
	patience(t, 100*time.Millisecond)
	s := New(t.TempDir())
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	holder := exec.Command(program)
	holder.Env = append(os.Environ(), helperEnv+"="+s.root)
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
	if _, err := s.Lock(); !errors.Is(err, ErrBusy) {
		t.Errorf("while another process has the lock: %v", err)
	}
	if err := holder.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	holder.Wait()
	Patience = 10 * time.Second
	release, err := s.Lock()
	if err != nil {
		t.Fatalf("its holder was killed: %v", err)
	}
	release()
}

func TestLockKeepsTheSameProcessAway(t *testing.T) {
	patience(t, 60*time.Millisecond)
	root := t.TempDir()
	release, err := New(root).Lock()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := New(root).Lock(); !errors.Is(err, ErrBusy) {
		t.Errorf("while this process has the lock: %v", err)
	}
	other, err := New(t.TempDir()).Lock()
	if err != nil {
		t.Fatalf("the lock of another course: %v", err)
	}
	other()
	release()
	if release, err = New(root).Lock(); err != nil {
		t.Fatalf("released: %v", err)
	}
	release()
}

// What a killed Write left behind is cleared away by the next that works here;
// nothing else is.
func TestLockSweeps(t *testing.T) {
	c := newCourse(t, gameText)
	left := filepath.Join(filepath.Dir(c.file), ".mateinfive-new-123")
	mine := filepath.Join(filepath.Dir(c.file), ".new-123")
	if err := errors.Join(os.WriteFile(left, nil, 0o644), os.WriteFile(mine, nil, 0o644)); err != nil {
		t.Fatal(err)
	}
	release, err := c.Lock()
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	if _, err := os.Stat(left); err == nil {
		t.Errorf("%s is still there", left)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Error(err)
	}
	if c.text() != gameText {
		t.Error("the Go file was touched")
	}
}
