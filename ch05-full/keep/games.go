// games.go lists the kept games, reads one to go on with it, and deletes one.

package keep

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/safefile"
)

// An Entry is a kept game in a list. Its texts are those of the file: they may hold what a
// terminal would obey.
type Entry struct {
	Path         string
	White, Black string    // from the tags, or ""
	Result       string    // 1-0, 0-1, 1/2-1/2 or *
	Moves        int       // 1. e4 e5 2. Nf3 are two
	Written      time.Time // the last time
	Err          error     // why the file is not that of one game, or nil
}

// Title returns what the game is called in a list, or why there is none.
func (e Entry) Title() string {
	if e.Err != nil {
		return e.Err.Error()
	}
	moves := fmt.Sprintf("%d moves", e.Moves)
	if e.Moves == 1 {
		moves = "1 move"
	}
	white, black := pgn.NameOr(e.White, "White"), pgn.NameOr(e.Black, "Black")
	result := strings.Replace(e.Result, "*", "not over", 1)
	return fmt.Sprintf("%s - %s, %s, %s, %s", white, black, result, moves, e.Written.Format("2 Jan 2006 15:04"))
}

// List returns the kept games of a folder, the newest first: by the time when they were
// written, then by the number in the name; no more than most, and the others are not even
// read. A file that is not that of one game has an error; what is no file for text is left
// out. With want, only games that it wants are listed. A folder that is not there holds no games.
func List(folder string, most int, want func(*pgn.Game) bool) ([]Entry, error) {
	files, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, sentence(folder, "cannot be listed", err)
	}
	var entries []Entry
	for _, f := range files {
		path := filepath.Join(folder, f.Name())
		info, err := os.Stat(path)
		if err == nil && info.Mode().IsRegular() && strings.EqualFold(filepath.Ext(path), ".pgn") {
			entries = append(entries, Entry{Path: path, Written: info.ModTime()})
		}
	}
	slices.SortFunc(entries, func(a, b Entry) int { // the longer name has the higher number
		return cmp.Or(b.Written.Compare(a.Written), len(b.Path)-len(a.Path), strings.Compare(b.Path, a.Path))
	})
	var listed []Entry
	for _, e := range entries {
		if len(listed) >= most {
			break
		}
		var g *pgn.Game
		if g, _, e.Err = Read(e.Path); e.Err == nil {
			e.White, e.Black, e.Result = g.Tag("White"), g.Tag("Black"), g.Result.String()
			e.Moves = (len(g.End().Path()) + 1) / 2
		}
		if want == nil || e.Err == nil && want(g) {
			listed = append(listed, e)
		}
	}
	return listed, nil
}

// Why no game goes on in a file: because it does not hold one game, or because it holds what
// would be lost when the game is written.
var (
	ErrSeveral = errors.New("it holds more than one game, or a comment behind it: " +
		"name a file with one game alone")
	ErrNoGame  = errors.New("it holds no game: name another file")
	ErrEscaped = errors.New("a line of it begins with %, and would be lost when the game is written: " +
		"-load, or load at the prompt, reads it and leaves the file as it is")
	ErrNotUTF8 = errors.New("it is no UTF-8 (Latin-1, perhaps), and would be UTF-8 when the game is written: " +
		"-load, or load at the prompt, reads it and leaves the file as it is")
)

// Read returns the one game of a file, and the text of the file for [Keeper.Write]. Links are
// followed. An error wraps [fs.ErrNotExist] if the file is not there and can be made,
// [ErrSeveral], [ErrNoGame], [ErrEscaped], [ErrNotUTF8], or a [*pgn.Error] if the game cannot be
// read. A comment behind the game would be lost when the game is written, so Read refuses it as a
// second game.
func Read(path string) (g *pgn.Game, text string, err error) {
	text, err = readText(path, 16<<20)
	if err == nil {
		g, err = parse(text)
	}
	if errors.Is(err, fs.ErrNotExist) {
		_, link := os.Lstat(path)
		_, folder := os.Stat(filepath.Dir(path))
		if link == nil || folder != nil || path == "" {
			err = errors.New("it leads nowhere: name a file in a folder that is there")
		}
	}
	return g, text, sentence(path, "cannot be read", err)
}

func parse(text string) (*pgn.Game, error) {
	const end = "end of the text" // the event of one more game: a comment behind the first is its
	r := pgn.NewReader(strings.NewReader(fmt.Sprintf("%s\n\n[Event %q]\n\n*\n", text, end)), "")
	g, err := r.Next()
	switch {
	case err != nil:
		return nil, err
	case g.Tag("Event") == end:
		return nil, ErrNoGame
	}
	behind, err := r.Next()
	if err != nil || behind.Tag("Event") != end || len(behind.Root.Comments) > 0 {
		return nil, ErrSeveral
	}
	switch {
	case r.Escaped():
		return nil, ErrEscaped
	case !utf8.ValidString(text):
		return nil, ErrNotUTF8
	}
	return g, nil
}

// Delete removes a kept game. A program that is keeping it makes it anew with its next move.
func Delete(path string) error {
	defer safefile.Sweep(path)
	return sentence(path, "was not deleted", os.Remove(path))
}

// readText reads a file of no more than most bytes. It opens nothing but files for text: a
// pipe could keep us waiting.
func readText(path string, most int64) (string, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case info.IsDir():
		return "", errors.New("it is a folder: name a file in it")
	case !info.Mode().IsRegular():
		return "", errors.New("it is no file for text")
	case info.Size() > most:
		return "", fmt.Errorf("it is too large, with more than %d MB", most>>20)
	}
	text, err := os.ReadFile(path)
	return string(text), err
}
