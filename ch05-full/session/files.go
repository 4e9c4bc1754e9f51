// files.go saves games in files, lists those of files and folders, and reads them from there.

package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/outside"
)

// files are where games go on disk: the file of the game at hand, and the folder of all that were
// kept. They know no rules, and of a game a snapshot.
type files struct {
	voice
	folder string   // where games are kept, or "" where they are not
	listed []string // the files of the kept games that were listed last
	keeping
}

// A snapshot is what the files see of a game: as it stands, whatever is played later.
type snapshot struct {
	number int       // of the game in this session
	edits  int       // how often it has changed
	tree   *pgn.Game // all its moves
	puzzle bool      // it is one, and is not kept
}

// isPlayed reports whether a move has been played at all.
func (g snapshot) isPlayed() bool { return len(g.tree.Root.Next) > 0 }

// fileName returns the name of a file from the words of a command. It may have spaces, and
// quotation marks around it; ~/ at its beginning is the home folder, as a shell has it.
func fileName(words []string) string {
	name := unquote(strings.Join(words, " "))
	if full, err := outside.Path(name); err == nil && strings.HasPrefix(name, "~") {
		return full
	}
	return name
}

func unquote(text string) string { return strings.Trim(text, `"`) }

// fileAndNumber reads the name of a file and a number behind it, or 1.
func fileAndNumber(words []string) (name string, n int) {
	last := len(words) - 1
	n, err := strconv.Atoi(words[last])
	if err == nil && last > 0 && n > 0 {
		return fileName(words[:last]), n
	}
	return fileName(words), 1
}

// A writer writes games into a file.
type writer func(path string, games ...*pgn.Game) error

// saving returns the work of writing a game as it stands into a file. It comes back with whether
// there is such a file already, which the writer has left alone. The error says why the name will
// not do for the command.
func (f *files) saving(command, name string, g snapshot, write writer) (jobFunc[bool], error) {
	if strings.TrimSpace(name) == "" {
		return nil, fmt.Errorf("%s needs the name of a file: try %s game.pgn", command, command)
	}
	if name == f.path || name == f.file {
		return nil, fmt.Errorf("the game is kept in %s with each move: name another file", name)
	}
	tagged := openings.Tagged(g.tree)
	return func(context.Context, Out) (bool, error) {
		err := write(name, tagged)
		if errors.Is(err, fs.ErrExist) {
			return true, nil
		}
		return false, err
	}, nil
}

// A readGame is a game from a file, and how it goes on.
type readGame struct {
	tree   *pgn.Game
	file   string // in which it goes on, or "" for none
	text   string // what that held
	name   string // of the file, as it was typed
	number int    // of the game in that
}

// loading returns the work of reading a game: a kept game by its number in the list, or one of a
// file.
func (f *files) loading(args []string) (jobFunc[readGame], error) {
	if _, err := strconv.Atoi(args[0]); err == nil && len(args) == 1 {
		path, err := f.keptGame(args[0])
		if err != nil {
			return nil, err
		}
		return func(context.Context, Out) (readGame, error) {
			g, text, err := keep.Read(path)
			return readGame{tree: g, file: path, text: text}, err
		}, nil
	}
	name, n := fileAndNumber(args)
	return func(context.Context, Out) (readGame, error) {
		g, err := pgn.ReadGame(name, n)
		return readGame{tree: g, name: name, number: n}, err
	}, nil
}

// mostListed is how many games of a file are listed at once: a screen of them.
const mostListed = 20

// listing returns the work of listing kept games, or those of a file. It comes back with what the
// folder holds, or nil if a file was listed.
func (f *files) listing(args []string, q *find.Query) (jobFunc[[]keep.Entry], error) {
	if len(args) > 0 {
		name, first := fileAndNumber(args)
		return func(ctx context.Context, out Out) ([]keep.Entry, error) {
			return nil, listFile(ctx, out, name, first, q)
		}, nil
	}
	if f.folder == "" {
		return nil, errors.New("games are not kept here: games FILE lists those of a file")
	}
	folder := f.folder
	return func(context.Context, Out) ([]keep.Entry, error) {
		entries, err := keep.List(folder, mostListed, q.Filter())
		if entries == nil {
			entries = []keep.Entry{}
		}
		return entries, err
	}, nil
}

// listFile lists the games of a file that are asked for, from a number on.
func listFile(ctx context.Context, out Out, name string, first int, q *find.Query) error {
	tell := func(n int, title string) { out.say("%4d  %s", n, title) }
	next, err := find.Page(ctx, name, q, first, mostListed, tell)
	if next > 0 {
		out.say("games %s %d%s goes on, load %s %d loads one", name, next, q, name, first)
	}
	return err
}

// list lists the kept games that were found, by numbers for load and delete.
func (f *files) list(entries []keep.Entry) {
	f.listed = nil
	for i, e := range entries {
		f.listed = append(f.listed, e.Path)
		f.say("%4d  %s", i+1, e.Title())
	}
	if len(entries) == 0 {
		f.say("no such games in %s", f.folder)
	} else {
		f.say("load 1 goes on with one, delete 1 deletes it; they are in %s", f.folder)
	}
}

// keptGame returns the file of a kept game by its number in the list.
func (f *files) keptGame(word string) (path string, err error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > len(f.listed) {
		return "", errors.New("games lists the kept games with their numbers: type it first")
	}
	return f.listed[n-1], nil
}

// toDelete returns the file of a kept game by its number in the list, if it may be deleted.
func (f *files) toDelete(word string) (path string, err error) {
	path, err = f.keptGame(word)
	if err != nil {
		return "", err
	}
	if path == f.path || path == f.file {
		return "", errors.New("that is the game at hand: begin another one first")
	}
	return path, nil
}
