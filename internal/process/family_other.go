//go:build !unix

// family_other.go ends a family where there are no process groups: on Windows by its tool for that.

package process

import (
	"os"
	"os/exec"
	"runtime"
	"strconv"
)

func kill(p *os.Process) {
	if runtime.GOOS == "windows" {
		_ = exec.Command("taskkill", "/T", "/F", "/PID", strconv.Itoa(p.Pid)).Run()
	}
	_ = p.Kill()
}

func killRest(*os.Process) {}

func quit(p *os.Process) { kill(p) }
