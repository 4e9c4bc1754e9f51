// keep_test.go tests where games are kept, and that a file has one writer.

package keep

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/internal/safefile"
)

func TestFolder(t *testing.T) {
	t.Run("games are kept where the system has such things", func(t *testing.T) {
		settings := t.TempDir()
		for _, name := range []string{"XDG_CONFIG_HOME", "AppData", "HOME"} {
			t.Setenv(name, settings)
		}
		folder, err := Folder()
		if err != nil || !strings.HasPrefix(folder, settings) || !strings.HasSuffix(folder, filepath.Join("mate-in-five", "games")) {
			t.Errorf("Folder: %s, %v, want one below %s", folder, err, settings)
		}
		lie(t, settings)
	})
	t.Run("a system that has no place for them says so", func(t *testing.T) {
		for _, name := range []string{"XDG_CONFIG_HOME", "AppData", "HOME"} {
			t.Setenv(name, "")
		}
		if _, err := Folder(); err == nil || !strings.HasPrefix(err.Error(), "no folder for games is known here: ") {
			t.Errorf("Folder: %v, want that no folder is known", err)
		}
	})
}

func TestIn(t *testing.T) {
	a, b := gameOf(t, `[White "a"] 1. e4 *`), gameOf(t, `[White "b"] 1. d4 *`)
	t.Run("nothing is on disk before the first move", func(t *testing.T) {
		folder := filepath.Join(t.TempDir(), "mate-in-five", "games")
		k := in(t, folder)
		if _, err := os.Stat(folder); k.Path() != "" || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the path is %q, the folder: %v", k.Path(), err)
		}
		k.Close()
		if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the folder: %v", err)
		}
	})
	t.Run("the first move makes the folder, and a file named by the day", func(t *testing.T) {
		folder := filepath.Join(t.TempDir(), "mate-in-five", "games")
		k := in(t, folder)
		write(t, k, a)
		if want := filepath.Join(folder, "2026-11-22-1.pgn"); k.Path() != want {
			t.Errorf("the path is %s, want %s", k.Path(), want)
		}
		holds(t, k.Path(), textOf(t, a))
		lie(t, folder, "2026-11-22-1.pgn", "2026-11-22-1.pgn.lock")
		k.Close()
		lie(t, folder, "2026-11-22-1.pgn")
	})
	t.Run("two games of the same second have two files, also while both are played", func(t *testing.T) {
		folder := t.TempDir()
		first, second := in(t, folder), in(t, folder)
		write(t, first, a)
		write(t, second, b)
		write(t, first, a)
		first.Close()
		third := in(t, folder)
		write(t, third, a)
		third.Close()
		second.Close()
		lie(t, folder, "2026-11-22-1.pgn", "2026-11-22-2.pgn", "2026-11-22-3.pgn")
		holds(t, filepath.Join(folder, "2026-11-22-1.pgn"), textOf(t, a))
		holds(t, filepath.Join(folder, "2026-11-22-2.pgn"), textOf(t, b))
	})
	t.Run("a name is not free if anything has it", func(t *testing.T) {
		folder := t.TempDir()
		put(t, filepath.Join(folder, "2026-11-22-1.pgn"), "")
		if err := os.Mkdir(filepath.Join(folder, "2026-11-22-2.pgn"), 0o755); err != nil {
			t.Fatal(err)
		}
		link(t, "nowhere", filepath.Join(folder, "2026-11-22-3.pgn"))
		k := in(t, folder)
		write(t, k, a)
		k.Close()
		lie(t, folder, "2026-11-22-1.pgn", "2026-11-22-2.pgn", "2026-11-22-3.pgn", "2026-11-22-4.pgn")
	})
	t.Run("a full disk leaves nothing behind, and the next try works", func(t *testing.T) {
		folder := t.TempDir()
		k := in(t, folder)
		stop := failSaving(k)
		path := filepath.Join(folder, "2026-11-22-1.pgn")
		fails(t, k.Write(a), nil, path+" was not saved, and is as it was: no space left on device")
		if k.Path() != "" {
			t.Errorf("the path is %s, want none", k.Path())
		}
		lie(t, folder)
		stop()
		write(t, k, a)
		holds(t, path, textOf(t, a))
	})
}

func TestOneWriter(t *testing.T) {
	const text = "1. e4 *"
	t.Run("two keepers of one program do not share a file", func(t *testing.T) {
		path := fileOf(t, text)
		k, _ := open(t, path)
		_, _, err := File(path)
		fails(t, err, ErrTaken, path+" is taken by another program: end that one, or name another file")
		isTaken(t, path)
		k.Close()
		open(t, path)
	})
	t.Run("a file that is not there yet is taken as well", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		open(t, path)
		isTaken(t, path)
	})
	t.Run("a link leads to the same writer", func(t *testing.T) {
		path := fileOf(t, text)
		other := filepath.Join(t.TempDir(), "link.pgn")
		link(t, path, other)
		open(t, other)
		isTaken(t, path)
		lie(t, filepath.Dir(other), "link.pgn")
	})
	t.Run("what killed writes of a file have left is cleared away, that of others not", func(t *testing.T) {
		path := fileOf(t, text)
		folder := filepath.Dir(path)
		const other = safefile.Prefix + "other.pgn-01234567"
		for _, name := range []string{other, safefile.Prefix + "game.pgn-01234567", "game.pgn.lock"} {
			put(t, filepath.Join(folder, name), "")
		}
		k, _ := open(t, path)
		k.Close()
		lie(t, folder, other, "game.pgn")
	})
}
