// bind_linux.go binds the life of a program to ours.

package process

import (
	"os/exec"
	"syscall"
)

func bind(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
