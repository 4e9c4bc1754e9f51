//go:build unix

// family_unix.go ends a family by its process group.

package process

import (
	"os"
	"syscall"
)

// The group has the number of the program that it was made for, and lives as long as one of it.
func kill(p *os.Process) { _ = syscall.Kill(-p.Pid, syscall.SIGKILL) }

func killRest(p *os.Process) { kill(p) }

func quit(p *os.Process) { _ = syscall.Kill(-p.Pid, syscall.SIGQUIT) }
