// file.go keeps games in files so that no failure, of the disk or of the power,
// leaves a file half written.

package pgn

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"mateinfive/internal/safefile"
)

// Open opens a file for reading. The error is a sentence that names the file, and says
// so if it is a folder, or a device or a pipe, which might keep us waiting or never end.
func Open(path string) (*os.File, error) {
	info, err := os.Stat(path) // to open a pipe would be to wait for somebody who writes
	switch {
	case err != nil:
	case info.IsDir():
		err = errors.New("it is a folder")
	case !info.Mode().IsRegular():
		err = errors.New("it is a device or a pipe, and no file " +
			"(a command for scripts reads those with - in place of the name, from its standard input)")
	}
	var file *os.File
	if err == nil {
		file, err = os.Open(path)
	}
	if err != nil {
		return nil, fmt.Errorf("%s cannot be read: %w", plain(path), cause(err))
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
	var text bytes.Buffer
	if err := writeAll(&text, games); err != nil {
		return unsaved(path, err)
	}
	return safefile.Write(path, text.Bytes())
}

// Create writes games into a new file. If the file is there, the error is [fs.ErrExist].
func Create(path string, games ...*Game) error {
	var text bytes.Buffer
	err := writeAll(&text, games)
	if info, found := os.Stat(path); found == nil && info.IsDir() {
		err = errors.New("it is a folder: name a file in it")
	}
	if err != nil {
		return unsaved(path, err)
	}
	return safefile.Create(path, text.Bytes())
}

// Append adds games to the end of a file, which need not be there yet. The file is
// never half written: if anything fails, it is as it was before. It fails, too, if another
// program changes the file meanwhile.
func Append(path string, games ...*Game) error {
	var old []byte
	info, err := os.Stat(path)
	isNew := errors.Is(err, fs.ErrNotExist)
	if err == nil && info.Mode().IsRegular() { // a pipe, for one, could keep us waiting
		old, err = os.ReadFile(path)
	}
	if err != nil && !isNew {
		return unsaved(path, err)
	}
	text := bytes.NewBuffer(old)
	text.WriteString(missingLines(string(old[max(0, len(old)-4):]))) // two ends of lines, at most
	if err := writeAll(text, games); err != nil {
		return unsaved(path, err)
	}
	if isNew {
		return safefile.Create(path, text.Bytes())
	}
	return safefile.Replace(path, old, text.Bytes())
}

func writeAll(w io.Writer, games []*Game) error {
	for _, g := range games {
		if err := Write(w, g); err != nil {
			return err
		}
	}
	return nil
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

// unsaved says why games were not even written down, in the words of safefile.
func unsaved(path string, err error) error {
	return fmt.Errorf("%s was not saved, and is as it was: %w", plain(path), cause(err))
}

// cause returns what the system says, without the path, which our sentence has.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
