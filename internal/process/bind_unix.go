//go:build unix && !linux

// bind_unix.go gives a program a group of its own.

package process

import (
	"os/exec"
	"syscall"
)

func bind(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }
