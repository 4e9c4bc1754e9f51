// file.go keeps games in files so that no failure, of the disk or of the power,
// leaves a file half written.

package pgn

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// Open opens a file for reading. The error is a sentence that names the file, and says
// so if it is a folder.
func Open(path string) (*os.File, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", plain(path), cause(err))
	}
	if info, err := file.Stat(); err == nil && info.IsDir() {
		file.Close()
		return nil, fmt.Errorf("%s cannot be read: it is a folder", plain(path))
	}
	return file, nil
}

// ReadGame returns the game of a file that has the number n, from 1. Games before
// it may be broken; if it is so itself, the error is that of [Reader.Next].
func ReadGame(path string, n int) (*Game, error) {
	file, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	r := NewReader(file, path)
	for i := 1; ; i++ {
		g, err := r.Next()
		switch {
		case err == io.EOF:
			return nil, fmt.Errorf("%s has no game %d: it ends after game %d", plain(path), n, i-1)
		case i == n:
			return g, err
		}
	}
}

// Save writes games into a file, in place of what it held. The file is never half
// written: if anything fails, it is as it was before.
func Save(path string, games ...*Game) error {
	return replace(path, func(w io.Writer) error { return writeAll(w, games) })
}

// Append adds games to the end of a file, which need not be there yet. The file is
// never half written: if anything fails, it is as it was before. Of two programs that
// append at the same moment one may take away what the other has added.
func Append(path string, games ...*Game) error {
	return replace(path, func(w io.Writer) error {
		if err := copyGames(w, path); err != nil {
			return err
		}
		return writeAll(w, games)
	})
}

func writeAll(w io.Writer, games []*Game) error {
	for _, g := range games {
		if err := Write(w, g); err != nil {
			return err
		}
	}
	return nil
}

// copyGames copies a file if it is there, and sees to the empty line at its end.
func copyGames(w io.Writer, path string) error {
	file, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	size, err := io.Copy(w, file)
	if err != nil {
		return err
	}
	end := make([]byte, min(size, 4)) // as long as two ends of lines can be
	if _, err := file.ReadAt(end, size-int64(len(end))); err != nil {
		return err
	}
	_, err = io.WriteString(w, missingLines(string(end)))
	return err
}

// missingLines returns what a text needs to end with an empty line.
func missingLines(end string) string {
	end = strings.ReplaceAll(end, "\r", "")
	switch {
	case end == "" || strings.HasSuffix(end, "\n\n"):
		return ""
	case strings.HasSuffix(end, "\n"):
		return "\n"
	default:
		return "\n\n"
	}
}

// replace writes a file: first another one beside it, which takes its place when it
// is complete and on the disk. A link stays a link, and the new file has the permissions
// of the old one.
func replace(path string, write func(io.Writer) error) error {
	target, old, err := resolve(path)
	if err == nil {
		beside := fmt.Sprintf("%s.%08x.tmp", target, rand.Uint32())
		if err = writeFile(beside, old, write); err == nil {
			err = os.Rename(beside, target)
		}
		if err != nil {
			os.Remove(beside)
		} else {
			syncFolder(filepath.Dir(target))
		}
	}
	if err != nil {
		return fmt.Errorf("%s was not saved, and is as it was: %w", plain(path), cause(err))
	}
	return nil
}

// syncFolder sees to it that the new name of a file is on the disk, where the system can
// do that: without it a power cut may take the name back. It is a variable so that a test
// can see when it is called.
var syncFolder = func(folder string) {
	if f, err := os.Open(folder); err == nil {
		_ = f.Sync()
		f.Close()
	}
}

// resolve returns the file that a path leads to, and what is known of it: nil if it
// is not there yet.
func resolve(path string) (target string, old fs.FileInfo, err error) {
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return path, nil, nil
	}
	if target, err = filepath.EvalSymlinks(path); err != nil {
		return "", nil, err
	}
	if old, err = os.Stat(target); err != nil {
		return "", nil, err
	}
	if !old.Mode().IsRegular() {
		return "", nil, errors.New("it is no file for text")
	}
	file, err := os.OpenFile(target, os.O_WRONLY, 0) // to see whether we may: a rename does not ask
	if err != nil {
		return "", nil, err
	}
	return target, old, file.Close()
}

// writeFile writes a new file to the disk, with the permissions of the old one.
func writeFile(path string, old fs.FileInfo, write func(io.Writer) error) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	if old != nil {
		err = file.Chmod(old.Mode().Perm())
	}
	buffer := bufio.NewWriter(file)
	if err == nil {
		err = write(buffer)
	}
	if err == nil {
		err = buffer.Flush()
	}
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// cause returns what the system says, without the path, which our sentence has.
func cause(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err
	case errors.As(err, &link):
		return link.Err
	default:
		return err
	}
}
