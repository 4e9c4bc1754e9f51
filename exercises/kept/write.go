// write.go writes files so that one always has the old text or the new.

package kept

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrChanged says that a file is no longer as it was when it was read.
var ErrChanged = errors.New("was changed by somebody else just now; it is left as it is: try again")

// temporary is how files are named while they are written.
const temporary = ".mateinfive-new-*"

// Write puts a new text into a file that still holds the text before; nil means
// that there must be no such file yet. If anything goes wrong, the file is as it
// was. A link is followed, and what it leads to is written. A file that is
// write-protected is left alone.
func Write(file string, before, after []byte) error {
	if target, err := filepath.EvalSymlinks(file); err == nil {
		file = target
	} else if link, err := os.Readlink(file); err == nil {
		return fmt.Errorf("%s is a link to %s, which is not there; it is left as it is", file, link)
	}
	mode := fs.FileMode(0o644)
	switch info, err := os.Stat(file); {
	case errors.Is(err, fs.ErrNotExist) && before == nil:
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
	case err != nil:
		return err
	case before == nil:
		return fmt.Errorf("%s is there already", file)
	case !info.Mode().IsRegular():
		return fmt.Errorf("%s is not a file that can be written", file)
	case info.Mode().Perm()&0o200 == 0:
		return fmt.Errorf("%s is write-protected; it is left as it is", file)
	default:
		mode = info.Mode().Perm()
	}
	if err := replace(file, before, after, mode); err != nil {
		return fmt.Errorf("%s %w", file, err)
	}
	return nil
}

// replace writes a text beside a file and moves it there in one step. Its errors
// say what is with the file.
func replace(file string, before, after []byte, mode fs.FileMode) (err error) {
	var f *os.File
	defer func() {
		if f != nil {
			os.Remove(f.Name()) // if it has not been moved
		}
		var in *fs.PathError
		var link *os.LinkError
		switch { // the name of the file beside it helps nobody
		case errors.As(err, &in):
			err = fmt.Errorf("cannot be written, and is as it was: %w", in.Err)
		case errors.As(err, &link):
			err = fmt.Errorf("cannot be written, and is as it was: %w", link.Err)
		}
	}()
	if f, err = os.CreateTemp(filepath.Dir(file), temporary); err != nil {
		return err
	}
	_, err = f.Write(after)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Chmod(f.Name(), mode); err != nil {
		return err
	}
	if before == nil {
		// A link, where there can be one, never takes the place of another file.
		if err := os.Link(f.Name(), file); err == nil || errors.Is(err, fs.ErrExist) {
			syncFolder(filepath.Dir(file))
			return err
		}
	} else if now, err := os.ReadFile(file); err != nil || string(now) != string(before) {
		// As late as can be: an editor may have saved the file while we were at it.
		return ErrChanged
	}
	if err := os.Rename(f.Name(), file); err != nil {
		return err
	}
	syncFolder(filepath.Dir(file))
	return nil
}

// syncFolder sees to it that a new name is on disk, where the system can do that.
func syncFolder(dir string) {
	if f, err := os.Open(dir); err == nil {
		_ = f.Sync()
		f.Close()
	}
}
