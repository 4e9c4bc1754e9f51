// write_test.go tests that no Write takes anything away.

package keep

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

func TestWrite(t *testing.T) {
	one, two := gameOf(t, "1. e4 {[%clk 0:04:58.3]} *"), gameOf(t, "1. e4 {[%clk 0:04:58.3]} e5 *")
	t.Run("a game grows in the file of its name", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "Anna and Ben.pgn")
		k, _ := open(t, path)
		for _, g := range []*pgn.Game{one, two, one} {
			write(t, k, g)
			holds(t, path, textOf(t, g))
		}
		k.Close()
		lie(t, filepath.Dir(path), "Anna and Ben.pgn")
	})
	t.Run("a game is gone on with, whatever its form", func(t *testing.T) {
		path := fileOf(t, "1. e2-e4")
		k, g := open(t, path)
		g.Root.Next[0].Add(two.Root.Next[0].Next[0].Move)
		write(t, k, g)
		holds(t, path, textOf(t, gameOf(t, "1. e4 e5 *")))
	})
	t.Run("a link stays, and what it leads to is written", func(t *testing.T) {
		path := fileOf(t, "1. e4 *")
		other := filepath.Join(t.TempDir(), "link.pgn")
		link(t, path, other)
		k, _ := open(t, other)
		write(t, k, one)
		write(t, k, two)
		holds(t, path, textOf(t, two))
		if _, err := os.Readlink(other); err != nil {
			t.Error(err)
		}
	})
	t.Run("a full disk leaves the file as it was, and the next try works", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		k, _ := open(t, path)
		write(t, k, one)
		stop := failSaving(k)
		for range 2 {
			fails(t, k.Write(two), nil, path+" was not saved, and is as it was: no space left on device")
			holds(t, path, textOf(t, one))
			isTaken(t, path)
		}
		stop()
		write(t, k, two)
		holds(t, path, textOf(t, two))
	})
	t.Run("a game that cannot be written leaves the file as it was", func(t *testing.T) {
		path := fileOf(t, "1. e4 *")
		k, _ := open(t, path)
		bad := pgn.New(chess.StartingPosition())
		bad.Root.Add(chess.Move{From: chess.NoSquare, To: chess.NoSquare})
		if k.Write(bad) == nil {
			t.Error("it was written")
		}
		holds(t, path, "1. e4 *")
	})
	t.Run("who has closed a file writes no more", func(t *testing.T) {
		path := fileOf(t, "1. d4 *")
		k, _ := open(t, path)
		k.Close()
		k.Close()
		fails(t, k.Write(one), nil, "the game is no longer kept: its file is closed")
		fails(t, func() error { k := In(t.TempDir()); k.Close(); return k.Write(one) }(), nil, "the game is no longer kept: its file is closed")
		holds(t, path, "1. d4 *")
	})
}

