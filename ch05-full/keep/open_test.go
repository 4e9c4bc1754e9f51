// open_test.go tests which files can be gone on with.

package keep

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/safefile"
)

func TestFile(t *testing.T) {
	clocks := "[White \"Anna\"]\n1. e4 {[%clk 0:04:58.3]} e5 {[%clk 0:05:00] good} (1... c5) 2. Nf3 $1 *"
	tests := []struct {
		name string
		text string // of the file
		want string // the game, or "" for none
	}{
		{"an empty file has no game yet", "", ""},
		{"a blank file neither", "\n\r\n  \t\n", ""},
		{"a game comes back with its clocks, comments and variations", clocks, clocks},
		{"a game needs neither tags nor a result", "1. e4", "1. e4 *"},
		{"a game that is over comes back, too", "1. f3 e5 2. g4 Qh4# 0-1", "1. f3 e5 2. g4 Qh4# 0-1"},
		{"a game without moves is one", `[White "Anna"] *`, `[White "Anna"] *`},
		{"a comment on the line of the result belongs to the game", "1. e4 * {why not}", "1. e4 {why not} *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := fileOf(t, tt.text)
			k, g := open(t, path)
			var want *pgn.Game
			if tt.want != "" {
				want = gameOf(t, tt.want)
			}
			if got := textOf(t, g); got != textOf(t, want) || k.Path() != path {
				t.Errorf("the game of %s is\n%s\nwant that of %s\n%s", k.Path(), got, path, textOf(t, want))
			}
			holds(t, path, tt.text)
		})
	}
	t.Run("a file need not be there", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "Anna and Ben.pgn")
		k, g := open(t, path)
		if g != nil || k.Path() != path {
			t.Errorf("File: %v, %s", g, k.Path())
		}
		lie(t, filepath.Dir(path), "Anna and Ben.pgn.lock")
		k.Close()
		lie(t, filepath.Dir(path))
	})
}

// What is no game, or more than one, stays as it is.
func TestFileRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string // of the file
		want string // what the error says behind the file's path
	}{
		{"two games", "1. e4 *\n\n1. d4 *", " holds more than one game: name a file for this game alone"},
		{"a game and a broken one", "1. e4 *\n\n1. e5 *", " holds more than one game: name a file for this game alone"},
		{"a comment behind the game, which would be lost", "1. e4 *\n\n{a fine game}\n", " holds a text behind its game: name another file"},
		{"a comment alone", "; milk and eggs\n", " holds no game, but it is not empty: name another file"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := fileOf(t, tt.text)
			_, _, err := File(path)
			fails(t, err, nil, path+tt.want)
			holds(t, path, tt.text)
			lie(t, filepath.Dir(path), "game.pgn")
		})
	}
	for name, text := range map[string]string{
		"an illegal move":             "1. e4 e5\n2. Ke3 *",
		"another kind of chess":       "[Variant \"Crazyhouse\"]\n\n1. e4 *",
		"a comment that does not end": "1. e4 {for ever",
		"a text of another kind":      "package main\n",
		"bytes":                       "\x00\xff\x80",
	} {
		t.Run(name, func(t *testing.T) {
			path := fileOf(t, text)
			_, broken := pgn.ReadGame(path, 1)
			if broken == nil {
				t.Fatal("this is a game")
			}
			_, _, err := File(path)
			fails(t, err, nil, broken.Error()+"; the file is left as it is: name another one")
			holds(t, path, text)
			lie(t, filepath.Dir(path), "game.pgn")
		})
	}
	t.Run("a caller can tell that there are several games", func(t *testing.T) {
		if _, _, err := File(fileOf(t, "1. e4 *\n\n1. d4 *")); !errors.Is(err, ErrSeveral) {
			t.Errorf("File: %v, want %v", err, ErrSeveral)
		}
	})
	t.Run("a file that is larger than any game is not read", func(t *testing.T) {
		path := fileOf(t, "")
		if err := os.Truncate(path, 1<<40); err != nil { // all holes: it takes no room
			t.Fatal(err)
		}
		_, _, err := File(path)
		fails(t, err, nil, path+" is not the file of a game: it is larger than any game")
	})
	t.Run("a file without a name", func(t *testing.T) {
		_, _, err := File("")
		fails(t, err, nil, "a file has a name, such as game.pgn")
	})
	t.Run("a folder", func(t *testing.T) {
		folder := t.TempDir()
		_, _, err := File(folder)
		fails(t, err, nil, folder+" is a folder: name a file in it")
	})
	t.Run("a file whose lock cannot be taken", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "game.pgn")
		if err := os.Mkdir(path+".lock", 0o755); err != nil {
			t.Fatal(err)
		}
		_, _, err := File(path)
		if err == nil || !strings.HasPrefix(err.Error(), path+" cannot be kept: ") || strings.Contains(err.Error(), ".lock") {
			t.Errorf("File: %v", err)
		}
	})
	t.Run("a file in a folder that is not there", func(t *testing.T) {
		folder := filepath.Join(t.TempDir(), "nowhere")
		_, _, err := File(filepath.Join(folder, "game.pgn"))
		fails(t, err, nil, filepath.Join(folder, "game.pgn")+" cannot be kept: there is no folder "+folder)
	})
	t.Run("a link that leads nowhere", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "link.pgn")
		link(t, "nowhere.pgn", path)
		_, _, err := File(path)
		fails(t, err, nil, path+" is a link that leads nowhere")
		lie(t, filepath.Dir(path), "link.pgn")
	})
	t.Run("a link that leads to itself", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "link.pgn")
		link(t, "link.pgn", path)
		if _, _, err := File(path); err == nil || !strings.HasPrefix(err.Error(), path+" cannot be kept: ") {
			t.Errorf("File: %v", err)
		}
		lie(t, filepath.Dir(path), "link.pgn")
	})
	t.Run("a sentence spells out what a terminal might obey", func(t *testing.T) {
		t.Chdir(t.TempDir())
		name := "two\n\x1b[31mgames.pgn"
		if os.WriteFile(name, []byte("1. e4 *\n\n1. d4 *"), 0o644) != nil {
			return // no such names on Windows
		}
		_, _, err := File(name)
		fails(t, err, nil, `"two\n\x1b[31mgames.pgn" holds more than one game: name a file for this game alone`)
	})
}

