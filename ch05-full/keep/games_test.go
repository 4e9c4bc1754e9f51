// games_test.go lists games, reads them and deletes them.

package keep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/safefile"
)

func TestList(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"a game that goes on", "[White \"Anna\"]\n[Black \"Bo\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n", "Anna-Bo * 2"},
		{"a game that is over", "[White \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 (1. d4 d5 2. c4) 1-0\n", "Anna- 1-0 1"},
		{"a file without a move", "[White \"Anna\"]\n\n*\n", "Anna- * 0"},
		{"a file of something else", "Dear Anna,", "game 1, line 1, column 1"},
		{"two games", "1. e4 * 1. d4 *", "more than one game"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			path := fileOf(t, tt.text)
			entries, err := List(filepath.Dir(path), 10, nil)
			if err != nil || len(entries) != 1 || entries[0].Path != path {
				t.Fatalf("List: %v, %v", entries, err)
			}
			if e := entries[0]; e.Err != nil {
				says(t, e.Err, path, tt.want)
			} else if got := fmt.Sprint(e.White, "-", e.Black, " ", e.Result, " ", e.Moves); got != tt.want {
				t.Errorf("it is listed as %s, want %s", got, tt.want)
			}
		})
	}
	t.Run("the newest come first, then the highest numbers", func(t *testing.T) {
		folder := t.TempDir()
		for name, hour := range map[string]int{"2026-11-22-9.pgn": 2, "2026-11-22-10.pgn": 2, "old.PGN": 1, "new.pgn": 3, "game.txt": 4} {
			path, at := filepath.Join(folder, name), time.Date(2026, 11, 22, hour, 0, 0, 0, time.Local)
			put(t, path, "1. e4 *")
			os.Chtimes(path, at, at)
		}
		os.Mkdir(filepath.Join(folder, "folder.pgn"), 0o755)
		for most, want := range map[int]string{9: "new.pgn 2026-11-22-10.pgn 2026-11-22-9.pgn old.PGN ", 2: "new.pgn 2026-11-22-10.pgn ", -1: ""} {
			entries, err := List(folder, most, nil)
			got := ""
			for _, e := range entries {
				got += filepath.Base(e.Path) + " "
			}
			if err != nil || got != want {
				t.Errorf("of %d: %s, %v; want %s", most, got, err, want)
			}
		}
	})
	t.Run("some of the games, and as many as are asked for", func(t *testing.T) {
		folder := t.TempDir()
		for i, text := range []string{"1. e4 *", "1. d4 *", "Dear Anna,", "1. e4 *"} {
			put(t, filepath.Join(folder, fmt.Sprint(i, ".pgn")), text)
		}
		e4 := func(g *pgn.Game) bool { return g.End().Move.To == chess.E4 }
		all, err := List(folder, 9, e4)
		one, _ := List(folder, 1, e4)
		if len(all) != 2 || len(one) != 1 || err != nil {
			t.Errorf("%d and %d games, want 2 and 1; %v", len(all), len(one), err)
		}
	})
	t.Run("a folder that is not there holds no games, and a file is none", func(t *testing.T) {
		path := fileOf(t, "")
		entries, missing := List(filepath.Join(t.TempDir(), "none"), 10, nil)
		if _, err := List(path, 10, nil); len(entries) > 0 || missing != nil || err == nil {
			t.Errorf("List: %v, %v; of a file %v", entries, missing, err)
		}
	})
}

func TestRead(t *testing.T) {
	for text, want := range map[string]error{
		" \n":                           ErrNoGame,
		"1. e4 * 1. d4 *":               ErrSeveral,
		"1. e4 *\n\n{a comment}":        ErrSeveral,
		"% of a program\n1. e4 *":       ErrEscaped,
		"1. e4\n% of a program\ne5 *":   ErrEscaped,
		"1. e4 *\n% of a program":       ErrEscaped,
		"[White \"M\xfcller\"] 1. e4 *": ErrNotUTF8,
		"1. e4 {Gr\xfc\xdfe} *":         ErrNotUTF8,

		"1. e4 {half of it, or 50\n% of it} *": nil, // in a comment it is kept
		"[White \"Müller\"] 1. e4 *":           nil,
	} {
		if _, _, err := Read(fileOf(t, text)); !errors.Is(err, want) {
			t.Errorf("Read of %q: %v, want %v", text, err, want)
		}
	}
	folder := filepath.Dir(fileOf(t, "1. e4 *"))
	path := func(name string) string { return filepath.Join(folder, name) }
	put(t, path("large"), strings.Repeat(" ", 16<<20+1))
	put(t, path("illegal"), "1. e5 *")
	if err := errors.Join(os.Symlink("game.pgn", path("link")), os.Symlink("nowhere", path("lost"))); err != nil {
		t.Skip(err)
	}
	for file, words := range map[string]string{
		folder:            "cannot be read: it is a folder: name a file in it",
		os.DevNull:        "cannot be read: it is no file for text",
		path("large"):     "it is too large, with more than 16 MB",
		path("lost"):      "it leads nowhere",
		path("illegal"):   "cannot be read: game 1, line 1, column 4: 1. e5: ",
		path("\x1b[2J/a"): "name a file in a folder that is there",
	} {
		t.Run(words, func(t *testing.T) {
			_, _, err := Read(file)
			says(t, err, strings.ReplaceAll(file, "\x1b", `\x1b`), words)
			if errors.Is(err, fs.ErrNotExist) {
				t.Error("it can be made")
			}
		})
	}
	if g, text, err := Read(path("link")); text != "1. e4 *" || err != nil || len(g.Root.Next) != 1 {
		t.Errorf("Read of a link: %v, %q, %v", g, text, err)
	}
	if _, _, err := Read(path("new")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Read of a file that can be made: %v, want %v", err, fs.ErrNotExist)
	}
}

func TestDelete(t *testing.T) {
	path := fileOf(t, "1. e4 *")
	put(t, filepath.Join(filepath.Dir(path), safefile.Prefix+"game.pgn-01234567"), "") // by a killed program
	if err := Delete(path); err != nil {
		t.Error(err)
	}
	lie(t, filepath.Dir(path))
	says(t, Delete(path), path, "was not deleted: ")
}

func TestSettings(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "mate-in-five", "games")
	loads := func(want string) {
		if got, err := LoadSettings(folder); err != nil || fmt.Sprint(got) != want {
			t.Errorf("LoadSettings: %v, %v; want %s", got, err, want)
		}
	}
	loads("map[]")
	if err := SaveSettings(folder, map[string]string{"name": "Anna = \nB", "level": "3"}); err != nil {
		t.Error(err)
	}
	holds(t, settingsFile(folder), "level = 3\nname = Anna = \\nB\n")
	loads(`map[level:3 name:Anna = \nB]`)
	put(t, settingsFile(folder), "\r\nname=Anna\r\nno setting\nname = Bo")
	loads("map[name:Bo]")
	folder = filepath.Join(settingsFile(folder), "games") // in a file
	says(t, SaveSettings(folder, nil), filepath.Dir(folder), "cannot be made: ")
	_, err := LoadSettings(folder)
	says(t, err, settingsFile(folder), "cannot be read: ")
}
