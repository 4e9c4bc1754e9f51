// keep.go is a game that is kept on disk while it is played: the Keeper, and its file.

// Package keep keeps a game on disk while it is played, move by move, so that neither a
// power cut nor a full disk nor another program takes it away. What is on disk is a
// game file as [pgn] writes it, always whole: the game as it was written last, or as it
// is being written.
//
// [In] keeps games in a folder, each under a new name, [File] in the file of a name, and
// [Last] finds the game to go on with. A file has one writer: beside it lies a lock,
// which goes away with the program that has it.
package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/keep/filelock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/safefile"
)

// What a caller may act on.
var (
	// ErrTaken says that another program keeps its game in the file.
	ErrTaken = errors.New("is taken by another program: end that one, or name another file")

	// ErrSeveral says that a file holds more than one game, of which one cannot be
	// written without the others.
	ErrSeveral = errors.New("holds more than one game: name a file for this game alone")

	// ErrChanged is news and no failure: the game is on disk, under another name.
	ErrChanged = errors.New("was changed by another program, and is left as it is")
)

// Folder returns the folder where games are kept if nobody says otherwise: mate-in-five
// and games, in the folder that the system has for such things. It need not be there.
func Folder() (string, error) {
	folder, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("no folder for games is known here: %w", err)
	}
	return filepath.Join(folder, "mate-in-five", "games"), nil
}

// A Keeper keeps one game in one file. It is not for use by two goroutines at once.
type Keeper struct {
	*seat
	folder string // where it gets a file of a new name, or "" if its file was named
	text   string // what its file holds if nobody else has touched it
	closed bool

	now  func() time.Time
	save func(path string, games ...*pgn.Game) error
}

// A seat is the place of one writer: a file, and the lock on it.
type seat struct {
	path   string // as it was named, or "" for no file yet
	target string // where links lead to
	leave  func() // lets go of the lock; nil if there never was one
}

// In returns a keeper of a new game in a folder. Nothing is on disk before the first
// [Keeper.Write], which makes the folder, if need be, and a file that is named by the
// day and a number: 2026-11-22-1.pgn.
func In(folder string) *Keeper {
	k := newKeeper(&seat{})
	k.folder = folder
	return k
}

// newKeeper returns a keeper for a seat.
func newKeeper(s *seat) *Keeper { return &Keeper{seat: s, now: time.Now, save: pgn.Save} }

// Path returns the file that the game is kept in, or "" if it has none yet.
func (k *Keeper) Path() string { return k.path }

// Close lets others have the file. A closed Keeper writes no more.
func (k *Keeper) Close() {
	k.closed = true
	k.free()
}

// free lets go of the lock, if it is not free already.
func (s *seat) free() {
	if s.leave != nil {
		s.leave()
	}
}

// take takes the seat of a file, which need not be there. What a killed program has left
// behind as it wrote this file is cleared away.
func take(path string) (*seat, error) {
	target, err := follow(path)
	if err != nil {
		return nil, err
	}
	leave, err := filelock.Try(target + ".lock")
	switch {
	case err == nil:
		safefile.Sweep(target)
		return &seat{path, target, leave}, nil
	case errors.Is(err, filelock.ErrTaken):
		return nil, fmt.Errorf("%s %w", shown(path), ErrTaken)
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("%s cannot be kept: there is no folder %s", shown(path), shown(filepath.Dir(target)))
	default:
		return nil, fmt.Errorf("%s cannot be kept: %w", shown(path), cause(err))
	}
}

// follow returns the file that a path leads to, which is a file for text or not there
// yet.
func follow(path string) (target string, err error) {
	if path == "" {
		return "", errors.New("a file has a name, such as game.pgn")
	}
	if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
		return path, nil
	}
	var info fs.FileInfo
	if target, err = filepath.EvalSymlinks(path); err == nil {
		info, err = os.Stat(target)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", fmt.Errorf("%s is a link that leads nowhere", shown(path))
	case err != nil:
		return "", fmt.Errorf("%s cannot be kept: %w", shown(path), cause(err))
	case info.IsDir():
		return "", fmt.Errorf("%s is a folder: name a file in it", shown(path))
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("%s is no file for text", shown(path))
	}
	return target, nil
}

// shown returns a path as it is if it can stand in a sentence like that, and quoted if
// it holds anything that a terminal might obey.
func shown(path string) string {
	if strings.ContainsFunc(path, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return chess.Quote(path)
	}
	return path
}

// cause returns what the system says, without the path, which our sentence has.
func cause(err error) error {
	var in *fs.PathError
	if errors.As(err, &in) {
		return in.Err
	}
	return err
}
