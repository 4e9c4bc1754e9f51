// read.go reads a game from disk to go on with it, and deletes games.

package keep

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"

	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/safefile"
)

// Why a file is not that of one game.
var (
	ErrSeveral = errors.New("it holds more than one game: name a file with one alone")
	ErrNoGame  = errors.New("it holds no game: name another file")
)

// Read returns the one game of a file, and the text of the file for [Adopt]. Links are
// followed. An error wraps [fs.ErrNotExist] if the file is not there and can be made,
// [ErrSeveral], [ErrNoGame], or a [*pgn.Error] if the game cannot be read.
//
// A program that goes on with the file writes what it has of the game, and nothing else: a
// file with a comment behind its game is refused, since the comment would be lost.
func Read(path string) (g *pgn.Game, text string, err error) {
	text, err = readText(path, 16<<20)
	if err == nil {
		g, err = parse(text)
	}
	if errors.Is(err, fs.ErrNotExist) {
		_, link := os.Lstat(path)
		if _, folder := os.Stat(filepath.Dir(path)); link == nil || folder != nil || path == "" {
			err = errors.New("it leads nowhere: name a file in a folder that is there")
		}
	}
	if err != nil {
		return nil, "", sentence(path, "cannot be read", err)
	}
	return g, text, nil
}

// parse returns the one game of a text.
func parse(text string) (*pgn.Game, error) {
	const end = "end of the text" // the event of one more game: a comment behind the first is its
	r := pgn.NewReader(strings.NewReader(fmt.Sprintf("%s\n\n[Event %q]\n\n*\n", text, end)), "")
	g, err := r.Next()
	if err != nil {
		return nil, err
	}
	if g.Tag("Event") == end {
		return nil, ErrNoGame
	}
	behind, err := r.Next()
	if err != nil || behind.Tag("Event") != end {
		return nil, ErrSeveral
	}
	if len(behind.Root.Comments) > 0 {
		return nil, errors.New("it holds a comment behind its game: name another file")
	}
	return g, nil
}

// Delete removes a kept game. A program that is keeping it makes it anew with its next move.
func Delete(path string) error {
	info, err := os.Lstat(path)
	if err == nil && info.IsDir() {
		err = errors.New("it is a folder")
	}
	if err == nil {
		err = os.Remove(path)
	}
	if err != nil {
		return sentence(path, "was not deleted", err)
	}
	safefile.Sweep(path)
	return nil
}

// readText reads a file of no more than most bytes. It opens nothing but files for text: a
// pipe could keep us waiting.
func readText(path string, most int64) (string, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case info.IsDir():
		return "", errors.New("it is a folder: name a file in it")
	case !info.Mode().IsRegular():
		return "", errors.New("it is no file for text")
	case info.Size() > most:
		return "", fmt.Errorf("it is too large, with more than %d MB", most>>20)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, most))
	return string(text), err
}

// namesIn returns the names in a folder, in no order.
func namesIn(folder string) ([]string, error) {
	dir, err := os.Open(folder)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	return dir.Readdirnames(-1)
}

// sentence says what has happened to a file, and why.
func sentence(path, what string, err error) error {
	var in *fs.PathError
	if errors.As(err, &in) {
		err = in.Err // without the path
	}
	return fmt.Errorf("%s %s: %w", shown(path), what, err)
}

// shown returns a path for a sentence, quoted if it holds what a terminal would obey.
func shown(path string) string {
	if path == "" || strings.ContainsFunc(path, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(path)
	}
	return path
}
