// file_test.go tests that files are written whole or not at all.

package pgn

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// fileOf writes a text into a new file, and returns its path.
func fileOf(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// sameFile fails the test unless a file holds the text, and nothing else lies in
// its folder.
func sameFile(t *testing.T, path, want string) {
	t.Helper()
	got, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("the file holds\n%q\nwant\n%q", got, want)
	}
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 {
		t.Errorf("there are %d files in the folder, error %v, want one", len(entries), err)
	}
}

func TestSave(t *testing.T) {
	a, b := gameOf(t, `[White "a"] 1. e4 *`), gameOf(t, `[White "b"] 1. d4 *`)
	t.Run("a new file holds the games", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "games.pgn")
		if err := Save(path, a, b); err != nil {
			t.Fatal(err)
		}
		sameFile(t, path, written(t, a)+written(t, b))
	})
	t.Run("an old file holds nothing else any more", func(t *testing.T) {
		path := fileOf(t, strings.Repeat("old", 1000))
		if err := Save(path, a); err != nil {
			t.Fatal(err)
		}
		sameFile(t, path, written(t, a))
	})
}

func TestAppend(t *testing.T) {
	g := gameOf(t, `[White "a"] 1. e4 *`)
	tests := []treeTest{
		{"an empty file begins with the game", "", ""},
		{"after an empty line the game follows", "1. d4 *\n\n", "1. d4 *\n\n"},
		{"a line without an empty one gets it", "1. d4 *\n", "1. d4 *\n\n"},
		{"a line that is not ended gets both", "1. d4 *", "1. d4 *\n\n"},
		{"lines may end with carriage return and line feed", "1. d4 *\r\n\r\n", "1. d4 *\r\n\r\n"},
		{"lines with carriage return and line feed may lack the empty one", "1. d4 *\r\n", "1. d4 *\r\n\n"},
		{"a long file stays as it is", strings.Repeat("1. d4 *\n\n", 10_000), strings.Repeat("1. d4 *\n\n", 10_000)},
	}
	for _, tt := range tests {
		path := fileOf(t, tt.text)
		t.Run(tt.name, func(t *testing.T) {
			if err := Append(path, g); err != nil {
				t.Fatal(err)
			}
			sameFile(t, path, tt.want+written(t, g))
		})
	}
	t.Run("a file that is not there yet holds the games", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "games.pgn")
		if err := Append(path, g, g); err != nil {
			t.Fatal(err)
		}
		sameFile(t, path, written(t, g)+written(t, g))
	})
}

// illegalGame returns a game that cannot be written.
func illegalGame(t *testing.T) *Game {
	g := New(chess.StartingPosition())
	g.Root.Add(moveOf(t, "e2e5"))
	return g
}

// A file that cannot be written is as it was, and nothing else is left behind.
func TestSaveFails(t *testing.T) {
	good, bad := gameOf(t, "1. e4 *"), illegalGame(t)
	for name, save := range map[string]func(path string) error{
		"saving":    func(path string) error { return Save(path, good, bad) },
		"appending": func(path string) error { return Append(path, good, bad) },
	} {
		path := fileOf(t, "1. d4 *")
		t.Run(name, func(t *testing.T) {
			err := save(path)
			if err == nil || !strings.HasPrefix(err.Error(), path+" was not saved, and is as it was: the game cannot be written: 1. e2e5: ") {
				t.Errorf("the error is %v", err)
			}
			sameFile(t, path, "1. d4 *")
		})
	}
}

func TestSaveNeedsAFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "nowhere", "games.pgn")
	err := Save(path, gameOf(t, "1. e4 *"))
	if !errors.Is(err, fs.ErrNotExist) || !strings.HasPrefix(err.Error(), path+" was not saved, and is as it was: ") {
		t.Errorf("the error is %v", err)
	}
	folder := t.TempDir()
	sameError(t, Save(folder), nil, folder+" was not saved, and is as it was: it is no file for text")
	sameError(t, Create(folder), nil, folder+" was not saved, and is as it was: it is a folder: name a file in it")
	if err := Create(fileOf(t, "1. e4 *")); !errors.Is(err, fs.ErrExist) {
		t.Errorf("creating what is there: %v", err)
	}
	sameError(t, Append(folder), nil, folder+" was not saved, and is as it was: it is no file for text")
}

func TestReadGame(t *testing.T) {
	const club = "testdata/club.pgn"
	tests := []struct {
		name   string
		number int
		want   string // the round, or what the error says
	}{
		{"the first game has the number 1", 1, "1"},
		{"broken games before it count", 6, "6"},
		{"a broken game has its own error", 4, "testdata/club.pgn: game 4, line 34, column 1: not a game of chess: its variant is \"Crazyhouse\""},
		{"a file has a last game", 8, "testdata/club.pgn has no game 8: it ends after game 7"},
		{"no game has the number 0", 0, "testdata/club.pgn has no game 0: it ends after game 7"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g, err := ReadGame(club, tt.number)
			switch {
			case err != nil && err.Error() != tt.want:
				t.Errorf("the error is\n\t%s\nwant\n\t%s", err, tt.want)
			case err == nil && g.Tag("Round") != tt.want:
				t.Errorf("it is the game of round %s, want %s", g.Tag("Round"), tt.want)
			}
		})
	}
}

func TestReadGameNeedsAFile(t *testing.T) {
	_, err := ReadGame("testdata/nowhere.pgn", 1)
	if !errors.Is(err, fs.ErrNotExist) || !strings.HasPrefix(err.Error(), "testdata/nowhere.pgn cannot be read: ") {
		t.Errorf("the error is %v", err)
	}
	if _, err := ReadGame("testdata", 1); err == nil || err.Error() != "testdata cannot be read: it is a folder" {
		t.Errorf("the error of a folder is %v", err)
	}
	notFile := os.DevNull + " cannot be read: it is a device or a pipe, and no file "
	if _, err := ReadGame(os.DevNull, 1); err == nil || !strings.HasPrefix(err.Error(), notFile) {
		t.Errorf("the error of a device is %v, want %s", err, notFile)
	}
}
