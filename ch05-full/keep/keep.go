// keep.go keeps the games of a session on disk, each in a file of its own, and the settings.

// Package keep keeps a game on disk with each move, so that neither a power cut nor a full
// disk nor another program takes it away. A file always holds one whole game.
//
// A [Keeper] writes games, [List] finds those that are kept, and [Read] reads one, to go on with
// it. There are no locks: of two programs with one file, the second goes on in a new one.
package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/internal/console"
	"mateinfive/internal/safefile"
)

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

// A Keeper keeps the games of a session, one after the other. It is not for two goroutines at
// once.
type Keeper struct {
	folder string // for new games
	told   bool   // the player knows it
	game   int    // that is kept now: its number in the session, from 1
	path   string // of its file, or "" for none yet
	text   string // what the file holds if no other program has changed it
	lost   bool   // it could not be written last time
}

// NewKeeper returns a keeper whose new games go into a folder. The first that is written makes it
// if it is not there.
func NewKeeper(folder string) *Keeper {
	_, missing := os.Stat(folder)
	return &Keeper{folder: folder, told: missing == nil} // an earlier game has told
}

// Write writes a whole game, by its number in the session. When it returns without an error,
// the game is on disk in the file of this path. If it fails, the file is as it was, and the
// next Write tries again. News is what the player should know of it, or "".
//
// A new game gets a file that is named by the day and a number, 2026-11-22-1.pgn. One that was
// read goes on in its file, which held was. A file must hold what was read or written last.
// Otherwise it is left alone, and the game goes on in another: game-2.pgn beside game.pgn. A
// file that was removed is made anew.
func (k *Keeper) Write(game int, file, was, text string) (path, news string, err error) {
	if game != k.game {
		k.game, k.path, k.text = game, file, was
	}
	old, lost := k.path, k.lost
	err = k.save(text)
	k.lost = err != nil
	switch {
	case k.lost:
		news = fmt.Sprintf("%v. The game goes on, and is not kept", err)
	case old != "" && old != k.path:
		news = fmt.Sprintf("%s is left as it is, and the game goes on in %s: another program has changed it",
			old, k.path)
	case lost:
		news = "the game is kept again"
	case !k.told && filepath.Dir(k.path) == k.folder:
		k.told = true
		news = fmt.Sprintf("games are kept in %s; -keep off ends that", k.folder)
	}
	return k.path, news, err
}

// save writes a text into the file of the game, or else into a new one.
func (k *Keeper) save(text string) error {
	path, err := k.path, fs.ErrExist
	if path != "" {
		err = safefile.Replace(path, []byte(k.text), []byte(text))
	}
	if errors.Is(err, fs.ErrNotExist) {
		if k.text != "" {
			_ = os.MkdirAll(filepath.Dir(path), 0o755) // removed as well; Create says if it fails
		}
		err = safefile.Create(path, []byte(text))
	}
	if errors.Is(err, fs.ErrExist) || errors.Is(err, safefile.ErrChanged) {
		path, err = k.create(text)
	}
	if err == nil {
		k.path, k.text = path, text
	}
	return err
}

var now = time.Now // a variable for tests

// create writes the text into a new file with the next number, and returns its path.
func (k *Keeper) create(text string) (path string, err error) {
	folder, stem, ext, n := k.folder, now().Format(time.DateOnly), ".pgn", 1
	if k.path != "" {
		folder, ext, n = filepath.Dir(k.path), filepath.Ext(k.path), 2
		stem = strings.TrimSuffix(filepath.Base(k.path), ext)
	}
	if err := sentence(folder, "cannot be made", os.MkdirAll(folder, 0o755)); err != nil {
		return "", err
	}
	files, _ := os.ReadDir(folder) // none in one that we must not list
	for _, f := range files {
		digits, ok := strings.CutPrefix(strings.TrimSuffix(f.Name(), ext), stem+"-")
		if taken, err := strconv.Atoi(digits); ok && err == nil && taken < 1e9 {
			n = max(n, taken+1)
		}
	}
	for ; ; n++ { // until no other program has just taken the name
		path = filepath.Join(folder, fmt.Sprint(stem, "-", n, ext))
		if err = safefile.Create(path, []byte(text)); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}

// sentence says what has happened to a file, and why. Without an error it is nil.
func sentence(path, what string, err error) error {
	var in *fs.PathError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &in):
		err = in.Err // without the path
	}
	return fmt.Errorf("%s %s: %w", console.Printable(path), what, err)
}

func settingsFile(folder string) string { return beside(folder, "settings") }

// beside returns the path of a file beside a folder of games.
func beside(folder, name string) string { return filepath.Join(filepath.Dir(folder), name) }

// LoadSettings returns the settings that lie beside a folder of games, in a file of lines
// such as "name = Anna". Other lines are passed over, and without a file there are none.
func LoadSettings(folder string) (map[string]string, error) {
	settings, file := make(map[string]string), settingsFile(folder)
	text, err := readText(file, 1<<20)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return settings, sentence(file, "cannot be read", err)
	}
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(line, "="); ok {
			settings[strings.TrimSpace(name)] = strings.TrimSpace(value)
		}
	}
	return settings, nil
}

// SaveSettings writes settings, in place of all that lie beside a folder of games.
func SaveSettings(folder string, settings map[string]string) error {
	text := ""
	for _, name := range slices.Sorted(maps.Keys(settings)) {
		text += name + " = " + console.Printable(settings[name]) + "\n" // in one line
	}
	file := settingsFile(folder)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return sentence(filepath.Dir(file), "cannot be made", err)
	}
	return safefile.Write(file, []byte(text))
}
