// keep_test.go keeps games in new files and in old ones, alone and beside other programs. It
// begins with what the tests of this package share.

package keep

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
)

// put writes a text into a file.
func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fileOf writes a text into a new file, alone in its folder.
func fileOf(t *testing.T, text string) string {
	path := filepath.Join(t.TempDir(), "game.pgn")
	put(t, path, text)
	return path
}

// holds fails the test unless a file holds exactly this text.
func holds(t *testing.T, path, want string) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v; want %q", filepath.Base(path), got, err, want)
	}
}

// lie fails the test unless exactly these files lie in a folder.
func lie(t *testing.T, folder string, want ...string) {
	t.Helper()
	files, err := os.ReadDir(folder)
	isOther := func(f os.DirEntry) bool { return !slices.Contains(want, f.Name()) }
	if err != nil || len(files) != len(want) || slices.ContainsFunc(files, isOther) {
		t.Errorf("in the folder lie %v, %v; want %q", files, err, want)
	}
}

// write writes a game, and fails the test unless the news has these words, or is "".
func (k *Keeper) write(t *testing.T, file, was, text, news string) (path string) {
	t.Helper()
	path, got, err := k.Write(1, file, was, text)
	if err != nil || !strings.Contains(got, news) || news == "" && got != "" {
		t.Errorf("Write: %q, %v, want %q", got, err, news)
	}
	return path
}

// says fails the test unless an error is a sentence about a path, with these words.
func says(t *testing.T, err error, path, words string) {
	t.Helper()
	if err == nil || !strings.HasPrefix(err.Error(), path+" ") || !strings.Contains(err.Error(), words) {
		t.Errorf("the error is %v, want one about %s: %s", err, path, words)
	}
}

