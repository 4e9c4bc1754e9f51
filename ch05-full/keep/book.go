// book.go keeps one game after the other.

package keep

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// A Book keeps the games of a session, one after the other, each in a file of its own.
type Book struct {
	folder string // for new games
	told   bool   // the player knows it
	keeper *Keeper
	game   int  // that the keeper keeps
	lost   bool // it could not be written last time
}

// NewBook returns a book whose new games go into a folder.
func NewBook(folder string) *Book {
	_, missing := os.Stat(folder)
	return &Book{folder: folder, told: missing == nil} // an earlier game has told
}

// Write writes a game of the session, by its number there. File is where it goes on, and was
// what that held; a new game goes into the folder. News is what the player should know: where
// games are kept, that this one could not be, or that it is in another file now.
func (b *Book) Write(game int, file, was, text string) (path, news string, err error) {
	switch {
	case b.keeper != nil && b.game == game:
	case file != "":
		b.keeper = Adopt(file, was)
	default:
		b.keeper = New(b.folder)
	}
	b.game = game
	err = b.keeper.Write(text)
	path = b.keeper.Path()
	lost := b.lost
	b.lost = err != nil && !errors.Is(err, ErrChanged)
	switch {
	case b.lost:
		return path, fmt.Sprintf("%v. The game goes on, and is not kept", err), err
	case err != nil:
		return path, err.Error(), nil // it is on disk, under another name
	case lost:
		return path, "the game is kept again", nil
	case !b.told && filepath.Dir(path) == b.folder:
		b.told = true
		return path, fmt.Sprintf("games are kept in %s; -keep off ends that", b.folder), nil
	}
	return path, "", nil
}
