// keep.go is the Keeper, which keeps one game on disk while it is played.

// Package keep keeps a game on disk with each move, so that neither a power cut nor a full
// disk nor another program takes it away. A file always holds one whole game.
//
// A [Keeper] writes a game, [List] finds the games that are kept, and [Read] reads one, to
// go on with it through [Adopt]. There are no locks: of two programs with one file, the
// second goes on in a new one.
package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"time"

	"mateinfive/internal/safefile"
)

// ErrChanged is news and no failure: the game is on disk, under another name.
var ErrChanged = errors.New("another program has changed it")

// Folder returns the folder where games are kept: mate-in-five and games, in the folder
// that the system has for data. It need not be there yet.
func Folder() (string, error) {
	home, err := os.UserHomeDir()
	data := filepath.Join(home, ".local", "share")
	switch xdg := os.Getenv("XDG_DATA_HOME"); {
	case runtime.GOOS == "windows":
		data, err = os.UserCacheDir() // %LocalAppData%
	case runtime.GOOS == "darwin":
		data, err = os.UserConfigDir() // ~/Library/Application Support
	case filepath.IsAbs(xdg): // any other is to be passed over
		data, err = xdg, nil
	}
	if err == nil && !filepath.IsAbs(data) {
		err = fmt.Errorf("the home folder must be a whole path, and is %q", home)
	}
	if err != nil {
		return "", fmt.Errorf("no folder for games is known: %w", err)
	}
	return filepath.Join(data, "mate-in-five", "games"), nil
}

// A Keeper keeps one game in one file. It is not for two goroutines at once.
type Keeper struct {
	path string // of its file, or "" for none yet
	text string // what the file holds if no other program has changed it

	folder, stem, ext string // a new name is stem-number.ext, in the folder
	number            int    // the lowest that it may have
}

// New returns a keeper of a new game in a folder. Nothing is on disk before the first
// [Keeper.Write], which makes the folder if it is not there, and a file that is named by
// the day and a number: 2026-11-22-1.pgn.
func New(folder string) *Keeper { return &Keeper{folder: folder, ext: ".pgn", number: 1} }

var dated = regexp.MustCompile(`^\d{4}-\d\d-\d\d-\d+$`) // the stem of a name that New has given

// Adopt returns a keeper that goes on in a file which was read and held the text. For a
// file that is not there yet the text is "".
func Adopt(path, text string) *Keeper {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(filepath.Base(path), ext)
	if dated.MatchString(stem) {
		stem = stem[:len(time.DateOnly)]
	}
	return &Keeper{path: path, text: text, folder: filepath.Dir(path), stem: stem, ext: ext, number: 2}
}

// Path returns the file that the game is kept in, or "" if it has none yet.
func (k *Keeper) Path() string { return k.path }

// Write writes the whole game, as finished PGN text. When it returns without an error, the
// game is on disk. If it fails, the file is as it was, and the next Write tries again.
//
// The file must hold what was read or written last. Otherwise it is left alone: the game
// goes on under a new name, game-2.pgn beside game.pgn or the next number of a day, and an
// error that wraps [ErrChanged] says so, once. A file that was removed is made anew.
func (k *Keeper) Write(text string) error {
	old, path, err := k.path, k.path, fs.ErrExist
	if old != "" {
		err = safefile.Replace(old, []byte(k.text), []byte(text))
	}
	if errors.Is(err, fs.ErrNotExist) {
		if k.text != "" {
			_ = os.MkdirAll(k.folder, 0o755) // removed as well; Create says if it fails
		}
		err = safefile.Create(old, []byte(text))
	}
	if errors.Is(err, fs.ErrExist) || errors.Is(err, safefile.ErrChanged) {
		path, err = k.create(text)
	}
	if err != nil {
		return err
	}
	if k.path, k.text = path, text; old == "" || old == path {
		return nil
	}
	return sentence(old, "is left as it is, and the game goes on in "+shown(path), ErrChanged)
}

var now = time.Now // a variable for tests

// create writes the text into a new file with the next number, and returns its path.
func (k *Keeper) create(text string) (path string, err error) {
	if k.stem == "" {
		k.stem = now().Format(time.DateOnly)
	}
	if err := os.MkdirAll(k.folder, 0o755); err != nil {
		return "", sentence(k.folder, "cannot be made", err)
	}
	names, _ := namesIn(k.folder) // in a folder that we must not list, try one by one
	n := k.number
	for _, name := range names {
		digits, ok := strings.CutPrefix(strings.TrimSuffix(name, k.ext), k.stem+"-")
		if taken, err := strconv.Atoi(digits); ok && err == nil && taken < 1e9 {
			n = max(n, taken+1)
		}
	}
	for ; ; n++ { // until no other program has just taken the name
		path = filepath.Join(k.folder, fmt.Sprint(k.stem, "-", n, k.ext))
		if err = safefile.Create(path, []byte(text)); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}
