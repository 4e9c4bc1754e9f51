// lock_windows.go is the lock on Windows.

package kept

import (
	"errors"
	"syscall"
)

// sharingViolation is how Windows says that another process has the file open.
const sharingViolation syscall.Errno = 32

// tryLock opens a file that is shared with nobody, or returns errTaken.
func tryLock(file string) (release func(), err error) {
	name, err := syscall.UTF16PtrFromString(file)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, errTaken
	}
	if err != nil {
		return nil, err
	}
	return func() { syscall.CloseHandle(h) }, nil
}