// Between two Writes somebody else comes, who knows nothing of locks.
func TestWriteAfterSomebodyElse(t *testing.T) {
	one, two := gameOf(t, "1. e4 *"), gameOf(t, "1. e4 e5 *")
	tests := []struct {
		name string
		do   func(path string) error // with the file
		want string                  // what the file holds then, or "" if it is no file
	}{
		{"another text is left alone", func(path string) error { return os.WriteFile(path, []byte("1. d4 *"), 0o644) }, "1. d4 *"},
		{"also one of the same length", func(path string) error { return replaceByte(path, '4', '3') }, textOf(t, gameOf(t, "1. e3 *"))},
		{"also a file with more in it", func(path string) error { return pgn.Append(path, one) }, textOf(t, one) + textOf(t, one)},
		{"also an empty one", func(path string) error { return os.Truncate(path, 0) }, ""},
		{"also one that is larger than any game", func(path string) error { return os.Truncate(path, 1<<40) }, ""},
		{"also a folder", func(path string) error { return errors.Join(os.Remove(path), os.Mkdir(path, 0o755)) }, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.pgn")
			k, _ := open(t, path)
			write(t, k, one)
			if err := tt.do(path); err != nil {
				t.Fatal(err)
			}
			before, _ := os.Lstat(path)
			moved := filepath.Join(filepath.Dir(path), "game-2.pgn")
			fails(t, k.Write(two), ErrChanged, path+" was changed by another program, and is left as it is: the game is in "+moved+" now")
			if after, err := os.Lstat(path); err != nil || after.Size() != before.Size() || after.Mode() != before.Mode() {
				t.Errorf("the file was %v and is %v, %v", before, after, err)
			}
			if tt.want != "" {
				holds(t, path, tt.want)
			}
			write(t, k, one) // nothing more is said
			write(t, k, two)
			holds(t, moved, textOf(t, two))
			k.Close()
			lie(t, filepath.Dir(path), "game.pgn", "game-2.pgn")
		})
	}
	t.Run("where a link leads to another file now, that is left alone", func(t *testing.T) {
		path, others := fileOf(t, "1. e4 *"), fileOf(t, "1. d4 *")
		turned := filepath.Join(t.TempDir(), "link.pgn")
		link(t, path, turned)
		k, _ := open(t, turned)
		write(t, k, one)
		if err := os.Remove(turned); err != nil {
			t.Fatal(err)
		}
		link(t, others, turned)
		write(t, k, two)
		holds(t, path, textOf(t, two))
		holds(t, others, "1. d4 *")
	})
	t.Run("a new name is taken by nobody else", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		k, _ := open(t, path)
		write(t, k, one)
		put(t, path, "1. d4 *")
		folder := filepath.Dir(path)
		put(t, filepath.Join(folder, "game-2.pgn"), "")
		other, _ := open(t, filepath.Join(folder, "game-3.pgn"))
		if err := k.Write(two); !errors.Is(err, ErrChanged) {
			t.Errorf("Write: %v, want %v", err, ErrChanged)
		}
		k.Close()
		other.Close()
		lie(t, folder, "game.pgn", "game-2.pgn", "game-4.pgn")
		holds(t, filepath.Join(folder, "game-4.pgn"), textOf(t, two))
	})
	t.Run("the old name is free then, and the new one is ours", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		k, _ := open(t, path)
		write(t, k, one)
		put(t, path, "1. d4 *")
		if err := k.Write(two); !errors.Is(err, ErrChanged) {
			t.Errorf("Write: %v, want %v", err, ErrChanged)
		}
		open(t, path)
		isTaken(t, k.Path())
	})
	t.Run("if the new name fails as well, the next try works", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		k, _ := open(t, path)
		write(t, k, one)
		put(t, path, "1. d4 *")
		stop := failSaving(k)
		if err := k.Write(two); err == nil || errors.Is(err, ErrChanged) || k.Path() != path {
			t.Errorf("Write: %v; the path is %s", err, k.Path())
		}
		lie(t, filepath.Dir(path), "game.pgn", "game.pgn.lock")
		stop()
		if err := k.Write(two); !errors.Is(err, ErrChanged) {
			t.Errorf("Write: %v, want %v", err, ErrChanged)
		}
		holds(t, path, "1. d4 *")
	})
	t.Run("a text that came before the first Write is left alone", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		k, _ := open(t, path)
		put(t, path, "1. d4 *")
		if err := k.Write(one); !errors.Is(err, ErrChanged) {
			t.Errorf("Write: %v, want %v", err, ErrChanged)
		}
		holds(t, path, "1. d4 *")
	})
	t.Run("a file that was removed is made anew, and stays ours", func(t *testing.T) {
		path := fileOf(t, "1. e4 *")
		k, _ := open(t, path)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		stop := failSaving(k)
		if k.Write(two) == nil {
			t.Error("it was written")
		}
		lie(t, filepath.Dir(path))
		stop()
		write(t, k, two)
		holds(t, path, textOf(t, two))
		isTaken(t, path)
	})
	t.Run("so is the folder of games, which was removed with its locks", func(t *testing.T) {
		folder := filepath.Join(t.TempDir(), "games")
		k := in(t, folder)
		write(t, k, one)
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
		path := k.Path()
		write(t, k, two)
		holds(t, path, textOf(t, two))
		isTaken(t, path)
	})
}

// replaceByte replaces a letter in a file.
func replaceByte(path string, old, new byte) error {
	text, err := os.ReadFile(path)
	for i, b := range text {
		if b == old {
			text[i] = new
		}
	}
	return errors.Join(err, os.WriteFile(path, text, 0o644))
}
