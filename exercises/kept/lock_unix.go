// lock_unix.go is the lock where files can be locked for a process.

//go:build unix

package kept

import (
	"errors"
	"os"
	"syscall"
)

// tryLock locks a file for this process, or returns errTaken.
func tryLock(file string) (release func(), err error) {
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	lock := syscall.Flock_t{Type: syscall.F_WRLCK}
	err = syscall.FcntlFlock(f.Fd(), syscall.F_SETLK, &lock)
	if err == nil {
		return func() { f.Close() }, nil
	}
	f.Close()
	if errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EACCES) {
		return nil, errTaken
	}
	return nil, err
}
