// bind_test.go looks whether programs end with ours, and what they have started ends with them.

package outside

import (
	"io"
	"net"
	"os"
	"os/exec"
	"runtime"
	"testing"
	"time"
)

// addressEnv is where a program that does not end by itself tells that it runs.
const addressEnv = "MATEINFIVE_OUTSIDE_ADDRESS"

// beOrphan runs until it is killed.
func beOrphan() {
	_, _ = net.Dial("tcp", os.Getenv(addressEnv))
	os.Stdout.WriteString("there\n")
	select {}
}

// startOrphan starts an orphan, and waits until it is there.
func startOrphan() {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), programEnv+"=orphan")
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err == nil {
		_, err = out.Read(make([]byte, 1))
	}
	if err != nil {
		panic(err)
	}
}

// beParent talks with an orphan until it is killed.
func beParent() {
	os.Setenv(programEnv, "orphan")
	_, _ = Start(os.Args[0])
	select {}
}

// An address is where an orphan tells that it runs, and by its death that it does not.
type address struct{ net.Listener }

func listen(t *testing.T) address {
	t.Helper()
	there, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { there.Close() })
	t.Setenv(addressEnv, there.Addr().String())
	return address{there}
}

// ends fails the test unless an orphan that has told that it runs comes to its end.
func (a address) ends(t *testing.T, orphan net.Conn) {
	t.Helper()
	defer orphan.Close()
	_ = orphan.SetReadDeadline(time.Now().Add(20 * time.Second))
	if _, err := orphan.Read(make([]byte, 1)); err != io.EOF && !isReset(err) {
		t.Errorf("it runs on: %v", err)
	}
}

func (a address) accept(t *testing.T) net.Conn {
	t.Helper()
	orphan, err := a.Accept()
	if err != nil {
		t.Fatal(err)
	}
	return orphan
}

func isReset(err error) bool {
	timeout, ok := err.(net.Error)
	return ok && !timeout.Timeout()
}

// A program that hears nothing ends with ours, even when that is killed.
func TestNoOrphans(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere its input ends, and one that hears nothing runs on")
	}
	there := listen(t)
	parent := exec.Command(os.Args[0])
	parent.Env = append(os.Environ(), programEnv+"=parent")
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	orphan := there.accept(t)
	_ = parent.Process.Kill()
	_ = parent.Wait()
	there.ends(t, orphan)
}

// What a program has started ends with it: when it ends by itself, and when it has to be killed.
func TestNoGrandchildren(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("what a program has left behind is not found there")
	}
	t.Run("of a program that is asked", func(t *testing.T) {
		there := listen(t)
		t.Setenv(programEnv, "begets")
		_, _, err := Program{Dir: t.TempDir(), Command: []string{os.Args[0]}}.Ask(t.Context(), []string{"one"})
		if err != nil {
			t.Error(err)
		}
		there.ends(t, there.accept(t))
	})
	tests := []struct {
		name     string
		kind     string
		patience time.Duration
	}{
		{name: "of a talk that ends", kind: "begets", patience: time.Minute},
		{name: "of a talk that has to be ended", kind: "begets and hangs", patience: time.Millisecond},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			there := listen(t)
			t.Setenv(programEnv, tt.kind)
			talk, err := Start(os.Args[0])
			if err != nil {
				t.Fatal(err)
			}
			if err := talk.Send("one"); err != nil {
				t.Error(err)
			}
			<-talk.Lines
			talk.End("quit", tt.patience)
			there.ends(t, there.accept(t))
		})
	}
}