func TestLast(t *testing.T) {
	const goes = "1. e4 {[%clk 0:04:58.3]} *"
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	type file struct {
		name, text string
		age        time.Duration // before noon
	}
	tests := []struct {
		name  string
		files []file
		want  string // the name of the file, or "" for none
	}{
		{"an empty folder has none", nil, ""},
		{"a game that goes on is found", []file{{"a.pgn", goes, 0}}, "a.pgn"},
		{"the youngest is the one written last", []file{{"a.pgn", goes, time.Hour}, {"b.pgn", goes, time.Minute}, {"c.pgn", goes, 2 * time.Hour}}, "b.pgn"},
		{"of the same moment it is the last by name", []file{{"a.pgn", goes, 0}, {"c.pgn", goes, 0}, {"b.pgn", goes, 0}}, "c.pgn"},
		{"the tenth game of a day comes after the ninth", []file{{"2026-11-22-9.pgn", goes, 0}, {"2026-11-22-10.pgn", goes, 0}}, "2026-11-22-10.pgn"},
		{"a game that says that it is over is passed over", []file{{"a.pgn", "1. e4 1-0", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and one whose tags say so", []file{{"a.pgn", "[White \"Anna\"]\n[Result \"1/2-1/2\"]\n\n1. e4 *", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"a comment on another game says nothing", []file{{"a.pgn", "\n\n1. e4 {[%clk 0:04:58.3] not a [Result \"1-0\"]} *", 0}, {"b.pgn", goes, time.Hour}}, "a.pgn"},
		{"so is one that is over by the rules", []file{{"a.pgn", "1. f3 e5 2. g4 Qh4# *", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and one without moves", []file{{"a.pgn", `[White "Anna"] *`, 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and one with a move that nobody can make", []file{{"a.pgn", "1. e4 -- 2. d4 *", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and a broken one", []file{{"a.pgn", "1. e5 *", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and several in one file", []file{{"a.pgn", goes + "\n\n" + goes, 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and a file without a byte", []file{{"a.pgn", "", 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"and what is no game file", []file{{"a.txt", goes, 0}, {safefile.Prefix + "a.pgn-01234567", goes, 0}, {"b.pgn", goes, time.Hour}}, "b.pgn"},
		{"a folder may hold nothing to go on with", []file{{"a.pgn", "1. e4 1/2-1/2", 0}, {"b.pgn", "", 0}}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder := t.TempDir()
			for _, f := range tt.files {
				path := filepath.Join(folder, f.name)
				put(t, path, f.text)
				if err := os.Chtimes(path, noon, noon.Add(-f.age)); err != nil {
					t.Fatal(err)
				}
			}
			isLast(t, folder, tt.want)
		})
	}
	t.Run("a folder need not be there", func(t *testing.T) {
		isLast(t, filepath.Join(t.TempDir(), "nowhere"), "")
	})
	t.Run("what is passed over is left to others", func(t *testing.T) {
		folder := t.TempDir()
		put(t, filepath.Join(folder, "a.pgn"), "1. f3 e5 2. g4 Qh4# *")
		put(t, filepath.Join(folder, "b.pgn"), "1. e5 *")
		isLast(t, folder, "")
		lie(t, folder, "a.pgn", "b.pgn")
	})
	t.Run("a game that is being played is passed over", func(t *testing.T) {
		folder := t.TempDir()
		put(t, filepath.Join(folder, "a.pgn"), goes)
		put(t, filepath.Join(folder, "b.pgn"), goes)
		k, _ := open(t, filepath.Join(folder, "b.pgn"))
		isLast(t, folder, "a.pgn")
		k.Close()
		isLast(t, folder, "b.pgn")
	})
	t.Run("a link leads to a game like any other file", func(t *testing.T) {
		folder, path := t.TempDir(), fileOf(t, goes)
		link(t, path, filepath.Join(folder, "link.pgn"))
		isLast(t, folder, "link.pgn")
	})
}

// isLast fails the test unless Last finds the file of a name, with its clocks, and
// takes it.
func isLast(t *testing.T, folder, name string) {
	t.Helper()
	k, g, ok := Last(folder)
	if !ok {
		if name != "" {
			t.Errorf("Last found nothing, want %s", name)
		}
		return
	}
	defer k.Close()
	if got := filepath.Base(k.Path()); got != name {
		t.Errorf("Last found %s, want %q", got, name)
	}
	if g.Root.Next[0].Clock != "0:04:58.3" {
		t.Errorf("the clock of its first move shows %s, want 0:04:58.3", g.Root.Next[0].Clock)
	}
	isTaken(t, k.Path())
}
