// list.go lists the games that are kept in a folder.

package keep

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// An Entry is a kept game in a list. Its texts are those of the file: they may hold what a
// terminal would obey.
type Entry struct {
	Path         string
	White, Black string    // from the tags, or ""
	Result       string    // 1-0, 0-1, 1/2-1/2 or *
	Moves        int       // 1. e4 e5 2. Nf3 are two
	Written      time.Time // the last time
	Over         bool      // the game has a result
	Err          error     // why the file is not that of one game, or nil
}

// List returns the kept games of a folder, the newest first: by the time when they were
// written, then by the number in the name. These are no more than most games, and the
// others are not even read; 0 stands for all. A file that is not that of one game has an
// error, and what is no file for text is left out. Moves are counted and not judged, which
// [Read] does. A folder that is not there holds no games.
func List(folder string, most int) ([]Entry, error) {
	names, err := namesIn(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, sentence(folder, "cannot be listed", err)
	}
	var entries []Entry
	for _, name := range names {
		path := filepath.Join(folder, name)
		info, err := os.Stat(path)
		if err == nil && info.Mode().IsRegular() && strings.EqualFold(filepath.Ext(name), ".pgn") {
			entries = append(entries, Entry{Path: path, Written: info.ModTime(), Result: "*"})
		}
	}
	slices.SortFunc(entries, func(a, b Entry) int { // the longer name has the higher number
		return cmp.Or(b.Written.Compare(a.Written), len(b.Path)-len(a.Path), strings.Compare(b.Path, a.Path))
	})
	if 0 < most && most < len(entries) {
		entries = entries[:most]
	}
	for i := range entries {
		e := &entries[i]
		text, err := readText(e.Path, 1<<20)
		if err == nil {
			err = e.scan(text)
		}
		if err != nil {
			e.Err = sentence(e.Path, "cannot be read", err)
		}
	}
	return entries, nil
}

// An item is a comment, a tag with its name and value, a bracket, or a word.
var item = regexp.MustCompile(`\{[^}]*|[;%].*|\[\s*(\w+)\s*"((?:\\.|[^"\\\n])*)"\s*\]|[()]|[^\s(){}\[\];]+`)

var unescape = strings.NewReplacer(`\"`, `"`, `\\`, `\`)

// scan reads the tags of a game and counts its moves, whatever they are.
func (e *Entry) scan(text string) error {
	plies, variations, ended := 0, 0, false
	for _, found := range item.FindAllStringSubmatch(text, -1) {
		word, tag := found[0], found[1]
		switch {
		case strings.ContainsAny(word[:1], "{;%$!?"): // a comment, or a glyph
		case tag != "" && (plies > 0 || ended):
			return ErrSeveral
		case tag == "White":
			e.White = unescape.Replace(found[2])
		case tag == "Black":
			e.Black = unescape.Replace(found[2])
		case tag == "Result":
			e.setResult(found[2])
		case tag != "":
		case word == "(":
			variations++
		case word == ")":
			variations--
		case variations > 0:
		case ended:
			return ErrSeveral
		case e.setResult(word):
			ended = true
		case strings.Trim(word[strings.LastIndex(word, ".")+1:], "0123456789") != "": // more than a number
			plies++
		}
	}
	if plies == 0 {
		return ErrNoGame
	}
	e.Moves = (plies + 1) / 2
	return nil
}

// setResult takes the word for a result, if it is one; * says nothing new.
func (e *Entry) setResult(word string) bool {
	switch word {
	case "1-0", "0-1", "1/2-1/2":
		e.Result, e.Over = word, true
		return true
	}
	return word == "*"
}
