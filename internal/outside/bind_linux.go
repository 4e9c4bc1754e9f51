// bind_linux.go binds the life of a program to ours.

package outside

import (
	"os/exec"
	"syscall"
)

// bind has Linux kill a program when the thread that has started it ends, which it does with ours
// at the latest. Ctrl-C at the terminal is for us alone, as the program has a group of its own.
func bind(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
}
