// write.go writes the game, and finds a free name for it.

package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"mateinfive/ch05-full/pgn"
)

// Write writes the whole game. When it returns without an error, the game is on disk.
// If it fails, the file is as it was, and the next Write tries again.
//
// No text of somebody else is written over, neither another game nor what has been
// changed in the file since the last Write; only a change in the very moment of writing
// goes unnoticed. The game then moves to a new name, game-2.pgn beside game.pgn, and an
// error that wraps [ErrChanged] says so, once. A file that was removed is made anew.
func (k *Keeper) Write(g *pgn.Game) error {
	if k.closed {
		return errors.New("the game is no longer kept: its file is closed")
	}
	var text strings.Builder
	if err := pgn.Write(&text, g); err != nil {
		return err
	}
	old := k.seat
	next, err := k.nextSeat()
	if err != nil {
		return err
	}
	if err := k.save(next.target, g); err != nil { // a link may lead elsewhere by now
		if next != old {
			next.free()
		}
		return err
	}
	k.seat, k.text = next, text.String()
	if next.path == old.path || old.path == "" {
		return nil
	}
	old.free()
	return fmt.Errorf("%s %w: the game is in %s now", shown(old.path), ErrChanged, shown(next.path))
}

// nextSeat returns the seat for the next Write: the one that k has, if its file is as k
// has left it.
func (k *Keeper) nextSeat() (*seat, error) {
	if k.path == "" {
		return k.newSeat(k.dated())
	}
	text, err := read(k.target)
	switch {
	case errors.Is(err, fs.ErrNotExist) && k.text != "":
		k.free() // the lock may be gone, too
		return k.newSeat(beside(k.path))
	case errors.Is(err, fs.ErrNotExist), err == nil && text == k.text:
		return k.seat, nil
	case err == nil, errors.Is(err, errNoGame):
		return k.newSeat(beside(k.path))
	default:
		return nil, fmt.Errorf("%s cannot be read: %w", shown(k.path), cause(err))
	}
}

// newSeat takes the first seat that nobody has, and where no file is. The names are
// numbered from 1.
func (k *Keeper) newSeat(name func(n int) string) (*seat, error) {
	if k.folder != "" {
		if err := os.MkdirAll(k.folder, 0o755); err != nil {
			return nil, fmt.Errorf("the folder %s cannot be made: %w", shown(k.folder), cause(err))
		}
	}
	for n := 1; ; n++ {
		s, err := take(name(n))
		_, there := os.Lstat(name(n)) // with the lock: nobody makes it now
		switch {
		case err == nil && errors.Is(there, fs.ErrNotExist):
			return s, nil
		case err == nil:
			s.free()
		case there != nil && !errors.Is(err, ErrTaken):
			return nil, err
		}
	}
}

// dated returns the names that games get in the folder: 2026-11-22-1.pgn and so on.
func (k *Keeper) dated() func(n int) string {
	day := k.now().Format(time.DateOnly)
	return func(n int) string { return filepath.Join(k.folder, fmt.Sprintf("%s-%d.pgn", day, n)) }
}

// beside returns the names for a game whose name may be gone: game.pgn, game-2.pgn,
// game-3.pgn and so on.
func beside(path string) func(n int) string {
	ext := filepath.Ext(path)
	return func(n int) string {
		if n == 1 {
			return path
		}
		return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(path, ext), n, ext)
	}
}
