// open.go goes on with a game that is on disk: the one of a name, or the last one.

package keep

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// File returns a keeper of the file of a name, and the game in it to go on with: nil if
// the file is not there yet, or empty. The file is ours from now on.
//
// An error means that the file stays as it is, and why: another program has it
// ([ErrTaken]), it holds more than one game ([ErrSeveral]), or something that cannot be
// read as a game, or no folder is there. The first Write writes the game in export
// format: lines that begin with a %, which are no part of a game, are not in it.
func File(path string) (*Keeper, *pgn.Game, error) {
	s, err := take(path)
	if err != nil {
		return nil, nil, err
	}
	text, err := read(s.target)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return newKeeper(s), nil, nil
	case errors.Is(err, errNoGame):
		err = fmt.Errorf("%s %w", shown(path), err)
	case err != nil:
		err = fmt.Errorf("%s cannot be read: %w", shown(path), cause(err))
	}
	var g *pgn.Game
	if err == nil {
		g, err = parse(path, text)
	}
	if err != nil {
		s.free()
		return nil, nil, err
	}
	k := newKeeper(s)
	k.text = text
	return k, g, nil
}

// Last returns the youngest game of a folder that can be gone on with, and a keeper of
// its file: it has moves, is not over, and no other program has it. The youngest is the
// one that was written last; of files of the same moment it is the last by name.
func Last(folder string) (*Keeper, *pgn.Game, bool) {
	for _, path := range byAge(folder) {
		if text, err := read(path); err == nil && saysOver(text) {
			continue
		}
		k, g, err := File(path)
		if err != nil {
			continue
		}
		if goesOn(g) {
			return k, g, true
		}
		k.Close()
	}
	return nil, nil, false
}

// byAge returns the game files of a folder, the youngest first.
func byAge(folder string) []string {
	entries, _ := os.ReadDir(folder)
	var paths []string
	written := make(map[string]time.Time)
	for _, e := range entries {
		path := filepath.Join(folder, e.Name())
		info, err := os.Stat(path)
		if err == nil && strings.EqualFold(filepath.Ext(path), ".pgn") {
			paths = append(paths, path)
			written[path] = info.ModTime()
		}
	}
	slices.SortFunc(paths, func(a, b string) int {
		// The longer name comes later: 2026-11-22-10.pgn after 2026-11-22-9.pgn.
		return cmp.Or(written[b].Compare(written[a]), len(b)-len(a), strings.Compare(b, a))
	})
	return paths
}

// saysOver reports whether the tags of a game say that it is over, as those of most games
// of a folder do. They need not be read move by move, nor anybody be kept away.
func saysOver(text string) bool {
	tags, _, _ := strings.Cut(text, "\n\n")
	for _, result := range []chess.Outcome{chess.WhiteWins, chess.BlackWins, chess.Draw} {
		if strings.Contains(tags, fmt.Sprintf("[Result %q]", result)) {
			return true
		}
	}
	return false
}

// goesOn reports whether a game has moves and is not over: neither does it say so, nor
// do the rules. A game with a move that nobody can make, as lessons have, does not.
func goesOn(g *pgn.Game) bool {
	if g == nil || g.Result != chess.InPlay || len(g.Root.Next) == 0 {
		return false
	}
	game := chess.NewGameFrom(g.Start)
	for n := g.Root; len(n.Next) > 0; n = n.Next[0] {
		if game.Play(n.Next[0].Move) != nil {
			return false
		}
	}
	return game.Outcome() == chess.InPlay
}

// errNoGame says that what is on disk is not even read, because it is no game.
var errNoGame = errors.New("is not the file of a game")

// mostText is how much of a file is read, in bytes: no game is as large.
const mostText = 16 << 20

// read reads the text of a file. It never reads more than a game can be, and opens
// nothing but files for text: a pipe, for one, could keep us waiting.
func read(path string) (text string, err error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", fmt.Errorf("%w: it is no file for text", errNoGame)
	case info.Size() > mostText:
		return "", fmt.Errorf("%w: it is larger than any game", errNoGame)
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, mostText))
	return string(data), err
}

// parse returns the one game of a text, or nil if the text is blank.
func parse(path, text string) (*pgn.Game, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	// One more game stands behind the text. Comments behind the only game would be
	// comments of the next, and with it they are not lost unnoticed.
	r := pgn.NewReader(strings.NewReader(text+"\n\n"+endOfText), path)
	g, err := r.Next()
	if err != nil {
		return nil, fmt.Errorf("%w; the file is left as it is: name another one", err)
	}
	behind, err := r.Next()
	switch {
	case isEndOfText(g):
		return nil, fmt.Errorf("%s holds no game, but it is not empty: name another file", shown(path))
	case err != nil || !isEndOfText(behind):
		return nil, fmt.Errorf("%s %w", shown(path), ErrSeveral)
	case len(behind.Root.Comments) > 0:
		return nil, fmt.Errorf("%s holds a text behind its game: name another file", shown(path))
	}
	return g, nil
}

// endOfText is a game that no file has.
const endOfText = `[Event "end of the text"]` + "\n\n*\n"

func isEndOfText(g *pgn.Game) bool { return g.Tag("Event") == "end of the text" }
