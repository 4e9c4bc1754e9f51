// lock_unix.go is the lock where files can be locked for a process.

//go:build unix

package filelock

import (
	"errors"
	"os"
	"syscall"
)

// mostTries is how often a file that is gone again once it is locked is opened anew.
// After that many it is no longer bad luck: there are disks on which two looks at one
// file seem to be of two files.
const mostTries = 100

// lock opens a file and locks it for this process, or returns ErrTaken.
func lock(path string) (*os.File, error) {
	for tries := 1; ; tries++ {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
		if err != nil {
			return nil, err
		}
		whole := syscall.Flock_t{Type: syscall.F_WRLCK}
		err = syscall.FcntlFlock(f.Fd(), syscall.F_SETLK, &whole)
		if err == nil && (isThere(path, f) || tries == mostTries) {
			return f, nil
		}
		f.Close()
		switch {
		case err == nil: // its last holder has removed it meanwhile: once more
		case errors.Is(err, syscall.EAGAIN) || errors.Is(err, syscall.EACCES):
			return nil, ErrTaken
		default:
			return nil, &os.PathError{Op: "lock", Path: path, Err: err}
		}
	}
}

// isThere reports whether others who open a path would find this file. If not, they
// would not be kept away by a lock on it.
func isThere(path string, f *os.File) bool {
	there, err := os.Stat(path)
	if err != nil {
		return false
	}
	info, err := f.Stat()
	return err == nil && os.SameFile(there, info)
}

// unlock removes the file and lets go of the lock, in this order: nobody else can have
// the lock while the file is removed.
func unlock(f *os.File) {
	if isOurs(f.Name(), f) {
		os.Remove(f.Name())
	}
	f.Close()
}