func TestFolder(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("this system has another folder for data")
	}
	tests := []struct{ name, xdg, home, want, err string }{
		{"data lies in the home folder", "", "/home/anna", "/home/anna/.local/share/mate-in-five/games", ""},
		{"XDG_DATA_HOME names another folder, and is enough", "/data", "", "/data/mate-in-five/games", ""},
		{"a relative one is passed over", "data", "/home/anna", "/home/anna/.local/share/mate-in-five/games", ""},
		{"a home folder must be known", "", "", "", "no folder for games is known: $HOME is not defined"},
		{"a home folder is a whole path", "", "anna", "", `no folder for games is known: the home folder must be a whole path, and is "anna"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Setenv("XDG_DATA_HOME", tt.xdg)
			t.Setenv("HOME", tt.home)
			got, err := Folder()
			if got != tt.want || (err == nil) != (tt.err == "") || err != nil && err.Error() != tt.err {
				t.Errorf("Folder: %q, %v; want %q, %s", got, err, tt.want, tt.err)
			}
		})
	}
}

func TestNewGames(t *testing.T) {
	t.Cleanup(func() { now = time.Now })
	now = func() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.Local) }
	t.Run("nothing is on disk before the first move, which makes the folder, and says so", func(t *testing.T) {
		folder := filepath.Join(t.TempDir(), "mate-in-five", "games")
		b := NewKeeper(folder)
		if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("the folder: %v", err)
		}
		b.write(t, "", "", "1. e4 *", "games are kept in "+folder)
		holds(t, b.write(t, "", "", "1. e4 e5 *", ""), "1. e4 e5 *")
		lie(t, folder, "2026-11-22-1.pgn")
	})
	t.Run("the number is above all of the day, whatever has them", func(t *testing.T) {
		folder := t.TempDir()
		others := []string{"2026-11-22-9.pgn", "2026-11-21-50.pgn", "2026-11-22-x.pgn", "2026-11-22-9999999999.pgn"}
		for _, name := range others {
			put(t, filepath.Join(folder, name), "")
		}
		b := NewKeeper(folder)
		b.Write(1, "", "", "1. e4 *")
		b.Write(2, "", "", "1. d4 *")
		lie(t, folder, append(others, "2026-11-22-10.pgn", "2026-11-22-11.pgn")...)
		holds(t, filepath.Join(folder, "2026-11-22-11.pgn"), "1. d4 *")
	})
	t.Run("a folder that cannot be made is a sentence", func(t *testing.T) {
		folder := filepath.Join(fileOf(t, ""), "games")
		_, news, err := NewKeeper(folder).Write(1, "", "", "1. e4 *")
		if says(t, err, folder, "cannot be made: "); !strings.HasSuffix(news, "The game goes on, and is not kept") {
			t.Errorf("the news is %q", news)
		}
	})
}

func TestGamesOfFiles(t *testing.T) {
	none := func(string) {}
	remove := func(path string) { os.Remove(path) }
	removeAll := func(path string) { os.RemoveAll(filepath.Dir(path)) }
	change := func(path string) { put(t, path, "1. d4 *") }
	const changed = ": another program has changed it"
	tests := []struct {
		name, file, text string // what the file held; "" if it was not there
		before           func(path string)
		news             string
		want             string // the file of the game then
	}{
		{"a game goes on in its file", "game.pgn", "1. e4 *", none, "", "game.pgn"},
		{"a file is made", "game.pgn", "", none, "", "game.pgn"},
		{"a file that was removed is made anew", "game.pgn", "1. e4 *", remove, "", "game.pgn"},
		{"a folder that was removed is made anew", "game.pgn", "1. e4 *", removeAll, "", "game.pgn"},
		{"a changed file is left alone", "game.pgn", "1. e4 *", change, changed, "game-2.pgn"},
		{"a file that another program has made is left alone", "game.pgn", "", change, changed, "game-2.pgn"},
		{"a name without an ending has a new one", "game", "1. e4 *", change, changed, "game-2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			folder := filepath.Dir(fileOf(t, ""))
			path, b := filepath.Join(folder, tt.file), NewKeeper("")
			put(t, path, tt.text)
			if tt.text == "" {
				os.Remove(path)
			}
			tt.before(path)
			b.write(t, path, tt.text, "1. e4 e5 *", tt.news)
			holds(t, b.write(t, path, tt.text, "1. e4 c5 *", ""), "1. e4 c5 *") // the news is told once
			holds(t, filepath.Join(folder, tt.want), "1. e4 c5 *")
			if tt.news != "" {
				holds(t, path, "1. d4 *")
			}
		})
	}
	t.Run("after a failure the file is as it was, and the next try works", func(t *testing.T) {
		path, b := fileOf(t, "1. e4 *"), NewKeeper("")
		os.Chmod(path, 0o444)
		_, _, err := b.Write(1, path, "1. e4 *", "1. e4 e5 *")
		says(t, err, path, "was not saved, and is as it was: it is write-protected")
		holds(t, path, "1. e4 *")
		os.Chmod(path, 0o644)
		b.write(t, path, "1. e4 *", "1. e4 e5 *", "the game is kept again")
	})
}

// Programs that write in the same moment lose nothing: the last text of each is in its file.
func TestAtOnce(t *testing.T) {
	for _, isNew := range []bool{true, false} {
		for range 100 {
			path, texts := fileOf(t, "1. e4 *"), make(chan [2]string)
			for i := range 3 {
				go func() {
					b, file := NewKeeper(filepath.Dir(path)), path
					if isNew {
						file = ""
					}
					text := fmt.Sprint("program ", i)
					_, _, first := b.Write(1, file, "1. e4 *", "first")
					path, _, err := b.Write(1, file, "1. e4 *", text)
					if err = cmp.Or(first, err); err != nil {
						t.Error(err)
					}
					texts <- [2]string{path, text}
				}()
			}
			var written [3][2]string
			for i := range written {
				written[i] = <-texts
			}
			for _, w := range written {
				holds(t, w[0], w[1])
			}
		}
	}
}
