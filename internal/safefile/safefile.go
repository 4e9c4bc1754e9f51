// safefile.go writes files so that one always has the old text or the new.

// Package safefile writes a text into a file in one step: a kill, a full disk or a power
// cut leaves the old text or the new one, whole. Links are followed, permissions stay, and
// a file that is write-protected is left alone. An error is a sentence that names the
// file, and says why it is as it was.
//
// It is not for files that grow, since each write writes all of the text. It is no lock:
// of two programs that write at once the last one wins, unless they [Create] or [Replace].
package safefile

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
)

// Prefix begins the names of unfinished files. A text is written into one of them first,
// beside the file whose place it takes then. A killed program leaves it behind.
const Prefix = ".mateinfive-new-"

// ErrChanged says that a file does not hold what it held before.
var ErrChanged = errors.New("it has just been changed by somebody else: try again")

// Write writes a text into a file, in place of what it holds, if it is there.
func Write(name string, text []byte) error {
	return unsaved(name, write(name, text, os.Rename))
}

// Create writes a text into a new file. If the file is there, the error is [fs.ErrExist].
func Create(name string, text []byte) error {
	if _, err := os.Lstat(name); err == nil {
		return unsaved(name, fs.ErrExist)
	}
	return unsaved(name, write(name, text, func(unfinished, file string) error {
		err := os.Link(unfinished, file) // unlike a rename it never takes a file's place
		if err == nil || errors.Is(err, fs.ErrExist) {
			return err
		}
		err = os.Rename(unfinished, file) // on a disk that knows no links
		if errors.Is(err, fs.ErrNotExist) {
			return fs.ErrExist // swept by a program that replaces the file, so it is there
		}
		return err
	}))
}

// Replace writes a text into a file that holds the old one. If it holds another, or if
// another program is just replacing it, the error is [ErrChanged]. Of several that replace
// the same text at once one does so at most; only a program that writes in another way can
// change the file unnoticed, in the very moment of the rename.
func Replace(name string, old, text []byte) error {
	return unsaved(name, write(name, text, func(unfinished, file string) error {
		// Each shows its unfinished file first, takes away those of the others, and compares
		// only then: a program whose file is gone can no longer rename it.
		if !sweep(file, filepath.Base(unfinished)) {
			return ErrChanged
		}
		if now, err := os.ReadFile(file); err != nil {
			return err
		} else if !bytes.Equal(now, old) {
			return ErrChanged
		}
		err := os.Rename(unfinished, file)
		if errors.Is(err, fs.ErrNotExist) {
			return ErrChanged
		}
		return err
	}))
}

// Sweep removes what killed programs have left of a file. A program that is just writing
// it cannot do so then, and is told.
func Sweep(name string) { sweep(name, "") }

// sweep removes all unfinished files of a file but one, and reports whether they are gone.
func sweep(name, but string) (gone bool) {
	folder, base := filepath.Split(name)
	dir, err := os.Open(filepath.Clean(folder)) // of "" it is the one that we are in
	if err != nil {
		return true // one that we must not look into
	}
	defer dir.Close()
	gone = true
	files, _ := dir.Readdirnames(-1)
	for _, f := range files {
		if random, ok := strings.CutPrefix(f, Prefix+base+"-"); ok && len(random) == 8 && f != but {
			err := os.Remove(folder + f)
			gone = gone && (err == nil || errors.Is(err, fs.ErrNotExist))
		}
	}
	return gone
}

// write writes an unfinished file, and has place put it in the place of the other.
func write(name string, text []byte, place func(unfinished, file string) error) error {
	file, mode, err := follow(name)
	if err != nil {
		return err
	}
	folder, base := filepath.Split(file)
	unfinished := fmt.Sprintf("%s%s%s-%08x", folder, Prefix, base, rand.Uint32())
	if err = writeNew(unfinished, text, mode); err == nil {
		err = place(unfinished, file)
	}
	os.Remove(unfinished) // it is not there if it was renamed
	if err != nil {
		return err
	}
	// Without this a power cut may take the new name back. Not every system can do it.
	if f, err := os.Open(filepath.Clean(folder)); err == nil {
		_ = toDisk(f)
		f.Close()
	}
	return nil
}

// follow returns the file that a name leads to and its permissions, 0 if it is not there.
func follow(name string) (file string, mode fs.FileMode, err error) {
	file = name
	info, err := os.Lstat(file)
	if errors.Is(err, fs.ErrNotExist) {
		return file, 0, nil
	}
	if err == nil && info.Mode()&fs.ModeSymlink != 0 {
		if file, err = filepath.EvalSymlinks(name); err == nil {
			info, err = os.Stat(file)
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", 0, errors.New("it is a link that leads nowhere")
	case err != nil:
		return "", 0, err
	case !info.Mode().IsRegular():
		return "", 0, errors.New("it is no file for text")
	case info.Mode().Perm()&0o200 == 0: // even if we may do anything
		return "", 0, errors.New("it is write-protected")
	}
	f, err := os.OpenFile(file, os.O_WRONLY, 0) // to see whether we may: a rename does not ask
	if err != nil {
		return "", 0, err
	}
	return file, info.Mode().Perm(), f.Close()
}

// toDisk waits until a file or a folder is on the disk. It is a variable for tests.
var toDisk = (*os.File).Sync

// writeNew writes a new file.
func writeNew(name string, text []byte, mode fs.FileMode) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, cmp.Or(mode, 0o666))
	if err != nil {
		return err
	}
	if mode != 0 {
		err = f.Chmod(mode) // a new file may have got less
	}
	_, written := f.Write(text)
	return cmp.Or(err, written, toDisk(f), f.Close())
}

// unsaved says why a file was not written, if it was not.
func unsaved(name string, err error) error {
	if err == nil {
		return nil
	}
	if inner := errors.Unwrap(err); inner != nil {
		err = inner // without the name of the unfinished file
	}
	if strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) {
		name = strconv.Quote(name) // a terminal might obey it
	}
	return fmt.Errorf("%s was not saved, and is as it was: %w", name, err)
}
