// lock_other.go is for systems without a lock that ends with its process: there only
// two parts of one program are kept apart, and whoever starts two programs at once has
// to see to it.

//go:build !unix && !windows

package filelock

import "os"

func lock(path string) (*os.File, error) { return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644) }

func unlock(f *os.File) {
	if isOurs(f.Name(), f) {
		os.Remove(f.Name())
	}
	f.Close()
}
