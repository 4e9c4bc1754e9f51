// lock_windows.go is the lock on Windows.

package filelock

import (
	"errors"
	"os"
	"syscall"
)

// sharingViolation is how Windows says that somebody else has the file open.
const sharingViolation syscall.Errno = 32

// lock opens a file that is shared with nobody, or returns ErrTaken.
func lock(path string) (*os.File, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, ErrTaken
	}
	if err != nil {
		return nil, &os.PathError{Op: "lock", Path: path, Err: err}
	}
	return os.NewFile(uintptr(h), path), nil
}

// unlock lets go of the lock and removes the file, in this order: an open file cannot be
// removed here, and neither can it if somebody else has taken the lock meanwhile.
func unlock(f *os.File) {
	ours := isOurs(f.Name(), f)
	f.Close()
	if ours {
		os.Remove(f.Name())
	}
}
