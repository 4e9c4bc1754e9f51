//go:build !unix

// bind_other.go is for systems without process groups.

package process

import "os/exec"

func bind(*exec.Cmd) {}
