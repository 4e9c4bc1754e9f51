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

// beOrphan runs until it is killed. As a parent it talks with another one.
func beOrphan(kind string) {
	if kind == "parent" {
		os.Setenv(programEnv, "orphan")
		_, _ = Start(os.Args[0])
	} else {
		_, _ = net.Dial("tcp", os.Getenv(addressEnv))
	}
	select {}
}

// A program that hears nothing ends with ours, even when that is killed.
func TestNoOrphans(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere its input ends, and one that hears nothing runs on")
	}
	there, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer there.Close()
	parent := exec.Command(os.Args[0])
	parent.Env = append(os.Environ(), programEnv+"=parent", addressEnv+"="+there.Addr().String())
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	orphan, err := there.Accept()
	_ = parent.Process.Kill()
	_ = parent.Wait()
	if err != nil {
		t.Fatal(err)
	}
	defer orphan.Close()
	_ = orphan.SetReadDeadline(time.Now().Add(20 * time.Second))
	if _, err := orphan.Read(make([]byte, 1)); err != io.EOF && !isReset(err) {
		t.Errorf("it runs on: %v", err)
	}
}

func isReset(err error) bool {
	timeout, ok := err.(net.Error)
	return ok && !timeout.Timeout()
}
