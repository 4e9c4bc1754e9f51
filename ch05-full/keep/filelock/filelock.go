// filelock.go keeps two programs, and two parts of one, from working on the same thing.

// Package filelock is a lock that dies with its process: however a program ends, be it
// by a power cut, what it had locked is free again. The lock belongs to the process,
// and a file that is left behind locks nobody out.
package filelock

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// ErrTaken says that somebody has the lock: another process, or another part of this
// one.
var ErrTaken = errors.New("another program has the lock")

// held are the locks of this process, by the files that they lie on: the system keeps
// away other processes alone.
var held = struct {
	sync.Mutex
	files map[*os.File]fs.FileInfo
}{files: make(map[*os.File]fs.FileInfo)}

// Try takes a lock, until release is called or this process ends. It does not wait: if
// somebody has the lock, the error is [ErrTaken]. Any other error says why there can be
// no lock here.
//
// The lock lies on the file of this path, which is made if it is not there, and nobody
// else should use it. Release removes it again, unless something has been written into
// it: then it was never ours. A second release does nothing.
func Try(path string) (release func(), err error) {
	held.Lock()
	defer held.Unlock()
	if isHeld(path) {
		return nil, ErrTaken
	}
	f, err := lock(path)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, err
	}
	held.files[f] = info
	return func() {
		held.Lock()
		defer held.Unlock()
		delete(held.files, f)
		unlock(f)
	}, nil
}

// isHeld reports whether this process has the lock, by this path or by another that
// leads to the same file. It opens nothing: on Unix a process loses its lock on a file
// as soon as it closes that file, whoever has opened it.
func isHeld(path string) bool {
	info, err := os.Stat(path)
	if err != nil {
		return false
	}
	for _, ours := range held.files {
		if os.SameFile(info, ours) {
			return true
		}
	}
	return false
}

// isOurs reports whether a path still leads to the empty file that a lock was made of.
// A link that somebody has put there is not ours.
func isOurs(path string, f *os.File) bool {
	there, err := os.Lstat(path)
	if err != nil || there.Size() > 0 {
		return false
	}
	info, err := f.Stat()
	return err == nil && os.SameFile(there, info)
}
